/**
 * The engine in the browser beside the native one, and beside its bars: `make bench-offline`.
 *
 * A real server and a real Chromium. Printed: the bytes of the download; the time until the engine is ready, the first
 * time and again, as it is and with a CPU four times slower; plays per second of random playouts; the 95th percentile
 * of the decisions of `hard`; whether the moves of all levels are equal, with cut and with full budgets (SEEDS and FULL
 * seeds); and the time until a branch of a record opens. SECONDS and DECISIONS make it shorter or longer.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const WEB = fileURLToPath(new URL("../web/", import.meta.url));
const { chromium } = createRequire(join(WEB, "package.json"))("playwright-core");
const { CHROMIUM, STATIC } = await import(join(WEB, "tools/mock-server.mjs"));
const PYTHON = process.env.PYTHON ?? join(WEB, "../.venv/bin/python");
const SECONDS = Number(process.env.SECONDS ?? 3);
const DECISIONS = Number(process.env.DECISIONS ?? 60);
const SEEDS = Number(process.env.SEEDS ?? 5);
const FULL = Number(process.env.FULL ?? 1);
const MOVES = 12;
const TRICKS = ["marshmallow", "monster", "macaron"];
const GAMES = [...TRICKS, "mastermind"];
const LEVELS = ["easy", "medium", "hard", "expert"];
const BARS = { download: 5, ready: 3, playouts: 0.75, p95: 600, branch: 1000 };

const file = (pattern) => readdirSync(join(STATIC, "assets")).find((name) => pattern.test(name));
const FILES = { archive: file(/^engine-.*\.bin$/), loader: file(/^pyodide-.*\.mjs$/), script: file(/^pyodide\.asm-.*\.js$/) };
const WORKER = file(/^engine\.worker-.*\.js$/);
if (!FILES.archive || !WORKER) throw new Error("the client was built without the engine: make wasm, then make web");

const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const p95 = (times) => [...times].sort((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1];
const range = (count) => [...Array(count).keys()].map((seed) => seed + 1);

/** Calls a method of the engine natively. */
function native(name, args) {
  const code = "import sys; from petitfour.browser.host import Host; print(Host().call(sys.argv[1], sys.argv[2]))";
  return JSON.parse(execFileSync(PYTHON, ["-c", code, name, JSON.stringify(args)], { encoding: "utf8" })).result;
}

async function serve(folder) {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const server = spawn(PYTHON, [join(WEB, "browser/server.py"), String(port), join(folder, "tables.db"), STATIC]);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/healthz`).catch(() => null))?.ok) await new Promise((next) => setTimeout(next, 100));
  return { server, address };
}

/** Starts the engine in a page and returns the milliseconds until it was ready. */
function start(page) {
  return page.evaluate(
    async ({ files, worker }) => {
      const address = (name) => new URL(`/assets/${name}`, location.href).href;
      const begun = performance.now();
      window.engine?.terminate();
      window.engine = new Worker(address(worker), { type: "module" });
      window.asked = new Map();
      window.engine.onmessage = ({ data }) => window.asked.get(data.id)?.(data);
      let next = 1;
      window.ask = (job) => {
        const id = next++;
        window.engine.postMessage({ id, ...job });
        return new Promise((resolve, reject) =>
          window.asked.set(id, ({ result, error }) => (error ? reject(new Error(error.id)) : resolve(result))),
        );
      };
      const all = Object.fromEntries(Object.entries(files).map(([key, name]) => [key, address(name)]));
      await window.ask({ do: "start", files: all });
      return performance.now() - begun;
    },
    { files: FILES, worker: WORKER },
  );
}

const call = (page, name, args) => page.evaluate(({ name, args }) => window.ask({ do: "call", name, args }), { name, args });

/** Plays a match of bots and returns the milliseconds until a branch of its record can be played. */
async function branchTime(page, folder) {
  const out = join(folder, "records");
  execFileSync(PYTHON, ["-m", "petitfour", "simulate", "monster", "--players", "4", "--games", "1", "--out", out]);
  const record = readFileSync(join(out, readdirSync(out)[0]), "utf8");
  return page.evaluate(async (record) => {
    const begun = performance.now();
    const branch = { of: "bench", number: 40, seat: 0, kind: "as-seen" };
    const made = await window.ask({ do: "branch", from: { record }, wish: { branch, name: "Ann", level: "medium" } });
    await window.ask({ do: "open", table: made });
    return performance.now() - begun;
  }, record);
}

const folder = mkdtempSync(join(tmpdir(), "petitfour-bench-"));
const { server, address } = await serve(folder);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
try {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${address}/rules/macaron`);
  row("what", "native", "browser", "ratio", "bar");
  row("---", "---", "---", "---", "---");
  const bytes = Object.values(FILES).map((name) => {
    const body = readFileSync(join(STATIC, "assets", name));
    return name.endsWith(".bin") ? body.length : gzipSync(body, { level: 9 }).length;
  });
  row("download, MB", "", (bytes.reduce((one, two) => one + two) / 1e6).toFixed(2), "", `≤ ${BARS.download}`);
  const first = await start(page);
  const again = await start(page);
  row("ready the first time, s", "", (first / 1000).toFixed(2), "", "");
  row("ready again, s", "", (again / 1000).toFixed(2), "", "");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  row("ready again, slow page, s", "", ((await start(page)) / 1000).toFixed(2), "", `≤ ${BARS.ready}`);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  for (const game of TRICKS) {
    const [here, there] = [native("plays_per_second", [game, SECONDS]), await call(page, "plays_per_second", [game, SECONDS])];
    const millions = (rate) => (rate / 1e6).toFixed(2);
    row(`playouts ${game}, M plays/s`, millions(here), millions(there), (there / here).toFixed(2), `≥ ${BARS.playouts}`);
  }
  for (const game of GAMES) {
    const args = [game, "hard", DECISIONS];
    const [here, there] = [p95(native("decision_times", args)), p95(await call(page, "decision_times", args))];
    row(`hard ${game}, p95 ms`, here.toFixed(0), there.toFixed(0), (there / here).toFixed(2), `≤ ${BARS.p95}`);
  }
  let equal = 0;
  let cases = 0;
  for (const game of GAMES)
    for (const level of LEVELS)
      for (const [seeds, worlds] of [[range(SEEDS), 50], [range(FULL), null]]) {
        if (!seeds.length) continue;
        const args = [game, level, seeds, worlds, MOVES];
        cases++;
        if (native("agreement", args) === (await call(page, "agreement", args))) equal++;
        else console.error(`different moves: ${game} ${level}, ${worlds ?? "full budget"}`);
      }
  row("cases with equal moves", cases, equal, (equal / cases).toFixed(2), "1.00");
  row("branch opens, ms", "", (await branchTime(page, folder)).toFixed(0), "", `≤ ${BARS.branch}`);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
