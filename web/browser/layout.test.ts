/**
 * Every page and every position, on phones and larger screens: everything is visible, nothing is cut off or overlaps,
 * and axe-core finds no problem. `make looks` (DEEP=1) checks everything in all languages and sizes, the short form a
 * part of it: see `screens`, `looks` and `accessible`.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { mockServer, SCENES } from "../tools/mock-server.mjs";
import { drawn, PAGES, type Place } from "../tools/pages.mjs";
import { mocked } from "./mocked";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const mock = mocked();

const SIZES = {
  phone: { width: 360, height: 640 },
  sideways: { width: 640, height: 360 },
  tall: { width: 390, height: 844 },
  broad: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  small: { width: 1024, height: 600 },
  laptop: { width: 1280, height: 800 },
  wall: { width: 2560, height: 1440 },
};

const { phone, sideways, small, wall } = SIZES;

interface Look {
  size: keyof typeof SIZES;
  lang: string;
}

/** A page that the tests of one size and language share. */
interface Tab {
  page: Page;
  /** Errors on the console, and exceptions. */
  errors: string[];
}

const idle = new Map<string, Tab[]>();

/** A page that the client has loaded: an idle one of this size and language, or a new one. */
async function tab({ size, lang }: Look): Promise<Tab> {
  const free = idle.get(size + lang)?.pop();
  if (free) return free;
  // a context of its own: its settings are its own, and pages run in separate processes
  const context = await mock.browser.newContext({
    viewport: SIZES[size],
    locale: lang,
    colorScheme: "light",
    reducedMotion: "reduce",
    hasTouch: size === "phone",
    serviceWorkers: "block",
    bypassCSP: true, // only for axe-core
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await mockServer(page);
  await page.goto(mock.address + NOWHERE);
  await page.waitForSelector("h1");
  await page.evaluate(AXE);
  return { page, errors };
}

/** Gives a page back for the next test. A page whose test changed a setting is closed. */
async function done(used: Tab, { size, lang }: Look): Promise<void> {
  const changed = await used.page.evaluate(() => localStorage.getItem("petitfour") !== null);
  if (changed) return used.page.context().close();
  await used.page.emulateMedia({ colorScheme: "light" });
  idle.set(size + lang, [...(idle.get(size + lang) ?? []), used]);
}

const NOWHERE = "/nowhere";

/** Opens a page as a link within the app does: nothing that is loaded is loaded again. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    for (const old of document.querySelectorAll("#app > *")) old.setAttribute("data-old", "");
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
    scrollTo(0, 0);
  }, path);
  await page.waitForFunction(() => document.querySelector("#app > :not([data-old])"));
}

/** Opens a place and waits until everything is drawn. Errors on the console are a failure. */
async function open(place: Place, look: Look): Promise<Tab> {
  const opened = await tab(look);
  const { page, errors } = opened;
  // by way of another page, or two places on the same page would share its state
  if (new URL(page.url()).pathname !== NOWHERE) await go(page, NOWHERE);
  if (place.path !== NOWHERE) await go(page, place.path);
  await drawn(page, place);
  expect(errors).toEqual([]);
  return opened;
}

const at = (path: string): Place => ({ name: path, path, act: null, size: null, content: "main .status, h1" });

/** Texts that are too long for their element, and a page that is wider than the window. Only names may be shortened. */
function misfits(): string[] {
  const NAMES = ".name, .names, [scope=row], .address, option, select";
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
  /** Words that are broken without a hyphen. */
  const torn = (text: Node) =>
    [...(text.textContent ?? "").matchAll(/[\p{L}\p{N}]{3,}/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      return lines.some(({ top }) => top > (lines[0]?.bottom ?? 0) - 2) ? [word] : [];
    });
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>("#app *")) {
    const style = getComputedStyle(element);
    if (element.closest(`.unseen, svg, ${NAMES}`) || !element.getClientRects().length) continue;
    if (style.clipPath === "inset(50%)" || style.overflowX === "auto" || style.display === "inline") continue;
    const own = [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
    if (!own) continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`too long: ${name(element)}`);
    if (style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2)
      found.push(`too high: ${name(element)}`);
    for (const child of element.childNodes)
      if (child.nodeType === 3) found.push(...torn(child).map((word) => `torn: ${word}`));
  }
  return found;
}

/** Parts of the table that overlap. */
function overlaps(): string[] {
  const parts = ".status, .seat, .hand, .felt, .track, .places, .laying, .board, .palette, .marks, .centre > *, header";
  const all = [...document.querySelectorAll<HTMLElement>(parts)].filter(
    (one) => one.checkVisibility() && !one.closest("dialog"),
  );
  const edges = (one: Element) => one.getBoundingClientRect();
  const name = (one: Element) => `${one.tagName.toLowerCase()}.${one.className}`;
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return [];
      const [a, b] = [edges(one), edges(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 3 && down > 3 ? [`${name(one)} over ${name(other)} by ${across} × ${down}`] : [];
    }),
  );
}

