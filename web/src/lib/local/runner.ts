/** Runs tables on this device: calls the engine, stores what it returns, then delivers the messages. */
import type { NewTable } from "../wire/api";
import { LocalError, type Saved, type Told, type Trouble } from "./protocol";
import { Conflict } from "./store";

/** The engine: calls a method of `browser/host.py`, or throws a `LocalError`. */
export type Call = (name: string, ...args: unknown[]) => unknown;

/** Where tables are stored; see store.ts. */
export interface Shelf {
  read(id: string): Promise<Saved | null>;
  save(tables: Saved[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface Listener {
  frames(table: string, frames: string[]): void;
  trouble(table: string, trouble: Trouble): void;
}

/** The longest time that browsers wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Runner {
  /** Tables that could not be stored. They last until the page is closed. */
  #unsaved = new Map<string, Saved>();
  #open = new Set<string>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Calls run one after the other, so that messages arrive in the order of what was stored. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly call: Call,
    readonly shelf: Shelf,
    readonly listener: Listener,
    readonly now: () => number = Date.now,
  ) {}

  /** Makes a table and returns its id. */
  create(table: NewTable, name: string): Promise<string> {
    return this.#queue(async () => {
      const saved = this.call("create", table, name, this.now()) as Saved;
      await this.#save([saved]);
      return saved.id;
    });
  }

  /** Makes a branch of a record or of an open table, and returns its id. */
  branch(from: { record: string } | { table: string }, wish: object): Promise<string> {
    return this.#queue(async () => {
      const made =
        "record" in from
          ? this.call("branch", from.record, wish, this.now())
          : this.call("branch_table", from.table, wish, this.now());
      await this.#save([made as Saved]);
      return (made as Saved).id;
    });
  }

  /** Opens a stored table, which then sends its first message. */
  open(table: string): Promise<void> {
    return this.#queue(async () => {
      await this.#load(table);
      this.#open.add(table);
    });
  }

  /** Gives a message to an open table. */
  send(table: string, text: string): Promise<void> {
    return this.#queue(() => this.#run(table, "handle", text));
  }

  /** Closes a table, which stays stored. */
  leave(table: string): Promise<void> {
    return this.#queue(async () => this.#stop(table));
  }

  /** Returns the record of a finished match, or throws. */
  record(table: string): Promise<string> {
    return this.#queue(async () => {
      const open = this.#open.has(table);
      if (!open) this.call("open", await this.#read(table), this.now());
      try {
        return this.call("record", table) as string;
      } finally {
        if (!open) this.call("close", table);
      }
    });
  }

  async #load(table: string): Promise<void> {
    await this.#hear(table, this.call("open", await this.#read(table), this.now()) as Told);
  }

  async #read(table: string): Promise<Saved> {
    const kept = this.#unsaved.get(table);
    const found = kept ?? (await this.shelf.read(table).catch(() => null));
    if (!found) throw new LocalError({ id: "no-such-table" });
    return found;
  }

  async #run(table: string, method: "handle" | "step", ...args: unknown[]): Promise<void> {
    if (!this.#open.has(table)) return;
    await this.#hear(table, this.call(method, table, ...args, this.now()) as Told);
  }

  /** Stores, then delivers, then waits for what is due. */
  async #hear(table: string, told: Told): Promise<void> {
    if (told.save && !(await this.#save(told.save, table))) return;
    if (told.remove) await this.shelf.remove(table).catch(() => {});
    if (told.frames?.length) this.listener.frames(table, told.frames);
    clearTimeout(this.#timers.get(table));
    if (told.wait === undefined) return;
    const due = this.now() + told.wait;
    this.#after(table, 0, async () => {
      if (!this.#open.has(table)) return;
      this.call("think", table);
      this.#after(table, Math.max(0, due - this.now()), () => this.#run(table, "step"));
    });
  }

  #after(table: string, wait: number, job: () => Promise<void>): void {
    this.#timers.set(
      table,
      setTimeout(() => this.#queue(job), Math.min(wait, LONGEST_WAIT)),
    );
  }

  /** Stores tables. Returns false if another page plays this one. Play goes on where nothing can be stored. */
  async #save(tables: Saved[], playing?: string): Promise<boolean> {
    try {
      await this.shelf.save(tables);
      for (const { id } of tables) this.#unsaved.delete(id);
    } catch (error) {
      if (error instanceof Conflict && playing) {
        this.#stop(playing);
        this.listener.trouble(playing, "open-elsewhere");
        return false;
      }
      for (const saved of tables) {
        this.#unsaved.set(saved.id, saved);
        this.listener.trouble(saved.id, "not-stored");
      }
    }
    return true;
  }

  #stop(table: string): void {
    clearTimeout(this.#timers.get(table));
    if (this.#open.delete(table)) this.call("close", table);
  }

  #queue<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#last.then(job);
    this.#last = run.catch(() => {});
    return run;
  }
}
