/** From the home page to a table, alone or with friends, and error messages. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Guest, House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const alert = (page: Page) => expect.poll(() => page.getByRole("alert").first().textContent());

/** Creates a table for friends and returns its id. */
async function friends(guest: Guest, game: string): Promise<string> {
  await guest.page.goto("/");
  await guest.page.locator(`.game.${game}`).getByRole("button", { name: "With friends" }).click();
  await guest.page.waitForURL(/\/t\//);
  await guest.page.waitForSelector("ol li.mine");
  return new URL(guest.page.url()).pathname.split("/")[2] as string;
}

test.each(["marshmallow", "monster", "macaron", "mastermind"])("one tap starts %s against bots", async (game) => {
  const guest = await house.guest("Ada", PHONE);
  await guest.page.goto("/");
  await guest.page.locator(`.game.${game} .button.main`).tap();
  await guest.page.waitForSelector(".status");
  await guest.page.waitForSelector(".hand, .palette");
  expect(guest.errors).toEqual([]);
  // the home page lists the table and no longer offers the tutorial
  await guest.page.goto("/");
  const row = guest.page.locator("section a").first();
  await expect.poll(() => row.getAttribute("href")).toMatch(/^\/t\//);
  expect(await guest.page.locator(`.game.${game} .learn`).count()).toBe(0);
  expect(await guest.page.locator(".game .learn").count()).toBe(3);
  await row.tap();
  await guest.page.waitForSelector(".status");
  await guest.page.context().close();
});

test("the home page remembers its choices", async () => {
  const { page } = await house.guest("Ada");
  await page.goto("/");
  await page.locator(".game.macaron h2 a").click();
  await page.locator(".table").getByText("1", { exact: true }).click();
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Your name").fill("Zoë");
  for (const choice of ["Dark", "High contrast", "Fast"]) await page.getByText(choice, { exact: true }).click();
  await page.getByText("Français").click();
  await page.reload();
  await page.getByRole("button", { name: "Jouer contre Emma" }).waitFor();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
    theme: "dark",
    cards: "contrast",
  });
  await page.getByRole("button", { name: "Réglages" }).click();
  expect(await page.getByLabel("Votre nom").inputValue()).toBe("Zoë");
  await page.context().close();
});

