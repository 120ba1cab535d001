/** Finds the rule that a player at a table is likely to look for. */
import type { Refused } from "../state/source";
import type { GameId, View } from "../wire/wire";

/** The main rule of each phase. In a trick that has begun, it is the rule for following. */
const PHASES: Partial<Record<GameId, Record<string, string>>> = {
  marshmallow: { first: "MT-3", deal: "MT-2", trump: "MT-15", play: "MT-5", trick: "MT-6", over: "MT-20" },
  monster: { first: "MO-4", deal: "MO-1", order: "MO-3", play: "MO-5", over: "MO-14" },
  macaron: {
    first: "MC-5",
    deal: "MC-4",
    discard: "MC-7",
    emma: "MC-30",
    pass: "MC-6",
    tokens: "MC-10",
    royal: "MC-9",
    allergen: "MC-9",
    vote: "MC-11",
    bet: "MC-15",
    play: "MC-17",
    trick: "MC-18",
    over: "MC-27",
  },
  mastermind: { first: "MM-2", code: "MM-3", guess: "MM-4", mark: "MM-7", over: "MM-11" },
};

/** The link to the rule of the last refusal, or else of the current phase. */
export function rulesAt(view: View, refused: Refused | null): string {
  const begun = view.phase === "play" && "trick" in view && view.trick.length > 0;
  const rule = refused?.error.rule;
  const at = rule && /^[A-Z]/.test(rule) ? rule : PHASES[view.game]?.[begun ? "trick" : view.phase];
  return `/rules/${view.game}${at ? `#${at}` : ""}`;
}
