/** Tables on this device: stored before they are shown, and played by one page. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Saved, Told } from "../src/lib/local/protocol";
import { Runner } from "../src/lib/local/runner";
import { Conflict } from "../src/lib/local/store";

const saved = (id: string) => ({ id }) as Saved;
let happened: string[];
/** What the engine answers to each call. */
let answers: Record<string, Told | Saved | string>;
let save: (tables: Saved[]) => Promise<void>;

function runner(): Runner {
  return new Runner(
    (name, ...args) => {
      happened.push([name, ...args.filter((one) => typeof one === "string")].join(" "));
      return answers[name];
    },
    {
      read: async (id) => (id === "local-gone" ? null : saved(id)),
      save: (tables) => save(tables),
      remove: async (id) => void happened.push(`removed ${id}`),
    },
    {
      frames: (table, frames) => void happened.push(`${table}: ${frames}`),
      trouble: (table, trouble) => void happened.push(`${table}: ${trouble}`),
    },
    () => Date.now(),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  answers = { open: { frames: ["hello"] }, handle: { frames: ["moved"], save: [saved("local-1")] } };
  save = async (tables) => void happened.push(`saved ${tables.map(({ id }) => id)}`);
});
afterEach(() => void vi.useRealTimers());

test("a move is stored before its message is delivered", async () => {
  const tables = runner();
  await tables.open("local-1");
  await tables.send("local-1", "move");
  expect(happened).toEqual(["open", "local-1: hello", "handle local-1 move", "saved local-1", "local-1: moved"]);
});

test("messages wait for the storage of earlier ones", async () => {
  const tables = runner();
  await tables.open("local-1");
  let store = () => {};
  save = () =>
    new Promise((resolve) => {
      store = resolve;
    });
  tables.send("local-1", "one");
  const second = tables.send("local-1", "two");
  await vi.advanceTimersByTimeAsync(10);
  expect(happened).not.toContain("handle local-1 two");
  save = async () => {};
  store();
  await second;
  expect(happened.filter((one) => one === "local-1: moved").length).toBe(2);
});

test("bots think at once and move when it is time", async () => {
  const tables = runner();
  answers.open = { frames: ["hello"], wait: 900 };
  answers.step = { frames: ["bot moved"] };
  await tables.open("local-1");
  await vi.advanceTimersByTimeAsync(1);
  expect(happened.at(-1)).toBe("think local-1");
  await vi.advanceTimersByTimeAsync(890);
  expect(happened.at(-1)).toBe("think local-1");
  await vi.advanceTimersByTimeAsync(10);
  expect(happened.at(-1)).toBe("local-1: bot moved");
});

test("play goes on where nothing can be stored, and the person is told", async () => {
  const tables = runner();
  save = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  await tables.open("local-1");
  await tables.send("local-1", "move");
  expect(happened.slice(-2)).toEqual(["local-1: not-stored", "local-1: moved"]);
});

test("a page stops when another one plays the table", async () => {
  const tables = runner();
  await tables.open("local-1");
  save = () => Promise.reject(new Conflict());
  await tables.send("local-1", "move");
  expect(happened.slice(-2)).toEqual(["close local-1", "local-1: open-elsewhere"]);
  await tables.send("local-1", "more");
  expect(happened).not.toContain("handle local-1 more");
});

test("a table that was closed before it began is removed", async () => {
  const tables = runner();
  answers.handle = { frames: ["over"], save: [saved("local-1")], remove: true };
  await tables.open("local-1");
  await tables.send("local-1", "close");
  expect(happened).toContain("removed local-1");
});

test("a table that is not there is refused", async () => {
  await expect(runner().open("local-gone")).rejects.toMatchObject({ error: { id: "no-such-table" } });
});

test("a record can be read without opening the table for play", async () => {
  answers.record = "[Game]";
  expect(await runner().record("local-1")).toBe("[Game]");
  expect(happened).toEqual(["open", "record local-1", "close local-1"]);
});
