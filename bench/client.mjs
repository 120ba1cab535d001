/**
 * What the web client weighs and how quick it is, beside its bars: `make bench-client`.
 *
 * A real server and a real Chromium, a phone of 360 x 640 that has never been here, French, animations on. Measured for
 * each game: the bytes of the first load of a table, as they come over the wire; the time until a move can be made, as
 * it is and on a slow phone (a CPU four times slower, fast 3G); then, over moves against quick bots, the time from a
 * message to the drawn frame, and on the slow CPU the longest task. Medians of RUNS (default 5), the longest of all.
 * Waiting for the next refresh of the screen is left out; chains of requests are printed with `--chain`.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../web/", import.meta.url));
const { chromium } = createRequire(join(WEB, "package.json"))("playwright-core");
const { CHROMIUM, STATIC } = await import(join(WEB, "tools/mock-server.mjs"));

const RUNS = Number(process.env.RUNS ?? 5);
const MOVES = 12;
const FOLDERS = join(WEB, "../src/petitfour/games");
const usual = (game) => /^usual_players = (\d)$/m.exec(readFileSync(join(FOLDERS, game, "game.toml"), "utf-8"))[1];
const GAMES = Object.fromEntries(
  readdirSync(FOLDERS)
    .filter((game) => existsSync(join(FOLDERS, game, "game.toml")))
    .map((game) => [game, { players: Number(usual(game)), settings: { first: 0 } }]),
);
const BARS = { weight: 120, ready: 1000, slow: 3000, drawn: 16, task: 50 };
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "fr" };
const MINE = ".status.mine";

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function serve(folder) {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const python = process.env.PYTHON ?? join(WEB, "../.venv/bin/python");
  const server = spawn(python, [join(WEB, "browser/server.py"), String(port), join(folder, "tables.db"), STATIC]);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/healthz`).catch(() => null))?.ok) await new Promise((next) => setTimeout(next, 100));
  return { server, address };
}

/** Runs in the page before anything else: notes when a move can be made, how long frames and tasks take. */
function watch(mine) {
  window.bench = { ready: null, drawn: [], tasks: [] };
  const look = () => {
    if (document.querySelector(mine)) requestAnimationFrame(() => (window.bench.ready ??= performance.now()));
    else requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.bench.tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", () => {
        const began = performance.now();
        // the task of the message; then, from the beginning of the next frame, style, layout and paint, until the task
        // after it: what lies between is waiting for the screen, which no client can shorten
        const done = new Promise((next) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => next(performance.now() - began);
          port2.postMessage(null);
        });
        requestAnimationFrame(() => {
          const frame = performance.now();
          setTimeout(async () => {
            const painted = performance.now() - frame;
            window.bench.drawn.push((await done) + painted);
          });
        });
      });
    }
  };
}

const folder = mkdtempSync(join(tmpdir(), "petitfour-bench-"));
const { server, address } = await serve(folder);
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ["--no-sandbox", "--disable-frame-rate-limit", "--disable-gpu-vsync"],
});

/** A table in play at which this person is to move; the person's cookie is all that a first visit brings along. */
async function begin(game) {
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  await context.request.patch("/api/me", { data: { name: "Ada" } });
  const { players, settings } = GAMES[game];
  const bots = Array.from({ length: players - 1 }, (_, n) => ({ kind: "bot", name: `Bot ${n + 1}`, level: "easy" }));
  const data = { game, players, settings, seats: [{ kind: "you" }, ...bots], fast: true };
  const answer = await context.request.post("/api/tables", { data });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id } = await answer.json();
  const page = await context.newPage();
  await page.goto(`/t/${id}#now`);
  await page.waitForSelector(MINE);
  const state = await context.storageState();
  await context.close();
  return { path: `/t/${id}`, state };
}

/** Opens the table for the first time; gives the page, and what came over the wire. */
async function visit({ path, state }, { cpu = 1, net = null } = {}) {
  const context = await browser.newContext({ ...PHONE, baseURL: address, storageState: state });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const loaded = new Map();
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, response, timestamp }) =>
    loaded.set(requestId, { url: response.url.replace(address, ""), asked: response.timing?.requestTime, timestamp, bytes: 0 }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const one = loaded.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, timestamp });
  });
  if (net) await devtools.send("Network.emulateNetworkConditions", net);
  if (cpu > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await page.addInitScript(watch, MINE);
  await page.goto(path);
  await page.waitForFunction(() => window.bench.ready !== null);
  return { context, page, loaded: [...loaded.values()], files: loaded };
}

