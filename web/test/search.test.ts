import { expect, test } from "vitest";
import { matches, pieces, words } from "../src/lib/search";

test("all words, in any order, whatever their accents and capitals", () => {
  const text = "MC-22 Une carte allergène dans le pli";
  expect(matches(text, words("ALLERGENE pli"))).toBe(true);
  expect(matches(text, words("mc-22"))).toBe(true);
  expect(matches(text, words("pli atout"))).toBe(false);
  expect(matches(text, words("  "))).toBe(true);
});

test("what was searched for is marked where it stands", () => {
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
