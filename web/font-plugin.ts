/** The font with only the letters that are needed: a table's first load is counted in KiB. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const MODULES = join(import.meta.dirname, "node_modules");
const WHOLE = join(MODULES, "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2");

const between = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin-1, so that most names of Western Europe are in one face, and what our texts use beside it. */
export const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’“”…•−\u202f`;

/** `nunito.woff2` in a style is the font with those letters. */
export function font(): Plugin {
  return {
    name: "font",
    async config() {
      const folder = join(MODULES, ".cache");
      const made = join(folder, "nunito.woff2");
      mkdirSync(folder, { recursive: true });
      writeFileSync(made, await subset(readFileSync(WHOLE), LETTERS, { targetFormat: "woff2" }));
      return { resolve: { alias: { "nunito.woff2": made } } };
    },
  };
}
