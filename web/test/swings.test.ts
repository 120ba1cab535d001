/** The strip of a review: luck before each decision, play in it, from the start to the result. */
import { expect, test } from "vitest";
import { biggest, swings } from "../src/lib/game/swings";
import type { Judged, Review } from "../src/lib/wire/messages";

const decision = (number: number, worth: number, gain: number, forced = false) =>
  ({ number, worth, gain: { mean: gain, low: gain, high: gain }, forced }) as Judged;

test("the parts join from the start to the result", () => {
  const decisions = [decision(4, 0.3, -0.1), decision(6, 0, 0, true), decision(9, 0.6, 0.05)];
  const found = swings({ start: 0.25, result: 1, decisions } as Review);
  expect(found.map(({ kind }) => kind)).toEqual(["luck", "play", "luck", "play", "luck"]);
  expect(found.map(({ to }) => to)).toEqual([0.3, 0.3 - 0.1, 0.6, 0.6 + 0.05, 1]);
  for (const [place, swing] of found.entries()) {
    const before = found[place - 1];
    expect(swing.from).toBe(before?.to ?? 0.25);
    expect(swing.before).toBe(before?.x ?? 0);
  }
  expect(found.map(({ x }) => x)).toEqual([0.4, 0.4, 0.9, 0.9, 1]);
});

test("a chance stays between nothing and certainty", () => {
  const [, play] = swings({ start: 0.9, result: 1, decisions: [decision(1, 0.98, 0.1)] } as Review);
  expect(play?.to).toBe(1);
});

test("the marks are the biggest swings, and none stands close to a bigger one", () => {
  const swing = (x: number, to: number, decided = true) =>
    ({ kind: "play", before: x, x, from: 0.5, to, decision: decided ? decision(1, 0.5, 0) : null }) as const;
  const all = [swing(0.1, 0.6), swing(0.15, 0.9), swing(0.5, 0.2), swing(0.8, 0.7), swing(1, 1, false)];
  expect(biggest(all, 2, 0.12).map(({ x }) => x)).toEqual([0.15, 0.5]);
  expect(biggest(all, 9, 0.12).map(({ x }) => x)).toEqual([0.15, 0.5, 0.8]);
  expect(biggest(all, 9, 0.01).map(({ x }) => x)).toEqual([0.15, 0.5, 0.8, 0.1]);
});
