/** Every position on a phone and on a laptop: all of it in sight, nothing clipped, nothing axe-core objects to. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROMIUM, pretend, SCENES, serve } from "../tools/pretend.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const scenes = readdirSync(SCENES).map((file) => file.replace(".json", ""));
const LANGUAGES = ["en", "fr", "es"];
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
  theme: "light" | "dark";
}

/** A page that has drawn everything; what it says on the console is a failure. */
async function open(path: string, { size, lang, theme }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: size === "phone" ? { width: 360, height: 640 } : { width: 1280, height: 800 },
    locale: lang,
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: size === "phone",
    bypassCSP: true, // for axe-core alone
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await pretend(page);
  await page.goto(address + path);
  await page.waitForSelector("main .status, h1", { state: "attached" });
  await page.waitForFunction(() => document.fonts.status === "loaded");
  expect(said).toEqual([]);
  return page;
}

/** Elements whose text does not fit, and places that reach out of the window. */
function misfits(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>("#app *")) {
    const style = getComputedStyle(element);
    if (element.closest(".unseen, svg, dialog") || !element.offsetParent) continue;
    const own = [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
    const cut = style.textOverflow === "ellipsis" || style.overflowX === "auto";
    if (own && !cut && element.scrollWidth > element.clientWidth + 1 && style.display !== "inline")
      found.push(`too long: ${name(element)}`);
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

async function objections(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe has put itself there
    const { violations } = await (window as any).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
    });
    type Violation = { id: string; nodes: { target: string[]; any: { message: string }[] }[] };
    return (violations as Violation[]).flatMap((one) =>
      one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`),
    );
  });
}

// French is the longest, a phone the tightest; on a laptop, every third position
const looks: [string, Look][] = scenes.flatMap((scene, index) => {
  const phone: Look = { size: "phone", lang: "fr", theme: index % 2 ? "dark" : "light" };
  const laptop: Look = {
    size: "laptop",
    lang: LANGUAGES[(index / 3) % 3] as string,
    theme: index % 2 ? "light" : "dark",
  };
  return index % 3
    ? [[scene, phone]]
    : [
        [scene, phone],
        [scene, laptop],
      ];
});

test.each(looks)("%s %o", async (scene, look) => {
  const page = await open(`/t/${scene}`, look);
  expect(await page.evaluate(misfits)).toEqual([]);
  expect(await page.evaluate(hidden)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ["/", "fr", "light"],
  ["/", "en", "dark"],
  ["/rules/macaron", "es", "light"],
  ["/rules/mastermind", "fr", "dark"],
  ["/replay/file", "en", "light"],
  ["/nowhere", "es", "dark"],
] as const)("%s in %s, %s", async (path, lang, theme) => {
  const page = await open(path, { size: "phone", lang, theme });
  expect(await page.evaluate(misfits)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await page.context().close();
});

test("a card that may not be played says why, with the rule, and links to it", async () => {
  const page = await open("/t/marshmallow-4", { size: "phone", lang: "fr", theme: "light" });
  await page.locator("[data-card].dim").first().tap();
  const status = page.locator(".status");
  await expect.poll(() => status.textContent()).toContain("MT-6");
  expect(await status.getByRole("link").getAttribute("href")).toBe("/rules/marshmallow#MT-6");
  await page.context().close();
});

test("the language changes at once and is remembered", async () => {
  const page = await open("/t/marshmallow-4", { size: "laptop", lang: "en", theme: "light" });
  await page.getByRole("button", { name: "This table and settings" }).click();
  await page.getByText("Español").click();
  await expect.poll(() => page.locator(".status").textContent()).toContain("Te toca");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
  await page.reload();
  await expect.poll(() => page.locator(".status").textContent()).toContain("Te toca");
  await page.context().close();
});
