import { beforeAll, expect, test, vi } from "vitest";
import { loggableEvents, sentences } from "../src/lib/game/log";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import { deskOf, SCENES } from "./scenes";

beforeAll(() => {
  settings.lang = "en";
  return setLanguage("en");
});

test.each(SCENES)("every event of %s has a text", (name) => {
  const complain = vi.spyOn(console, "error");
  const { controller } = deskOf(name);
  const lines = controller.source.events.flatMap((event) => sentences(controller, event));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^\p{Lu}.*[.!]$/u);
  expect(complain).not.toHaveBeenCalled();
});

test("the log hides the cards of older tricks of a round", () => {
  const { controller } = deskOf("marshmallow-4");
  const open = new Set(
    [...controller.view.trick, ...controller.view.last_trick].map((play: { card: string }) => play.card),
  );
  const all = controller.source.events;
  const over = all.findLastIndex((event) => event.round !== undefined);
  const cards = (events: typeof all) => events.flatMap((event) => event.move?.match(/^[A-Z]\d+$/)?.[0] ?? []);
  const kept = cards(loggableEvents(controller).filter((event) => all.indexOf(event) > over));
  expect(cards(all.slice(over + 1)).length).toBeGreaterThan(kept.length);
  expect(new Set(kept)).toEqual(open);
});

test("with the memory aid the log hides nothing", () => {
  const { controller } = deskOf("marshmallow-4-memory");
  expect(loggableEvents(controller)).toEqual(controller.source.events);
});
