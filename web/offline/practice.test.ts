/** Practice on this device: takeback over a round's end, the coach, branches of a game and of a replay. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playOn, touch } from "../browser/hands";
import { type Guest, House } from "../browser/table";
import { PHONE, sit, stored } from "./device";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A quick game on this device, in which nobody has moved yet. */
async function practice(game: string, players: number, more: object = {}): Promise<Guest> {
  const guest = await house.stranger(PHONE, "device");
  await guest.page.goto("/");
  await sit(guest, await stored(guest.page, game, players, { takeback: true, ...more }));
  await expect.poll(() => guest.mine()).toBe(true);
  return guest;
}

const round = (page: Page) => page.locator("header .round").textContent();
const undo = (page: Page) => page.getByRole("button", { name: "Take back my move" });

test("a move is taken back over the end of a round, and played again", async () => {
  const guest = await practice("marshmallow", 2);
  const { page } = guest;
  const first = await round(page);
  await playOn(guest, touch, async () => (await round(page)) !== first && (await guest.mine()));
  const later = await guest.hand();
  let taken = 0;
  do {
    await undo(page).tap();
    taken++;
    await expect.poll(() => guest.mine()).toBe(true);
  } while ((await round(page)) !== first);
  const redo = page.getByRole("button", { name: "Play it again" });
  for (; taken > 0; taken--) await redo.tap();
  await expect.poll(() => guest.hand()).toEqual(later);
  await expect.poll(() => redo.isVisible()).toBe(false);
  expect(guest.errors).toEqual([]);
  await page.context().close();
});

test("the coach comments on moves when it is switched on", async () => {
  const guest = await house.stranger(PHONE, "device");
  const { page } = guest;
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.getByRole("group", { name: "Coach" }).getByText("On", { exact: true }).tap();
  await sit(guest, await stored(page, "marshmallow", 3, { takeback: true }));
  await playOn(guest, touch, () => page.locator(".coach").isVisible());
  await expect.poll(() => page.locator(".coach").textContent()).toMatch(/Good move|Slightly better|A mistake/);
  expect(guest.errors).toEqual([]);
  await page.context().close();
});

test("a game goes on in a branch, and the tree leads back", async () => {
  const guest = await practice("monster", 3);
  const { page } = guest;
  const hand = await guest.hand();
  const origin = page.url();
  await page.getByRole("button", { name: "Play on from here" }).tap();
  await page.getByRole("button", { name: "As you saw it" }).tap();
  await page.waitForURL((url) => /\/t\/local-/.test(url.pathname) && !origin.startsWith(url.href));
  await expect.poll(() => guest.hand()).toEqual(hand);
  await page.getByRole("button", { name: "Play on from here" }).tap();
  await page.getByRole("link", { name: "The game itself" }).tap();
  await page.waitForURL((url) => origin.startsWith(url.href));
  await page.context().close();
});

test("a replay goes on in a branch as it was", async () => {
  const guest = await practice("marshmallow", 2, { settings: { target: 5 } });
  const { page } = guest;
  await playOn(guest, touch, () => guest.over());
  await page.getByRole("link", { name: "Replay" }).tap();
  await page.waitForSelector(".replay .hand");
  for (let step = 0; step < 8; step++) await page.getByRole("button", { name: "Next" }).tap();
  const view = await guest.hand();
  await page.getByRole("button", { name: "Play on from here" }).tap();
  const started = Date.now();
  await page.getByRole("button", { name: "As it was" }).tap();
  await page.waitForURL(/\/t\/local-/);
  await page.waitForSelector(".status");
  console.log(`a branch opened in ${Date.now() - started} ms`);
  await expect.poll(() => guest.hand()).toEqual(view);
  expect(guest.errors).toEqual([]);
  await page.context().close();
});

test("a finished match is put on the server, where it is marked", async () => {
  const guest = await practice("marshmallow", 2, { settings: { target: 3 } });
  const { page } = guest;
  await playOn(guest, touch, () => guest.over());
  await page.goto("/");
  await page.getByRole("button", { name: "Put it on the server" }).tap();
  await page.waitForURL((url) => /\/t\//.test(url.pathname) && !/local-/.test(url.pathname));
  await page.getByText("Played on a device, not on this server").waitFor();
  expect(guest.errors).toEqual([]);
  await page.context().close();
});
