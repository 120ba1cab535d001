/** Banners over the table, for the few events that everybody should notice. */

import { t } from "../i18n/texts.svelte";
import type { Controller } from "../state/controller.svelte";
import { factOf } from "../state/table-state";
import type { GameEvent } from "../wire/wire";
import { type Banner, gameOf } from "./client.svelte";

export function bannerFor(controller: Controller, event: GameEvent): Banner | null {
  const game = gameOf(controller.table.game);
  const end = factOf(event, "round-ended");
  if (end) {
    return {
      title: t("moment-round", { round: end.round }),
      good: true,
      ...game.ending?.(controller, event),
      lines: lines(controller, event, sinceLast(controller, end.round)),
    };
  }
  if (event.by === "clock" && event.seat === controller.me)
    return { title: t("log-clock", controller.who(event.seat)), good: false, lines: [] };
  return game.banner?.(controller, event) ?? null;
}

/** The points that each side won in a round. */
function sinceLast({ table }: Controller, round: number): number[] {
  const before = table.rounds[round - 2] ?? [];
  return table.rounds[round - 1]?.map((score, side) => score - (before[side] ?? 0)) ?? [];
}

/** One line per side: a player, or two partners. */
function lines(controller: Controller, event: GameEvent, gains: number[]): Banner["lines"] {
  const { marks } = gameOf(controller.table.game);
  return controller.sides.map((seats, side) => ({
    seat: seats[0] as number,
    name: controller.names(seats),
    points: gains[side] ?? 0,
    marks: marks?.(event, seats) ?? [],
  }));
}
