/** The settings of a table in words: those on offer and those chosen. Their texts are the topic "options". */
import { t } from "../i18n/texts.svelte";
import type { ClockSetting, GameId, TableInfo } from "../wire/wire";

/** Settings that are offered to players. The others are for research. */
export const SHOWN: Partial<Record<GameId, string[]>> = {
  marshmallow: ["edition", "target", "memory_aid"],
  monster: ["memory_aid"],
  macaron: ["teams", "board", "target", "memory_aid"],
  mastermind: ["colours", "rounds", "repeats_in_guess", "marking", "penalty"],
};

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
  return typeof value === "number" ? String(value) : t(`option-${name}-${value}`);
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
  const chosen = (SHOWN[game] ?? []).filter((name) => name !== "teams" || players === 4);
  const found = chosen.map((name): [string, string] => [t(`option-${name}`), inWords(name, settings[name])]);
  found.push([t("option-hints"), yesNo(hints)]);
  if (players === 1) return found;
  const watching = spectators === "delay" ? t("fact-delay", { seconds: delay }) : t(`option-spectators-${spectators}`);
  found.push([t("option-clock"), clock(time)], [t("option-spectators"), watching]);
  found.push([t("option-listed"), yesNo(listed)]);
  return found;
}
