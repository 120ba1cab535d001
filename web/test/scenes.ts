/** The positions that `fixtures/make.py` has written, as a source that a table can be drawn from. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { Desk } from "../src/lib/desk.svelte";
import type { Source } from "../src/lib/live.svelte";
import type { Down } from "../src/lib/wire";

const FOLDER = join(import.meta.dirname, "../fixtures/scenes");

export const SCENES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

export function scene(name: string): Down {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf-8"));
}

export function deskOf(name: string) {
  const { table, view, you, as, events } = scene(name);
  const play = vi.fn(async (_move: string) => true);
  const ask = vi.fn(async () => null);
  const source: Source = {
    link: "open",
    table: table!,
    view: view!,
    you: you!,
    as: as ?? null,
    took: null,
    events: events ?? [],
    refused: null,
    problem: null,
    reactions: [],
    clocks: { at: 0, of: [] },
    play,
    ask,
  };
  // biome-ignore lint/suspicious/noExplicitAny: the view is whichever the scene has
  return { desk: new Desk<any>(source), play, ask, source };
}