/** A size of the screen, and how many milliseconds the table may take for it. */
interface Wanted {
  width: number;
  height: number;
  patience?: number;
}

/** Waits until the table has this size and nothing in it moves, or throws. A busy machine gets more time. */
async function settled({ width, height, patience = 10_000 }: Wanted): Promise<void> {
  const all = [...document.querySelectorAll(":is(.table, .replay), :is(.table, .replay) *")];
  if (!all.length) throw new Error("there is no table on this page");
  const end = performance.now() + patience;
  for (let calm = 0, samples = 0, before: number[] = []; calm < 3; samples++) {
    await new Promise((next) => setTimeout(next, 20));
    const boxes = all.map((one) => one.getBoundingClientRect());
    const now = boxes.flatMap(({ x, y, width, height }) => [x, y, width, height]);
    const moved = now.findIndex((edge, index) => edge !== before[index]);
    const [table] = boxes as [DOMRect];
    calm = moved < 0 && table.width === width && table.height === height ? calm + 1 : 0;
    if (performance.now() > end && samples > 20)
      throw new Error(
        moved < 0
          ? `the table is ${table.width} × ${table.height} on a screen of ${width} × ${height}`
          : `${all[moved >> 2]?.tagName}.${all[moved >> 2]?.className} still moves after ${patience} ms`,
      );
    before = now;
  }
}

/** Parts of the table that must be visible and are not: status, seats, hand, trick, boards. */
function hidden(): string[] {
  const must = "header > :not(h1), .status, .seat, [data-card], .card-spot, .board, .level, .place, .palette button";
  return [...document.querySelectorAll<HTMLElement>(must)].flatMap((element) => {
    if (element.closest("dialog") || !element.offsetParent) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return inside
      ? []
      : [`${element.className || element.dataset.card} at ${[left, top, right, bottom].map(Math.round)}`];
  });
}

const ALL = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

