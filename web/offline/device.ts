/** What the tests of games on this device share: quick tables in the store of a page. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Guest } from "../browser/table";

const PYTHON = process.env.PYTHON ?? join(import.meta.dirname, "../../.venv/bin/python");

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Puts a table into the store of a page, with bots that do not wait before their moves, and returns its id. */
export async function stored(page: Page, game: string, players: number, more: object = {}): Promise<string> {
  const bots = Array.from({ length: players - 1 }, (_, n) => ({ kind: "bot", name: `Bot ${n + 1}`, level: "medium" }));
  const table = { game, players, seats: [{ kind: "you" }, ...bots], fast: true, pause: true, ...more };
  const saved = JSON.parse(
    execFileSync(PYTHON, [join(import.meta.dirname, "stored.py"), JSON.stringify(table)], { encoding: "utf-8" }),
  );
  await page.evaluate(async (saved) => {
    const open = indexedDB.open("petitfour", 1);
    open.onupgradeneeded = () => {
      for (const name of ["tables", "logs"]) open.result.createObjectStore(name, { keyPath: "id" });
    };
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const { secret, entries, undone, ...row } = saved;
    const transaction = open.result.transaction(["tables", "logs"], "readwrite");
    transaction.objectStore("tables").put({ ...row, revision: 1 });
    transaction.objectStore("logs").put(saved);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    open.result.close();
  }, saved);
  return saved.id;
}

/** Opens a table of the store and starts its match. */
export async function sit(guest: Guest, id: string): Promise<void> {
  await guest.page.goto(`/t/${id}#now`);
  await guest.page.waitForSelector(".status");
}

/** Ends the loop of `playOn` after some looks. */
export function after(looks: number): () => Promise<boolean> {
  let left = looks;
  return async () => left-- <= 0;
}

/** Waits until the engine and the client are stored on this device. */
export async function kept(page: Page): Promise<void> {
  const files = () =>
    page.evaluate(async () => {
      const names = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return names
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .join(" ");
    });
  await expect.poll(files, { timeout: 60_000, interval: 500 }).toMatch(/pyodide\.asm.*js/);
  await expect.poll(files, { timeout: 60_000, interval: 500 }).toMatch(/Lobby-.*js/);
}
