/** The positions from `fixtures/make.py` as sources for a table. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { Source } from "../src/lib/state/connection.svelte";
import { Controller } from "../src/lib/state/controller.svelte";
import type { ServerMessage } from "../src/lib/wire/wire";

const FOLDER = join(import.meta.dirname, "../fixtures/scenes");

export const SCENES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

export function scene(name: string): ServerMessage {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf-8"));
}

export function deskOf(name: string) {
  const { table, view, you, viewpoint, events } = scene(name);
  const play = vi.fn(async (_move: string) => true);
  const ask = vi.fn(async () => null);
  const source: Source = {
    link: "open",
    table: table!,
    view: view!,
    you: you!,
    as: viewpoint ?? null,
    trickWinner: null,
    events: events ?? [],
    refused: null,
    problem: null,
    reactions: [],
    clocks: { at: 0, of: [] },
    play,
    ask,
  };
  // biome-ignore lint/suspicious/noExplicitAny: the view depends on the scene
  return { controller: new Controller<any>(source), play, ask, source };
}