test("a table for friends: link, bots for free seats, and the turn on the home page", async () => {
  const [ada, bo] = [await house.guest("Ada"), await house.guest("Bo", PHONE)];
  const id = await friends(ada, "monster");
  await ada.page.getByText("Only this computer can open this link.").waitFor(); // a QR code would be useless
  expect(await ada.page.locator(".qr").count()).toBe(0);
  expect(await ada.page.getByLabel("Address of this table", { exact: true }).inputValue()).toBe(
    `${house.address}/t/${id}`,
  );
  await bo.page.goto(`/t/${id}`);
  await bo.page.getByRole("button", { name: "Sit here" }).first().tap();
  await bo.page.getByRole("button", { name: "I’m ready" }).tap();
  await ada.page.getByRole("button", { name: "Fill with bots" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await bo.page.waitForSelector(".hand");
  await ada.page.goto("/");
  await expect.poll(() => ada.page.locator("section a").first().textContent()).toContain("Your turn");
  await ada.page.context().close();
  await bo.page.context().close();
});

test("the lobby sets names, also of a second player on the same device", async () => {
  const guest = await house.stranger();
  const { page } = guest;
  await friends(guest, "mastermind");
  const name = (seat: number) => page.locator(`[data-name="${seat}"]`);
  expect(await name(0).inputValue()).toBe("Guest");
  await page.getByRole("button", { name: "Add a player on this device" }).click();
  await expect.poll(() => name(1).inputValue()).toBe("Player 2");
  await page.keyboard.type("Bo"); // the text is selected
  await name(0).fill("Ada");
  await page.getByRole("button", { name: "Start the game" }).click(); // while the name is being sent
  await page.waitForSelector(".curtain");
  expect(await page.locator(".curtain").textContent()).toMatch(/I’m (Ada|Bo)/);
  expect((await (await page.request.get("/api/me")).json()).name).toBe("Ada");
  const seats = await page.locator(".seat .name").allTextContents();
  expect(seats.sort()).toEqual(["Ada", "Bo"]);
  await page.context().close();
});

test("owners of a Macaron box play with its numbers, and impossible numbers are explained", async () => {
  const { page } = await house.guest("Ada");
  await page.goto("/");
  await page.locator(".game.macaron").locator("h2 a").click();
  await page.getByText("Bots", { exact: true }).click();
  await page.getByText("More options").click();
  await page.getByText("From my own box").click();
  await page.getByLabel("Points", { exact: true }).nth(1).fill("7");
  await page.getByLabel("The twelve vote tokens").fill("3 4 5");
  await page.getByRole("button", { name: "Create table" }).click();
  await alert(page).toContain("Tokens: twelve");
  await page.getByLabel("The twelve vote tokens").fill("3 3 3 3 3 3 4 4 4 4 5 5");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector(".track");
  expect(await page.locator(".level").nth(1).textContent()).toContain("7 points");
  await page.context().close();
});

test("users can delete their data after a confirmation", async () => {
  const guest = await house.guest("Ada");
  const { page } = guest;
  const id = await guest.make({ game: "marshmallow", players: 2 });
  await page.goto("/");
  await page.locator(`a[href="/t/${id}"]`).waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Delete my data on this server" }).click();
  expect((await (await page.request.get("/api/me")).json()).name).toBe("Ada");
  await page.getByRole("button", { name: "Delete my data on this server" }).click();
  await page.getByText("Your data has been deleted.").waitFor();
  expect((await (await page.request.get("/api/me")).json()).name).toBe(null);
  await expect.poll(() => page.locator(`a[href="/t/${id}"]`).count()).toBe(0);
  await page.context().close();
});

test("without a server nothing chosen is lost, and play continues when it is back", async () => {
  const { page } = await house.guest("Ada");
  await page.goto("/");
  await page.locator(".game.marshmallow").locator("h2 a").click();
  await page.getByText("Bots", { exact: true }).click();
  await page.getByText("Expert").click();
  await house.stop();
  await page.getByRole("button", { name: "Create table" }).click();
  await alert(page).toBe("The server is not answering right now.");
  await house.start();
  expect(await page.getByRole("radio", { name: "Expert" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector(".hand");
  await page.context().close();
});

test("a page that failed to load can be requested again", async () => {
  const { page } = await house.guest("Ada");
  await page.goto("/");
  await page.waitForSelector(".game");
  await house.stop();
  await page.locator(".game.monster h2 a").click();
  await page.getByText("The server is not answering right now.").waitFor();
  await house.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Monster Tricks" }).waitFor();
  await page.context().close();
});

test("a tutorial waits for the server to come back", async () => {
  const { page } = await house.guest("Ada");
  await page.goto("/learn/marshmallow");
  await page.waitForSelector(".status.mine");
  await house.stop();
  await page.locator("[data-card=G11]").click();
  await alert(page).toBe("The server is not answering right now.");
  await house.start();
  await page.locator("[data-card=G11]").click();
  await expect.poll(() => page.locator(".steps .done").count()).toBe(1);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

test("a full table tells late guests", async () => {
  const [ada, bo, cleo] = [await house.guest("Ada"), await house.guest("Bo"), await house.guest("Cléo")];
  const id = await friends(ada, "mastermind");
  const sit = (guest: Guest) => guest.page.getByRole("button", { name: "Sit here" });
  await bo.page.goto(`/t/${id}`);
  await cleo.page.goto(`/t/${id}`);
  await sit(cleo).waitFor();
  await sit(bo).click();
  await cleo.page.getByText("All seats are taken.").waitFor();
  expect(await sit(cleo).count()).toBe(0);
  for (const guest of [ada, bo, cleo]) await guest.page.context().close();
});

test("a file that is not a record is refused, and another can be chosen", async () => {
  const { page } = await house.guest("Ada");
  await page.goto("/");
  await page.getByRole("link", { name: "Open a saved game" }).click();
  const file = page.locator("input[type=file]");
  await file.setInputFiles({ name: "holiday.txt", mimeType: "text/plain", buffer: Buffer.from("Dear diary") });
  await alert(page).toContain("This is not a saved game of ours");
  await file.setInputFiles({ name: "cat.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(2_000_000, 7) });
  await alert(page).toContain("too large");
  await page.context().close();
});
