/** Faults that players found, each once. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { mockServer } from "../tools/mock-server.mjs";
import { mocked } from "./mocked";

const mock = mocked();
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

async function open(path: string, viewport = PHONE, ready = ".status", locale = "en"): Promise<Page> {
  const context = await mock.browser.newContext({
    viewport,
    locale,
    reducedMotion: "reduce",
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await mockServer(page);
  await page.goto(`${mock.address}${path}`);
  await page.waitForSelector(ready);
  return page;
}

test("mastermind: marks are whole", async () => {
  const page = await open("/t/mastermind-guess");
  const cut = await page.locator(".slider.still").evaluateAll(
    (all) =>
      all.filter((slider) => {
        const { left, right } = slider.getBoundingClientRect();
        return [...slider.querySelectorAll("i, .number")].some((one) => {
          const box = one.getBoundingClientRect();
          return box.left < left || box.right > right || Math.abs(box.width - box.height) > (one.matches("i") ? 1 : 99);
        });
      }).length,
  );
  expect(await page.locator(".slider.still .number").count()).toBeGreaterThan(1);
  expect(cut).toBe(0);
  await page.context().close();
});

test("a new table can be made without scrolling, at 1280 × 800", async () => {
  const page = await open("/", LAPTOP, "main");
  await page.locator(".game h2 a").nth(2).click();
  const button = page.getByRole("button", { name: "Create table" });
  await button.waitFor();
  await page.locator(".table summary").click();
  const box = await button.boundingBox();
  expect(box && box.y + box.height <= LAPTOP.height).toBe(true);
  await page.context().close();
});

test("the numbers of a hint stay on one line", async () => {
  const page = await open("/t/monster-4");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector(".dock .short");
  expect(await page.locator(".dock .short").first().textContent()).not.toMatch(/%/);
  await page.getByText("Why?").click();
  await page.locator(".dock table").waitFor();
  const broken = await page
    .locator(".dock thead th, .dock td")
    .evaluateAll(
      (all) =>
        all.filter((cell) => cell.getBoundingClientRect().height > 2.4 * parseFloat(getComputedStyle(cell).fontSize))
          .length,
    );
  expect(broken).toBe(0);
  await page.context().close();
});

test("monster: an illegal place says why", async () => {
  const page = await open("/t/monster-4");
  await page.locator("[data-card]").first().click();
  const place = page.locator(".place:not(.can)").first();
  if (await place.count()) {
    await place.click();
    await expect.poll(() => page.locator(".status.refused").count()).toBe(1);
  }
  await page.context().close();
});

test("monster: the cards that scored stay visible at the end", async () => {
  const page = await open("/t/monster-5-over");
  expect(await page.locator(".point.up").count()).toBeGreaterThan(0);
  await page.context().close();
});

test("a digit chooses a card from the fresh page", async () => {
  const page = await open("/t/marshmallow-4", LAPTOP);
  await page.keyboard.press("2");
  const second = page.locator("[data-card]").nth(1);
  expect(await second.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});

test("every button of the bar has a tooltip", async () => {
  const page = await open("/t/marshmallow-4-memory", LAPTOP);
  const bare = await page
    .locator("header .icon-button")
    .evaluateAll((all) => all.filter((one) => !one.getAttribute("title")).length);
  expect(bare).toBe(0);
  await page.context().close();
});

test("reactions are drawn without an emoji font", async () => {
  const page = await open("/t/marshmallow-4", LAPTOP);
  await page.getByRole("button", { name: "React" }).click();
  expect(await page.locator(".pictures svg[data-face]").count()).toBe(8);
  const beside = await page.locator(".pictures button:has(svg[data-face])").allTextContents();
  expect(beside.map((text) => text.trim()).filter(Boolean)).toEqual([]);
  expect(beside).toHaveLength(8);
  await page.context().close();
});

test("leaving a table opens no other socket", async () => {
  const page = await open("/t/marshmallow-4", LAPTOP);
  const opened: string[] = [];
  await page.exposeFunction("noteSocket", (to: string) => opened.push(to));
  await page.evaluate(() => {
    const Real = WebSocket;
    window.WebSocket = class extends Real {
      constructor(to: string | URL, protocols?: string | string[]) {
        (window as unknown as { noteSocket: (to: string) => void }).noteSocket(String(to));
        super(to, protocols);
      }
    };
  });
  await page.getByRole("link", { name: "Home" }).click();
  await page.waitForSelector("main h2, main h1");
  await page.waitForTimeout(500);
  expect(opened).toEqual([]);
  await page.context().close();
});

test.each(["marshmallow-4-first", "marshmallow-5", "macaron-4-bet"])(
  "%s: the hand on a phone is a fan of large cards, each of which can be tapped",
  async (scene) => {
    const page = await open(`/t/${scene}`);
    const cards = await page.locator("[data-card]").evaluateAll((all) =>
      all.map((card) => {
        const { left, top, width } = card.getBoundingClientRect();
        const free = [2, 13, 26].every((x) => card.contains(document.elementFromPoint(left + x, top + 20)));
        return { width, top, free, row: card.closest("li")?.offsetTop };
      }),
    );
    expect(Math.min(...cards.map(({ width }) => width))).toBeGreaterThanOrEqual(78);
    expect(cards.filter(({ free }) => !free)).toEqual([]);
    expect(Math.min(...cards.map(({ top }) => top))).toBeGreaterThan(844 / 2); // in the reach of a thumb
    expect(new Set(cards.map(({ row }) => row)).size).toBe(cards.length > 10 ? 2 : 1);
    await page.context().close();
  },
);

test.each([
  ["a phone", PHONE],
  ["a laptop", LAPTOP],
])("a hint stands beside the cards it speaks of, on %s", async (_, viewport) => {
  const page = await open("/t/marshmallow-4", viewport);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector(".dock .best");
  const panel = await page.locator(".dock").boundingBox();
  const covered = await page.locator("[data-card], .card-spot, .status").evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 8, top + height / 4);
        return !shown || !(one.contains(shown) || shown.contains(one) || one.closest("li, .spot")?.contains(shown));
      }).length,
  );
  expect(panel?.height).toBeGreaterThan(150);
  expect(covered).toBe(0);
  await page.keyboard.press("Escape");
  expect(await page.locator(".dock").count()).toBe(0);
  await page.context().close();
});

test.each(["en", "fr", "es"])("macaron: the flavours stand in one line with their whole names, in %s", async (lang) => {
  for (const width of [1280, 1440]) {
    const page = await open("/t/macaron-4-bet", { width, height: 900 }, ".flavour", lang);
    const all = await page.locator(".flavour").evaluateAll((flavours) =>
      flavours.map((one) => {
        const name = one.querySelector(".name") as HTMLElement;
        return {
          top: one.getBoundingClientRect().top,
          cut: name.scrollWidth > name.clientWidth,
          whole: (name.querySelector(".long") as HTMLElement).offsetWidth > 0,
        };
      }),
    );
    expect(new Set(all.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(all.filter(({ cut }) => cut)).toEqual([]);
    expect(all.filter(({ whole }) => !whole)).toEqual([]);
    await page.context().close();
  }
});

test("the result can be shared as a picture", async () => {
  const page = await open("/t/marshmallow-4-over", LAPTOP, "dialog .ways");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share the result" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("petit-four-marshmallow.png");
  const bytes = readFileSync(await file.path());
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
  if (process.env.SHOTS) await file.saveAs(`${process.env.SHOTS}/share.png`);
  await page.context().close();
});
