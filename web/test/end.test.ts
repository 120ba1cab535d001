/** The end of a match: a ranking with the winner first, and one clear next action. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import Podium from "../src/table/Podium.svelte";
import { deskOf } from "./scenes";

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});
afterEach(cleanup);

function podium(scores: number[], winners: number[], celebrate = false) {
  const { controller, source } = deskOf("marshmallow-4-over");
  Object.assign(source, { table: { ...controller.table, outcome: { scores, winners, reason: "MT-20" } } });
  render(Podium, { props: { controller, celebrate } });
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  return items.map((one) => ({
    place: one.querySelector(".place")?.textContent,
    name: one.querySelector(".name")?.textContent?.trim(),
    won: one.classList.contains("won"),
  }));
}

test("players are ranked by their points, and equal points share a place", () => {
  const { controller } = deskOf("marshmallow-4-over");
  expect(podium([5, 20, 5, 12], [1])).toEqual([
    { place: "1", name: controller.name(1), won: true },
    { place: "2", name: controller.name(3), won: false },
    { place: "3", name: controller.name(0), won: false },
    { place: "3", name: controller.name(2), won: false },
  ]);
});

test("a winner by a tie-break comes before others with the same points", () => {
  const [first, second] = podium([9, 9, 3, 1], [1]);
  expect([first?.won, second?.place]).toEqual([true, "2"]);
});

test("confetti only for the winner", () => {
  podium([20, 1, 2, 3], [0], true);
  expect(document.querySelector(".confetti")).not.toBe(null);
  cleanup();
  podium([20, 1, 2, 3], [0], false);
  expect(document.querySelector(".confetti")).toBe(null);
});
