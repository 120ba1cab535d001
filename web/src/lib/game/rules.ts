/** Finds the rule that a player at a table is likely to look for. */
import type { Refused } from "../state/source";
import type { View } from "../wire/wire";

/** The link to the rule of the last refusal, or else to that of the current phase, which the rules page knows. */
export function rulesAt(view: View, refused: Refused | null): string {
  const rule = refused?.error.rule;
  const at = rule && /^[A-Z]/.test(rule) ? rule : `${view.phase}${view.trick?.length ? "-trick" : ""}`;
  return `/rules/${view.game}#${at}`;
}

/** The rule at the end of such a link. `phases` are the main rules of the phases; `trick`: once a trick has begun. */
export function ruleAt(at: string, phases: Record<string, string> = {}): string {
  const phase = at.replace(/-trick$/, "");
  return (phase !== at && phases.trick) || phases[phase] || at;
}
