/** How a table is set: what a player may choose, and what was chosen, in words. Their texts are the topic "options". */
import { say } from "./texts.svelte";
import type { ClockSetting, GameId, TableInfo } from "./wire";

/** What a player may want to choose; the rest is for exact study. */
export const SHOWN: Record<GameId, string[]> = {
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
  return say(value ? "setting-on" : "setting-off");
}

/** A value of a game's setting. */
export function inWords(name: string, value: unknown): string {
  if (typeof value === "boolean") return yesNo(value);
  return typeof value === "number" ? String(value) : say(`option-${name}-${value}`);
}

function clock({ kind = "none", seconds = 0, increment = 0 }: ClockSetting): string {
  if (kind === "none") return say("option-clock-none");
  return say(`fact-clock-${kind}`, { seconds, increment });
}

/** Everything that was chosen for a table, for whoever comes to it. */
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
  const chosen = SHOWN[game].filter((name) => name !== "teams" || players === 4);
  const found = chosen.map((name): [string, string] => [say(`option-${name}`), inWords(name, settings[name])]);
  found.push([say("option-hints"), yesNo(hints)]);
  if (players === 1) return found;
  const watching =
    spectators === "delay" ? say("fact-delay", { seconds: delay }) : say(`option-spectators-${spectators}`);
  found.push([say("option-clock"), clock(time)], [say("option-spectators"), watching]);
  found.push([say("option-listed"), yesNo(listed)]);
  return found;
}
