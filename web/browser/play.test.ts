/** Whole matches in a real browser with a real server. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MastermindView } from "../src/games/mastermind/types";
import type { ServerMessage } from "../src/lib/wire/wire";
import { act, keyboard, mouse, playOn, touch } from "./hands";
import { type Guest, House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
// short matches of each game
const GAMES: Record<string, { players: number; settings: Record<string, unknown> }> = {
  marshmallow: { players: 3, settings: { target: 2 } },
  monster: { players: 3, settings: { rounds: 2 } },
  macaron: { players: 4, settings: { hand: 5 } },
  mastermind: { players: 2, settings: { rounds: 2, colours: 6 } },
};

const hands = { mouse, touch, keyboard };
const cases = Object.keys(GAMES).flatMap((game) =>
  Object.keys(hands).map((hand) => [game, hand as keyof typeof hands] as const),
);

// by mouse to the end; by touch and keyboard far enough to use every kind of control (DEEP=1: to the end)
const FAR = 16;

test.each(cases)("a match of %s by %s", async (game, hand) => {
  const guest = await house.guest("Ada", hand === "touch" ? PHONE : {});
  const id = await guest.make({ game, ...GAMES[game]! });
  await guest.sit(id);
  const most = process.env.DEEP || hand === "mouse" ? Number.POSITIVE_INFINITY : FAR;
  expect(await playOn(guest, hands[hand], () => guest.over(), most)).toBeGreaterThan(3);
  expect(guest.errors).toEqual([]);
  await guest.page.context().close();
});

/** Ada creates a table for two, and Bo joins by its link. */
async function two(game: string, settings: Record<string, unknown>): Promise<[Guest, Guest]> {
  const [ada, bo] = [await house.guest("Ada"), await house.guest("Bo", PHONE)];
  const id = await ada.make({ game, players: 2, settings, seats: [{ kind: "you" }, { kind: "open" }] });
  await ada.sit(id, false);
  await bo.sit(id, false);
  await bo.page.getByRole("button", { name: "Sit here" }).tap();
  await bo.page.getByRole("button", { name: "I’m ready" }).tap();
  await expect.poll(() => ada.page.getByText("Bo").count()).toBeGreaterThan(0);
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const guest of [ada, bo]) await guest.page.waitForSelector(".status");
  return [ada, bo];
}

/**
 * Hidden cards of one player that the other received in the first round. Compares each message with the hand of the
 * first player at that log entry. Cards that the other player has held are known to both.
 */
function leaks(from: Guest, to: Guest): { found: string[]; checked: number } {
  const [theirs, ours] = [from, to].map(({ received }) => received.map((text) => JSON.parse(text) as ServerMessage));
  const held = new Set(ours!.flatMap(({ view }) => view?.hand ?? []));
  const found: string[] = [];
  let checked = 0;
  for (const message of ours!) {
    const { view, events = [], at } = message;
    if (view?.round !== 1) continue;
    const hand = theirs!.findLast((other) => other.view?.round === 1 && other.at <= at)?.view?.hand ?? [];
    const told = JSON.stringify([view, events]);
    for (const card of hand.filter((card) => !held.has(card))) {
      checked++;
      if (new RegExp(`"${card}[" ]`).test(told)) found.push(`${card} in ${told}`);
    }
    if (view.game === "mastermind" && (view as unknown as MastermindView).codebreaker === message.viewpoint) {
      checked++;
      if (/"code"|"code [A-Z]/.test(told.replace(/"phase":"code"/, ""))) found.push(told);
    }
  }
  return { found, checked };
}

test.each(Object.keys(GAMES))("two browsers at a table of %s receive nothing that the other hides", async (game) => {
  const [ada, bo] = await two(game, GAMES[game]!.settings);
  let moves = 0;
  for (const end = Date.now() + 60_000; moves < 16 && Date.now() < end; ) {
    if ((await ada.mine()) && (await act(ada.page, mouse).catch(() => false))) moves++;
    if ((await bo.mine()) && (await act(bo.page, touch).catch(() => false))) moves++;
    await ada.page.waitForTimeout(20);
  }
  expect(moves).toBeGreaterThanOrEqual(16);
  // one browser can receive the last card before the other
  const last = ({ received }: Guest) =>
    received.map((text) => JSON.parse(text) as ServerMessage).findLast(({ view }) => view)?.at;
  await expect.poll(() => last(ada) === last(bo)).toBe(true);
  const both = [leaks(ada, bo), leaks(bo, ada)];
  expect(both.flatMap(({ found }) => found)).toEqual([]);
  expect(both[0]!.checked + both[1]!.checked).toBeGreaterThan(game === "mastermind" ? 1 : 60);
  for (const guest of [ada, bo]) {
    expect(guest.errors).toEqual([]);
    await guest.page.context().close();
  }
});

test("the other player sees a reaction", async () => {
  const [ada, bo] = await two("marshmallow", { target: 3 });
  await ada.page.getByRole("button", { name: "React" }).click();
  await ada.page.getByRole("button", { name: "Bravo" }).click();
  await expect.poll(() => bo.page.locator(".reaction").count()).toBe(1);
  for (const guest of [ada, bo]) await guest.page.context().close();
});

test("a reload or a killed server during a match loses nothing", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({ game: "monster", players: 2, settings: { rounds: 1 } });
  await guest.sit(id);
  let moves = 0;
  await playOn(guest, mouse, async () => (await guest.mine()) && moves++ > 3);
  const hand = () => guest.hand();
  const before = await hand();
  await guest.page.reload();
  await guest.page.waitForSelector(".hand");
  expect(await hand()).toEqual(before);

  await house.stop("SIGKILL");
  await guest.page.waitForSelector(".lost");
  await house.start();
  await guest.page.waitForSelector(".lost", { state: "detached", timeout: 40_000 });
  expect(await hand()).toEqual(before);
  expect(await playOn(guest, mouse, () => guest.over())).toBeGreaterThan(0);
  await guest.page.context().close();
});

