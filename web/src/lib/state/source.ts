/** What a table is drawn from: a connection, a tutorial or a replay. */

import type { Objection } from "../fair/notes";
import type { Link } from "../wire/transport";
import type { ClockInfo, GameEvent, Reaction, ServerMessage, TableInfo, View, WireError, You } from "../wire/wire";

/** A refused move with the rule it breaks. `count` distinguishes two refusals of the same move. */
export interface Refused {
  move: string;
  error: WireError;
  count: number;
}

export type Fields = Record<string, unknown>;

export interface Source {
  readonly link: Link;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly you: You;
  readonly as: number | null;
  /** The winner of the last completed trick. */
  readonly trickWinner: number | null;
  readonly events: GameEvent[];
  readonly refused: Refused | null;
  readonly problem: WireError | null;
  readonly reactions: Reaction[];
  readonly clocks: { at: number; of: (ClockInfo | null)[] };
  /** Set if the table did not use what this browser noted before the match. */
  readonly objection?: Objection | null;
  /** Moves can be held for a moment, to be undone, before they are sent. */
  readonly holds?: boolean;
  play(move: string): Promise<boolean>;
  ask(verb: string, fields?: Fields): Promise<ServerMessage | null>;
  /** When the table's state last arrived (`performance.now()`). Times in it have grown since. */
  readonly heard?: number;
  /** When the position last changed, by the same clock. */
  readonly moved?: number;
  /** The position does not directly follow the one shown before, so nothing is announced. */
  readonly jumped?: boolean;
  /** Shows the current position at once. */
  settle?(): void;
}
