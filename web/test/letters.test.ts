/** Letters on cards and pegs follow the language, and no two of a game are the same. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Card from "../src/art/Card.svelte";
import Peg from "../src/games/mastermind/Peg.svelte";
import { letter } from "../src/lib/game/letters";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { LANGUAGES } from "../src/lib/preferences/preferences";
import { settings } from "../src/lib/preferences/settings.svelte";

afterEach(cleanup);
const SUITS = { marshmallow: "PYGBV", monster: "GYVB", macaron: "APSBGEC", mastermind: "ROYGBVWKNP" };

test.each(LANGUAGES)("in %s every suit and peg of a game has a letter of its own", async (lang) => {
  settings.lang = lang;
  await setLanguage(lang);
  for (const [game, suits] of Object.entries(SUITS)) {
    const letters = [...suits].map((suit) => letter(game, suit));
    expect(new Set(letters).size, game).toBe(suits.length);
    for (const one of letters) expect(one).toMatch(/^[A-Z][a-z]?$/);
  }
  expect(letter("chess", "Q")).toBe("Q");
});

test("a yellow card and a white peg carry French letters", async () => {
  settings.lang = "fr";
  await setLanguage("fr");
  const card = render(Card, { props: { game: "marshmallow", card: "Y12" } });
  expect(card.container.querySelector(".letter")?.textContent).toBe("J");
  const peg = render(Peg, { props: { colour: "W" } });
  expect(peg.container.querySelector("text")?.textContent).toBe("Bl");
});
