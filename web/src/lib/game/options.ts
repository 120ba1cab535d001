/** The settings of a table in words: those on offer and those chosen. Their texts are the topic "options". */
import type { Component } from "svelte";
import { has, t } from "../i18n/texts.svelte";
import type { ClockSetting, GameId, TableInfo } from "../wire/wire";
import { SHOWN } from "./games";
import { outside } from "./outside";

/** The default export of `games/<id>/options.ts`: what the form of a new table needs besides GET /api/games. */
export interface GameOptions {
  /** The numbers on offer for a setting, given the other settings. */
  numbers?: Record<string, (values: Record<string, unknown>) => number[]>;
  /** Defaults that depend on the language. */
  defaults?: (lang: string) => Record<string, unknown>;
  /** Whether a setting means anything together with the others. */
  fits?: (name: string, values: Record<string, unknown>) => boolean;
  /** The form for the numbers of the player's own box, which are the setting `box`. */
  // biome-ignore lint/suspicious/noExplicitAny: the box is that of this game
  Box?: Component<any>;
}

/** The settings that are offered to players. The others are for research. */
export function shownSettings(game: GameId): string[] {
  return SHOWN[game] ?? outside(game)?.shown ?? [];
}

export const CLOCKS: Record<string, ClockSetting> = {
  none: {},
  move: { kind: "move", seconds: 60 },
  bank: { kind: "bank", seconds: 600, increment: 10 },
};

export const SPECTATORS = ["public", "delay", "none"] as const;

export function yesNo(value: unknown): string {
  return t(value ? "setting-on" : "setting-off");
}

/** The value of a game's setting in words. */
export function inWords(name: string, value: unknown): string {
  if (typeof value === "boolean") return yesNo(value);
  if (name === "first") return value === null ? t("option-first-lot") : t("seat-number", { number: Number(value) + 1 });
  return typeof value === "number" ? String(value) : t(`option-${name}-${value}`);
}

/** A sentence about a setting, for example what the rulebook says. Undefined if it needs none. */
export function about(game: GameId, name: string): string | undefined {
  const id = [`option-${name}-about-${game}`, `option-${name}-about`].find(has);
  return id && t(id);
}

/** Whether a setting means anything at a table: teams need four players, and one player always begins. */
export function applies(name: string, players: number): boolean {
  if (name === "teams") return players === 4;
  return name !== "first" || players > 1;
}

function clock({ kind = "none", seconds = 0, increment = 0 }: ClockSetting): string {
  if (kind === "none") return t("option-clock-none");
  return t(`fact-clock-${kind}`, { seconds, increment });
}

/** The settings of a table in words, as pairs of name and value. */
export function facts({
  game,
  players,
  settings,
  clock: time,
  hints,
  spectators,
  delay,
  listed,
}: TableInfo): [string, string][] {
  const chosen = shownSettings(game).filter((name) => applies(name, players));
  const found = chosen.map((name): [string, string] => [t(`option-${name}`), inWords(name, settings[name])]);
  found.push([t("option-hints"), yesNo(hints)]);
  if (players === 1) return found;
  const watching = spectators === "delay" ? t("fact-delay", { seconds: delay }) : t(`option-spectators-${spectators}`);
  found.push([t("option-clock"), clock(time)], [t("option-spectators"), watching]);
  found.push([t("option-listed"), yesNo(listed)]);
  return found;
}
