/** The result of a round in words: what each side won, and why. */

import type { Controller } from "../state/controller.svelte";
import { gameOf } from "./client.svelte";

export interface Result {
  /** The first seat of the side. */
  seat: number;
  side: number;
  name: string;
  points: number;
  total: number;
  /** Why these points, in sentences. */
  why: string[];
}

/** The results of the last complete round, the winner of the round first. */
export function roundResults(controller: Controller): Result[] {
  const { rounds, game } = controller.table;
  const [before, now] = [rounds.at(-2) ?? [], rounds.at(-1) ?? []];
  const why = gameOf(game).points;
  return now
    .map((total, side) => {
      const points = total - (before[side] ?? 0);
      const seats = controller.sides[side] ?? [side];
      return {
        seat: seats[0] as number,
        side,
        name: controller.names(seats),
        points,
        total,
        why: seats.flatMap((seat) => why?.(controller, seat, points) ?? []),
      };
    })
    .sort((a, b) => b.points - a.points || b.total - a.total);
}

/** Who deals or begins next, and why. Empty if nobody does. */
export function nextRound(controller: Controller): string {
  const { game, phase } = controller.table;
  if (controller.view.outcome || phase === "over") return "";
  return gameOf(game).nextRound?.(controller) ?? "";
}
