/** What the page and the worker of the engine say to each other. */
import type { NewTable, TableRow } from "../wire/api";
import type { WireError } from "../wire/wire";

/** Addresses of the engine's files. */
export interface EngineFiles {
  archive: string;
  loader: string;
  script: string;
}

/** Where a table was branched off another match: after how many of its moves, for which seat. */
export interface Branch {
  of: string;
  number: number;
  seat: number;
  kind: "as-seen" | "as-was";
}

/** A table on this device in a list. */
export interface LocalRow extends TableRow {
  branch?: Branch | null;
}

/** A table as the engine writes it for storage: a row of a list, and the log, which only the engine reads. */
export interface Saved extends LocalRow {
  secret: string;
  entries: unknown[];
  undone: unknown[];
}

/** What a call of the engine did at a table (browser/host.py). */
export interface Told {
  frames?: string[];
  save?: Saved[];
  remove?: boolean;
  wait?: number;
}

export type Job =
  | { do: "start"; files: EngineFiles }
  | { do: "call"; name: string; args: unknown[] }
  | { do: "create"; table: NewTable; name: string }
  | { do: "branch"; from: { record: string } | { table: string }; wish: object }
  | { do: "open"; table: string }
  | { do: "send"; table: string; text: string }
  | { do: "leave"; table: string }
  | { do: "record"; table: string };

export type Ask = Job & { id: number };

/** "not-stored": the browser cannot store the table, and play goes on. "open-elsewhere": another page plays it. */
export type Trouble = "not-stored" | "open-elsewhere";

export type Answer =
  | { id: number; result: unknown }
  | { id: number; error: WireError }
  | { progress: number }
  | { table: string; frames: string[] }
  | { table: string; trouble: Trouble };

/** An error of the engine or the store, with the id of its text. */
export class LocalError extends Error {
  constructor(readonly error: WireError) {
    super(error.id);
  }
}
