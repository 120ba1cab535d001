/** One table as this page sees it, kept fresh over a WebSocket. The server is the truth: nothing is guessed ahead. */
import { address, line } from "./line";
import { pace } from "./settings.svelte";
import type { ClockInfo, Down, GameEvent, MonsterView, Reaction, TableInfo, View, WireError, You } from "./wire";

export type Link = "connecting" | "open" | "lost" | "gone";

/** A refused move, with the rule it breaks; `count` tells two refusals of the same move apart. */
export interface Refused {
  move: string;
  error: WireError;
  count: number;
}

function piles(view: View | null): number[] {
  return (view && ("tricks" in view ? view.tricks : "won" in view ? view.won : null)) ?? [];
}

/** Whose pile grew took the trick; null if nobody's did. */
export function taker(before: View | null, now: View | null): number | null {
  const old = piles(before);
  const grown = piles(now).findIndex((tricks, seat) => tricks === (old[seat] ?? tricks) + 1);
  return grown < 0 ? null : grown;
}

/** The card that completed the last trick, while it is on show. */
function lastCard(view: View | null): string | undefined {
  const last = view && "last_trick" in view ? view.last_trick : null;
  return (Array.isArray(last) ? last : last?.cards)?.at(-1)?.card;
}

/** MC-12: all votes are open, and nobody has bet yet. */
export function votesDecided(view: View | null): { royal: string; allergen: string } | null {
  if (view?.game !== "macaron" || view.phase !== "bet" || !view.votes?.length) return null;
  const { royal, allergen, bets } = view;
  return royal && allergen && bets.every((bet) => bet === null) ? { royal, allergen } : null;
}

/**
 * What would be gone before anybody has seen it: the end of a round, which the next deal clears away, and in the solo
 * game the trick after which Emma has led at once. Nobody can act there.
 */
function passing(now: View | null, { view, events }: Down, known: number): View | null {
  if (!now || !view) return null;
  const still = { to_act: [], legal: [] };
  const { final, round } = events?.findLast((event) => event.final && event.number > known) ?? {};
  if (final && round) {
    const end = { ...final, ...still, seat: view.seat, round, ...(view.hand ? { hand: [] } : {}) };
    if (end.game === "monster") return { ...end, ...keptCards(end) };
    if (end.game !== "mastermind" || !end.last_round) return end;
    const { rows, code } = end.last_round;
    return { ...end, rows, code, rows_left: end.rows_left + end.rows.length - rows.length };
  }
  if (view.game !== "macaron" || now.game !== "macaron" || !view.trick.length || !view.last_trick.length) return null;
  const seen = now.last_trick.length > 0 && now.last_trick[0]?.card === view.last_trick[0]?.card;
  return seen ? null : { ...view, ...still, trick: [], lead: null };
}

/** MO-13: the card that everybody keeps, where it lay in the row (MO-11). */
function keptCards({ won, kept }: MonsterView): Pick<MonsterView, "rows" | "face_up"> {
  const up = won.map((tricks) => (tricks ? (tricks - 1) % 3 : null));
  const rows = up.map((place, seat) => [0, 1, 2].map((one) => (one === place ? (kept[seat]?.at(-1) ?? null) : null)));
  return { rows, face_up: up };
}

type Fields = Record<string, unknown>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const LONG_AWAY = 30_000;
const LOG_LENGTH = 400;
const GLIMPSE = { round: 3600, trick: 1300 };

/** What a table is drawn from: a live one, or one that is looked at again. */
export interface Source {
  readonly link: Link;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly you: You;
  readonly as: number | null;
  readonly took: number | null;
  readonly events: GameEvent[];
  readonly refused: Refused | null;
  readonly problem: WireError | null;
  readonly reactions: Reaction[];
  readonly clocks: { at: number; of: (ClockInfo | null)[] };
  play(move: string): Promise<boolean>;
  ask(verb: string, fields?: Fields): Promise<Down | null>;
  /** When the table was last told of, by `performance.now()`: who was away then has been away longer by now. */
  readonly heard?: number;
  /** When the position was last another one, by the same clock. */
  readonly moved?: number;
  /** The present is not what followed upon what was shown before: what lies between is not told. */
  readonly leapt?: boolean;
  /** Shows the present at once. */
  settle?(): void;
}

export class Live implements Source {
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  /** The seat whose eyes these are; null sees what everybody sees. */
  as = $state<number | null>(null);
  /** Who won the trick that was just completed. */
  took = $state<number | null>(null);
  clocks = $state.raw<{ at: number; of: (ClockInfo | null)[] }>({ at: 0, of: [] });
  at = 0;
  heard = 0;
  moved = 0;
  /** What this page was told since it was opened, the newest last. */
  events = $state.raw<GameEvent[]>([]);
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<WireError | null>(null);
  reactions = $state.raw<Reaction[]>([]);
  /** A move is on its way. */
  busy = $state(false);

  #socket: WebSocket | null = null;
  #address: string;
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = new Map<number, (down: Down) => void>();
  #closed = false;
  /** The present, while something that has just passed is looked at. */
  #present: { view: View | null; took: number | null; timer: ReturnType<typeof setTimeout> } | null = null;
  #hidden = 0;
  #greeted: () => void = () => {};

  constructor(table: string, screen = false) {
    this.#address = address(table, screen);
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#glance);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.settle();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#glance);
    this.#socket?.close();
  }

  /** Connects once more: the server may know us now as somebody. */
  again(): Promise<void> {
    this.#leave();
    this.#connect();
    return new Promise((resolve) => {
      this.#greeted = resolve;
    });
  }