async function objections(page: Page, runOnly = ALL): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe-core is a global
    const { violations } = await (window as any).axe.run(document, { runOnly, resultTypes: ["violations"] });
    type Violation = { id: string; nodes: { target: string[]; any: { message: string }[] }[] };
    return (violations as Violation[]).flatMap((one) =>
      one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`),
    );
  }, runOnly);
}

/** The screens for a position: a phone held upright and sideways for each, the larger ones for every third. */
function screens(number: number): Partial<typeof SIZES> {
  if (process.env.DEEP) return SIZES;
  return number % 3 ? { phone, sideways } : { phone, sideways, small, wall };
}

/** The layout problems of a position on several screens. */
async function onScreens(page: Page, sizes: Partial<typeof SIZES>): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.evaluate(settled, viewport);
    for (const check of [misfits, hidden, overlaps])
      found.push(...(await page.evaluate(check)).map((fault) => `${size}: ${fault}`));
  }
  await page.setViewportSize(SIZES.phone);
  await page.evaluate(settled, SIZES.phone);
  return found;
}

const LANGUAGES = ["en", "fr", "es"];

/**
 * Everything is checked in French on a phone, because French has the longest texts, in light and dark. Each kind of
 * page is also checked in the other languages on a laptop, and every sixth position in one of them.
 */
function looks({ name, size }: Place): Look[] {
  if (process.env.DEEP) {
    const sizes = size ? [size] : (["phone", "laptop"] as const);
    return sizes.flatMap((size) => LANGUAGES.map((lang) => ({ size, lang })));
  }
  const scene = SCENES.indexOf(name);
  const kind = scene < 0 ? !/^(open|replay|new)-(?!marshmallow|file)/.test(name) : scene % 6 === 0;
  const more = !kind ? [] : scene < 0 ? ["en", "es"] : [scene % 12 ? "en" : "es"];
  return [{ size: size ?? "phone", lang: "fr" }, ...more.map((lang) => ({ size: size ?? ("laptop" as const), lang }))];
}

/** Whether axe-core looks at a place: it takes longest. Every page, every third position. */
const accessible = ({ name }: Place) => process.env.DEEP || !SCENES.includes(name) || SCENES.indexOf(name) % 3 === 0;

/** What axe-core objects to three times in a row: a busy machine may still be drawing the page or its colours. */
async function lasting(page: Page, runOnly: string[]): Promise<string[]> {
  for (let again = 2; again; again--) {
    if (!(await objections(page, runOnly)).length) return [];
    await page.waitForTimeout(700);
  }
  return objections(page, runOnly);
}

const cases = PAGES.flatMap((place, number) =>
  looks(place).map((look) => ({ ...place, ...look, place, look, number })),
);

test.concurrent.each(cases)("$name in $lang on a $size", async ({ place, look, number }) => {
  const opened = await open(place, look);
  const { page } = opened;
  if (look.size === "phone") expect(await page.evaluate(misfits)).toEqual([]);
  const table = SCENES.includes(place.name) || /^(replay|open)-(?!file)/.test(place.name);
  if (look.size === "phone" && table) expect(await onScreens(page, screens(number))).toEqual([]);
  if (accessible(place)) {
    expect(await lasting(page, ALL)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForTimeout(100); // some colours change with a transition
    const changed = process.env.DEEP ? ALL : ["color-contrast"]; // dark differs from light only in its colours
    expect(await lasting(page, changed)).toEqual([]);
  }
  await done(opened, look);
});

test("the check finds a text that is too long", async () => {
  const { page } = await open(at("/t/marshmallow-4"), { size: "phone", lang: "fr" });
  await page.evaluate(() => {
    const heading = document.querySelector(".status span, .status p") as HTMLElement;
    heading.style.display = "block";
    heading.style.overflowWrap = "normal";
    heading.textContent = "Anticonstitutionnellementanticonstitutionnellementanticonstitutionnellement";
  });
  expect((await page.evaluate(misfits)).join()).toContain("too long");
  await page.context().close();
});

test("the check reports a page that has no table or never settles", async () => {
  const { page } = await open(at("/"), { size: "phone", lang: "fr" });
  await expect(page.evaluate(settled, SIZES.phone)).rejects.toThrow("there is no table");
  await go(page, "/t/marshmallow-4");
  await drawn(page, at("/t/marshmallow-4"));
  await expect(page.evaluate(settled, { ...SIZES.laptop, patience: 500 })).rejects.toThrow(
    "the table is 360 × 640 on a screen of 1280 × 800",
  );
  await page.context().close();
});

test("an unplayable card shows the reason with a link to the rule", async () => {
  const { page } = await open(at("/t/marshmallow-4"), { size: "phone", lang: "fr" });
  await page.locator("[data-card].dim").first().tap();
  const status = page.locator(".status");
  await status.getByRole("link").waitFor();
  expect(await status.textContent()).not.toContain("MT-6"); // the number is in the link only
  expect(await status.getByRole("link").getAttribute("href")).toBe("/rules/marshmallow#MT-6");
  await page.context().close();
});

test("the language changes at once and is remembered", async () => {
  const { page } = await open(at("/t/marshmallow-4"), { size: "laptop", lang: "en" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Español").click();
  await expect.poll(() => page.locator(".status").textContent()).toContain("Te toca");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
  await page.reload();
  await expect.poll(() => page.locator(".status").textContent()).toContain("Te toca");
  await page.context().close();
});
