/** The static site, served by `python -m http.server` from a folder below the root. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playOn, touch } from "../browser/hands";
import { freePort, Guest } from "../browser/table";
import { CHROMIUM } from "../tools/mock-server.mjs";
import { PHONE, stored } from "./device";

const BIN = join(import.meta.dirname, "../../.venv/bin");
const folder = mkdtempSync(join(tmpdir(), "petitfour-static-"));
let server: ChildProcess;
let browser: Browser;
let site: string;

beforeAll(async () => {
  execFileSync(join(BIN, "petitfour"), ["static", join(folder, "games")]);
  const port = await freePort();
  server = spawn(
    join(BIN, "python"),
    ["-m", "http.server", "--bind", "127.0.0.1", "--directory", folder, String(port)],
    {
      stdio: "ignore",
    },
  );
  site = `http://127.0.0.1:${port}/games/`;
  while (!(await fetch(site).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 100));
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
});

async function visitor(): Promise<Guest> {
  const context = await browser.newContext({ ...PHONE, locale: "en", reducedMotion: "reduce" });
  return new Guest(await context.newPage());
}

test("a visitor plays, reloads, replays and reads rules, without a server", async () => {
  const guest = await visitor();
  const { page } = guest;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("button", { name: "With friends" }).count()).toBe(0);
  await page.locator(".game.monster .ways .button.main").tap();
  await page.waitForURL(/\?\/t\/local-/);
  await page.waitForSelector(".hand");
  await page.reload();
  await page.waitForSelector(".hand");
  const id = await stored(page, "marshmallow", 2, { settings: { target: 3 } });
  await page.goto(`${site}?/t/${id}#now`);
  await page.waitForSelector(".status");
  await playOn(guest, touch, () => guest.over());
  await page.getByRole("link", { name: "Replay" }).tap();
  await page.getByRole("button", { name: "Next" }).tap();
  await page.goto(`${site}?/rules/macaron`);
  await page.waitForSelector("li#MC-1");
  await page.goto(`${site}?/learn/marshmallow`);
  await page.waitForSelector(".status.mine");
  expect(guest.errors).toEqual([]);
  expect(asked.filter((path) => !path.startsWith("/games/"))).toEqual([]); // the folder only
  await page.context().close();
});

test("options offer bots and people at this device", async () => {
  const { page } = await visitor();
  await page.goto(`${site}?/games/macaron`);
  await page.getByText("People at this device").waitFor();
  expect(await page.getByText("Friends (and bots)").count()).toBe(0);
  await page.getByRole("button", { name: "Create table" }).tap();
  await page.waitForURL(/\?\/t\/local-/);
  await page.waitForSelector(".track");
  await page.context().close();
});
