/**
 * What the client weighs and how quick it is, beside the limits it was built for. Usage: node tools/measure.mjs
 * A table's first load over gzip; the time until a card can be played, as it is and on a slow phone (a CPU four times
 * slower, fast 3G); from a message to the drawn frame; the longest task of a whole trick on the slow phone.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { CHROMIUM, pretend, SCENES, serve } from "./pretend.mjs";

const SCENE = {
  marshmallow: "marshmallow-4",
  monster: "monster-4",
  macaron: "macaron-5-advanced",
  mastermind: "mastermind-guess",
};
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const { server, address } = await serve();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });

async function open(slow) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: "fr" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (slow) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", FAST_3G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  return { context, page };
}

/** Bytes over the wire of everything that a first visit loads. */
async function weight(scene) {
  const { context, page } = await open(false);
  const bodies = [];
  page.on(
    "response",
    (response) =>
      response.url().startsWith(address) &&
      bodies.push(
        response.body().then(
          (body) => [response.url(), body],
          () => null,
        ),
      ),
  );
  await pretend(page);
  await page.goto(`${address}/t/${scene}`);
  await page.waitForSelector(".status");
  await page.waitForLoadState("networkidle");
  const loaded = (await Promise.all(bodies)).filter(Boolean);
  await context.close();
  return loaded.reduce((sum, [url, body]) => sum + (url.endsWith(".woff2") ? body.length : gzipSync(body).length), 0);
}

async function ready(scene, slow) {
  const { context, page } = await open(slow);
  await pretend(page);
  await page.goto(`${address}/t/${scene}`);
  await page.waitForSelector("[data-card]:not(.dim), .palette button");
  const at = await page.evaluate(() => performance.now());
  await context.close();
  return at;
}

/** From a message until the frame after it is drawn, over a few messages; and the longest task meanwhile. */
async function drawing(scene, slow) {
  const { context, page } = await open(slow);
  const message = JSON.parse(readFileSync(join(SCENES, `${scene}.json`), "utf-8"));
  let socket;
  await page.routeWebSocket(/\/ws\?v=1/, (opened) => {
    socket = opened;
    opened.send(JSON.stringify(message));
  });
  await page.route("**/api/**", (route) => route.fulfill({ json: [] }));
  await page.addInitScript(() => {
    window.took = [];
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
    }).observe({ type: "longtask" });
    const { parse } = JSON;
    JSON.parse = (text) => {
      const began = performance.now();
      const value = parse(text);
      // the task of the message, the style and the layout it causes; then the frame is handed to the screen
      if (value?.view) requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - began)));
      return value;
    };
  });
  await page.goto(`${address}/t/${scene}`);
  await page.waitForSelector(".status");
  await page.waitForTimeout(800);
  await page.evaluate(() => {
    window.took.length = 0;
    window.longest = 0;
  });
  for (let turn = 0; turn < 12; turn++) {
    const view = structuredClone(message.view);
    if (view.trick && turn % 2) view.trick = view.trick.slice(0, -1);
    view.scores = view.scores.map((score) => score + turn);
    socket.send(JSON.stringify({ at: message.at + turn + 1, as: message.as, view }));
    await page.waitForTimeout(250);
  }
  const result = await page.evaluate(() => ({ took: window.took, longest: window.longest }));
  await context.close();
  return { drawn: median(result.took), longest: result.longest };
}

const rows = [
  ["", "KiB, gzip", "ready ms", "ready ms, slow", "drawn ms", "longest task, slow"],
  ["limit", "120", "1000", "3000", "16", "50"],
];
for (const [game, scene] of Object.entries(SCENE)) {
  const times = [await ready(scene, false), await ready(scene, false), await ready(scene, false)];
  rows.push([
    game,
    ((await weight(scene)) / 1024).toFixed(1),
    median(times).toFixed(0),
    (await ready(scene, true)).toFixed(0),
    (await drawing(scene, false)).drawn.toFixed(1),
    (await drawing(scene, true)).longest.toFixed(0),
  ]);
}
for (const row of rows) console.log(row.map((cell, column) => (column ? cell.padStart(20) : cell.padEnd(12))).join(""));
await browser.close();
server.close();
