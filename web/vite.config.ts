import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { texts } from "./texts-plugin.ts";

export default defineConfig({
  plugins: [svelte(), texts(), svelteTesting()],
  build: {
    outDir: "../src/petitfour/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // everything is a file with a hash in its name, so that the server can say "keep for ever"
    modulePreload: { polyfill: false },
    // the manifest names the icon, so the icon keeps its name
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) => `assets/[name]${names.includes("icon.svg") ? "" : "-[hash]"}[extname]`,
      },
    },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "^/t/[^/]+/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