test("the page reconnects by itself after the network was lost", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({ game: "marshmallow", players: 2, settings: { target: 1 } });
  await guest.sit(id);
  await guest.page.waitForSelector(".hand");
  await guest.page.context().setOffline(true);
  await guest.page.waitForSelector(".lost", { timeout: 40_000 });
  await guest.page.context().setOffline(false);
  await guest.page.waitForSelector(".lost", { state: "detached", timeout: 40_000 });
  expect(await playOn(guest, mouse, () => guest.over())).toBeGreaterThan(0);
  await guest.page.context().close();
});

/** Log sentences that only one player may see. */
const SECRETS = /lays? (?:your )?point cards: \d|pass(?:es)? \w+ \d|sets? the code/;

test.each([
  ["mastermind", { rounds: 1 }],
  ["marshmallow", { target: 1 }],
  ["monster", { rounds: 1 }],
] as const)("two players on one device play %s to its end, with a curtain between them", async (game, settings) => {
  const { lifted, over } = await passOn(game, settings, Number.POSITIVE_INFINITY);
  expect(over).toBe(true);
  expect(lifted).toBeGreaterThan(1);
});

test("on one device nobody sees what the other passes in Macaron", async () => {
  expect((await passOn("macaron", { hand: 5 }, 8)).lifted).toBe(8);
});

/** Two players on one device play until the match is over or the curtain was raised often enough. */
async function passOn(game: string, settings: Record<string, unknown>, enough: number) {
  const guest = await house.guest("Ada", { hasTouch: true }); // wide enough to show the log
  const seats = ["Ada", "Bo"].map((name) => ({ kind: "you", name }));
  const id = await guest.make({ game, players: 2, settings, seats });
  await guest.sit(id);
  const curtain = guest.page.locator(".curtain");
  let lifted = 0;
  const end = Date.now() + 100_000;
  while (lifted < enough && !(await guest.over()) && Date.now() < end) {
    if (await curtain.isVisible()) {
      // no cards, codes or private log entries are in the page
      await expect.poll(() => guest.page.locator(".hand [data-card], .slot[data-slot]").count()).toBe(0);
      expect(await guest.page.locator("body").textContent()).not.toMatch(SECRETS);
      await curtain.getByRole("button").first().tap();
      await curtain.waitFor({ state: "detached" });
      expect(await guest.page.locator(".laying .slot > button").count()).toBe(0); // the previous player's unfinished row
      expect(await guest.page.locator("body").textContent()).not.toMatch(SECRETS);
      lifted++;
    } else if (await guest.mine()) await act(guest.page, touch).catch(() => false);
    await guest.page.waitForTimeout(20);
  }
  const over = await guest.over();
  expect(guest.errors).toEqual([]);
  await guest.page.context().close();
  return { lifted, over };
}

test("the shared screen shows the table without hands", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({ game: "macaron", players: 3 });
  await guest.sit(id);
  await guest.page.waitForSelector(".hand");
  const hand = await guest.hand();
  const screen = await guest.page.context().newPage();
  const frames: string[] = [];
  screen.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await screen.goto(`/t/${id}/screen`);
  await screen.waitForSelector(".seat");
  expect(await screen.locator("[data-card]").count()).toBe(0);
  expect(frames.join()).not.toContain('"hand":["');
  for (const card of hand) expect(frames.join()).not.toContain(`"${card}"`);
  await guest.page.context().close();
});

test.each(["fr", "es"])("a table in %s with the dark theme", async (locale) => {
  const guest = await house.guest("Ada", { locale, colorScheme: "dark" });
  await guest.page.goto("/");
  await guest.page.locator(".game.marshmallow .button.main").click();
  await guest.page.waitForSelector(".hand");
  expect(await guest.page.evaluate(() => document.documentElement.lang)).toBe(locale);
  const background = await guest.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(
    background
      .match(/\d+/g)
      ?.map(Number)
      .every((part) => part < 60),
  ).toBe(true);
  expect(guest.errors).toEqual([]);
  await guest.page.context().close();
});

test("an old link shows a message", async () => {
  const guest = await house.guest("Ada");
  await guest.page.goto("/t/nothing-here");
  await expect.poll(() => guest.page.locator("h1").textContent()).toBe("Table not found");
  await guest.page.context().close();
});
