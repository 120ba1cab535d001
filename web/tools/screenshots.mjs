/**
 * Screenshots of every page and table, on a phone and a laptop, light and dark, in each language: `make screenshots`.
 * Usage: node tools/screenshots.mjs [FOLDER] [--only PART,PART] [--size phone|sideways|laptop|wall] [--lang en|fr|es]
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { CHROMIUM, mockServer, SCENES, serve } from "./mock-server.mjs";
import { drawn, PAGES } from "./pages.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" }, size: { type: "string" }, lang: { type: "string" } },
});
const [folder = "screenshots"] = positionals;
const SIZES = { phone: [360, 640], sideways: [640, 360], laptop: [1280, 800], wall: [2560, 1440] };
const sizes = values.size ? [values.size] : ["phone", "sideways", "laptop"];
const langs = values.lang ? [values.lang] : ["en", "fr", "es"];
const wanted = PAGES.filter(({ name }) => values.only.split(",").some((part) => name.includes(part)));

const { server, address } = await serve();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
mkdirSync(folder, { recursive: true });
const problems = new Set();

/** Takes all screenshots of one size and language. */
async function album(size, lang) {
  const [width, height] = SIZES[size];
  const hand = size === "phone" || size === "sideways";
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang,
    deviceScaleFactor: hand ? 2 : 1,
    reducedMotion: "reduce",
    hasTouch: hand,
    serviceWorkers: "block",
  });
  for (const place of wanted) {
    if (place.size && place.size !== size) continue;
    if (size === "sideways" && !SCENES.includes(place.name)) continue; // other pages scroll
    const page = await context.newPage();
    const label = `${place.name}-${size}-${lang}`;
    page.on("console", (said) => said.type() === "error" && problems.add(`${label}: ${said.text()}`));
    page.on("pageerror", (error) => problems.add(`${label}: ${error.message}`));
    await mockServer(page);
    await page.goto(address + place.path);
    await drawn(page, place);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(120); // waits until everything is repainted
      const fullPage = !/^\/(t|replay)\//.test(place.path) && !place.act;
      await page.screenshot({ path: join(folder, `${label}-${colorScheme}.png`), fullPage });
    }
    await page.close();
  }
  await context.close();
}

for (const size of sizes) for (const lang of langs) await album(size, lang);
await browser.close();
server.close();
for (const problem of problems) console.log(problem);
