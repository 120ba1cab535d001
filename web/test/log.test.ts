import { beforeAll, expect, test, vi } from "vitest";
import { sentences, told } from "../src/lib/log";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import { deskOf, SCENES } from "./scenes";

beforeAll(() => {
  settings.lang = "en";
  return speak("en");
});

test.each(SCENES)("every event of %s has words", (name) => {
  const complain = vi.spyOn(console, "error");
  const { desk } = deskOf(name);
  const lines = desk.live.events.flatMap((event) => sentences(desk, event));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^\p{Lu}.*[.!]$/u);
  expect(complain).not.toHaveBeenCalled();
});

test("the log forgets the cards of older tricks of a round, as the table does", () => {
  const { desk } = deskOf("marshmallow-4");
  const open = new Set([...desk.view.trick, ...desk.view.last_trick].map((play: { card: string }) => play.card));
  const all = desk.live.events;
  const over = all.findLastIndex((event) => event.round !== undefined);
  const cards = (events: typeof all) => events.flatMap((event) => event.move?.match(/^[A-Z]\d+$/)?.[0] ?? []);
  const kept = cards(told(desk).filter((event) => all.indexOf(event) > over));
  expect(cards(all.slice(over + 1)).length).toBeGreaterThan(kept.length);
  expect(new Set(kept)).toEqual(open);
});

test("with the memory aid it forgets nothing", () => {
  const { desk } = deskOf("marshmallow-4-memory");
  expect(told(desk)).toEqual(desk.live.events);
});
