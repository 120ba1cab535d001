/** Games on this device: whole matches, storage, two tabs, no network. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyboard, playOn, touch } from "../browser/hands";
import { House } from "../browser/table";
import { after, kept, PHONE, sit, stored } from "./device";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.each([
  ["marshmallow", 2, touch, PHONE],
  ["monster", 3, keyboard, {}],
  ["macaron", 1, touch, PHONE],
  ["mastermind", 2, keyboard, {}],
] as const)("a whole match of %s without a network, with reloads", async (game, players, hand, options) => {
  const guest = await house.stranger({ ...options, serviceWorkers: "allow" }, "device");
  const { page } = guest;
  await page.goto("/");
  await kept(page);
  const id = await stored(page, game, players);
  await page.context().setOffline(true);
  await sit(guest, id);
  const enough = after(30);
  await playOn(guest, hand, async () => (await enough()) && (await guest.mine())); // no bot moves meanwhile
  const before = await page.locator(".seat").allTextContents();
  await page.reload();
  await page.waitForSelector(".status");
  expect(await page.locator(".seat").allTextContents()).toEqual(before);
  await playOn(guest, hand, () => guest.over());
  // the finished match is listed, with its replay and its file
  await page.goto("/");
  const row = page.locator(`a[href^="/replay/${id}"]`);
  await row.waitFor();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).first().click();
  expect((await file).suggestedFilename()).toBe(`${game}-${id}.pf`);
  await row.click();
  await page.getByRole("button", { name: "Next" }).waitFor();
  expect(guest.received).toEqual([]); // no socket
  expect(guest.errors).toEqual([]);
  await page.context().close();
});

test("one tap on the home page plays here, also when the network is lost while the table opens", async () => {
  const guest = await house.stranger(PHONE, "auto");
  const { page } = guest;
  await page.goto("/");
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(".game.monster .button.main").tap();
  await page.waitForURL(/\/t\/local-/);
  await page.waitForSelector(".hand");
  expect(guest.errors).toEqual([]);
  await page.context().close();
});

test("a network lost during the download is reported, and a second try works", async () => {
  const guest = await house.stranger({ serviceWorkers: "block" }, "device");
  const { page } = guest;
  await page.goto("/");
  await page.route("**/engine-*.bin", (route) => route.abort());
  await page.locator(".game.marshmallow .button.main").click();
  await page.getByText("The bots could not be loaded onto this device.").waitFor();
  await page.unroute("**/engine-*.bin");
  await page.locator(".game.marshmallow .button.main").click();
  await page.waitForURL(/\/t\/local-/);
  await page.waitForSelector(".hand");
  await page.context().close();
});

test("of two tabs one plays, and the other can take over", async () => {
  const guest = await house.stranger({}, "device");
  const { page } = guest;
  await page.goto("/");
  const id = await stored(page, "marshmallow", 2);
  await sit(guest, id);
  const other = await page.context().newPage();
  await other.goto(`/t/${id}`);
  await other.getByText("You are playing this game in another tab").waitFor();
  await other.getByRole("button", { name: "Play here" }).click();
  await other.waitForSelector(".hand");
  await page.getByText("You are playing this game in another tab").waitFor();
  await page.context().close();
});

test("a full storage is reported, and play goes on", async () => {
  const guest = await house.stranger({}, "device");
  const { page } = guest;
  await page.goto("/");
  const id = await stored(page, "marshmallow", 2);
  await sit(guest, id);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: house.address, quotaSize: 1 });
  await playOn(guest, keyboard, () => page.getByText("This device cannot save the game.").isVisible());
  await playOn(guest, keyboard, after(10));
  expect(await page.locator(".status").isVisible()).toBe(true);
  await page.context().close();
});

test("at a table of the server the engine is given nothing", async () => {
  const guest = await house.stranger({}, "auto");
  const { page } = guest;
  await page.addInitScript(() => {
    const given: unknown[] = [];
    (window as unknown as { given: unknown[] }).given = given;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      given.push(message);
      return post.call(this, message);
    } as typeof post;
  });
  await page.request.patch("/api/me", { data: { name: "Ada" } });
  await page.goto("/");
  await kept(page);
  const bots = [1, 2].map((n) => ({ kind: "bot", name: `Bot ${n}`, level: "medium" }));
  const id = await guest.make({ game: "marshmallow", players: 3, seats: [{ kind: "you" }, ...bots] });
  await sit(guest, id);
  await playOn(guest, keyboard, after(20));
  await expect.poll(() => guest.mine()).toBe(true);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".best").waitFor();
  expect(await page.evaluate(() => (window as unknown as { given: unknown[] }).given)).toEqual([]);
  await page.context().close();
});
