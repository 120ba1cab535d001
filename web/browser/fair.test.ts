/** Fair deals in a real browser: honest tables are verified, the client warns of dishonest ones. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServerMessage, TableInfo } from "../src/lib/wire/wire";
import { mouse, playOn, touch } from "./hands";
import { House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const SHOTS = process.env.SHOTS;

/** A dishonest table: changes every message before the page receives it. */
async function lie(page: Page, change: (table: TableInfo) => void): Promise<void> {
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const down = JSON.parse(String(text)) as ServerMessage;
      if (down.table) change(down.table);
      socket.send(JSON.stringify(down));
    });
  });
}

test.each([
  ["a desktop", {}, mouse],
  ["a phone", PHONE, touch],
] as const)("%s: an honest table is verified with the player's own notes", async (name, options, hand) => {
  const guest = await house.guest("Ada", options);
  const id = await guest.make({ game: "marshmallow", players: 3, settings: { target: 1 } });
  await guest.sit(id);
  await playOn(guest, hand, () => guest.over());
  const sent = guest.received.map((text) => JSON.parse(text) as ServerMessage).filter(({ table }) => table?.entropies);
  expect(sent[0]?.table?.entropies?.[0]).toMatch(/^[0-9a-f]{64}$/);
  await guest.page.getByRole("button", { name: "Verify the deals" }).click();
  await guest.page.getByText("your part is in the shuffle").waitFor();
  if (SHOTS) await guest.page.screenshot({ path: `${SHOTS}/verified-${name}.png` });
  expect(await guest.page.getByRole("alert").count()).toBe(0);
  await guest.page.context().close();
});

test.each([
  ["a desktop", {}],
  ["a phone", PHONE],
] as const)("%s: the client warns of replaced entropy for the whole match", async (name, options) => {
  const guest = await house.guest("Ada", options);
  const id = await guest.make({ game: "marshmallow", players: 3 });
  await lie(guest.page, (table) => {
    if (table.entropies) table.entropies[0] = "words that the table liked better";
  });
  await guest.sit(id);
  await guest.page.getByText("did not use your part of the shuffle").waitFor();
  if (SHOTS) await guest.page.screenshot({ path: `${SHOTS}/replaced-${name}.png` });
  await guest.page.reload();
  await guest.page.getByText("did not use your part of the shuffle").waitFor();
  await guest.page.context().close();
});

test("the lobby warns of a replaced commitment", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({
    game: "marshmallow",
    players: 2,
    seats: [{ kind: "you" }, { kind: "open" }],
  });
  await lie(guest.page, (table) => {
    if (table.seats[1]?.kind === "bot") table.commitment = "0".repeat(64);
  });
  await guest.sit(id, false);
  await guest.page.getByRole("button", { name: "Fill with bots" }).click();
  await guest.page.getByText("replaced the secret").waitFor();
  if (SHOTS) await guest.page.screenshot({ path: `${SHOTS}/lobby.png` });
  await guest.page.context().close();
});
