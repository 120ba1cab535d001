import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { engine } from "./engine-plugin.ts";
import { font } from "./font-plugin.ts";
import { texts } from "./texts-plugin.ts";

/**
 * On a slow connection a request costs more than its bytes, so there are few files, all requested early. `base`
 * has what every page needs, `table` what every table needs. Dialogs, games, languages and rules pages are single files.
 */
const CHUNKS = {
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: "boot",
        test: /game:all$|src\/(boot|(pages|games)\/registry|lib\/(i18n\/languages|local\/ids|preferences\/preferences|router\/(address|routes)|wire\/socket))\.ts$|vite\/preload-helper/,
        priority: 3,
      },
      {
        name: "base",
        test: /games:all$|node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(main\.ts|App|components\/(?!Choice|HostMenu|LinkDevice|Notify|Qr|SettingsPanel|ShareLink|TableSettings)|art\/(Back|Card|edges)\.|lib\/(game\/(client|games|letters|rules)|i18n|preferences|local\/(choice|requests)|router\/(newTable|router)|ui\/notify|wire\/(api|wire))|pages\/(Gone|Message))/,
        priority: 2,
      },
      {
        name: "table",
        test: /src\/(pages\/TablePage|table\/(?!default|Chart|Dock|End|Fair|Hint|Memory|Menu|OpenHands|Podium|ReviewPanel)|lib\/(fair\/notes|game\/(banners|log|order|summary)|local\/transport|state\/(connection|controller|table-state)|wire\/websocket|ui\/(motion|sound)))/,
        priority: 1,
      },
    ],
  },
};

/** Writes the service worker, which knows the names of all files but the engine's. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    writeBundle({ dir = "" }) {
      const names = readdirSync(join(dir, "assets")).filter((file) => !/^(engine-|pyodide)/.test(file));
      const files = JSON.stringify(names.sort().map((file) => `assets/${file}`));
      writeFileSync(join(dir, "worker.js"), readFileSync("service-worker.js", "utf-8").replace("[]", files));
    },
  };
}

/** Adds links to the files of a chunk to the page, so that the browser loads them early. */
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
  plugins: [svelte(), texts(), font(), engine(), svelteTesting(), sendFor("base"), serviceWorker()],
  build: {
    outDir: "../src/petitfour/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // every asset is a file with a hash in its name, so that browsers can cache it permanently
    modulePreload: { polyfill: false },
    rolldownOptions: { output: CHUNKS },
  },
  worker: { format: "es" },
  // files find each other wherever the folder is; the page of a server is at every path, so it needs absolute addresses
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "^/t/[^/]+/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
