/** A browser and the mock server for the tests of a file. */
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { CHROMIUM, serve } from "../tools/mock-server.mjs";

export interface Mocked {
  browser: Browser;
  /** Where the mock server serves the client. */
  address: string;
}

/** Starts both before the tests of this file and stops them afterwards. Its fields are set when the tests run. */
export function mocked(): Mocked {
  const made = {} as Mocked;
  let stop: () => void;
  beforeAll(async () => {
    const { server, address } = await serve();
    stop = () => server.close();
    made.address = address;
    made.browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await made.browser.close();
    stop();
  });
  return made;
}
