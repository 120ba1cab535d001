/** The games, each found by its folder and loaded when it is first opened. A game without a folder gets a default table. */
import type { GameModule } from "../lib/game/client";

const found = import.meta.glob<GameModule>("./*/index.ts");

export function loadGame(id: string): Promise<GameModule> {
  return found[`./${id}/index.ts`]?.() ?? import("../table/default/DefaultTable.svelte");
}
