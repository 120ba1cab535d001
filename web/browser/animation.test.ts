/** Animations, dragging and premoves; animations never block input. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { greeting, mockServer } from "../tools/mock-server.mjs";
import { act, mouse } from "./hands";
import { mocked } from "./mocked";
import { House } from "./table";

const PHONE = { width: 360, height: 640 };
const WIDE = { width: 2560, height: 1440 };
const mock = mocked();

interface Table {
  page: Page;
  tell: (message: object) => void;
  sent: { type: string; move?: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: the message depends on the game
  first: any;
}

/** Opens a scene whose test sends further messages. What the page sends is collected. */
async function sit(scene: string, viewport = PHONE, reducedMotion: "reduce" | "no-preference" = "no-preference") {
  const context = await mock.browser.newContext({
    viewport,
    locale: "en",
    reducedMotion,
    hasTouch: viewport === PHONE,
  });
  const page = await context.newPage();
  const first = structuredClone(greeting(scene));
  const table: Table = { page, first, sent: [], tell: () => {} };
  await page.route("**/api/**", (route) => route.fulfill({ json: [] }));
  await page.routeWebSocket(/\/ws\?v=2/, (socket) => {
    table.tell = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const up = JSON.parse(String(text));
      table.sent.push(up.command);
      socket.send(JSON.stringify({ at: first.at, reply_to: up.id }));
    });
    table.tell(first);
  });
  await page.goto(`${mock.address}/t/${scene}`);
  await page.waitForSelector(".status");
  return table;
}

/** The animated properties of everything that moves. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      return frames.flatMap((frame) => Object.keys(frame));
    }),
  );

const hand = (page: Page) =>
  page.locator("[data-card]").evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card as string));

async function drag(page: Page, what: Locator, to: { x: number; y: number }, before?: () => Promise<void>) {
  const box = await what.boundingBox();
  if (!box) throw new Error("not there");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) {
    const part = step / 6;
    await page.mouse.move(
      box.x + box.width / 2 + part * (to.x - box.x - box.width / 2),
      box.y + box.height / 2 + part * (to.y - box.y - box.height / 2),
    );
  }
  await before?.();
  await page.mouse.up();
}

const middle = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error("not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The message with the next card of a trick. */
function played(table: Table, seat: number, card: string) {
  const { first } = table;
  const view = structuredClone(first.view);
  view.trick.push({ seat, card });
  view.hand = view.hand.filter((other: string) => other !== card);
  view.to_act = [1];
  view.legal = [];
  const number = (first.events.at(-1)?.number ?? 0) + 1;
  return { at: first.at + 1, viewpoint: first.viewpoint, view, events: [{ number, seat, move: card, by: "person" }] };
}

test("a card flies from the hand to the trick by transform and opacity only, and a tap skips that", async () => {
  const table = await sit("marshmallow-4");
  const { page } = table;
  const card = table.first.view.legal[0];
  await page.locator(`[data-card="${card}"]`).tap({ position: { x: 9, y: 14 } });
  await page.waitForSelector(".card-spot:nth-of-type(1)");
  await expect.poll(async () => (await moving(page)).length).toBeGreaterThan(0);
  const properties = new Set(await moving(page));
  for (const usual of ["offset", "computedOffset", "easing", "composite"]) properties.delete(usual);
  expect([...properties].filter((one) => !["transform", "opacity"].includes(one))).toEqual([]);
  await page.locator("header .round").tap();
  await expect.poll(async () => (await moving(page)).length, { timeout: 200 }).toBe(0);
  expect(await page.locator(".felt .card-spot").count()).toBe(4);
  await expect.poll(() => table.sent.at(-1)?.move).toBe(card);
  await page.context().close();
});

test("nothing moves with reduced motion", async () => {
  const table = await sit("marshmallow-4", PHONE, "reduce");
  const card = table.first.view.legal[0];
  table.tell(played(table, 0, card));
  await expect.poll(() => table.page.locator(".felt .card-spot").count()).toBe(4);
  const long = await table.page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) > 20).length,
  );
  expect(long).toBe(0);
  await table.page.context().close();
});

