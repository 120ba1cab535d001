/** Whole games in a real browser at a real server. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, type Hand, keyboard, mouse, touch } from "./hands";
import { type Guest, House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
// short games of every kind; the rules are the same
const GAMES: Record<string, { players: number; settings: Record<string, unknown> }> = {
  marshmallow: { players: 3, settings: { target: 2 } },
  monster: { players: 3, settings: { rounds: 1 } },
  macaron: { players: 4, settings: { hand: 5 } },
  mastermind: { players: 2, settings: { rounds: 2, colours: 6 } },
};

async function playOn(guest: Guest, hand: Hand, until: () => Promise<boolean>): Promise<number> {
  let moves = 0;
  const end = Date.now() + 100_000;
  while (!(await until())) {
    if (Date.now() > end)
      throw new Error(`no end after ${moves} moves: ${await guest.page.locator(".status").textContent()}`);
    if (await guest.mine()) {
      // the table may change between looking and pressing; then the next look finds it
      if (await act(guest.page, hand).catch((error) => (/reached/.test(error.message) ? Promise.reject(error) : false)))
        moves++;
    }
    await guest.page.waitForTimeout(40);
  }
  return moves;
}

const hands = { mouse, touch, keyboard };
const cases = Object.keys(GAMES).flatMap((game) =>
  Object.keys(hands).map((hand) => [game, hand as keyof typeof hands] as const),
);

test.each(cases)("a game of %s by %s, to its end", async (game, hand) => {
  const guest = await house.guest("Ada", hand === "touch" ? PHONE : {});
  const id = await guest.make({ game, ...GAMES[game]! });
  await guest.sit(id);
  expect(await playOn(guest, hands[hand], () => guest.over())).toBeGreaterThan(3);
  expect(guest.errors).toEqual([]);
  await guest.page.context().close();
});

test("two browsers at one table: hidden hands stay hidden, in the pages' own traffic", async () => {
  const [ada, bo] = [await house.guest("Ada"), await house.guest("Bo", PHONE)];
  const id = await ada.make({
    game: "marshmallow",
    players: 2,
    settings: { target: 3 },
    seats: [{ kind: "you" }, { kind: "open" }],
  });
  await ada.sit(id, false);
  await bo.sit(id, false);
  await bo.page.getByRole("button", { name: "Sit here" }).tap();
  await bo.page.getByRole("button", { name: "I am ready" }).tap();
  await expect.poll(() => ada.page.getByText("Bo").count()).toBeGreaterThan(0);
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await bo.page.waitForSelector(".hand");
  const hand = async (guest: Guest) =>
    guest.page
      .locator("[data-card]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card as string));
  const [adas, bos] = [await hand(ada), await hand(bo)];
  expect(adas.length).toBe(12);
  for (const card of bos) expect(ada.received.join(), card).not.toContain(`"${card}"`);
  for (const card of adas) expect(bo.received.join(), card).not.toContain(`"${card}"`);

  // a reaction crosses the table
  await ada.page.getByRole("button", { name: "React" }).click();
  await ada.page.getByRole("button", { name: "Applaud" }).click();
  await expect.poll(() => bo.page.locator(".reaction").count()).toBe(1);

  const over = async () => (await ada.over()) && (await bo.over());
  const end = Date.now() + 90_000;
  while (!(await over()) && Date.now() < end) {
    for (const [guest, way] of [
      [ada, mouse],
      [bo, touch],
    ] as const) {
      if ((await guest.mine()) && !(await guest.over())) await act(guest.page, way).catch(() => false);
    }
    await ada.page.waitForTimeout(20);
  }
  expect(await over()).toBe(true);
  await ada.page.context().close();
  await bo.page.context().close();
});

test("a reload in mid-game, and a server that dies in mid-game, lose nothing", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({ game: "monster", players: 2, settings: { rounds: 1 } });
  await guest.sit(id);
  let moves = 0;
  await playOn(guest, mouse, async () => (await guest.mine()) && moves++ > 3);
  const hand = () =>
    guest.page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card));
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

test("two people at one device: a curtain between their hands", async () => {
  const guest = await house.guest("Ada", PHONE);
  const id = await guest.make({
    game: "mastermind",
    players: 2,
    settings: { rounds: 1 },
    seats: [
      { kind: "you", name: "Ada" },
      { kind: "you", name: "Bo" },
    ],
  });
  await guest.sit(id);
  const curtain = guest.page.locator(".curtain");
  await curtain.waitFor();
  expect(await guest.page.locator(".slot[data-slot]").count()).toBe(0);
  await curtain.getByRole("button").first().tap();
  await curtain.waitFor({ state: "detached" });
  for (let tries = 0; tries < 30 && !(await curtain.isVisible()); tries++) {
    if (await guest.mine()) await act(guest.page, touch).catch(() => false);
    await guest.page.waitForTimeout(60);
  }
  await curtain.waitFor(); // the code is set: over to the other
  await guest.page.context().close();
});

test("the shared screen shows the table and nobody's hand", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({ game: "macaron", players: 3 });
  await guest.sit(id);
  await guest.page.waitForSelector(".hand");
  const hand = await guest.page
    .locator("[data-card]")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card));
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

test.each(["fr", "es"])("a table in %s, in the dark", async (locale) => {
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

test("an old link says so", async () => {
  const guest = await house.guest("Ada");
  await guest.page.goto("/t/nothing-here");
  await expect.poll(() => guest.page.locator("h1").textContent()).toBe("This table is not here");
  await guest.page.context().close();
});

test("after the end: the replay, step by step, from any seat", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({ game: "monster", players: 2, settings: { rounds: 1 } });
  await guest.sit(id);
  await playOn(guest, mouse, () => guest.over());
  await guest.page.getByRole("link", { name: "Watch again" }).click();
  await guest.page.waitForSelector("input[type=range]");
  let steps = 0; // the lot, the deal and two rows come before the first card
  while (steps < 12 && !(await guest.page.locator(".lying").count())) {
    await guest.page.getByRole("button", { name: "Next" }).click();
    expect(new URL(guest.page.url()).hash).toBe(`#${++steps}`);
  }
  expect(await guest.page.locator(".lying").count()).toBe(1);
  await guest.page.getByRole("combobox").selectOption({ label: "Ada" });
  await guest.page.waitForSelector("[data-card]");
  expect(guest.errors).toEqual([]);
  await guest.page.context().close();
});
