/** Writes pictures of every page and table. Usage: node tools/screenshots.mjs FOLDER [--only TEXT] [--quick] */
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

/** Each scene in every size; light and dark and the languages take turns, so that a set stays small. */
function* looks(name, index) {
  for (const [n, size] of Object.keys(SIZES).entries()) {
    if (quick && size === "wall") continue;
    const langs = quick ? [["en", "fr", "es"][(index + n) % 3]] : ["en", "fr", "es"];
    for (const [l, lang] of langs.entries()) yield { name, size, lang, theme: (index + n + l) % 2 ? "dark" : "light" };
  }
}

const { server, address } = await serve();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
mkdirSync(folder, { recursive: true });
const problems = [];
const wanted = Object.entries(PAGES).filter(([name]) => only.some((text) => name.includes(text)));
for (const [index, [name, path]] of wanted.entries()) {
  for (const look of looks(name, index)) {
    const [width, height] = SIZES[look.size];
    const context = await browser.newContext({
      viewport: { width, height },
      locale: look.lang,
      colorScheme: look.theme,
      deviceScaleFactor: look.size === "phone" ? 2 : 1,
      reducedMotion: "reduce",
      hasTouch: look.size === "phone",
    });
    const page = await context.newPage();
    const label = `${name}-${look.size}-${look.lang}-${look.theme}`;
    page.on("console", (said) => said.type() === "error" && problems.push(`${label}: ${said.text()}`));
    page.on("pageerror", (error) => problems.push(`${label}: ${error.message}`));
    await pretend(page);
    await page.goto(address + path);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.push(`${label}: ${over} pixels too wide`);
    await page.screenshot({ path: join(folder, `${label}.png`), fullPage: !path.startsWith("/t/") });
    await context.close();
  }
}
await browser.close();
server.close();
for (const problem of new Set(problems)) console.log(problem);
