/** Takes the pictures that the README shows, as WebP: `make pictures`. Usage: node tools/pictures.mjs FOLDER */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM, mockServer, SHOWN, serve } from "./mock-server.mjs";
import { drawn, PAGES } from "./pages.mjs";

const [folder = "../docs/pictures"] = process.argv.slice(2);
const QUALITY = 0.85;
/** The home page and what `fixtures/pages.json` names. */
const PICTURES = [{ file: "home", name: "home", size: [1280, 800], scale: 1, colorScheme: "light" }, ...SHOWN.pictures];

const { server, address } = await serve();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const painter = await browser.newPage();

/** Encodes a picture as WebP, in the browser. */
function packed(png, quality) {
  return painter.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1];
    },
    [`data:image/png;base64,${png.toString("base64")}`, quality],
  );
}

mkdirSync(folder, { recursive: true });
for (const { file, name, size, scale, colorScheme } of PICTURES) {
  const [width, height] = size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: "en",
    colorScheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await mockServer(page);
  const place = PAGES.find((one) => one.name === name);
  await page.goto(address + place.path);
  await drawn(page, place);
  writeFileSync(join(folder, `${file}.webp`), Buffer.from(await packed(await page.screenshot(), QUALITY), "base64"));
  await context.close();
}
await browser.close();
server.close();
