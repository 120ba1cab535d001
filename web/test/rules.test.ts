/** Each phase and each refusal links to an existing rule. Rules pages begin with a summary. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { GAMES } from "../src/lib/game/games";
import { ruleAt, rulesAt } from "../src/lib/game/rules";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import type { View } from "../src/lib/wire/wire";
import Rules from "../src/pages/Rules.svelte";
import { rules } from "../texts-plugin";
import { SCENES, scene } from "./scenes";

interface Page {
  rules: { id: string }[];
  examples: string[];
  phases: Record<string, string>;
  pictures: Record<string, object[]>;
}

const known = (game: string) => (rules("en", game) as Page).rules.map((rule) => rule.id);

/** The rule that a rules page shows for a link to it. */
function followed(link: string, game: string): string {
  const [, page, at = ""] = /^\/rules\/(\w+)#(.+)$/.exec(link) ?? [];
  expect(page).toBe(game);
  return ruleAt(at, (rules("en", game) as Page).phases);
}

test.each(SCENES)("%s links to a rule", (name) => {
  const view = scene(name).view;
  if (!view) return;
  expect(known(view.game)).toContain(followed(rulesAt(view, null), view.game));
});

test("a refusal links to its rule, or to the phase if it has none", () => {
  const view = scene("marshmallow-4").view as View;
  const refused = (rule: string) => ({ move: "P2", error: { id: "refused", rule }, count: 1 });
  expect(rulesAt(view, refused("MT-16"))).toBe("/rules/marshmallow#MT-16");
  expect(view.trick?.length).toBeGreaterThan(0);
  expect(followed(rulesAt(view, refused("not-in-hand")), "marshmallow")).toBe("MT-6");
  expect(followed(rulesAt({ ...view, trick: [] }, null), "marshmallow")).toBe("MT-5");
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
