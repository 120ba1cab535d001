/** What is loaded when it is first needed: the pages, the tables of the games, the languages. */
import type { Component } from "svelte";
import type { Language } from "./remembered";
import type { Route } from "./routes";
import type { GameId } from "./wire";

// biome-ignore lint/suspicious/noExplicitAny: some pages take an id from their address
const pages: Record<Route["page"], () => Promise<{ default: Component<any> }>> = {
  home: () => import("../pages/Home.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  screen: () => import("../pages/Screen.svelte"),
  carry: () => import("../pages/Carry.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  lost: () => import("../pages/Lost.svelte"),
};

export const load = (page: Route["page"]) => pages[page]();

// biome-ignore lint/suspicious/noExplicitAny: each table takes a desk with the view of its own game
export const tables: Record<GameId, () => Promise<{ default: Component<any> }>> = {
  marshmallow: () => import("../games/Marshmallow.svelte"),
  monster: () => import("../games/Monster.svelte"),
  macaron: () => import("../games/Macaron.svelte"),
  mastermind: () => import("../games/Mastermind.svelte"),
};

export const languages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  es: () => import("texts:es"),
};
