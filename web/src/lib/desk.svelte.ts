/** A player's place at a table: who is who, whose turn it is, and what the player is about to do. */
import type { Source } from "./live.svelte";
import { settings } from "./settings.svelte";
import { has, list, say } from "./texts.svelte";
import type { GameId, Seat, TableInfo, View, WireError } from "./wire";

export class Desk<V extends View = View> {
  /** Cards that are raised: to be confirmed, to go with another, or to be played when the turn comes. */
  chosen = $state.raw<string[]>([]);
  /** A move that was chosen ahead of the turn, and is played when it comes. */
  kept = $state<string | null>(null);
  /** One that was kept turned out not to be allowed; until something else is tried. */
  dropped = $state(false);

  constructor(readonly live: Source) {}

  get table(): TableInfo {
    return this.live.table as TableInfo;
  }

  get view(): V {
    return this.live.view as V;
  }

  get me(): number | null {
    return this.live.as;
  }

  /** May I act now? */
  get mine(): boolean {
    return this.me !== null && this.table.phase === "playing" && this.view.to_act.includes(this.me);
  }

  /** Is it my turn to play a card? */
  get playing(): boolean {
    return this.mine && this.view.phase === "play";
  }

  /** All seats clockwise, mine first. */
  get seats(): Seat[] {
    const from = this.me ?? 0;
    const all = this.table.seats;
    return [...all.slice(from), ...all.slice(0, from)];
  }

  seat(seat: number): Seat | undefined {
    return this.table.seats[seat];
  }

  name(seat: number): string {
    return this.seat(seat)?.name ?? say("seat-number", { number: seat + 1 });
  }

  /** For sentences that speak differently to the reader: `{ $who -> [you] … *[other] … }`. */
  who(seat: number): { who: string; name: string } {
    return { who: seat === this.me ? "you" : "other", name: this.name(seat) };
  }

  names(seats: number[]): string {
    return list(seats.map((seat) => this.name(seat)));
  }

  /** Whose score this is: a seat's or a team's. */
  side(side: number): string {
    const { view } = this;
    return view.game === "macaron" && view.teams ? this.names(view.teams[side] as number[]) : this.name(side);
  }

  score(seat: number): number {
    const { view } = this;
    return view.scores[view.game === "macaron" && view.teams ? seat % 2 : seat] ?? 0;
  }

  /** The cards with which some legal move begins. */
  get playable(): Set<string> {
    return new Set(this.view.legal.map((move) => move.split(" ")[0] as string));
  }

  async play(move: string): Promise<boolean> {
    this.dropped = false;
    this.chosen = [];
    this.kept = null;
    return this.live.play(move);
  }

  /** A card was tapped: it is played, raised for a second tap, or kept for my turn. */
  tap(card: string): void {
    const raised = this.chosen[0] === card;
    if (!this.playing) this.keep(raised ? null : card);
    else if (settings.confirm && !raised && this.playable.has(card)) this.chosen = [card];
    else this.play(card);
  }

  keep(move: string | null): void {
    this.kept = move;
    this.chosen = move ? [move.split(" ")[0] as string] : [];
  }

  /** Plays the move that was kept for my turn; one that is not allowed now is forgotten. */
  playKept(): void {
    if (!this.kept || !this.playing) return;
    const move = this.kept;
    this.kept = null;
    if (this.view.legal.includes(move)) this.play(move);
    else {
      this.chosen = [];
      this.dropped = true;
    }
  }
}

/** A refusal in words: the rule's id first. The one rule that two editions print differently has a text for each. */
export function reason(error: WireError): string {
  const rule = error.rule ?? error.id;
  const id = `refuse-${rule}${error.needs?.edition ? `-${error.needs.edition}` : ""}`;
  const said = has(id) ? say(id, error.needs) : has(`problem-${rule}`) ? say(`problem-${rule}`) : say("problem-other");
  return error.rule && /^[A-Z]/.test(error.rule) ? say("rule-first", { rule: error.rule, said }) : said;
}

export function cardName(game: GameId, card: string): string {
  return say(`card-${game}`, { suit: card[0] as string, rank: card.slice(1).split(" ")[0] as string });
}
