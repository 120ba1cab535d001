/** Each phase and each refusal links to an existing rule. Rules pages begin with a summary. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { rulesAt } from "../src/lib/game/rules";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import { GAMES, type View } from "../src/lib/wire/wire";
import Rules from "../src/pages/Rules.svelte";
import { rules } from "../texts-plugin";
import { SCENES, scene } from "./scenes";

interface Page {
  rules: { id: string }[];
  examples: string[];
  pictures: Record<string, object[]>;
}

const known = (game: string) => (rules("en", game) as Page).rules.map((rule) => rule.id);

test.each(SCENES)("%s links to a rule", (name) => {
  const view = scene(name).view;
  if (!view) return;
  const [, game, rule] = /^\/rules\/(\w+)#(.+)$/.exec(rulesAt(view, null)) ?? [];
  expect(game).toBe(view.game);
  expect(known(view.game)).toContain(rule);
});

test("a refusal links to its rule, or to the phase if it has none", () => {
  const view = scene("marshmallow-4").view as View;
  const refused = (rule: string) => ({ move: "P2", error: { id: "refused", rule }, count: 1 });
  expect(rulesAt(view, refused("MT-16"))).toBe("/rules/marshmallow#MT-16");
  expect(rulesAt(view, refused("not-in-hand"))).toBe("/rules/marshmallow#MT-6");
});

test.each(["marshmallow", "monster", "macaron", "mastermind"])("every example of %s has a picture", (game) => {
  const page = rules("en", game) as Page;
  for (const example of page.examples) expect(page.pictures[example]?.length, example).toBeGreaterThan(0);
});

test.each(GAMES)("the rules page of %s begins with its summary: goal, turn, scoring and end", async (game) => {
  settings.lang = "en";
  await setLanguage("en");
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { container } = render(Rules, { props: { id: game, at: "" } });
  await screen.findByText("The goal");
  const parts = [...container.querySelectorAll(".summary li")];
  expect(parts).toHaveLength(4);
  for (const part of parts) {
    expect(part.querySelector(".shown")?.childElementCount).toBeGreaterThan(0);
    expect(part.querySelector("p")?.textContent).not.toMatch(/^sum-|^$/);
  }
  const rule = container.querySelector("li[id]")!;
  expect(parts[3]!.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(container.querySelector(".facts")?.textContent).toMatch(/players.*A game by/);
  cleanup();
  vi.unstubAllGlobals();
});
