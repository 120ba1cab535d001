import { expect, test } from "vitest";
import { matches, pieces, words } from "../src/lib/ui/search";

test("finds all words, in any order, ignoring accents and case", () => {
  const text = "MC-22 Une carte allergène dans le pli";
  expect(matches(text, words("ALLERGENE pli"))).toBe(true);
  expect(matches(text, words("mc-22"))).toBe(true);
  expect(matches(text, words("pli atout"))).toBe(false);
  expect(matches(text, words("  "))).toBe(true);
});

test("marks the matches", () => {
  expect(pieces("L’allergène, l’ALLERGÈNE", words("allergene"))).toEqual([
    { text: "L’", found: false },
    { text: "allergène", found: true },
    { text: ", l’", found: false },
    { text: "ALLERGÈNE", found: true },
  ]);
  expect(pieces("a trick", [])).toEqual([{ text: "a trick", found: false }]);
  expect(pieces("papapa", words("apa"))).toEqual([
    { text: "p", found: false },
    { text: "apapa", found: true },
  ]);
});
