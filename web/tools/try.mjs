import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
const page = await context.newPage();
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("error:", e.message));
page.on("websocket", (ws) => {
  if (process.env.WS) {
    ws.on("framesent", (f) => console.log(">", String(f.payload).slice(0, 200)));
    ws.on("framereceived", (f) => console.log("<", String(f.payload).slice(0, 300)));
  }
});
await page.goto("http://localhost:8123/");
await page.screenshot({ path: "/tmp/t0.png" });
await page.locator(".game.marshmallow .button.main").click();
await page.waitForURL(/\/t\//);
await page.waitForSelector(".hand", { timeout: 8000 }).catch(() => {});
await page.screenshot({ path: "/tmp/t1.png" });
let n = 0;
const began = Date.now();
while (Date.now() - began < 90000) {
  if (await page.locator("dialog[open]").count()) break;
  const trump = page.locator(".choice button");
  if (await trump.count()) {
    await trump.first().click();
    continue;
  }
  if (await page.locator(".status.mine").count()) {
    const cards = page.locator(".hand button:not(.dim)");
    if (await cards.count()) {
      await cards
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
      n++;
    }
  }
  await page.waitForTimeout(120);
}
console.log(n, "cards,", (Date.now() - began) / 1000, "s");
await page.screenshot({ path: "/tmp/t2.png" });
await browser.close();
