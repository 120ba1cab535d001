/** The tables of the games, each loaded when it is first opened. */
import type { Component } from "svelte";
import type { GameId } from "../lib/wire/wire";

// biome-ignore lint/suspicious/noExplicitAny: each table takes a controller with the view of its own game
export const tables: Record<GameId, () => Promise<{ default: Component<any> }>> = {
  marshmallow: () => import("./Marshmallow.svelte"),
  monster: () => import("./Monster.svelte"),
  macaron: () => import("./Macaron.svelte"),
  mastermind: () => import("./Mastermind.svelte"),
};
