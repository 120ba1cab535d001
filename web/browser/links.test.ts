/** Links to seats: one's own on another device, a reserved one, a free one. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Guest, House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

const address = (guest: Guest, label: string) => guest.page.getByLabel(label, { exact: true }).inputValue();
const leave = (...guests: Guest[]) => Promise.all(guests.map((guest) => guest.page.context().close()));

test("a link that works once continues a seat on another device", async () => {
  const [ada, phone, late] = [await house.guest("Ada"), await house.guest("Bo", PHONE), await house.guest("Eve")];
  const id = await ada.make({ game: "marshmallow", players: 3 });
  await ada.sit(id);
  await ada.page.waitForSelector(".hand");
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Continue on another device" }).click();
  await ada.page.locator("dialog .link input").waitFor();
  const link = await address(ada, "Link to your seat");
  expect(link).toMatch(new RegExp(`^${house.address}/link-device/${id}#[\\w-]{43}$`));
  const hand = (await ada.hand()).sort();

  // a link preview, which only opens the page, does not use the link up
  await late.page.request.get(link);
  await late.page.goto(link);
  await late.page.getByRole("heading", { name: "Continue here?" }).waitFor();

  const requests: string[] = [];
  phone.page.on("request", (request) => requests.push(request.url()));
  await phone.page.goto(link);
  await phone.page.getByRole("button", { name: "Continue here" }).tap();
  await phone.page.waitForSelector(".hand");
  expect(new URL(phone.page.url()).pathname).toBe(`/t/${id}`);
  expect(await phone.hand().then((cards) => cards.sort())).toEqual(hand);
  expect(await (await phone.page.request.get("/api/me")).json()).toEqual({ name: "Ada" });
  // the token is in no address that a server or proxy would log
  expect(requests.filter((url) => url.split("#")[0]?.includes(link.split("#")[1] as string))).toEqual([]);

  await late.page.getByRole("button", { name: "Continue here" }).click();
  await expect.poll(() => late.page.getByRole("alert").textContent()).toBe("This link is used up or too old.");
  expect(await (await late.page.request.get("/api/me")).json()).toEqual({ name: "Eve" });
  for (const guest of [ada, phone, late]) expect(guest.errors).toEqual([]);
  await leave(ada, phone, late);
});

test("a device link works in the lobby, and warns the user of the other browser", async () => {
  const [ada, bo] = [await house.guest("Ada"), await house.guest("Bo")];
  await bo.make({ game: "mastermind", players: 2 });
  const id = await ada.make({ game: "monster", players: 2, seats: [{ kind: "you" }, { kind: "open" }] });
  await ada.sit(id, false);
  await ada.page.getByRole("button", { name: "Continue on another device" }).click();
  await bo.page.goto(await address(ada, "Link to your seat"));
  await bo.page.getByText("In this browser you are Bo.").waitFor();
  await bo.page.getByRole("button", { name: "Continue here" }).click();
  await bo.page.getByRole("button", { name: "Leave seat" }).waitFor();
  await leave(ada, bo);
});

test("only the link of a reserved seat opens it, and a new link replaces the old one", async () => {
  const [ada, zoe, eve] = [await house.guest("Ada"), await house.stranger(PHONE), await house.guest("Eve")];
  const open = { kind: "open" };
  const id = await ada.make({ game: "marshmallow", players: 4, seats: [{ kind: "you" }, open, open, open] });
  await ada.sit(id, false);
  for (const [seat, name] of [
    [2, "Yan"],
    [3, "Zoe"],
  ]) {
    await ada.page.getByRole("button", { name: `Reserve seat ${seat} for a friend` }).click();
    await ada.page.getByLabel("Your friend’s name").fill(String(name));
    await ada.page.getByRole("button", { name: "Reserve the seat" }).click();
    await ada.page.locator("dialog .link input").waitFor();
    if (name === "Yan") await ada.page.keyboard.press("Escape");
  }
  const old = await address(ada, "Link for Zoe");
  await ada.page.reload(); // the server sends the key once; this browser remembers it
  await ada.page.getByRole("button", { name: "Reserve seat 3 for a friend" }).click();
  await ada.page.locator("dialog .link input").waitFor();
  expect(await address(ada, "Link for Zoe")).toBe(old);
  await ada.page.getByRole("button", { name: "New link" }).click();
  await expect.poll(() => address(ada, "Link for Zoe")).not.toBe(old);
  const link = await address(ada, "Link for Zoe");
  expect(link).toMatch(new RegExp(`^${house.address}/t/${id}#seat=2&key=[\\w-]{43}$`));

  const sit = (guest: Guest) => guest.page.getByRole("button", { name: "Sit here" });
  await eve.page.goto(`/t/${id}`);
  await expect.poll(() => sit(eve).count()).toBe(1); // the free seat
  await eve.page.goto("/");
  await eve.page.goto(old);
  await eve.page.locator("li", { hasText: "Reserved for you" }).getByRole("button").click();
  await expect.poll(() => eve.page.getByRole("alert").textContent()).toBe("This seat is reserved for someone else.");

  await zoe.page.goto(link);
  await zoe.page.locator("li", { hasText: "Reserved for you" }).getByRole("button").tap();
  await zoe.page.getByRole("button", { name: "I’m ready" }).waitFor();
  const { seats } = await (await ada.page.request.get(`/api/tables/${id}`)).json();
  expect(seats.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
    ["person", "Ada"],
    ["friend", "Yan"],
    ["person", "Zoe"],
    ["open", null],
  ]);
  await expect.poll(() => ada.page.locator("dialog").count()).toBe(0); // the seat is taken, so the dialog closes
  for (const guest of [ada, zoe, eve]) expect(guest.errors).toEqual([]);
  await leave(ada, zoe, eve);
});

test("a new table reserves seats by name and shows its settings to everybody", async () => {
  const [ada, zoe] = [await house.guest("Ada"), await house.stranger(PHONE)];
  await ada.page.goto("/");
  await ada.page.locator(".game.marshmallow h2 a").click();
  await ada.page.locator(".table").getByText("3", { exact: true }).click();
  await ada.page.getByRole("textbox", { name: "Seat 3" }).fill("Zoe");
  await ada.page.getByText("You must trump too (Gigamic, France)").click();
  await ada.page.getByText("More options").click();
  await ada.page.getByText("1 minute per move").click();
  await ada.page.getByText("3 minutes delayed").click();
  await ada.page.getByRole("button", { name: "Create table" }).click();
  await ada.page.getByText("Reserved for a friend").waitFor();
  await ada.page.getByRole("button", { name: "Reserve seat 3 for a friend" }).click();
  await ada.page.locator("dialog .link input").waitFor();
  await zoe.page.goto(await address(ada, "Link for Zoe"));
  await zoe.page.getByText("Reserved for you").waitFor();
  await zoe.page.getByText("Table settings").tap();
  const facts = await zoe.page.locator("dl").textContent();
  for (const fact of ["You must trump too (Gigamic, France)", "60 seconds per move", "180 seconds delayed"])
    expect(facts).toContain(fact);
  await zoe.page.locator("li", { hasText: "Reserved for you" }).getByRole("button").tap();
  await zoe.page.getByRole("button", { name: "I’m ready" }).waitFor();
  for (const guest of [ada, zoe]) expect(guest.errors).toEqual([]);
  await leave(ada, zoe);
});

test("the shared screen has a QR code for each free seat", async () => {
  const [ada, bo] = [await house.guest("Ada"), await house.stranger(PHONE)];
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "friend", name: "Zoe" }, { kind: "open" }];
  const id = await ada.make({ game: "monster", players: 4, seats });
  const paths: string[] = [];
  ada.page.on("request", (request) => {
    if (request.url().endsWith("/api/qr")) paths.push(request.postDataJSON().path);
  });
  await ada.page.goto(`/t/${id}/screen`);
  await expect.poll(() => ada.page.getByRole("img", { name: /QR code of seat/ }).count()).toBe(2);
  expect(paths.sort()).toEqual([`/t/${id}#seat=1`, `/t/${id}#seat=3`]);
  await bo.page.goto(paths[1] as string);
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.locator("li .button.main").tap(); // the seat of the link is highlighted
  await ada.page.locator("li", { hasText: "Bo" }).waitFor();
  await expect.poll(() => ada.page.getByRole("img", { name: /QR code of seat/ }).count()).toBe(1);
  await ada.page.getByRole("img", { name: "QR code of seat 2" }).waitFor();
  for (const guest of [ada, bo]) expect(guest.errors).toEqual([]);
  await leave(ada, bo);
});
