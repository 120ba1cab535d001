/** Offers to end the match, and the next game, reach the other players. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import type { TableInfo } from "../src/lib/wire/wire";
import Offer from "../src/table/Offer.svelte";
import { deskOf } from "./scenes";

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
});
afterEach(cleanup);

function offered(change: Partial<TableInfo>) {
  const { controller, ask, source } = deskOf("marshmallow-4");
  const seats = controller.table.seats.map((seat) => ({ ...seat, kind: "person" as const, bot_plays: false }));
  Object.assign(source, { table: { ...controller.table, seats, ...change } });
  render(Offer, { props: { controller } });
  return { controller, ask, source };
}

test.each([
  ["Accept", true],
  ["Decline", false],
])("an offer of another player can be answered: %s", async (name, agree) => {
  const { controller, ask } = offered({ agreed: [1] });
  expect(screen.getByRole("status").textContent).toContain(`${controller.name(1)} offers to end the game`);
  await fireEvent.click(screen.getByRole("button", { name }));
  expect(ask).toHaveBeenCalledWith("agree_to_end", { seat: controller.me, agree });
});

test("the player who offered sees who must still answer, and can withdraw", async () => {
  const { controller, ask } = offered({ agreed: [0, 1] });
  expect(screen.getByRole("status").textContent).toContain(`Waiting for ${controller.names([2, 3])}.`);
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw the offer" }));
  expect(ask).toHaveBeenCalledWith("agree_to_end", { seat: 0, agree: false });
});

test("an answer from before the page was opened is not shown", () => {
  offered({ declined: 2 });
  expect(screen.queryByRole("status")).toBe(null);
});

test("the next game is offered", () => {
  offered({ phase: "over", rematch: "abc" });
  expect(screen.getByRole("button", { name: "Join the next game" })).toBeTruthy();
});