/** Makes a move, whatever is asked for. */
async function act(page) {
  for (const selector of [
    ".choice button",
    ".slot.free:not(:disabled)",
    ".laying .button.main:not(:disabled)",
    ".spot.can, .board.can, .flavour.can, .level.can",
    ".token:not(.on)",
    ".place.can",
    ".present .done:not(:disabled)",
    ".centre .button.main:not(:disabled)",
    "[data-card]:not(.dim)[aria-pressed=false]",
    ".palette button:not(.note)",
  ]) {
    const found = page.locator(selector).first();
    if (await found.isVisible()) return found.tap({ timeout: 3000 }).catch(() => null);
  }
}

async function play(game, options) {
  const { context, page } = await visit(await begin(game), options);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.bench.drawn.length = window.bench.tasks.length = 0;
  });
  for (let move = 0; move < MOVES; move++) {
    await page.waitForSelector(MINE, { timeout: 8000 }).catch(() => null);
    await act(page);
    await page.waitForTimeout(300);
  }
  const { drawn, tasks } = await page.evaluate(() => window.bench);
  await context.close();
  return { drawn, task: Math.max(0, ...tasks.map(({ duration }) => duration)) };
}

async function measure(game) {
  const table = await begin(game);
  const times = { ready: [], slow: [] };
  let weight = 0;
  for (let run = 0; run < RUNS; run++) {
    for (const [name, options] of [
      ["ready", {}],
      ["slow", { cpu: 4, net: FAST_3G }],
    ]) {
      const { context, page, files, loaded } = await visit(table, options);
      times[name].push(await page.evaluate(() => window.bench.ready));
      await page.evaluate(() => document.fonts.load('1rem "Nunito Variable"').then(() => null)); // it comes last, and counts
      await page.waitForLoadState("networkidle");
      if (name === "ready") weight = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
      if (name === "slow" && run === 0 && process.argv.includes("--chain")) chain(game, loaded, await page.evaluate(() => window.bench));
      await context.close();
    }
  }
  const { drawn } = await play(game, {});
  const { task } = await play(game, { cpu: 4 });
  return { weight: weight / 1024, ready: median(times.ready), slow: median(times.slow), drawn: median(drawn), task };
}

/** When each file was asked for and there, on the slow phone, and the tasks that kept it busy. */
function chain(game, loaded, { ready, tasks }) {
  const start = Math.min(...loaded.map(({ asked }) => asked ?? Number.POSITIVE_INFINITY));
  console.log(`\n${game}, slow phone, milliseconds: asked, there, bytes`);
  for (const { url, asked, timestamp, bytes } of loaded)
    console.log([(asked - start) * 1000, (timestamp - start) * 1000, bytes].map((n) => n.toFixed(0).padStart(7)).join(""), url);
  console.log("tasks:", tasks.map(({ startTime, duration }) => `${startTime.toFixed(0)}+${duration.toFixed(0)}`).join(" "));
  console.log("ready:", ready.toFixed(0));
}

const COLUMNS = {
  weight: "KiB, first load",
  ready: "ready, ms",
  slow: "ready, slow phone",
  drawn: "message to drawn, ms",
  task: "longest task, slow",
};
const rows = [["", ...Object.values(COLUMNS)], ["bar", ...Object.values(BARS).map((bar) => `< ${bar}`)]];
try {
  for (const game of process.env.GAME ? [process.env.GAME] : Object.keys(GAMES)) {
    const found = await measure(game);
    const cells = Object.entries(BARS).map(([name, bar]) => `${found[name].toFixed(name === "drawn" || name === "weight" ? 1 : 0)}${found[name] < bar ? "" : " !"}`);
    rows.push([game, ...cells]);
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
for (const row of rows) console.log(row.map((cell, column) => (column ? cell.padStart(22) : cell.padEnd(12))).join(""));
