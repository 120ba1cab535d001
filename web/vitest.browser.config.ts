/** The tests in a real Chromium: `npm run browser`. They take the built client. */
import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { CHROMIUM } from "./tools/pretend.mjs";

export default defineConfig({
  test: {
    include: existsSync(CHROMIUM) ? ["browser/**/*.test.ts"] : [],
    passWithNoTests: !process.env.CI, // without a browser there is nothing to look through
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } }, // a machine may have other things to do
    maxConcurrency: 3,
  },
});
