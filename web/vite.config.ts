import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { font } from "./font-plugin.ts";
import { texts } from "./texts-plugin.ts";

/**
 * On a slow line every request costs more than its bytes: few files, and no file that is asked for only by another.
 * `base` is what every page needs, `table` what every table needs at once; a sheet, a game, a language and a rules page is a file each.
 */
const CHUNKS = {
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      { name: "boot", test: /src\/(boot|lib\/(line|pages|remembered|routes))\.ts$|vite\/preload-helper/, priority: 3 },
      {
        name: "base",
        test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(main\.ts|App|parts\/|art\/(Back|Card)\.|lib\/(notify|settings|texts|router|rules|api|wire|games|start)|pages\/Message)/,
        priority: 2,
      },
      {
        name: "table",
        test: /src\/(pages\/TablePage|table\/(?!Chart|End|Fair|Hint|Memory|Menu|OpenHands|ReviewPanel)|lib\/(desk|macaron|moments|order|live|log|motion|sound))/,
        priority: 1,
      },
    ],
  },
};

/** The page itself names the files that everything else is waiting for. */
function sendFor(name: string): Plugin {
  return {
    name: "send-for",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.startsWith(`assets/${name}-`))
          .map((file) => ({
            tag: "link",
            attrs: { rel: file.endsWith(".css") ? "stylesheet" : "modulepreload", crossorigin: true, href: `/${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), font(), svelteTesting(), sendFor("base")],
  build: {
    outDir: "../src/petitfour/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // everything is a file with a hash in its name, so that the server can say "keep for ever"
    modulePreload: { polyfill: false },
    rolldownOptions: { output: CHUNKS },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "^/t/[^/]+/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
