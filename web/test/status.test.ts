/** Whom we wait for, for how long, and what the others may do about it. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import type { ClockSetting } from "../src/lib/wire";
import Status from "../src/table/Status.svelte";
import { deskOf } from "./scenes";

beforeAll(async () => {
  settings.lang = "en";
  await speak("en");
});
beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Somebody else is to move, and is a person. */
function waiting(clock: ClockSetting = {}, here = true) {
  const { desk, ask, source } = deskOf("marshmallow-4-wait");
  const [seat] = desk.view.to_act as [number];
  const seats = desk.table.seats.map((one) =>
    one.seat === seat ? { ...one, kind: "person" as const, here, away: here ? null : 0, bot_holds: false } : one,
  );
  Object.assign(source, { table: { ...desk.table, seats, clock }, moved: performance.now(), heard: performance.now() });
  render(Status, { props: { desk, prompt: "" } });
  return { ask, seat };
}

async function minutes(number: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(number * 60_000);
  await tick();
}

const bot = () => screen.queryByRole("button", { name: /^Let a bot play/ });

test("who is here may think for three minutes; then the others may let a bot play", async () => {
  const { ask, seat } = waiting();
  await minutes(2.9);
  expect(bot()).toBe(null);
  await minutes(0.2);
  await fireEvent.click(bot() as HTMLElement);
  expect(ask).toHaveBeenCalledWith("let_bot", { seat });
});

test("who waits on is asked again later", async () => {
  waiting();
  await minutes(3.1);
  await fireEvent.click(screen.getByRole("button", { name: "Wait" }));
  await tick();
  expect(bot()).toBe(null);
  await minutes(0.6);
  expect(bot()).not.toBe(null);
});

test("where a clock runs, the clock decides", async () => {
  waiting({ kind: "bank", seconds: 600, increment: 10 });
  await minutes(9);
  expect(bot()).toBe(null);
});

test("who is away is waited for half a minute", async () => {
  waiting({}, false);
  await minutes(0.4);
  expect(bot()).toBe(null);
  await minutes(0.2);
  expect(bot()).not.toBe(null);
});
