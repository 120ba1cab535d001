/** The tests in a real Chromium: `npm run browser`. They use the built client. */
import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { CHROMIUM } from "./tools/mock-server.mjs";

export default defineConfig({
  test: {
    include: existsSync(CHROMIUM) ? ["browser/**/*.test.ts"] : [],
    passWithNoTests: !process.env.CI, // without a browser there are no tests
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } }, // the machine can be busy
    maxConcurrency: 3,
  },
});
