/** A game without a folder in the client: the default tables are usable by keyboard and have no accessibility faults. */
import axe from "axe-core";
import { expect, test } from "vitest";
import { greeting } from "../tools/mock-server.mjs";
import { mocked } from "./mocked";

const house = mocked();

/** Opens a scene of one of our games as a game that the client does not know. */
async function stranger(scene: string, width: number, height: number) {
  const page = await house.browser.newPage({ viewport: { width, height }, locale: "en", bypassCSP: true });
  const sent: string[] = [];
  await page.routeWebSocket(/\/ws\?v=2/, (socket) => {
    const message = JSON.parse(JSON.stringify(greeting(scene)));
    message.table.game = message.view.game = "stranger";
    socket.onMessage((text) => sent.push(JSON.parse(String(text)).command.move));
    socket.send(JSON.stringify(message));
  });
  await page.goto(`${house.address}/t/${scene}`);
  await page.waitForSelector("dl.fields");
  return { page, sent };
}

test.each([
  ["marshmallow-4", 390, 844],
  ["marshmallow-4-trump", 1280, 800],
  ["macaron-4-bet", 390, 844],
  ["monster-4", 1280, 800],
  ["mastermind-guess", 390, 844],
])("%s on the default table, %i × %i", async (scene, width, height) => {
  const { page, sent } = await stranger(scene, width, height);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/default-${scene}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: ["wcag2a", "wcag2aa"] }),
  );
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const button = page.locator(".moves button, .hand [data-card]").first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await page.close();
});
