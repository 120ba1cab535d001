/** Code for all games names none of them: what only one game needs is in its folder. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const list = (folder: string) =>
  readdirSync(join(web, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(web.length + 1));

const IDS = readdirSync(join(web, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const SHARED = [
  ...list("src").filter((file) => !/^src\/games\/[^/]+\//.test(file)),
  ...list("tools"),
  "texts-plugin.ts",
  "vite.config.ts",
  "../bench/client.mjs",
];

/** The ids that a file contains, whatever they are part of. */
const named = (text: string) => IDS.filter((id) => text.toLowerCase().includes(id));

test("shared code of the client names no game", () => {
  expect(IDS).toEqual(expect.arrayContaining(["macaron", "marshmallow", "mastermind", "monster"]));
  expect(SHARED.length).toBeGreaterThan(100);
  const found = SHARED.flatMap((file) => named(readFileSync(join(web, file), "utf-8")).map((id) => `${file}: ${id}`));
  expect(found).toEqual([]);
  expect(named('import Peg from "../games/mastermind/Peg.svelte"')).toEqual(["mastermind"]);
});
