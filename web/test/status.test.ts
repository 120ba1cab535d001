/** Whom the table waits for, for how long, and what the others can do. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import type { ClockSetting } from "../src/lib/wire/wire";
import Status from "../src/table/Status.svelte";
import { deskOf } from "./scenes";

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
});
beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** It is another person's turn. */
function waiting(clock: ClockSetting = {}, here = true) {
  const { controller, ask, source } = deskOf("marshmallow-4-wait");
  const [seat] = controller.view.to_act as [number];
  const seats = controller.table.seats.map((one) =>
    one.seat === seat ? { ...one, kind: "person" as const, here, away: here ? null : 0, bot_plays: false } : one,
  );
  Object.assign(source, {
    table: { ...controller.table, seats, clock },
    moved: performance.now(),
    heard: performance.now(),
  });
  render(Status, { props: { controller, prompt: "" } });
  return { ask, seat };
}

async function minutes(number: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(number * 60_000);
  await tick();
}

const bot = () => screen.queryByRole("button", { name: /^Let a bot play/ });

test("after three minutes the others can let a bot play for an idle player", async () => {
  const { ask, seat } = waiting();
  await minutes(2.9);
  expect(bot()).toBe(null);
  await minutes(0.2);
  await fireEvent.click(bot() as HTMLElement);
  expect(ask).toHaveBeenCalledWith("let_bot", { seat });
});

test("a player who chooses to wait is asked again later", async () => {
  waiting();
  await minutes(3.1);
  await fireEvent.click(screen.getByRole("button", { name: "Wait" }));
  await tick();
  expect(bot()).toBe(null);
  await minutes(0.6);
  expect(bot()).not.toBe(null);
});

test("a table with clocks leaves it to the clock", async () => {
  waiting({ kind: "bank", seconds: 600, increment: 10 });
  await minutes(9);
  expect(bot()).toBe(null);
});

test("an absent player has half a minute", async () => {
  waiting({}, false);
  await minutes(0.4);
  expect(bot()).toBe(null);
  await minutes(0.2);
  expect(bot()).not.toBe(null);
});
