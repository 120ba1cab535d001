/** The end of a round: it is explained, and the next round waits for the players. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { act, mouse } from "./hands";
import { type Guest, House } from "./table";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
const SHOTS = process.env.SHOTS;

async function playRound({ page }: Guest, mine: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 110_000;
  while (Date.now() < end && !(await page.locator(".summary").isVisible())) {
    if (await mine()) await act(page, mouse).catch(() => false);
    await page.waitForTimeout(40);
  }
}

test.each([
  ["marshmallow", 2, /The others had|no points/],
  ["monster", 2, /face up/],
  ["macaron", 3, /box/],
])(
  "%s: the summary explains the points and stays until Continue",
  async (game, players, why) => {
    const guest = await house.guest("Ada", { viewport: { width: 390, height: 844 }, hasTouch: true });
    await guest.sit(await guest.make({ game, players, pause: true }));
    await playRound(guest, () => guest.mine());
    const summary = guest.page.locator(".summary");
    expect(await summary.textContent()).toMatch(why);
    expect(await summary.locator("li").count()).toBe(players);
    if (SHOTS) await guest.page.screenshot({ path: `${SHOTS}/round-${game}.png` });
    const heard = guest.received.length;
    await guest.page.waitForTimeout(2500);
    expect(guest.received.length).toBe(heard); // nobody plays behind it
    const button = summary.getByRole("button", { name: "Continue" });
    const box = await button.boundingBox();
    expect(box && box.y > 0 && box.y + box.height <= 844).toBe(true);
    await button.tap();
    await expect.poll(() => summary.count()).toBe(0);
    await expect.poll(async () => (await guest.hand()).length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(guest.errors).toEqual([]);
    await guest.page.context().close();
  },
  150_000,
);

test("two people: the first one waits for the other, and the host can go on", async () => {
  const [ada, bo] = [await house.guest("Ada"), await house.guest("Bo")];
  const seats = [{ kind: "you" }, { kind: "open" }];
  const id = await ada.make({ game: "monster", players: 2, pause: true, seats });
  await ada.page.goto(`${house.address}/t/${id}`);
  await bo.page.goto(`${house.address}/t/${id}`);
  await bo.page.getByRole("button", { name: "Sit here" }).click();
  await bo.page.getByRole("button", { name: "I’m ready" }).click();
  await ada.page.getByRole("button", { name: "Start" }).click();
  await Promise.all([ada, bo].map((one) => playRound(one, () => one.mine())));
  await bo.page.getByRole("button", { name: "Continue" }).click();
  await bo.page.getByText("Waiting for Ada.").first().waitFor();
  expect(await ada.page.locator(".summary").isVisible()).toBe(true);
  await ada.page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(async () => (await bo.hand()).length, { timeout: 10_000 }).toBeGreaterThan(0);
  await Promise.all([ada, bo].map((one) => one.page.context().close()));
}, 150_000);
