/** Writes pictures of every page and table. Usage: node tools/screenshots.mjs FOLDER [--only NAMES] [--quick] */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM, pretend, SCENES, serve } from "./pretend.mjs";

const [folder = "screenshots", ...flags] = process.argv.slice(2);
const only = flags.includes("--only") ? flags[flags.indexOf("--only") + 1].split(",") : [""];
const quick = flags.includes("--quick");
const SIZES = { phone: [360, 640], laptop: [1280, 800], wall: [2560, 1440] };
const scenes = readdirSync(SCENES).map((file) => file.replace(".json", ""));
const PAGES = Object.fromEntries([
  ["home", "/"],
  ["rules-macaron", "/rules/macaron"],
  ...scenes.map((scene) => [scene, `/t/${scene}`]),
  ...["marshmallow-4-watch"].map((scene) => [`screen-${scene}`, `/t/${scene}/screen`]),
]);

const { server, address } = await serve();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
mkdirSync(folder, { recursive: true });
const problems = new Set();
const wanted = Object.entries(PAGES).filter(([name]) => only.some((text) => name.includes(text)));

/** One browser window for all pictures of a size in a language; light and dark take turns. */
async function album(size, lang, turn) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang,
    deviceScaleFactor: size === "phone" ? 2 : 1,
    reducedMotion: "reduce",
    hasTouch: size === "phone",
  });
  const page = await context.newPage();
  let label = "";
  page.on("console", (said) => said.type() === "error" && problems.add(`${label}: ${said.text()}`));
  page.on("pageerror", (error) => problems.add(`${label}: ${error.message}`));
  await pretend(page);
  for (const [index, [name, path]] of wanted.entries()) {
    if (quick && (index + turn) % 3) continue;
    const theme = (index + turn) % 2 ? "dark" : "light";
    label = `${name}-${size}-${lang}-${theme}`;
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(address + path);
    await page.waitForSelector("main .status, h1, .seat");
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.add(`${label}: ${over} pixels too wide`);
    await page.screenshot({ path: join(folder, `${label}.png`), fullPage: !path.startsWith("/t/") });
  }
  await context.close();
}

for (const size of Object.keys(SIZES)) {
  for (const [turn, lang] of ["en", "fr", "es"].entries()) await album(size, lang, turn);
}
await browser.close();
server.close();
for (const problem of problems) console.log(problem);
