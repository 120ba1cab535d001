/** A game in a package of its own, which this client was built without: its pages and some moves at its table. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House } from "./table";

const PACKAGE = join(import.meta.dirname, "../../examples/blackout");
const folder = mkdtempSync(join(tmpdir(), "petitfour-package-"));
let house: House;

/** The package is not installed: the path leads to its files and to its entry point. Its rules run uncompiled. */
beforeAll(async () => {
  const info = join(folder, "petitfour_blackout-1.0.dist-info");
  mkdirSync(info);
  writeFileSync(join(info, "entry_points.txt"), "[petitfour.games]\nblackout = petitfour_blackout:GAME\n");
  house = await House.open({ PYTHONPATH: [folder, PACKAGE].join(delimiter), PETITFOUR_PURE: "1" });
});
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true });
});

test("Blackout has a tile, a page, rules and a table", async () => {
  const guest = await house.guest("Ada", { viewport: { width: 390, height: 844 } });
  const { page } = guest;
  await page.goto("/");
  await page.locator(".games").getByRole("link", { name: "Blackout" }).click();
  await page.getByRole("heading", { name: "Blackout", level: 1 }).waitFor();
  await page.getByText("The bids may not come out even").waitFor();
  await page.getByRole("link", { name: "Rules" }).click();
  await page.getByText("If you win exactly the tricks you bid").waitFor();
  expect(await page.locator("main ol li").count()).toBe(9);

  const seats = [{ kind: "you" }, ...["Bo", "Cy"].map((name) => ({ kind: "bot", name, level: "easy" }))];
  await guest.sit(await guest.make({ game: "blackout", players: 3, settings: { rounds: 2, first: 0 }, seats }));
  await page.getByRole("button", { name: "bid 2" }).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText(/^Bid [012]\.$/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "bid 1" }).click();
  for (const left of [1, 0]) {
    await expect.poll(() => guest.mine()).toBe(true);
    await expect.poll(() => page.locator("table", { hasText: "Bids" }).first().textContent()).toContain("Bids1");
    await page.locator(".hand [data-card]:not(.dim)").first().click();
    if (left) await expect.poll(async () => (await guest.hand()).length).toBe(left);
  }
  await page.getByText("Round 2").first().waitFor();
  expect(guest.errors).toEqual([]);
  await page.context().close();
});