test("a card can be played while others are moving", async () => {
  const table = await sit("marshmallow-4");
  const { page, first } = table;
  const [card, next] = first.view.legal;
  const message = played(table, 3, "V12");
  message.view.hand = first.view.hand;
  message.view.to_act = [0];
  message.view.legal = first.view.legal;
  table.tell(message);
  await page.locator(`[data-card="${next ?? card}"]`).tap();
  await expect.poll(() => table.sent.at(-1)?.move).toBe(next ?? card);
  await page.context().close();
});

test("dragging sorts the hand, and the order survives a reload", async () => {
  const { page } = await sit("marshmallow-4", { width: 1280, height: 800 });
  const before = await hand(page);
  const cards = page.locator("[data-card]");
  await drag(page, cards.nth(0), await middle(cards.nth(3)));
  const [a, b, c, d, ...rest] = before;
  await expect.poll(() => hand(page)).toEqual([b, c, d, a, ...rest]);
  await page.reload();
  await page.waitForSelector(".hand");
  expect(await hand(page)).toEqual([b, c, d, a, ...rest]);
  await page.context().close();
});

test("dragging a card out of the hand plays it", async () => {
  const table = await sit("marshmallow-4", { width: 1280, height: 800 });
  const card = table.first.view.legal[0];
  await drag(table.page, table.page.locator(`[data-card="${card}"]`), await middle(table.page.locator(".felt")));
  await expect.poll(() => table.sent.at(-1)?.move).toBe(card);
  await table.page.context().close();
});

test("a refused card shows the reason and highlights the legal cards", async () => {
  const context = await mock.browser.newContext({
    viewport: PHONE,
    locale: "en",
    hasTouch: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await mockServer(page);
  await page.goto(`${mock.address}/t/marshmallow-4`);
  await page.locator("[data-card].dim").first().tap();
  await page.locator(`.status a[href$="#MT-6"]`).waitFor();
  const lit = await page.locator("[data-card].could").count();
  expect(lit).toBeGreaterThan(0);
  expect(lit).toBe(await page.locator("[data-card]:not(.dim)").count());
  await context.close();
});

test("all reactions fit on a phone, and a tap beside them closes them", async () => {
  const { page } = await sit("marshmallow-4");
  await page.getByRole("button", { name: "React" }).tap();
  const pictures = page.locator(".pictures button");
  const boxes = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBe(14); // eight pictures and six phrases
  for (const { left, right } of boxes) expect(left >= 0 && right <= PHONE.width).toBe(true);
  await page.locator(".felt").tap();
  await expect.poll(() => pictures.count()).toBe(0);
  await page.context().close();
});

test("monster: a premove with a place is played when the turn comes", async () => {
  const table = await sit("monster-4");
  const { page, first } = table;
  const move = first.view.legal.find((one: string) => / on \d$/.test(one));
  const [card, , place] = move.split(" ");
  table.tell({ at: first.at, viewpoint: 0, view: { ...first.view, to_act: [1], legal: [] } });
  await page.waitForSelector(".status:not(.mine)");
  await page.locator(`[data-card="${card}"]`).tap();
  await page.locator(`.place[data-drop="${Number(place) - 1}"]`).tap();
  expect(table.sent).toEqual([]);
  table.tell({ at: first.at + 1, viewpoint: 0, view: first.view });
  await expect.poll(() => table.sent.at(-1)?.move).toBe(move);
  await page.context().close();
});

test("mastermind: pegs can be dragged to holes and between them", async () => {
  const table = await sit("mastermind-guess", { width: 1280, height: 800 });
  const { page } = table;
  const slot = (number: number) => page.locator(`[data-slot="${number}"]`);
  const letters = () =>
    page.locator("[data-slot]").evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ""));
  await drag(page, page.getByRole("button", { name: "blue peg" }), await middle(slot(2)), async () => {
    expect(await page.locator(".ghost").count()).toBe(1);
  });
  await expect.poll(letters).toEqual(["", "", "B", ""]);
  await drag(page, slot(2), await middle(slot(0)));
  await expect.poll(letters).toEqual(["B", "", "", ""]);
  await drag(page, slot(0), { x: 5, y: 300 });
  await expect.poll(letters).toEqual(["", "", "", ""]);
  await page.context().close();
});

