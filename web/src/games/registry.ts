/** The games, each found by its folder and loaded when it is first opened. A game without a folder gets a default table. */
import type { Component } from "svelte";
import type { Deck } from "../lib/fair/fair";
import type { GameModule } from "../lib/game/client.svelte";

const found = import.meta.glob<GameModule>("./*/index.ts");
const pictures = import.meta.glob<{ default: Component<{ picture: object }> }>("./*/Picture.svelte");
const decks = import.meta.glob<{ default: Deck }>("./*/deck.ts");

/** Loads a game. The entry point calls this early, so this module imports nothing at run time. */
export function loadGame(id: string): Promise<GameModule> {
  return found[`./${id}/index.ts`]?.() ?? loadOutside();
}

async function loadOutside(): Promise<GameModule> {
  const [module, { outsideGames }] = await Promise.all([
    import("../table/default/DefaultTable.svelte"),
    import("../lib/game/outside"),
  ]);
  await outsideGames(); // for their colours
  return module;
}

/** What draws the pieces of a game in the pictures of its rules; null if it has no pieces of its own. */
export async function loadPicture(id: string): Promise<Component<{ picture: object }> | null> {
  return (await pictures[`./${id}/Picture.svelte`]?.())?.default ?? null;
}

/** How to verify the deals of a game; null if it deals no cards or does not say. */
export async function loadDeck(id: string): Promise<Deck | null> {
  return (await decks[`./${id}/deck.ts`]?.())?.default ?? null;
}
