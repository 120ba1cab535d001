/** The tables, drawn from positions of real games. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Macaron from "../src/games/Macaron.svelte";
import Marshmallow from "../src/games/Marshmallow.svelte";
import Mastermind from "../src/games/Mastermind.svelte";
import Monster from "../src/games/Monster.svelte";
import { cardName, Desk } from "../src/lib/desk.svelte";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import Announcer from "../src/table/Announcer.svelte";
import { deskOf, SCENES } from "./scenes";

// biome-ignore lint/suspicious/noExplicitAny: each takes a desk with the view of its own game
const TABLES: Record<string, Component<any>> = {
  marshmallow: Marshmallow,
  monster: Monster,
  macaron: Macaron,
  mastermind: Mastermind,
};

beforeAll(async () => {
  settings.lang = "en";
  settings.motion = "none";
  await speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});
beforeEach(() => {
  settings.confirm = false;
});
afterEach(cleanup);

function draw(name: string) {
  const given = deskOf(name);
  render(TABLES[given.desk.table.game] as Component, { props: { desk: given.desk } });
  return given;
}

const card = (name: string, game: "marshmallow" | "monster" | "macaron" = "marshmallow") =>
  screen.getByRole("button", { name: new RegExp(`^${cardName(game, name)}(,|$)`) });

test.each(SCENES)("%s can be drawn, and says everything it shows", (name) => {
  const complain = vi.spyOn(console, "error");
  const { desk } = draw(name);
  expect(document.querySelector("[role=status]")?.textContent?.trim()).not.toBe("");
  for (const hand of desk.view.hand ?? []) {
    const label = document.querySelector(`[data-card=${hand}]`)?.getAttribute("aria-label");
    expect(label).toContain(cardName(desk.table.game, hand));
  }
  for (const { name: player } of desk.table.seats)
    expect(screen.getAllByText(player as string).length).toBeGreaterThan(0);
  expect(complain).not.toHaveBeenCalled();
});

test("a tap plays a card", async () => {
  const { play, desk } = draw("marshmallow-4");
  await fireEvent.click(card(desk.view.legal[0]));
  expect(play).toHaveBeenCalledWith(desk.view.legal[0]);
});

test("a card that cannot be played stays, says so, and can be asked about", async () => {
  const { play, desk } = draw("marshmallow-4");
  const not = desk.view.hand.find((one: string) => !desk.view.legal.includes(one));
  expect(card(not).getAttribute("aria-label")).toContain("cannot be played now");
  await fireEvent.click(card(not));
  expect(play).toHaveBeenCalledWith(not); // the server answers with the rule
});

test("with two taps the first one only raises the card", async () => {
  settings.confirm = true;
  const { play, desk } = draw("marshmallow-4");
  await fireEvent.click(card(desk.view.legal[0]));
  expect(play).not.toHaveBeenCalled();
  expect(card(desk.view.legal[0]).getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(card(desk.view.legal[0]));
  expect(play).toHaveBeenCalledWith(desk.view.legal[0]);
});

test("when it is not my turn a card can be kept ready", async () => {
  const { play, desk } = draw("marshmallow-4-wait");
  await fireEvent.click(card(desk.view.hand[1]));
  expect(play).not.toHaveBeenCalled();
  expect(desk.chosen).toEqual([desk.view.hand[1]]);
  expect(desk.kept).toBe(desk.view.hand[1]);
});

test("a card that was kept ready is played on my turn, one that was only raised is not", async () => {
  const { desk, play } = draw("marshmallow-4");
  desk.chosen = [desk.view.legal[0]];
  desk.playKept();
  expect(play).not.toHaveBeenCalled();
  desk.keep(desk.view.legal[0]);
  desk.playKept();
  expect(play).toHaveBeenCalledWith(desk.view.legal[0]);
});

test("the hand is one Tab stop; arrows and digits move in it", async () => {
  const { desk } = draw("marshmallow-4");
  const hand = screen.getByRole("list", { name: /^Your hand/ });
  const cards = within(hand).getAllByRole("button");
  const stops = () => cards.filter((one) => one.tabIndex === 0);
  expect(stops()).toEqual([cards[0]]);
  cards[0]?.focus();
  await fireEvent.keyDown(hand, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards[1]);
  expect(stops()).toEqual([cards[1]]);
  await fireEvent.keyDown(hand, { key: "4" });
  expect(document.activeElement).toBe(cards[3]);
  await fireEvent.keyDown(hand, { key: "End" });
  expect(document.activeElement).toBe(cards[desk.view.hand.length - 1]);
});

test("trump is named by a tap on a suit", async () => {
  const { play } = draw("marshmallow-4-trump");
  await fireEvent.click(screen.getByRole("button", { name: "green" }));
  expect(play).toHaveBeenCalledWith("trump G");
});

test("monster: a card, then one of the places where it may go", async () => {
  const { play, desk } = draw("monster-4");
  const move = desk.view.legal[0] as string;
  const [name = "", ...way] = move.split(" ");
  await fireEvent.click(card(name, "monster"));
  expect(play).not.toHaveBeenCalled();
  const free = desk.view.open.indexOf(null) + 1;
  const place = way[0] === "new" ? `Free place ${free}` : `Trick ${way[1]}`;
  await fireEvent.click(screen.getByRole("button", { name: place }));
  expect(play).toHaveBeenCalledWith(move);
});

test("monster: the row is laid card by card", async () => {
  const { play } = draw("monster-3-order");
  for (const value of [6, 2, 4]) await fireEvent.click(screen.getByRole("button", { name: `Lay the ${value}` }));
  await fireEvent.click(screen.getByRole("button", { name: "Lay the row" }));
  expect(play).toHaveBeenCalledWith("order 6 2 4");
});

test.each([
  ["another round begins", 0, 3],
  ["somebody else at the same device lays theirs", 1, 2],
])("monster: a row that was begun is gone when %s", async (_, seat, round) => {
  const { desk } = deskOf("monster-3-order");
  const { rerender } = render(Monster, { props: { desk } });
  for (const value of [2, 4, 6]) await fireEvent.click(screen.getByRole("button", { name: `Lay the ${value}` }));
  const done = () => screen.getByRole("button", { name: "Lay the row" }) as HTMLButtonElement;
  expect(done().disabled).toBe(false);
  const other = deskOf("monster-3-order");
  Object.assign(other.source, { as: seat, view: { ...other.desk.view, seat, round, to_act: [seat] } });
  await rerender({ desk: other.desk });
  expect(done().disabled).toBe(true);
  expect(document.querySelectorAll(".slot .point, .slot button").length).toBe(0);
});

test("macaron: two cards are passed", async () => {
  const { play, desk } = draw("macaron-3-pass");
  const [a, b] = desk.view.hand as [string, string];
  const done = screen.getByRole<HTMLButtonElement>("button", { name: "Pass these two" });
  await fireEvent.click(card(a, "macaron"));
  expect(done.disabled).toBe(true);
  await fireEvent.click(card(b, "macaron"));
  await fireEvent.click(done);
  expect(play).toHaveBeenCalledWith(`pass ${a} ${b}`);
});

test("macaron: a token, then above or below a flavour", async () => {
  const { play, desk } = draw("macaron-4-vote");
  const move = desk.view.legal.at(-1) as string;
  const [, token, side, flavour] = move.split(" ");
  const tokens = screen.getByRole("group", { name: "Your vote tokens" });
  await fireEvent.click(
    within(tokens)
      .getAllByRole("button")
      .find((one) => one.textContent?.replace(/\D+/g, "/").replace(/^\/|\/$/g, "") === token) as HTMLElement,
  );
  const name = cardName("macaron", `${flavour}1`).replace(/ 1$/, "");
  await fireEvent.click(
    screen.getByRole("button", { name: new RegExp(`^${side === "above" ? "Above" : "Below"} ${name}`) }),
  );
  expect(play).toHaveBeenCalledWith(move);
});

test("macaron: a bet is a tap on the track", async () => {
  const { play } = draw("macaron-4-bet");
  await fireEvent.click(screen.getByRole("button", { name: /^3–4/ }));
  expect(play).toHaveBeenCalledWith("bet 3-4");
  await fireEvent.click(screen.getByRole("button", { name: "Do not bet" }));
  expect(play).toHaveBeenLastCalledWith("no bet");
});

test("mastermind: pegs by tap and by letter", async () => {
  const { play } = draw("mastermind-guess");
  await fireEvent.click(screen.getByRole("button", { name: "red peg" }));
  await fireEvent.click(screen.getByRole("button", { name: "blue peg" }));
  await fireEvent.keyDown(window, { key: "g" });
  await fireEvent.keyDown(window, { key: "8" });
  await fireEvent.keyDown(window, { key: "Backspace" });
  await fireEvent.keyDown(window, { key: "w" });
  await fireEvent.click(screen.getByRole("button", { name: "Guess" }));
  expect(play).toHaveBeenCalledWith("guess RBGW");
});

test("mastermind: while the other one marks, the next row is prepared but not laid", async () => {
  const given = deskOf("mastermind-mark");
  const { view } = given.desk;
  // the same position, through the eyes of the codebreaker
  const source = { ...given.source, as: view.codebreaker, view: { ...view, seat: view.codebreaker, legal: [] } };
  render(Mastermind as Component, { props: { desk: new Desk(source) } });
  for (const key of ["r", "o", "y", "g"]) await fireEvent.keyDown(document.body, { key });
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(document.querySelectorAll("[data-slot] .peg:not(.hole)").length).toBe(4);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Guess" }).disabled).toBe(true);
  expect(given.play).not.toHaveBeenCalled();
});

test("mastermind: marks by hand", async () => {
  const { play } = draw("mastermind-mark");
  const sliders = screen.getAllByRole("radiogroup");
  await fireEvent.click(within(sliders[0] as HTMLElement).getByRole("radio", { name: "1" }));
  await fireEvent.click(within(sliders[1] as HTMLElement).getByRole("radio", { name: "2" }));
  await fireEvent.click(screen.getByRole("button", { name: "Mark" }));
  expect(play).toHaveBeenCalledWith("mark 1 2");
});

test("nobody's hidden cards are in the page", () => {
  const { desk } = draw("monster-4");
  const shown = document.body.innerHTML;
  for (const [seat, row] of (desk.view.rows as (number | null)[][]).entries()) {
    if (seat !== 0) expect(row.filter((value) => value !== null).length).toBeLessThan(2);
  }
  expect(shown).not.toContain("undefined");
});

const LANGUAGES = ["en", "fr", "es"] as const;

test.each(SCENES)("%s is read out on a key, in every language", async (name) => {
  const complain = vi.spyOn(console, "error");
  const { desk } = deskOf(name);
  for (const lang of LANGUAGES) {
    settings.lang = lang;
    await speak(lang);
    const { unmount } = render(Announcer, { props: { desk } });
    const answer = document.querySelector("[aria-live=assertive]") as HTMLElement;
    for (const key of desk.view.hand || desk.view.game === "mastermind" ? "htls" : "tls") {
      const before = answer.textContent;
      await fireEvent.keyDown(document.body, { key });
      expect(answer.textContent, `${key} in ${lang}`).not.toBe(before);
    }
    await fireEvent.keyDown(document.body, { key: "s" }); // twice the same: it is read again
    expect(answer.textContent).toMatch(/\u00a0$/);
    for (const side of desk.view.scores.keys()) expect(answer.textContent).toContain(desk.side(side));
    unmount();
  }
  settings.lang = "en";
  await speak("en");
  expect(complain).not.toHaveBeenCalled();
});
