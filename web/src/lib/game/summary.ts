/** The result of a round in words: what each side won, and why. */

import { list, t } from "../i18n/texts.svelte";
import type { Controller } from "../state/controller.svelte";
import type { MacaronView, MastermindView, View } from "../wire/wire";
import { levelOf, pointsFor } from "./macaron";

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
  const { rounds } = controller.table;
  const { view } = controller;
  const [before, now] = [rounds.at(-2) ?? [], rounds.at(-1) ?? []];
  const sides = view.game === "macaron" && view.teams ? view.teams : now.map((_, seat) => [seat]);
  return now
    .map((total, side) => {
      const points = total - (before[side] ?? 0);
      const seats = sides[side] ?? [side];
      return {
        seat: seats[0] as number,
        side,
        name: controller.names(seats),
        points,
        total,
        why: seats.flatMap((seat) => reasons(controller, view, seat, points)),
      };
    })
    .sort((a, b) => b.points - a.points || b.total - a.total);
}

function reasons(controller: Controller, view: View, seat: number, points: number): string[] {
  const who = controller.who(seat);
  switch (view.game) {
    case "marshmallow":
      if (view.out.includes(seat)) return [t("summary-marshmallow-out", { tricks: view.tricks[seat] ?? 0, points })];
      if (view.outcome) return [t("summary-marshmallow-stopped")];
      return [t("summary-marshmallow-in", who)];
    case "monster": {
      const value = view.kept[seat]?.at(-1) ?? 0;
      const tricks = view.won[seat] ?? 0;
      return [value ? t("summary-monster", { tricks, value }) : t("summary-monster-none")];
    }
    case "macaron":
      return macaron(controller, view, seat);
    default:
      return mastermind(view, seat);
  }
}

/** The points of the boxes, then the bet. */
function macaron(controller: Controller, view: MacaronView, seat: number): string[] {
  const boxes = view.boxes[seat] ?? 0;
  const level = levelOf(controller, boxes);
  const said = [t("summary-macaron-boxes", { boxes, points: level ? pointsFor(level, boxes) : 0 })];
  const bet = view.bets[seat];
  if (bet && bet !== "no bet") {
    const range = bet.replace("-", "–");
    const row = controller.table.settings.box[controller.table.settings.board].find(
      (one: { boxes: string }) => one.boxes === bet,
    );
    const won = level?.boxes === bet;
    said.push(
      t(won ? "summary-macaron-bet-won" : "summary-macaron-bet-lost", {
        level: range,
        points: won ? (row?.won ?? 0) : (row?.lost ?? 0),
      }),
    );
  }
  return view.teams ? [t("summary-of", { name: controller.name(seat), said: list(said) })] : said;
}

/** MM-9: only the codemaker scores. */
function mastermind({ last_round: last }: MastermindView, seat: number): string[] {
  if (!last || last.codemaker !== seat) return [];
  return [last.void ? t("log-fired-MM-10") : t("moment-code", { rows: last.rows.length })];
}

/** Who deals or begins next, and why. Empty if nobody does. */
export function nextRound(controller: Controller): string {
  const { view } = controller;
  if (view.outcome || controller.table.phase === "over") return "";
  if (view.game === "marshmallow" && view.dealer !== null)
    return t("summary-next-marshmallow", controller.who(view.dealer));
  if (view.game === "monster" && view.starter !== null) {
    const next = (view.starter + 1) % controller.table.players; // MO-4: the deal moves the start on
    return t("summary-next-monster", controller.who(next));
  }
  if (view.game === "macaron" && view.first !== null && !view.emma)
    return t("summary-next-macaron", controller.who(view.first));
  return "";
}
