/** From the table to the right rule: each phase and each refusal leads to a rule that is there. */
import { expect, test } from "vitest";
import { rulesAt } from "../src/lib/rules";
import type { View } from "../src/lib/wire";
import { rules } from "../texts-plugin";
import { SCENES, scene } from "./scenes";

interface Page {
  rules: { id: string }[];
  examples: string[];
  pictures: Record<string, object[]>;
}

const known = (game: string) => (rules("en", game) as Page).rules.map((rule) => rule.id);

test.each(SCENES)("%s has a rule to show", (name) => {
  const view = scene(name).view;
  if (!view) return;
  const [, game, rule] = /^\/rules\/(\w+)#(.+)$/.exec(rulesAt(view, null)) ?? [];
  expect(game).toBe(view.game);
  expect(known(view.game)).toContain(rule);
});

test("a refusal leads to its rule, a slip that belongs to no rule to the phase", () => {
  const view = scene("marshmallow-4").view as View;
  const refused = (rule: string) => ({ move: "P2", error: { id: "refused", rule }, count: 1 });
  expect(rulesAt(view, refused("MT-16"))).toBe("/rules/marshmallow#MT-16");
  expect(rulesAt(view, refused("not-in-hand"))).toBe("/rules/marshmallow#MT-6");
});

test.each(["marshmallow", "monster", "macaron", "mastermind"])("every example of %s is drawn", (game) => {
  const page = rules("en", game) as Page;
  for (const example of page.examples) expect(page.pictures[example]?.length, example).toBeGreaterThan(0);
});
