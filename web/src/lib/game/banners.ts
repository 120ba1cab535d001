/** Banners over the table, for the few events that everybody should notice. */

import { has, t } from "../i18n/texts.svelte";
import type { Controller } from "../state/controller.svelte";
import { factOf } from "../state/table-state";
import type { GameEvent } from "../wire/wire";
import { inPlay } from "./log";
import { groupName } from "./macaron";

export interface Line {
  seat: number;
  name: string;
  points: number;
  /** The results of the bets. */
  bets: { level: string; won: boolean }[];
}

export interface Banner {
  title: string;
  text?: string;
  good: boolean;
  /** The number of marshmallows to show. */
  marshmallows?: number;
  /** The suit (Marshmallow Test) or flavour (Macaron) to show. */
  suits?: string[];
  lines: Line[];
}

export function bannerFor(controller: Controller, event: GameEvent): Banner | null {
  const plain: Banner = { title: "", good: true, lines: [] };
  const end = factOf(event, "round-ended");
  if (end) {
    return {
      ...plain,
      title: t("moment-round", { round: end.round }),
      ...ending(controller, event),
      lines: lines(controller, event, sinceLast(controller, end.round)),
    };
  }
  const out = factOf(event, "went-out");
  if (out) {
    const text = t("moment-marshmallows", { number: out.points });
    return { ...plain, title: t("log-fired-MT-11", controller.who(out.seat)), text, marshmallows: out.points };
  }
  if (event.by === "clock" && event.seat === controller.me)
    return { ...plain, title: t("log-clock", controller.who(event.seat)), good: false };
  const trump = factOf(event, "trump-named");
  if (trump) return { ...plain, title: t("marshmallow-trump", { suit: trump.suit }), suits: [trump.suit] };
  return decided(controller, event, plain) ?? boxes(controller, event, plain);
}

/** The points that each side won in a round. */
function sinceLast({ table }: Controller, round: number): number[] {
  const before = table.rounds[round - 2] ?? [];
  return table.rounds[round - 1]?.map((score, side) => score - (before[side] ?? 0)) ?? [];
}

/** Royal and allergen are known. */
function decided({ view }: Controller, event: GameEvent, plain: Banner): Banner | null {
  const allergen = factOf(event, "allergen-decided");
  const royal = factOf(event, "royal-decided");
  const group = royal?.group ?? (view.game === "macaron" ? view.royal : null);
  if (!allergen || !group) return null;
  return {
    ...plain,
    title: t("moment-royal", { group: groupName(group, inPlay(view)) }),
    text: t("moment-allergen", { flavour: t("suit-macaron", { suit: allergen.flavour }) }),
    suits: royal?.flavours ?? [allergen.flavour],
  };
}

/** A trick of Macaron that brought more boxes than usual, or none. */
function boxes(controller: Controller, event: GameEvent, plain: Banner): Banner | null {
  const won = factOf(event, "boxes-won");
  const rule = event.triggered?.find((one) => has(`log-fired-${one}`));
  return won && rule && (won.boxes > 1 || won.allergen)
    ? { ...plain, title: t(`log-fired-${rule}`, controller.who(won.seat)), good: won.boxes > 0 }
    : null;
}

/** Why the round is over, where that needs a sentence. */
function ending(controller: Controller, event: GameEvent): { text?: string; good?: boolean } {
  const out = factOf(event, "went-out");
  if (out) return { text: t("log-fired-MT-11", controller.who(out.seat)) };
  const code = factOf(event, "code-revealed");
  if (!code) return {};
  if (code.void) return { text: t("log-fired-MM-10"), good: false };
  return { text: code.found ? t("moment-code", { rows: code.rows }) : t("log-fired-MM-9") };
}

/** One line per side: a player, or two partners. */
function lines(controller: Controller, event: GameEvent, gains: number[]): Line[] {
  const results = factOf(event, "boxes-counted")?.results ?? [];
  return controller.sides.map((seats, side) => ({
    seat: seats[0] as number,
    name: controller.names(seats),
    points: gains[side] ?? 0,
    bets: results.flatMap(({ seat, bet, won }) =>
      bet !== null && seats.includes(seat) ? [{ level: bet, won: won === true }] : [],
    ),
  }));
}
