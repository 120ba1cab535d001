/** A table that teaches: a prepared match, played through the server one move at a time. Nobody else sits at it. */
import { ApiError, api, type Introduction } from "./api";
import { type Refused, type Source, taker } from "./live.svelte";
import { pace, settings } from "./settings.svelte";
import { say } from "./texts.svelte";
import type { GameEvent, GameId, Reaction, TableInfo, View } from "./wire";

/** Between two cards of the others, so that each of them is seen. */
const BEAT = 800;

const beats = (number: number) => new Promise((resolve) => setTimeout(resolve, number * (pace(BEAT) || BEAT / 2)));

export class Lesson implements Source {
  table = $state.raw<TableInfo>() as TableInfo;
  view = $state.raw<View>() as View;
  took = $state<number | null>(null);
  events = $state.raw<GameEvent[]>([]);
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<{ id: string } | null>(null);
  /** The id of what is to be said, and the moves that go on from here; none: any legal one. */
  text = $state("");
  wanted = $state.raw<string[]>([]);
  step = $state(0);
  steps = $state(0);
  readonly link = "open";
  readonly as = 0;
  readonly you = { seats: [0], host: false };
  readonly reactions: Reaction[] = [];
  readonly clocks = { at: 0, of: [] };

  #moves: string[] = [];
  #busy = false;
  #closed = false;

  private constructor(readonly game: GameId) {}

  /** Throws an ApiError where there is none. */
  static async begin(game: GameId): Promise<Lesson> {
    const lesson = new Lesson(game);
    await lesson.#hear(await api.introduction(game, []));
    return lesson;
  }

  get over(): boolean {
    return this.step === this.steps;
  }

  close(): void {
    this.#closed = true;
  }

  async play(move: string): Promise<boolean> {
    if (this.#busy || this.over) return false;
    this.#busy = true;
    try {
      const answer = await api.introduction(this.game, [...this.#moves, move]);
      this.problem = null;
      if (answer.error) this.refused = { move, error: answer.error, count: (this.refused?.count ?? 0) + 1 };
      else {
        this.refused = null;
        this.#moves.push(move);
        await this.#hear(answer);
      }
      return !answer.error;
    } catch (error) {
      this.problem = { id: error instanceof ApiError ? error.id : "other" };
      return false; // the move can be made again
    } finally {
      this.#busy = false;
    }
  }

  async ask(): Promise<null> {
    return null;
  }

  /** One move after the other, as at any table; then the next step. */
  async #hear(answer: Introduction): Promise<void> {
    const [you, ...others] = answer.table.seats;
    this.table = { ...answer.table, seats: [{ ...you!, name: settings.name || say("name-guest") }, ...others] };
    for (const [index, moment] of answer.moments.entries()) {
      if (index) await beats(1);
      if (this.#closed) return;
      const took = taker(this.view ?? null, moment.view);
      this.took = took ?? this.took;
      this.view = moment.view;
      this.events = [...this.events, ...moment.events.map((event) => (took === null ? event : { ...event, took }))];
    }
    if (answer.step === answer.steps) await beats(3); // what the last move brought is seen first
    if (this.#closed) return;
    this.text = answer.text;
    this.wanted = answer.play;
    this.step = answer.step;
    this.steps = answer.steps;
  }
}
