/** Renders the icons for phones from the SVG icon. Usage: node tools/icons.mjs */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM } from "./mock-server.mjs";

const FOLDER = join(import.meta.dirname, "../public/assets");
const drawing = readFileSync(join(FOLDER, "icon.svg"), "utf-8");
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });

/** Renders one icon. A mask can cut off all but the inner four fifths. */
async function paint(name, size, inner, background) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${background}}svg{width:${inner * 100}%}</style>${drawing}`,
  );
  await page.screenshot({ path: join(FOLDER, name), omitBackground: true });
  await page.close();
}

await paint("icon-192.png", 192, 1, "transparent");
await paint("icon-512.png", 512, 1, "transparent");
await paint("icon-maskable-512.png", 512, 0.66, "#fdf6ec");
await browser.close();