test("mastermind: sliders can be dragged", async () => {
  const table = await sit("mastermind-mark", { width: 1280, height: 800 });
  const { page } = table;
  const notch = (kind: RegExp, number: string) => page.getByRole("radiogroup", { name: kind }).getByText(number);
  await drag(page, notch(/^Red/, "0"), await middle(notch(/^Red/, "2")));
  await drag(page, notch(/^White/, "0"), await middle(notch(/^White/, "1")));
  await page.getByRole("button", { name: "Mark" }).click();
  await expect.poll(() => table.sent.at(-1)?.move).toBe("mark 2 1");
  await page.context().close();
});

test.each([
  ["waited for", "Wait", []],
  ["played for by a bot", /^Let a bot play/, ["let_bot"]],
])("a player who was away for half a minute can be %s", async (_, choice, verbs) => {
  const table = await sit("marshmallow-4-wait");
  const { page, first } = table;
  const [seat] = first.view.to_act;
  const seats = first.table.seats.map((one: { seat: number }) =>
    one.seat === seat ? { ...one, kind: "person", here: false, away: 28_000, bot_plays: false } : one,
  );
  const button = page.getByRole("button", { name: choice });
  table.tell({ at: first.at, table: { ...first.table, seats } });
  await page.waitForTimeout(500);
  expect(await button.count()).toBe(0);
  await button.waitFor({ timeout: 6000 }); // the client counts the time without another message
  await button.tap();
  await expect.poll(() => table.sent.map(({ type }) => type)).toEqual(verbs);
  if (!verbs.length) expect(await page.locator(".absent").count()).toBe(0);
  await page.context().close();
});

test.each([PHONE, WIDE])("the cards of a trick never cover a seat, at %o", async (viewport) => {
  for (const scene of ["marshmallow-2", "marshmallow-4", "marshmallow-5", "macaron-5-advanced", "macaron-1"]) {
    const { page } = await sit(scene, viewport, "reduce");
    await page.waitForSelector(".felt .card-spot");
    const covered = await page.evaluate(() => {
      const box = (one: Element) => one.getBoundingClientRect();
      const seats = [...document.querySelectorAll(".seat")].map(box);
      return [...document.querySelectorAll(".felt .card-spot .card")]
        .map(box)
        .filter((a) =>
          seats.some(
            (b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2,
          ),
        ).length;
    });
    expect(covered, scene).toBe(0);
    await page.context().close();
  }
});

test("on a real server everybody sees the end of a round, also on the shared screen", async () => {
  const house = await House.open();
  const guest = await house.guest("Ada", { reducedMotion: "no-preference" });
  const id = await guest.make({ game: "marshmallow", players: 2, settings: { target: 60 } });
  await guest.sit(id);
  const screen = await guest.page.context().newPage();
  await screen.goto(`/t/${id}/screen`);
  for (const page of [guest.page, screen]) {
    await page.waitForSelector(".seat");
    await page.evaluate(() => {
      const note = () => {
        const banner = document.querySelector(".banner")?.textContent;
        if (banner?.includes("Round 1 is over")) document.documentElement.dataset.banner = banner;
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
  }
  const seen = (page: Page) => page.evaluate(() => document.documentElement.dataset.banner);
  const end = Date.now() + 100_000;
  while (Date.now() < end && !((await seen(guest.page)) && (await seen(screen)))) {
    if (await guest.mine()) await act(guest.page, mouse).catch(() => false);
    await guest.page.waitForTimeout(30);
  }
  for (const page of [guest.page, screen]) expect(await seen(page)).toMatch(/Ada.*Bot 1/s);
  expect(guest.errors).toEqual([]);
  await house.close();
}, 120_000);
