/** The positions from `fixtures/make.py` as sources for a table. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { type GameModule, keep } from "../src/lib/game/client.svelte";
import { loadGameTexts } from "../src/lib/i18n/texts.svelte";
import { Controller } from "../src/lib/state/controller.svelte";
import { type Eyes, Replay } from "../src/lib/state/replay.svelte";
import type { Source } from "../src/lib/state/source";
import type { FullReplay } from "../src/lib/wire/api";
import type { Fact, GameEvent, ServerMessage, View } from "../src/lib/wire/wire";

// a page has loaded its game before it draws anything of it
const folders = import.meta.glob<GameModule>("../src/games/*/index.ts", { eager: true });
for (const [path, game] of Object.entries(folders)) keep(path.split("/").at(-2) as string, game);

const FOLDER = join(import.meta.dirname, "../fixtures/scenes");

export const SCENES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

export function scene(name: string): ServerMessage {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf-8"));
}

/** A whole match as the server replays it. */
export function match(name: string): FullReplay {
  return JSON.parse(readFileSync(join(FOLDER, `../replays/${name}.json`), "utf-8")).replay;
}

/** The messages that a live table would have sent to a viewpoint, several events in one where nobody had to act. */
export function messages(replay: FullReplay, index: number): ServerMessage[] {
  const { viewpoint, views, events } = replay.seen[index]!;
  const found: ServerMessage[] = [{ at: 0, table: replay.table, viewpoint, view: views[0] as View, events: [] }];
  let waiting: GameEvent[] = [];
  for (const [n, event] of events.entries()) {
    waiting.push(event);
    if (events[n + 1]?.by === "table") continue;
    found.push({ at: n + 1, view: views[n + 1] as View, events: waiting });
    waiting = [];
  }
  return found;
}

/** A replay that stands after the first event with such a fact. */
export function replayAt(name: string, kind: Fact["fact"], eyes: Eyes = null) {
  const replay = new Replay(match(name), eyes);
  const { events } = match(name).seen[0]!;
  replay.go(1 + events.findIndex((event) => event.facts?.some((fact) => fact.fact === kind)));
  return { controller: new Controller(replay), event: replay.events.at(-1)! };
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

// components are tested without the pages, which load the sentences of a game before they show its table
await Promise.all(Object.keys(folders).map((path) => loadGameTexts(path.split("/").at(-2) as string)));
