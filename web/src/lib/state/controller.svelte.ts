/** What a player does at a table: names, turns, chosen cards and the premove. */

import { has, list, t } from "../i18n/texts.svelte";
import { tap } from "../preferences/settings.svelte";
import type { GameId, Play, Seat, TableInfo, View, WireError } from "../wire/wire";
import { preview } from "./preview";
import type { Source } from "./source";

const HOLD = 1400; // milliseconds in which a move can be undone before it is sent

export class Controller<V extends View = View> {
  /** Raised cards: to be confirmed, to be combined with another, or part of a premove. */
  chosen = $state.raw<string[]>([]);
  /** A move that was chosen before the player's turn. */
  premove = $state<string | null>(null);
  /** The last premove was illegal when the turn came. */
  premoveDropped = $state(false);

  #held = $state.raw<{ move: string; before: View | null } | null>(null);
  #release: (send: boolean) => void = () => {};
  readonly #preview = $derived.by(() => {
    const { view, as } = this.source;
    return view && this.held !== null && as !== null ? preview(view, as, this.held) : view;
  });

  constructor(readonly source: Source) {}

  get table(): TableInfo {
    return this.source.table as TableInfo;
  }

  /** The position as it is drawn. A held move is in it. */
  get view(): V {
    return (this.held === null ? this.source.view : this.#preview) as V;
  }

  /** A move that is drawn and not yet in the table's position. */
  get held(): string | null {
    return this.#held && this.#held.before === this.source.view ? this.#held.move : null;
  }

  get me(): number | null {
    return this.source.as;
  }

  /** Whether the player can act now. */
  get mine(): boolean {
    return this.me !== null && this.table.phase === "playing" && this.view.to_act.includes(this.me);
  }

  /** Whether it is the player's turn to play a card. */
  get playing(): boolean {
    return this.mine && this.view.phase === "play";
  }

  /** All seats clockwise, the player's own first. */
  get seats(): Seat[] {
    const from = this.me ?? 0;
    const all = this.table.seats;
    return [...all.slice(from), ...all.slice(0, from)];
  }

  seat(seat: number): Seat | undefined {
    return this.table.seats[seat];
  }

  name(seat: number): string {
    return this.seat(seat)?.name ?? t("seat-number", { number: seat + 1 });
  }

  /** Arguments for texts that address the player directly: `{ $who -> [you] … *[other] … }`. */
  who(seat: number): { who: string; name: string } {
    return { who: seat === this.me ? "you" : "other", name: this.name(seat) };
  }

  names(seats: number[]): string {
    return list(seats.map((seat) => this.name(seat)));
  }

  /** The seats of each side: partners share a score. */
  get sides(): number[][] {
    return this.view.teams || this.table.seats.map(({ seat }) => [seat]);
  }

  /** The name of a side: a seat or a team. */
  side(side: number): string {
    return this.names(this.sides[side] ?? []);
  }

  score(seat: number): number {
    return this.view.scores[this.sides.findIndex((seats) => seats.includes(seat))] ?? 0;
  }

  /** The cards that begin a legal move. */
  get playable(): Set<string> {
    return new Set(this.view.legal.map((move) => move.split(" ")[0] as string));
  }

  /** Plays a move, on small screens after a moment in which it can be undone. False: refused or undone. */
  async play(move: string): Promise<boolean> {
    this.undo();
    if (!this.#holds(move)) return this.commit(move);
    this.#clear();
    this.#held = { move, before: this.source.view };
    const send = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => this.#release(true), HOLD);
      this.#release = (send) => {
        clearTimeout(timer);
        this.#release = () => {};
        resolve(send);
      };
    });
    const done = send && (await this.commit(move));
    if (!done && this.#held?.move === move) this.#held = null;
    return done;
  }

  /** Sends a move at once: a button has confirmed it, or it was dragged. */
  async commit(move: string): Promise<boolean> {
    this.#clear();
    return this.source.play(move);
  }

  #clear(): void {
    this.premoveDropped = false;
    this.chosen = [];
    this.premove = null;
  }

  /** A refusal is shown at once, and where clocks run nothing waits. */
  #holds(move: string): boolean {
    const untimed = (this.table.clock.kind ?? "none") === "none";
    return !!this.source.holds && untimed && tap() === "undo" && this.mine && this.view.legal.includes(move);
  }

  /** Takes the held move back. */
  undo(): void {
    this.#held = null;
    this.#release(false);
  }

  /** Sends the held move now. */
  release(): void {
    this.#release(true);
  }

  /** Handles a tap on a card: plays it, raises it for a second tap, or makes it the premove. */
  tap(card: string): void {
    const raised = this.chosen[0] === card;
    if (!this.playing && this.held === null) this.setPremove(raised ? null : card);
    else if (tap() === "twice" && !raised && this.playable.has(card)) this.chosen = [card];
    else this.play(card);
  }

  setPremove(move: string | null): void {
    this.premove = move;
    this.chosen = move ? [move.split(" ")[0] as string] : [];
  }

  /** Plays the premove when the turn comes, or drops it if it is illegal. */
  playPremove(): void {
    if (!this.premove || !this.playing) return;
    const move = this.premove;
    this.premove = null;
    if (this.view.legal.includes(move)) this.commit(move);
    else {
      this.chosen = [];
      this.premoveDropped = true;
    }
  }
}

/** A refusal in words, with its rule id. One rule has a text for each edition. */
export function reason(error: WireError): string {
  const rule = error.rule ?? error.id;
  const id = `refuse-${rule}${error.needs?.edition ? `-${error.needs.edition}` : ""}`;
  const said = has(id) ? t(id, error.needs) : has(`problem-${rule}`) ? t(`problem-${rule}`) : t("problem-other");
  return said;
}

export function cardName(game: GameId, card: string): string {
  if (!has(`card-${game}`)) return card;
  return t(`card-${game}`, { suit: card[0] as string, rank: card.slice(1).split(" ")[0] as string });
}

/** The cards of a trick and who played them, in words. */
export function playsInWords(controller: Controller, trick: Play[]): string {
  const cards = trick.map(({ seat, card }) =>
    t("trick-card", { name: controller.name(seat), card: cardName(controller.table.game, card) }),
  );
  return cards.length ? list(cards) : t("read-nothing");
}
