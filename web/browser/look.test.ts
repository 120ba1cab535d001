/**
 * Every page and every position, on a phone, upright and sideways, and on a laptop: all of it in sight, nothing cut,
 * nothing over something else, nothing axe-core objects to. `make looks` (DEEP=1) takes all languages and sizes.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn, PAGES, type Place } from "../tools/pages.mjs";
import { CHROMIUM, pretend, SCENES, serve } from "../tools/pretend.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
let browser: Browser;
let address: string;
let stop: () => void;

beforeAll(async () => {
  const started = await serve();
  address = started.address;
  stop = () => started.server.close();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser.close();
  stop();
});

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
const EXTREMES = { phone, sideways, small, wall };

interface Look {
  size: keyof typeof SIZES;
  lang: string;
  /** A window of its own, whose choices nobody else meets. */
  own?: boolean;
}

const contexts = new Map<string, Promise<BrowserContext>>();

/** One window for each size and language: what is loaded once is there for the next page. */
function context({ size, lang, own }: Look): Promise<BrowserContext> {
  const made =
    contexts.get(size + lang + own) ??
    browser.newContext({
      viewport: SIZES[size],
      locale: lang,
      colorScheme: "light",
      reducedMotion: "reduce",
      hasTouch: size === "phone",
      serviceWorkers: "block",
      bypassCSP: true, // for axe-core alone
    });
  contexts.set(size + lang + own, made);
  return made;
}

/** A page that has drawn everything; what it says on the console is a failure. */
async function open(place: Place, look: Look): Promise<Page> {
  const page = await (await context(look)).newPage();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await pretend(page);
  await page.goto(address + place.path);
  await drawn(page, place);
  expect(said).toEqual([]);
  return page;
}

const at = (path: string): Place => ({ name: path, path, act: null, size: null });

/** Texts that do not fit into their place, and places that reach out of the window. Only names may be shortened. */
function misfits(): string[] {
  const NAMES = ".name, .names, [scope=row], .address, option, select";
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
  /** Words that go on in the next line without a hyphen. */
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

/** Parts of the table that lie over each other. */
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

/** The table has taken that size, and everything has found its place. */
async function settled({ width, height }: { width: number; height: number }): Promise<void> {
  const all = [...document.querySelectorAll(":is(.table, .replay), :is(.table, .replay) *")];
  for (let calm = 0, before = ""; calm < 3; ) {
    await new Promise((next) => setTimeout(next, 40));
    const boxes = all.map((one) => one.getBoundingClientRect());
    const now = boxes.map(({ x, y, width, height }) => [x, y, width, height]).join();
    calm = now === before && boxes[0]?.width === width && boxes[0].height === height ? calm + 1 : 0;
    before = now;
  }
}

/** What must always be in sight: whose turn it is, the seats, the hand, the trick, the state of the game. */
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
  if (!(await page.evaluate("window.axe"))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe has put itself there
    const { violations } = await (window as any).axe.run(document, { runOnly, resultTypes: ["violations"] });
    type Violation = { id: string; nodes: { target: string[]; any: { message: string }[] }[] };
    return (violations as Violation[]).flatMap((one) =>
      one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`),
    );
  }, runOnly);
}

/** What is wrong with a position on each of the screens. */
async function onEveryScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(process.env.DEEP ? SIZES : EXTREMES)) {
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
 * French is the longest and a phone the tightest: that is how everything is looked at, light and dark. Each kind of page
 * is read in the other languages too, on a laptop, and every fourth position in one of them.
 */
function looks({ name, size }: Place): Look[] {
  if (process.env.DEEP) {
    const sizes = size ? [size] : (["phone", "laptop"] as const);
    return sizes.flatMap((size) => LANGUAGES.map((lang) => ({ size, lang })));
  }
  const scene = SCENES.indexOf(name);
  const kind = scene < 0 ? !/^(open|replay|new)-(?!marshmallow|file)/.test(name) : scene % 4 === 0;
  const more = !kind ? [] : scene < 0 ? ["en", "es"] : [scene % 8 ? "en" : "es"];
  return [{ size: size ?? "phone", lang: "fr" }, ...more.map((lang) => ({ size: size ?? ("laptop" as const), lang }))];
}

const cases = PAGES.flatMap((place) => looks(place).map((look) => ({ ...place, ...look, place, look })));

test.concurrent.each(cases)("$name in $lang on a $size", async ({ place, look }) => {
  const page = await open(place, look);
  if (look.size === "phone") expect(await page.evaluate(misfits)).toEqual([]);
  const table = SCENES.includes(place.name) || /^(replay|open)-(?!file)/.test(place.name);
  if (look.size === "phone" && table) expect(await onEveryScreen(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForTimeout(100); // not every colour changes at once
  const changed = process.env.DEEP ? ALL : ["color-contrast"]; // light or dark is a matter of colours alone
  expect(await objections(page, changed)).toEqual([]);
  await page.close();
});

test("the check would notice a text that is too long", async () => {
  const page = await open(at("/t/marshmallow-4"), { size: "phone", lang: "fr" });
  await page.evaluate(() => {
    const heading = document.querySelector(".status span, .status p") as HTMLElement;
    heading.style.display = "block";
    heading.style.overflowWrap = "normal";
    heading.textContent = "Anticonstitutionnellementanticonstitutionnellementanticonstitutionnellement";
  });
  expect((await page.evaluate(misfits)).join()).toContain("too long");
  await page.close();
});

test("a card that may not be played says why, with the rule, and links to it", async () => {
  const page = await open(at("/t/marshmallow-4"), { size: "phone", lang: "fr" });
  await page.locator("[data-card].dim").first().tap();
  const status = page.locator(".status");
  await expect.poll(() => status.textContent()).toContain("MT-6");
  expect(await status.getByRole("link").getAttribute("href")).toBe("/rules/marshmallow#MT-6");
  await page.close();
});

test("the language changes at once and is remembered", async () => {
  const page = await open(at("/t/marshmallow-4"), { size: "laptop", lang: "en", own: true });
  await page.getByRole("button", { name: "This table and settings" }).click();
  await page.getByText("Español").click();
  await expect.poll(() => page.locator(".status").textContent()).toContain("Te toca");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
  await page.reload();
  await expect.poll(() => page.locator(".status").textContent()).toContain("Te toca");
  await page.close();
});
