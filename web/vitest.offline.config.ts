/** The tests of the engine in a real Chromium: `make offline`. They use the built client, with the engine. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["offline/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    expect: { poll: { timeout: 30_000 } },
  },
});
