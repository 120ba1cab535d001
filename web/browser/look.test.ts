/** Every page and every position, on a phone and on a laptop: all of it in sight, nothing cut, nothing axe-core objects to. */
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

interface Look {
  size: "phone" | "laptop";
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
      viewport: size === "phone" ? { width: 360, height: 640 } : { width: 1280, height: 800 },
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
  }
  return found;
}

/** What must always be in sight: whose turn it is, the seats, the hand, the trick, the state of the game. */
function hidden(): string[] {
  const must = ".status, .seat, [data-card], .card-spot, .board, .level, .place, .palette button";
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

/**
 * French is the longest and a phone the tightest: that is how everything is looked at, light and dark. Each kind of page
 * is read in the other languages too, on a laptop, and every fourth position in one of them.
 */
function looks({ name, size }: Place): Look[] {
  const scene = SCENES.indexOf(name);
  const kind = scene < 0 ? !/^(open|replay|new)-(?!marshmallow|file)/.test(name) : scene % 4 === 0;
  const more = !kind ? [] : scene < 0 ? ["en", "es"] : [scene % 8 ? "en" : "es"];
  return [{ size: size ?? "phone", lang: "fr" }, ...more.map((lang) => ({ size: size ?? ("laptop" as const), lang }))];
}

const cases = PAGES.flatMap((place) => looks(place).map((look) => ({ ...place, ...look, place, look })));

test.concurrent.each(cases)("$name in $lang on a $size", async ({ place, look }) => {
  const page = await open(place, look);
  if (look.size === "phone") {
    expect(await page.evaluate(misfits)).toEqual([]);
    if (SCENES.includes(place.name)) expect(await page.evaluate(hidden)).toEqual([]);
  }
  expect(await objections(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await objections(page, ["color-contrast"])).toEqual([]); // light or dark is a matter of colours alone
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
