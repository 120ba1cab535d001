/** The replay of a record: all positions, from any viewpoint or with all cards face up. */
import { replayOf } from "../local/requests";
import type { FullReplay, SeenMatch } from "../wire/api";
import type { Reaction, TableInfo, View } from "../wire/wire";
import type { Source } from "./source";
import { reduce, START, settled, shown, type TableState, trickWinner } from "./table-state";

/** The viewpoint: a seat, the public view (null), or all cards face up. */
export type Eyes = number | null | "open";

/** Turns face-down cards on the table up, from the views of their owners. */
export type TurnUp = (view: View, views: View[]) => View;

export class Replay implements Source {
  at = $state(0);
  jumped = true;
  eyes = $state<Eyes>(null);
  readonly table: TableInfo;
  readonly link = "open";
  readonly you = { seats: [], host: false };
  readonly refused = null;
  readonly problem = null;
  readonly reactions: Reaction[] = [];
  readonly clocks = { at: 0, of: [] };
  /** How the game of this record turns cards up. */
  turnUp = $state.raw<TurnUp>((view) => view);
  #seen: SeenMatch[];
  readonly #state: TableState = $derived(this.#stateAt(this.at));

  constructor(replay: FullReplay, eyes: Eyes) {
    // a replay does not wait after a round, so banners show the results
    this.table = { ...replay.table, phase: "playing", pauses: false, pause: null };
    this.#seen = replay.seen;
    this.look(eyes);
  }

  /** Loads the replay of a record of a table, or throws an ApiError. */
  static async open(record: string, table: string, eyes: Eyes): Promise<Replay> {
    return new Replay(await replayOf(record, table), eyes);
  }

  /** The number of the last position. */
  get last(): number {
    return this.#match.events.length;
  }

  look(eyes: Eyes): void {
    this.eyes = eyes === null || eyes === "open" || this.#seen[eyes + 1] ? eyes : null;
  }

  go(to: number): void {
    this.jumped = to !== this.at + 1;
    this.at = to;
  }

  get as(): number | null {
    return this.eyes === "open" ? null : this.eyes;
  }

  /** The current views of all seats, if all cards are face up. */
  get views(): View[] {
    return this.eyes === "open" ? this.#seen.slice(1).map(({ views }) => views[this.at] as View) : [];
  }

  get view(): View {
    const view = shown(this.#state) as View;
    return this.eyes === "open" && !this.#state.glimpse ? this.turnUp(view, this.views) : view;
  }

  get trickWinner(): number | null {
    return trickWinner(this.#state);
  }

  /** The events up to this position. */
  get events() {
    return this.#state.events;
  }

  async play(): Promise<boolean> {
    return false;
  }

  async ask(): Promise<null> {
    return null;
  }

  get #match(): SeenMatch {
    return this.#seen[this.as === null ? 0 : this.as + 1] as SeenMatch;
  }

  /** The state after the messages that a live table would have sent up to here. */
  #stateAt(at: number): TableState {
    const { views, events } = this.#match;
    const before = { at: at - 1, viewpoint: this.as, table: this.table, events: events.slice(0, Math.max(0, at - 1)) };
    if (!at) return reduce(START, { ...before, at, view: views[0] as View });
    const then = settled(reduce(START, { ...before, view: views[at - 1] as View }));
    return reduce(then, { at, view: views[at] as View, events: events.slice(at - 1, at) });
  }
}
