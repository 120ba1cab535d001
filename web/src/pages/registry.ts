/** The pages, each loaded when it is first opened. */
import type { Component } from "svelte";
import type { Route } from "../lib/router/routes";

// biome-ignore lint/suspicious/noExplicitAny: some pages take an id from their address
const pages: Record<Route["page"], () => Promise<{ default: Component<any> }>> = {
  home: () => import("./Home.svelte"),
  table: () => import("./TablePage.svelte"),
  screen: () => import("./Screen.svelte"),
  carry: () => import("./Carry.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  game: () => import("./GamePage.svelte"),
  "my-games": () => import("./MyGames.svelte"),
  learn: () => import("./Learn.svelte"),
  "not-found": () => import("./NotFound.svelte"),
};

export const load = (page: Route["page"]) => pages[page]();
