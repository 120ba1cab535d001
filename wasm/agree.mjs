/**
 * Compares the bots' moves in the browser's engine, run by node, with the native engine.
 *
 *     node agree.mjs ENGINE PYTHON SEEDS FULL
 *
 * SEEDS seeds with budgets cut to 50 samples, and FULL seeds with the full budgets, for every game and level.
 */

import { execFileSync } from "node:child_process";
import { start } from "./archive.mjs";

const [engine, python, seeds, full] = process.argv.slice(2);
const MOVES = 12;
const range = (count) => [...Array(Number(count)).keys()].map((seed) => seed + 1);
const CASES = [
  [range(seeds), 50],
  [range(full), null],
];
const LIST = "import json; from petitfour.bots.levels import LEVELS; from petitfour.games import GAMES; ";
const native = (code) => JSON.parse(execFileSync(python, ["-c", LIST + code], { encoding: "utf8" }));
const [games, levels] = native("print(json.dumps([list(GAMES), list(LEVELS)]))");

const pyodide = await start(engine);
const host = pyodide.runPython("from petitfour.browser.host import Host; Host()");
let different = 0;
for (const game of games) {
  for (const level of levels) {
    for (const [numbers, worlds] of CASES) {
      if (!numbers.length) continue;
      const asked = JSON.stringify([game, level, numbers, worlds, MOVES]);
      const here = JSON.parse(host.call("agreement", asked)).result;
      const there = native(
        `from petitfour.browser.agreement import digest; print(json.dumps(digest(*json.loads(${JSON.stringify(asked)}))))`,
      );
      const equal = here === there;
      if (!equal) different++;
      const budget = worlds ? `${worlds} samples` : "full budget";
      console.log(`${game} ${level}, ${numbers.length} seeds, ${budget}: ${equal ? "equal" : "DIFFERENT"} ${here.slice(0, 8)}`);
    }
  }
}
if (different) throw new Error(`${different} cases differ`);
