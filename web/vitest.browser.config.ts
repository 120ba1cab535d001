/** The tests in a real Chromium: `npm run browser`. They use the built client. */
import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { CHROMIUM } from "./tools/mock-server.mjs";

// these sample positions in every frame, so nothing else may run beside them
const ALONE = ["browser/flight.test.ts", "browser/animation.test.ts"];
const there = existsSync(CHROMIUM);

const common = {
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } }, // the machine can be busy
  maxConcurrency: 3,
};

export default defineConfig({
  test: {
    passWithNoTests: !process.env.CI, // without a browser there are no tests
    projects: [
      {
        // these mostly wait for bots and for the page, so two files run at a time
        test: {
          ...common,
          name: "pages",
          include: there ? ["browser/**/*.test.ts"] : [],
          exclude: ALONE,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: "motion",
          include: there ? ALONE : [],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
