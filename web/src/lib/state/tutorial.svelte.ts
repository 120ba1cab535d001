/** A tutorial: a prepared match that the server plays one move at a time. */

import { t } from "../i18n/texts.svelte";
import { introductionOf } from "../local/requests";
import { duration, settings } from "../preferences/settings.svelte";
import { ApiError, type Introduction } from "../wire/api";
import type { GameId, Reaction, TableInfo, View } from "../wire/wire";
import type { Refused, Source } from "./source";
import { reduce, START, settled, shown, type TableState, trickWinner } from "./table-state";

/** The pause between two moves of other players. */
const BEAT = 800;

const beats = (number: number) => new Promise((resolve) => setTimeout(resolve, number * (duration(BEAT) || BEAT / 2)));

export class Tutorial implements Source {
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<{ id: string } | null>(null);
  /** The text id of this step, and the moves that continue it; none: any legal move. */
  text = $state("");
  wanted = $state.raw<string[]>([]);
  step = $state(0);
  steps = $state(0);
  readonly link = "open";
  readonly as = 0;
  readonly you = { seats: [0], host: false };
  readonly reactions: Reaction[] = [];
  readonly clocks = { at: 0, of: [] };

  #state = $state.raw<TableState>({ ...START, viewpoint: 0 });
  #moves: string[] = [];
  #busy = false;
  #closed = false;

  private constructor(readonly game: GameId) {}

  /** Starts a tutorial, or throws an ApiError. */
  static async begin(game: GameId): Promise<Tutorial> {
    const tutorial = new Tutorial(game);
    await tutorial.#hear(await introductionOf(game, []));
    return tutorial;
  }

  get table() {
    return this.#state.table as TableInfo;
  }

  get view() {
    return shown(this.#state) as View;
  }

  get events() {
    return this.#state.events;
  }

  get trickWinner() {
    return trickWinner(this.#state);
  }

  /** Shows the current position, if an earlier one is shown. */
  settle(): void {
    this.#state = settled(this.#state);
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
      const answer = await introductionOf(this.game, [...this.#moves, move]);
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
      return false; // the player can try the move again
    } finally {
      this.#busy = false;
    }
  }

  async ask(): Promise<null> {
    return null;
  }

  /** Shows the moves one after the other, then the next step. */
  async #hear(answer: Introduction): Promise<void> {
    const [you, ...others] = answer.table.seats;
    const table = { ...answer.table, seats: [{ ...you!, name: settings.name || t("name-guest") }, ...others] };
    for (const [index, moment] of answer.moments.entries()) {
      if (index) await beats(1);
      if (this.#closed) return;
      this.#state = reduce(this.#state, { ...moment, table });
      const { glimpse } = this.#state;
      if (glimpse?.kind === "round") this.text = answer.text; // it speaks of this position: the solved board stays
      if (glimpse) await beats(glimpse.kind === "round" ? 6 : 2);
      this.settle();
    }
    if (answer.step === answer.steps) await beats(3); // shows the result of the last move first
    if (this.#closed) return;
    this.text = answer.text;
    this.wanted = answer.play;
    this.step = answer.step;
    this.steps = answer.steps;
  }
}
