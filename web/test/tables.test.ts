/** The tables, drawn from positions of played games. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Macaron from "../src/games/macaron/Table.svelte";
import type { GameFact as MacaronFact } from "../src/games/macaron/types";
import Marshmallow from "../src/games/marshmallow/Table.svelte";
import Mastermind from "../src/games/mastermind/Table.svelte";
import Monster from "../src/games/monster/Table.svelte";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import { Controller, cardName } from "../src/lib/state/controller.svelte";
import { finder } from "../src/lib/state/table-state";
import Announcer from "../src/table/Announcer.svelte";
import { deskOf, match, SCENES } from "./scenes";

// biome-ignore lint/suspicious/noExplicitAny: each takes a controller with the view of its own game
const TABLES: Record<string, Component<any>> = {
  marshmallow: Marshmallow,
  monster: Monster,
  macaron: Macaron,
  mastermind: Mastermind,
};

beforeAll(async () => {
  settings.lang = "en";
  settings.motion = "none";
  await setLanguage("en");
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});
beforeEach(() => {
  settings.tap = null;
});
afterEach(cleanup);

function draw(name: string) {
  const given = deskOf(name);
  render(TABLES[given.controller.table.game] as Component, { props: { controller: given.controller } });
  return given;
}

const card = (name: string, game: "marshmallow" | "monster" | "macaron" = "marshmallow") =>
  screen.getByRole("button", { name: new RegExp(`^${cardName(game, name)}(,|$)`) });

test.each(SCENES)("%s can be drawn, and everything in it has a label", (name) => {
  const complain = vi.spyOn(console, "error");
  const { controller } = draw(name);
  expect(document.querySelector("[role=status]")?.textContent?.trim()).not.toBe("");
  for (const hand of controller.view.hand ?? []) {
    const label = document.querySelector(`[data-card=${hand}]`)?.getAttribute("aria-label");
    expect(label).toContain(cardName(controller.table.game, hand));
  }
  for (const { name: player } of controller.table.seats)
    expect(screen.getAllByText(player as string).length).toBeGreaterThan(0);
  expect(complain).not.toHaveBeenCalled();
});

test("a tap plays a card", async () => {
  const { play, controller } = draw("marshmallow-4");
  await fireEvent.click(card(controller.view.legal[0]));
  expect(play).toHaveBeenCalledWith(controller.view.legal[0]);
});

test("an unplayable card stays, is marked, and can be tapped for the reason", async () => {
  const { play, controller } = draw("marshmallow-4");
  const not = controller.view.hand.find((one: string) => !controller.view.legal.includes(one));
  expect(card(not).getAttribute("aria-label")).toContain("cannot be played now");
  await fireEvent.click(card(not));
  expect(play).toHaveBeenCalledWith(not); // the server answers with the rule
});

test("with confirmation the first tap only raises the card", async () => {
  settings.tap = "twice";
  const { play, controller } = draw("marshmallow-4");
  await fireEvent.click(card(controller.view.legal[0]));
  expect(play).not.toHaveBeenCalled();
  expect(card(controller.view.legal[0]).getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(card(controller.view.legal[0]));
  expect(play).toHaveBeenCalledWith(controller.view.legal[0]);
});

describe("on a small screen", () => {
  function held() {
    const given = draw("marshmallow-4");
    (given.source as { holds?: boolean }).holds = true;
    return { ...given, card: given.controller.view.legal[0] as string };
  }
  beforeEach(() => {
    settings.tap = "undo";
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test("a card lies on the table at once and is sent a moment later", async () => {
    const { play, controller, card: tapped } = held();
    await fireEvent.click(card(tapped));
    expect(controller.view.trick.at(-1)).toEqual({ seat: controller.me, card: tapped });
    expect(controller.view.hand).not.toContain(tapped);
    expect(play).not.toHaveBeenCalled();
    vi.runAllTimers();
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith(tapped));
  });

  test("a move can be taken back before it is sent", async () => {
    const { play, controller, card: tapped } = held();
    await fireEvent.click(card(tapped));
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(controller.view.hand).toContain(tapped);
    expect(controller.mine).toBe(true);
    vi.runAllTimers();
    expect(play).not.toHaveBeenCalled();
  });

  test("another card replaces the one that was tapped before", async () => {
    const { play, controller, card: tapped } = held();
    const other = controller.view.legal[1] as string;
    await fireEvent.click(card(tapped));
    await fireEvent.click(card(other));
    vi.runAllTimers();
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith(other));
    expect(play).toHaveBeenCalledOnce();
  });

  test("an illegal card is refused at once", async () => {
    const { play, controller } = held();
    const not = controller.view.hand.find((one: string) => !controller.view.legal.includes(one));
    await fireEvent.click(card(not));
    expect(play).toHaveBeenCalledWith(not);
  });
});

test("a card can be chosen as a premove", async () => {
  const { play, controller } = draw("marshmallow-4-wait");
  await fireEvent.click(card(controller.view.hand[1]));
  expect(play).not.toHaveBeenCalled();
  expect(controller.chosen).toEqual([controller.view.hand[1]]);
  expect(controller.premove).toBe(controller.view.hand[1]);
});

test("a premove is played on my turn, a raised card is not", async () => {
  const { controller, play } = draw("marshmallow-4");
  controller.chosen = [controller.view.legal[0]];
  controller.playPremove();
  expect(play).not.toHaveBeenCalled();
  controller.setPremove(controller.view.legal[0]);
  controller.playPremove();
  expect(play).toHaveBeenCalledWith(controller.view.legal[0]);
});

test("the hand is one Tab stop, with arrows and digits to move in it", async () => {
  const { controller } = draw("marshmallow-4");
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
  expect(document.activeElement).toBe(cards[controller.view.hand.length - 1]);
});

test("macaron: the vote says what a token does above and below, and to whom cards go is named", async () => {
  draw("macaron-4-vote");
  await fireEvent.click(within(screen.getByRole("group", { name: "Your vote tokens" })).getAllByRole("button")[0]!);
  expect(screen.getByRole("status").textContent).toMatch(/Above a flavour: \+\d for royal\. Below: −\d for allergen/);
  cleanup();
  const { controller } = draw("macaron-3-pass");
  const { me, view, table } = controller;
  const receiver = (me! + (view.round % 2 ? 1 : 2)) % 3;
  expect(screen.getByRole("status").textContent).toContain(`pass to ${table.seats[receiver]?.name}`);
});

test.each(["macaron-4", "macaron-5"])("%s: cards were passed to whom the prompt names", (name) => {
  const { seen, table } = match(name);
  for (const { viewpoint, events } of seen) {
    if (viewpoint === null) continue;
    const rounds = events.flatMap((event) => finder<MacaronFact>()(event, "pass-received") ?? []);
    for (const [index, { giver }] of rounds.entries())
      expect(giver).toBe((viewpoint + (index % 2 ? 1 : table.players - 1)) % table.players);
  }
});

test("mastermind: a guess that was made before is said to be one", async () => {
  const { controller } = draw("mastermind-guess");
  const said = () => screen.getByRole("status").textContent;
  for (const [index, colour] of [...controller.view.rows[0].guess].entries()) {
    if (index < 4) await fireEvent.keyDown(window, { key: colour });
  }
  expect(said()).toContain("already guessed");
  await fireEvent.keyDown(window, { key: "Backspace" });
  expect(said()).not.toContain("already guessed");
});

test("a hand can be sorted by rank", () => {
  settings.order = "rank";
  const { controller } = draw("marshmallow-4");
  settings.order = "suit";
  const ranks = [...document.querySelectorAll<HTMLElement>("[data-card]")].map((one) =>
    Number(one.dataset.card?.slice(1)),
  );
  expect(ranks).toHaveLength(controller.view.hand.length);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test("a tap on a suit names trump", async () => {
  const { play } = draw("marshmallow-4-trump");
  await fireEvent.click(screen.getByRole("button", { name: "green" }));
  expect(play).toHaveBeenCalledWith("trump G");
});

test("monster: a card, then one of its places", async () => {
  const { play, controller } = draw("monster-4");
  const move = controller.view.legal[0] as string;
  const [name = "", ...way] = move.split(" ");
  await fireEvent.click(card(name, "monster"));
  expect(play).not.toHaveBeenCalled();
  const free = controller.view.open.indexOf(null) + 1;
  const place = way[0] === "new" ? `Free place ${free}` : `Trick ${way[1]}`;
  await fireEvent.click(screen.getByRole("button", { name: place }));
  expect(play).toHaveBeenCalledWith(move);
});

test("monster: the row is laid card by card", async () => {
  const { play } = draw("monster-3-order");
  for (const value of [6, 2, 4]) await fireEvent.click(screen.getByRole("button", { name: `Place the ${value}` }));
  await fireEvent.click(screen.getByRole("button", { name: "Confirm order" }));
  expect(play).toHaveBeenCalledWith("order 6 2 4");
});

test.each([
  ["another round begins", 0, 3],
  ["somebody else at the same device lays theirs", 1, 2],
])("monster: an unfinished row is cleared when %s", async (_, seat, round) => {
  const { controller } = deskOf("monster-3-order");
  const { rerender } = render(Monster, { props: { controller } });
  for (const value of [2, 4, 6]) await fireEvent.click(screen.getByRole("button", { name: `Place the ${value}` }));
  const done = () => screen.getByRole("button", { name: "Confirm order" }) as HTMLButtonElement;
  expect(done().disabled).toBe(false);
  const other = deskOf("monster-3-order");
  Object.assign(other.source, { as: seat, view: { ...other.controller.view, seat, round, to_act: [seat] } });
  await rerender({ controller: other.controller });
  expect(done().disabled).toBe(true);
  expect(document.querySelectorAll(".slot .point, .slot button").length).toBe(0);
});

test("macaron: two cards are passed", async () => {
  const { play, controller } = draw("macaron-3-pass");
  const [a, b] = controller.view.hand as [string, string];
  const done = screen.getByRole<HTMLButtonElement>("button", { name: "Pass these two" });
  await fireEvent.click(card(a, "macaron"));
  expect(done.disabled).toBe(true);
  await fireEvent.click(card(b, "macaron"));
  await fireEvent.click(done);
  expect(play).toHaveBeenCalledWith(`pass ${a} ${b}`);
});

test("macaron: a token, then a spot above or below a flavour", async () => {
  const { play, controller } = draw("macaron-4-vote");
  const move = controller.view.legal.at(-1) as string;
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
  await fireEvent.click(screen.getByRole("button", { name: "Don’t bet" }));
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

test("mastermind: the next row can be prepared while the codemaker marks", async () => {
  const given = deskOf("mastermind-mark");
  const { view } = given.controller;
  // the same position from the codebreaker's viewpoint
  const source = { ...given.source, as: view.codebreaker, view: { ...view, seat: view.codebreaker, legal: [] } };
  render(Mastermind as Component, { props: { controller: new Controller(source) } });
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

test("the page contains no hidden cards", () => {
  const { controller } = draw("monster-4");
  const shown = document.body.innerHTML;
  for (const [seat, row] of (controller.view.rows as (number | null)[][]).entries()) {
    if (seat !== 0) expect(row.filter((value) => value !== null).length).toBeLessThan(2);
  }
  expect(shown).not.toContain("undefined");
});

const LANGUAGES = ["en", "fr", "es"] as const;

test.each(SCENES)("%s is read out on a key press, in every language", async (name) => {
  const complain = vi.spyOn(console, "error");
  const { controller } = deskOf(name);
  for (const lang of LANGUAGES) {
    settings.lang = lang;
    await setLanguage(lang);
    const { unmount } = render(Announcer, { props: { controller } });
    const answer = document.querySelector("[aria-live=assertive]") as HTMLElement;
    for (const key of controller.view.hand || controller.view.game === "mastermind" ? "htls" : "tls") {
      const before = answer.textContent;
      await fireEvent.keyDown(document.body, { key });
      expect(answer.textContent, `${key} in ${lang}`).not.toBe(before);
    }
    await fireEvent.keyDown(document.body, { key: "s" }); // the same text is read again
    expect(answer.textContent).toMatch(/\u00a0$/);
    for (const side of controller.view.scores.keys()) expect(answer.textContent).toContain(controller.side(side));
    unmount();
  }
  settings.lang = "en";
  await setLanguage("en");
  expect(complain).not.toHaveBeenCalled();
});