  /** Sends a command; resolves with the answer, also with a refusing one. Rejects if the line is down. */
  send(verb: string, fields: Fields = {}): Promise<Down> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("line down"));
    const id = this.#next++;
    socket.send(JSON.stringify({ id, do: verb, ...fields }));
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** The same for buttons: what goes wrong is shown as the table's problem. */
  async ask(verb: string, fields: Fields = {}): Promise<Down | null> {
    try {
      const down = await this.send(verb, fields);
      this.problem = down.error ?? null;
      return down;
    } catch {
      return null; // the page already says that the line is down
    }
  }

  async play(move: string): Promise<boolean> {
    if (this.as === null || this.busy) return false;
    this.busy = true;
    const thought = Math.round(performance.now() - this.clocks.at);
    try {
      const down = await this.send("move", { seat: this.as, at: this.at, move, thought });
      this.refused = down.error ? { move, error: down.error, count: (this.refused?.count ?? 0) + 1 } : null;
      return !down.error;
    } catch {
      return false;
    } finally {
      this.busy = false;
    }
  }

  #connect(): void {
    this.#socket = line(
      this.#address,
      (text) => this.#hear(JSON.parse(text) as Down),
      (code) => this.#lost(code),
    );
  }

  #hear(down: Down): void {
    if (!down.error || down.table) this.link = "open";
    this.#wait = FIRST_WAIT;
    this.at = down.at;
    if (down.table) {
      this.table = down.table;
      this.heard = performance.now();
    }
    const turned = down.as !== undefined && down.as !== this.as;
    if (turned) this.#turn(down.as as number | null);
    if (down.you) this.you = down.you;
    const before = turned ? null : this.#now;
    const passed = passing(before, down, this.events.at(-1)?.number ?? 0);
    const took = taker(before, passed ?? down.view ?? null);
    if (this.#present && !passed) this.#present.took = took ?? this.#present.took;
    else this.took = took ?? this.took;
    if (down.view !== undefined) {
      this.moved = performance.now();
      this.#look(down.view, passed);
    }
    if (down.clocks) this.clocks = { at: performance.now(), of: down.clocks };
    if (down.events?.length) this.#note(down.events, took, lastCard(passed ?? this.#now));
    if (down.table) this.#greeted();
    if (down.reaction) this.#react(down.reaction);
    if (down.re !== undefined) {
      this.#asked.get(down.re)?.(down);
      this.#asked.delete(down.re);
    }
    if (down.error && down.re === undefined) this.problem = down.error;
    else if (down.table && this.problem?.id === "store-away") this.problem = null; // it is back
    if (down.going) this.#socket?.close(); // the server leaves: another one takes over
  }

  /** The position as it is, whatever is looked at. */
  get #now(): View | null {
    return this.#present ? this.#present.view : this.view;
  }

  /** Other eyes: what these were told, and how they were refused, is not for the next. */
  #turn(as: number | null): void {
    this.settle();
    this.as = as;
    this.events = [];
    this.refused = null;
  }

  /** After a reconnect the last events come again: each counts once. */
  #note(events: GameEvent[], took: number | null, completing?: string): void {
    const last = this.events.at(-1)?.number ?? 0;
    const fresh = events.filter((event) => event.number > last);
    if (fresh.length) {
      const completed = fresh.findLast(
        ({ move }) => move && (move === completing || move.startsWith(`${completing} `)),
      );
      if (completed && took !== null) completed.took = took;
      const vote = fresh.findLast(({ seat, move }) => seat >= 0 && (!move || move.startsWith("vote ")));
      const decided = votesDecided(this.#now);
      if (vote && decided) vote.decided = decided;
      this.events = [...this.events, ...fresh].slice(-LOG_LENGTH);
      this.refused = null;
    }
  }

  /** What has passed is looked at for a moment, unless the reader is in a hurry. */
  #look(view: View | null, passed: View | null): void {
    if (this.#present && !passed && view) {
      this.#present.view = view; // others may be quick: it is looked at for its time all the same
      return;
    }
    clearTimeout(this.#present?.timer);
    this.#present = null;
    const time = passed && pace(view && passed.round === view.round ? GLIMPSE.trick : GLIMPSE.round);
    this.view = time ? passed : view;
    if (time) this.#present = { view, took: null, timer: setTimeout(() => this.settle(), time) };
  }

  settle(): void {
    if (!this.#present) return;
    const { view, took, timer } = this.#present;
    this.#present = null;
    clearTimeout(timer);
    this.view = view;
    this.took = took ?? this.took;
  }

  #react(reaction: Reaction): void {
    const shown = { ...reaction };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => {
      this.reactions = this.reactions.filter((other) => other !== shown);
    }, 3000);
  }

  #lost(code: number): void {
    for (const answer of this.#asked.values()) answer({ at: this.at, error: { id: "line-down" } });
    this.#asked.clear();
    if (this.#closed) return;
    // 4404: no such table; 4403: not for us. Neither gets better by trying again.
    if (code >= 4400 && code < 4500) {
      this.link = "gone";
      return;
    }
    this.link = this.table ? "lost" : "connecting";
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Ends a line without hearing about it. */
  #leave(): void {
    const old = this.#socket;
    if (old) old.onclose = old.onmessage = null;
    old?.close();
  }

  /** The network is gone: a line that does not know it yet would stay silent for minutes. */
  #drop = (): void => {
    if (this.link === "gone") return;
    clearTimeout(this.#timer);
    this.#leave();
    this.#lost(0);
  };

  /** Phones cut the lines of pages that nobody looks at, without a word: after a while away the line is made anew. */
  #glance = (): void => {
    if (document.hidden) this.#hidden = Date.now();
    else if (this.link === "open" && Date.now() - this.#hidden > LONG_AWAY) this.again();
    else this.#hurry();
  };

  /** Back from a tunnel or from another tab: do not wait any longer. */
  #hurry = (): void => {
    if (this.link === "open" || this.link === "gone" || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
