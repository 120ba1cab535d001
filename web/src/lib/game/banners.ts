/** Banners over the table, for the few events that everybody should notice. */

import { has, t } from "../i18n/texts.svelte";
import type { Controller } from "../state/controller.svelte";
import type { GameEvent, MacaronView, View } from "../wire/wire";
import { levelOf } from "./macaron";

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

/** Rules that get a banner during a round. The value says whether they are good for the player. */
const SEEN: Record<string, boolean> = { "MC-21": true, "MC-22": false, "MC-22-cancelled": true, "MM-10": false };

export function bannerFor(controller: Controller, event: GameEvent, before: number[]): Banner | null {
  const { triggered = [] } = event;
  const gains = event.scores?.map((score, side) => score - (before[side] ?? 0)) ?? [];
  const plain: Banner = { title: "", good: true, lines: [] };
  if (event.round !== undefined) {
    const view = event.final ?? controller.view;
    const out = triggered.includes("MT-11") && event.trickWinner !== undefined;
    return {
      ...plain,
      title: t("moment-round", { round: event.round }),
      ...(out ? { text: t("log-fired-MT-11", controller.who(event.trickWinner as number)) } : code(view, event)),
      lines: lines(controller, view, sinceLast(controller, event.round)),
    };
  }
  if (triggered.includes("MT-11") && event.trickWinner !== undefined) {
    const marshmallows = gains[event.trickWinner] ?? 0;
    const text = t("moment-marshmallows", { number: marshmallows });
    return { ...plain, title: t("log-fired-MT-11", controller.who(event.trickWinner)), text, marshmallows };
  }
  if (event.by === "clock" && event.seat === controller.me)
    return { ...plain, title: t("log-clock", controller.who(event.seat)), good: false };
  const trump = /^trump (.)$/.exec(event.move ?? "")?.[1];
  if (trump) return { ...plain, title: t("marshmallow-trump", { suit: trump }), suits: [trump] };
  if (event.decided || event.move?.startsWith("allergen ") || event.seat < 0) return decided(controller.view, plain);
  const rule = triggered.find((one) => one in SEEN && has(`log-fired-${one}`));
  if (!rule || event.trickWinner === undefined) return null;
  return { ...plain, title: t(`log-fired-${rule}`, controller.who(event.trickWinner)), good: SEEN[rule] as boolean };
}

/** The points that each side won in a round. */
function sinceLast({ table }: Controller, round: number): number[] {
  const before = table.rounds[round - 2] ?? [];
  return table.rounds[round - 1]?.map((score, side) => score - (before[side] ?? 0)) ?? [];
}

/** MC-12: the votes are revealed, and royal and allergen are known. */
function decided(view: View, plain: Banner): Banner | null {
  if (view.game !== "macaron" || view.phase !== "bet" || !view.royal || !view.allergen) return null;
  const index = 2 * ["A", "B", "C"].indexOf(view.royal);
  return {
    ...plain,
    title: t("moment-royal", { group: t("group-macaron", { group: view.royal }) }),
    text: t("moment-allergen", { flavour: t("suit-macaron", { suit: view.allergen }) }),
    suits: view.flavours.slice(index, index + 2),
  };
}

/** Mastermind: whether the code was found, and in how many rows. */
function code(view: View, { triggered = [] }: GameEvent): { text?: string; good?: boolean } {
  if (view.game !== "mastermind" || !view.last_round) return {};
  if (view.last_round.void) return { text: t("log-fired-MM-10"), good: false };
  if (triggered.includes("MM-9")) return { text: t("log-fired-MM-9") };
  return { text: t("moment-code", { rows: view.last_round.rows.length }) };
}

/** One line per side: a player, or two partners (MC-26). */
function lines(controller: Controller, view: View, gains: number[]): Line[] {
  const macaron = view.game === "macaron" ? view : null;
  const sides = macaron?.teams ?? controller.table.seats.map(({ seat }) => [seat]);
  return sides.map((seats, side) => ({
    seat: seats[0] as number,
    name: controller.names(seats),
    points: gains[side] ?? 0,
    bets: macaron ? seats.flatMap((seat) => bet(controller, macaron, seat)) : [],
  }));
}

function bet(controller: Controller, view: MacaronView, seat: number): Line["bets"] {
  const level = view.bets[seat];
  if (!level || level === "no bet") return [];
  return [{ level, won: levelOf(controller, view.boxes[seat] ?? 0)?.boxes === level }];
}
