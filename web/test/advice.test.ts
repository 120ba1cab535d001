/** Hints and reviews in plain sentences; the numbers are behind "Why?". */
import { beforeAll, expect, test } from "vitest";
import { inShort, reasons as inWords, verdict } from "../src/lib/game/advice";
import { moveName } from "../src/lib/game/log";
import { loadTopic, setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import type { Hint, Judged, Reason } from "../src/lib/wire/messages";
import type { GameId, ServerMessage } from "../src/lib/wire/wire";
import { SCENES, scene } from "./scenes";

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
  await loadTopic("advice");
});

const trick = (share: number): Reason[] => [
  { id: "reason-better", facts: { move: "Y12", other: "G3", gap: 9, low: 4, high: 14 } },
  { id: "reason-trick", facts: { move: "Y12", share } },
];

test.each([
  [100, "It wins this trick."],
  [70, "It will probably win this trick."],
  [30, "It may win this trick."],
  [5, "It will probably not win this trick."],
  [0, "It leaves this trick to the others."],
])("a card that wins its trick in %i %% of cases", (share, said) => {
  expect(inShort("marshmallow", "Y12", trick(share))).toEqual([said, "It is clearly your best move."]);
});

test("moves that are about equally good are called so, without an interval", () => {
  const reasons = [{ id: "reason-as-good", facts: { move: "Y12", other: "G3", most: 1.7 } }];
  expect(inShort("marshmallow", "Y12", reasons)).toEqual(["About equally good: the green 3."]);
});

test("going out or waiting depends on what is best", () => {
  const facts = { out: "Y12", wait: "G3", now: 4, points: 4.9, fails: 0 };
  const reasons = [{ id: "reason-out-or-wait", facts }];
  expect(inShort("marshmallow", "Y12", reasons)).toEqual(["Go out now and take 4 points."]);
  expect(inShort("marshmallow", "G3", reasons)).toEqual(["Wait: going out later should bring more."]);
});

test.each(["en", "fr", "es"] as const)("every recorded hint is short and plain in %s", async (lang) => {
  settings.lang = lang;
  await setLanguage(lang);
  let found = 0;
  for (const name of SCENES) {
    const { hint, table } = scene(name) as ServerMessage & { hint?: Hint | null };
    if (!hint?.moves[0] || !table) continue;
    const said = inShort(table.game as GameId, hint.moves[0].move, hint.reasons);
    found += 1;
    expect(said.length, name).toBeGreaterThan(0);
    expect(said.join(" "), name).not.toMatch(/%|plain-|\{|\d[.,]\d/);
    expect(said.join(" ").length, name).toBeLessThan(160);
  }
  expect(found).toBeGreaterThan(5);
});

const judged = (mean: number, low: number): Judged => ({
  number: 5,
  round: 1,
  phase: "play",
  worth: 0.5,
  gain: { mean: 0, low: 0, high: 0 },
  luck: 0,
  mistake: low > 0,
  sentences: [{ id: "review-better", facts: { best: "G3", gap: 30, low: 20, high: 32 } }],
  move: "Y12",
  forced: false,
  known: { best: "G3", loss: { mean, low, high: mean + 0.02 } },
  open: { best: "G3", loss: { mean, low, high: mean + 0.02 } },
  reasons: [],
});

test("a decision has one plain verdict; the numbers are apart", async () => {
  settings.lang = "en";
  await setLanguage("en");
  expect(verdict("marshmallow", judged(0, 0))).toBe("Good move.");
  expect(verdict("marshmallow", judged(0.04, 0.01))).toBe("The green 3 was better.");
  expect(verdict("marshmallow", judged(0.3, 0.2))).toBe("A big mistake: the green 3 was much better.");
  expect(verdict("marshmallow", { ...judged(0, 0), forced: true })).toBe("No real choice here.");
  expect(inWords("marshmallow", judged(0.3, 0.2).sentences)[0]).toContain("30 more of 100 matches");
});

test("moves have an article where the language needs one", async () => {
  settings.lang = "fr";
  await setLanguage("fr");
  expect(moveName("marshmallow", "Y12")).toBe("le 12 jaune");
  expect(moveName("mastermind", "guess RY")).toBe("rouge, jaune");
});
