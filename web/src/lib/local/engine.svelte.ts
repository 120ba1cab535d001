/** The engine in its worker. It is started when it is first wanted, and runs until the page is closed. */
import files from "virtual:engine";
import { ApiError, type NewTable } from "../wire/api";
import type { Answer, Job, LocalRow, Trouble } from "./protocol";
import { Store } from "./store";

export interface TableListener {
  frames(frames: string[]): void;
  trouble(trouble: Trouble): void;
}

/** Loading of the engine, for the page to show. */
export const engine = $state<{ status: "off" | "loading" | "ready" | "failed"; progress: number }>({
  status: "off",
  progress: 0,
});

let worker: Worker | null = null;
let started: Promise<unknown> | null = null;
let next = 1;
const asked = new Map<number, { resolve: (result: unknown) => void; reject: (error: ApiError) => void }>();
const tables = new Map<string, TableListener>();
const store = new Store();

function hear(answer: Answer): void {
  if ("progress" in answer) engine.progress = answer.progress;
  else if ("table" in answer) {
    const listener = tables.get(answer.table);
    if ("frames" in answer) listener?.frames(answer.frames);
    else listener?.trouble(answer.trouble);
  } else {
    const waiting = asked.get(answer.id);
    asked.delete(answer.id);
    if ("error" in answer) waiting?.reject(new ApiError(answer.error.id, 0));
    else waiting?.resolve(answer.result);
  }
}

function ask(job: Job): Promise<unknown> {
  const id = next++;
  worker?.postMessage({ id, ...job });
  return new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
}

/** Starts the engine, or waits until it has started. Rejects with an ApiError where it cannot run. */
export function start(): Promise<unknown> {
  if (!files) return Promise.reject(new ApiError("no-engine", 0));
  started ??= begin().catch((error) => {
    engine.status = "failed";
    worker?.terminate();
    worker = started = null; // the next call tries again
    throw error;
  });
  return started;

  async function begin(): Promise<void> {
    engine.status = "loading";
    engine.progress = 0;
    worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => hear(data);
    const broken = new Promise((_, reject) => {
      (worker as Worker).onerror = () => reject(new ApiError("no-engine", 0));
    });
    await Promise.race([ask({ do: "start", files: files! }), broken]);
    engine.status = "ready";
  }
}

async function run<T>(job: Job): Promise<T> {
  await start();
  return (await ask(job)) as T;
}

/** Calls a method of the engine (browser/host.py). */
export const call = <T>(name: string, ...args: unknown[]): Promise<T> => run({ do: "call", name, args });

/** Makes a table on this device and returns its id. */
export const create = (table: NewTable, name: string): Promise<string> => run({ do: "create", table, name });

/** Makes a branch of a record, or of a table that is open here, and returns its id. */
export const branch = (from: { record: string } | { table: string }, wish: object): Promise<string> =>
  run({ do: "branch", from, wish });

export const record = (table: string): Promise<string> => run({ do: "record", table });

/** Opens a table; the listener then gets its messages. */
export async function openTable(table: string, listener: TableListener): Promise<void> {
  tables.set(table, listener);
  await run({ do: "open", table });
}

export function sendTo(table: string, text: string): void {
  ask({ do: "send", table, text }).catch(() => {});
}

export function leaveTable(table: string): void {
  tables.delete(table);
  if (engine.status === "ready") ask({ do: "leave", table }).catch(() => {});
}

/** The tables on this device. Where nothing can be stored, there are none. */
export const listTables = (): Promise<LocalRow[]> => store.list().catch(() => []);

export const removeTable = (table: string): Promise<void> => store.remove(table);
