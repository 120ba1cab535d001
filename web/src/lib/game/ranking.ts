/** The final ranking of a match. */
import type { Controller } from "../state/controller.svelte";

export interface Ranked {
  side: number;
  score: number;
  won: boolean;
  /** 1 for all who share the first place. */
  place: number;
}

/** The sides by rank. Winners come first, even if the rules decide a tie between equal points. */
export function ranking({ table: { outcome } }: Controller): Ranked[] {
  const { scores = [], winners = [] } = outcome ?? {};
  const sides = scores.map((score, side) => ({ side, score, won: winners.includes(side) }));
  sides.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return sides.map((one) => ({
    ...one,
    place: one.won ? 1 : 1 + sides.filter((other) => other.won || other.score > one.score).length,
  }));
}
