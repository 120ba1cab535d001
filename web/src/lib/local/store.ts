/** The tables on this device, in IndexedDB: rows for lists, and the logs, which only the engine reads. */
import type { LocalRow, Saved } from "./protocol";

const NAME = "petitfour";
const ROWS = "tables";
const LOGS = "logs";

/** A stored row. `revision` grows with every save, so that two pages do not overwrite each other's moves. */
type Row = LocalRow & { revision: number };

/** Another page has stored the table since this page read it. */
export class Conflict extends Error {}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("not stored"));
  });
}

export class Store {
  #database: Promise<IDBDatabase> | null = null;
  /** The revision of each table that this page has read or written. */
  #revisions = new Map<string, number>();

  /** All tables, the latest first. */
  async list(): Promise<LocalRow[]> {
    const database = await this.#open();
    const rows: Row[] = await answer(database.transaction(ROWS).objectStore(ROWS).getAll());
    return rows.sort((one, other) => other.updated - one.updated);
  }

  /** Reads a table, or returns null if there is none. */
  async read(id: string): Promise<Saved | null> {
    const database = await this.#open();
    const transaction = database.transaction([ROWS, LOGS]);
    const [row, log] = await Promise.all([
      answer<Row | undefined>(transaction.objectStore(ROWS).get(id)),
      answer<Saved | undefined>(transaction.objectStore(LOGS).get(id)),
    ]);
    if (!row || !log) return null;
    this.#revisions.set(id, row.revision);
    return log;
  }

  /** Stores tables, all or none. Rejects with a `Conflict`, or with the browser's error. */
  async save(tables: Saved[]): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction([ROWS, LOGS], "readwrite", { durability: "strict" });
    const done = finished(transaction);
    done.catch(() => {}); // the errors below say more
    const [rows, logs] = [transaction.objectStore(ROWS), transaction.objectStore(LOGS)];
    for (const saved of tables) {
      const before: Row | undefined = await answer(rows.get(saved.id));
      const known = this.#revisions.get(saved.id) ?? 0;
      if ((before?.revision ?? 0) !== known) {
        transaction.abort();
        throw new Conflict();
      }
      const { secret, entries, undone, ...row } = saved;
      rows.put({ ...row, revision: known + 1 } satisfies Row);
      logs.put(saved);
    }
    await done;
    for (const { id } of tables) this.#revisions.set(id, (this.#revisions.get(id) ?? 0) + 1);
  }

  async remove(id: string): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction([ROWS, LOGS], "readwrite");
    transaction.objectStore(ROWS).delete(id);
    transaction.objectStore(LOGS).delete(id);
    await finished(transaction);
    this.#revisions.delete(id);
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(ROWS, { keyPath: "id" });
        request.result.createObjectStore(LOGS, { keyPath: "id" });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    this.#database.catch(() => {
      this.#database = null; // the next call tries again
    });
    return this.#database;
  }
}
