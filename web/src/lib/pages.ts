/** The pages, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Route } from "./router.svelte";

// biome-ignore lint/suspicious/noExplicitAny: some pages take an id from their address
const pages: Record<Route["page"], () => Promise<{ default: Component<any> }>> = {
  home: () => import("../pages/Home.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  screen: () => import("../pages/Screen.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  lost: () => import("../pages/Lost.svelte"),
};

export const load = (page: Route["page"]) => pages[page]();
