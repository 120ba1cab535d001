/** Reduces the font to the letters that are needed, to keep the first load small. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const MODULES = join(import.meta.dirname, "node_modules");
const WHOLE = join(MODULES, "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2");

const between = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin-1, for most Western European names, and the other letters of our texts. */
export const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’“”…•−\u202f`;

/** Replaces `nunito.woff2` in style sheets by the reduced font. */
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
