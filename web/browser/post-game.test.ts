/** After a match: end, replay, review, verification, records. Also the home network and the installed app. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mouse, playOn } from "./hands";
import { type Guest, House } from "./table";

const RECORD = join(import.meta.dirname, "../fixtures/records/macaron-4.pf");
let house: House;
let ada: Guest;
let table: string;

beforeAll(async () => {
  house = await House.open();
  ada = await house.guest("Ada");
  table = await ada.make({ game: "monster", players: 2, settings: { rounds: 1 } });
  await ada.sit(table);
  await playOn(ada, mouse, () => ada.over());
}, 120_000);
afterAll(() => house.close());

test("the end shows the winner, the reason, the points and the verified deals", async () => {
  await ada.sit(table);
  const end = ada.page.locator("dialog[open]");
  expect(await end.locator(".reason").textContent()).toMatch(/\w/);
  expect(await end.locator("svg polyline").count()).toBe(2);
  expect(await end.getByRole("rowheader").allTextContents()).toEqual(["Ada", "Bot 1"]);
  await end.getByRole("button", { name: "Verify the deals" }).click();
  await expect.poll(() => end.locator(".good").textContent()).toContain("were fair");
  const download = ada.page.waitForEvent("download");
  await end.getByRole("link", { name: "Download" }).click();
  expect(readFileSync(await (await download).path(), "utf-8")).toMatch(/^petitfour record 2\n(#.*\n)*game: monster\n/);
});

test("the replay steps, changes the viewpoint, shows all cards and links to a position", async () => {
  await ada.sit(table);
  await ada.page.getByRole("link", { name: "Replay" }).click();
  await ada.page.waitForSelector("input[type=range]");
  let steps = 0; // the draw for the first seat, the deal and two rows come before the first card
  while (steps < 12 && !(await ada.page.locator(".lying").count())) {
    await ada.page.getByRole("button", { name: "Next" }).click();
    expect(new URL(ada.page.url()).hash).toBe(`#${++steps}`);
  }
  expect(await ada.page.locator(".lying").count()).toBe(1);
  await ada.page.keyboard.press("Escape");
  await ada.page.getByRole("combobox").selectOption({ label: "Ada" });
  await ada.page.waitForSelector(".hand [data-card]");
  const hand = await ada.hand();
  await ada.page.getByRole("combobox").selectOption({ label: "All cards face up" });
  const open = ada.page.getByRole("region", { name: "What everybody held" });
  await open.waitFor();
  expect(await open.getByRole("listitem").count()).toBe(2);
  expect(await open.locator("svg.card").count()).toBeGreaterThan(hand.length);

  const bo = await house.guest("Bo");
  await bo.page.goto(ada.page.url());
  await bo.page.getByRole("region", { name: "What everybody held" }).waitFor();
  expect(await bo.page.locator(".count").textContent()).toBe(await ada.page.locator(".count").textContent());
  expect(await bo.page.locator(".good").textContent()).toContain("were fair");
  expect([...ada.errors, ...bo.errors]).toEqual([]);
  await bo.page.context().close();
});

test("the review separates play from luck and links to decisions", async () => {
  await ada.sit(table);
  await ada.page.getByRole("link", { name: "Review" }).click();
  const sheet = ada.page.getByRole("region", { name: /^How Ada played/ });
  await sheet.locator(".split").waitFor({ timeout: 60_000 });
  // it opens at a decision of this player and not at the first position of the table
  await expect.poll(() => ada.page.locator("select").inputValue()).toBe("0");
  await expect.poll(() => ada.page.locator(".count").textContent()).not.toMatch(/^0 /);
  await sheet.getByText("All decisions").click({ timeout: 60_000 });
  expect(await sheet.locator(".split li").count()).toBe(4);
  const decision = sheet.locator("li button").last();
  const number = Number((await decision.textContent())?.match(/\d+/)?.[0]);
  await decision.click();
  await expect.poll(() => new URL(ada.page.url()).hash).toBe(`#${number - 1}`);
  await ada.page.waitForSelector(".noted");
  expect(new URL(ada.page.url()).searchParams.get("eyes")).toBe("0");
});

test("a chosen or dropped record is replayed and verified; another file is refused", async () => {
  const guest = await house.guest("Bo");
  await guest.page.goto("/replay/file");
  const file = guest.page.locator("input[type=file]");
  await file.setInputFiles({ name: "no.pf", mimeType: "text/plain", buffer: Buffer.from("no record\n") });
  await guest.page.getByRole("alert").waitFor();
  await guest.page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "match.pf", { type: "text/plain" }));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    },
    readFileSync(RECORD, "utf-8"),
  );
  await guest.page.waitForSelector(".good");
  await guest.page.keyboard.press("End");
  await expect.poll(() => guest.page.locator(".count").textContent()).toMatch(/^(\d+) \/ \1$/);
  await guest.page.context().close();
});

test("without a secure context play, replay and verification work", async () => {
  const guest = await house.guest("Ada");
  await guest.page.goto(house.plain);
  await guest.page.locator(".game.monster").getByRole("button", { name: "With friends" }).click();
  await guest.page.locator(".qr svg").waitFor(); // phones can open this address
  await guest.page.evaluate(async () => {
    const send = async (method: string, path: string, data: object) =>
      (
        await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(data) })
      ).json();
    await send("PATCH", "/api/me", { name: "Ada" });
    const seats = [{ kind: "you" }, { kind: "bot", name: "Bot", level: "easy" }];
    const settings = { target: 1 };
    const made = await send("POST", "/api/tables", { game: "marshmallow", players: 2, settings, seats, fast: true });
    location.assign(`/t/${made.id}#now`);
  });
  await guest.page.waitForSelector(".hand");
  expect(await guest.page.evaluate(() => [isSecureContext, !!crypto.subtle, "serviceWorker" in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await playOn(guest, mouse, () => guest.over());
  await guest.page.getByRole("button", { name: "Verify the deals" }).click();
  await guest.page.waitForSelector("dialog[open] .good");
  await guest.page.goto(`${house.plain}/replay/${table}`);
  await guest.page.waitForSelector(".good");
  expect(guest.errors).toEqual([]);
  await guest.page.context().close();
});

test("the app has a manifest with icons and starts without the server", async () => {
  const guest = await house.guest("Ada");
  await guest.page.goto("/");
  const manifest = await guest.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]") as HTMLLinkElement;
    const found = await (await fetch(link.href)).json();
    const icons = found.icons as { src: string; sizes: string }[];
    const sizes = icons.map(async ({ src, sizes }) => {
      const picture = new Image();
      picture.src = new URL(src, link.href).href;
      await picture.decode();
      return sizes === "any" || sizes === `${picture.naturalWidth}x${picture.naturalHeight}`;
    });
    return { ...found, start_url: new URL(found.start_url, link.href).pathname, right: await Promise.all(sizes) };
  });
  expect(manifest).toMatchObject({ name: "Petit Four", display: "standalone", start_url: "/" });
  expect(manifest.right).toEqual([true, true, true, true]);

  await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await guest.page.reload(); // now the service worker is active and caches the files
  await guest.page.waitForSelector(".game");
  await house.stop("SIGKILL");
  await guest.page.goto("/");
  await guest.page.waitForSelector(".game");
  await expect.poll(() => guest.page.getByRole("alert").textContent()).toContain("not answering");
  await house.start();
  await guest.page.reload();
  await guest.page.waitForSelector(".game");
  expect(await guest.page.getByRole("alert").count()).toBe(0);
  await guest.page.context().close();
});
