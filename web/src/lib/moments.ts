/** What is worth a look by everybody: a few events get a plaque of their own over the table. */
import type { Desk } from "./desk.svelte";
import { levelOf } from "./macaron";
import { has, say } from "./texts.svelte";
import type { GameEvent, MacaronView, View } from "./wire";

export interface Line {
  seat: number;
  name: string;
  points: number;
  /** What became of the bets. */
  bets: { level: string; won: boolean }[];
}

export interface Moment {
  title: string;
  text?: string;
  good: boolean;
  /** Marshmallows that are counted out. */
  marshmallows?: number;
  /** A suit of Marshmallow Test, a flavour of Macaron. */
  suits?: string[];
  lines: Line[];
}

/** Rules that are seen at work in the middle of a round; the value says whether somebody is glad of it. */
const SEEN: Record<string, boolean> = { "MC-21": true, "MC-22": false, "MC-22-cancelled": true, "MM-10": false };

export function moment(desk: Desk, event: GameEvent, before: number[]): Moment | null {
  const fired = event.fired ?? [];
  const gains = event.scores?.map((score, side) => score - (before[side] ?? 0)) ?? [];
  const plain: Moment = { title: "", good: true, lines: [] };
  if (event.round !== undefined) {
    const view = event.final ?? desk.view;
    const out = fired.includes("MT-11") && event.took !== undefined;
    return {
      ...plain,
      title: say("moment-round", { round: event.round }),
      ...(out ? { text: say("log-fired-MT-11", desk.who(event.took as number)) } : code(view, event)),
      lines: lines(desk, view, sinceLast(desk, event.round)),
    };
  }
  if (fired.includes("MT-11") && event.took !== undefined) {
    const marshmallows = gains[event.took] ?? 0;
    const text = say("moment-marshmallows", { number: marshmallows });
    return { ...plain, title: say("log-fired-MT-11", desk.who(event.took)), text, marshmallows };
  }
  if (event.by === "clock" && event.seat === desk.me)
    return { ...plain, title: say("log-clock", desk.who(event.seat)), good: false };
  const trump = /^trump (.)$/.exec(event.move ?? "")?.[1];
  if (trump) return { ...plain, title: say("marshmallow-trump", { suit: trump }), suits: [trump] };
  if (event.decided || event.move?.startsWith("allergen ") || event.seat < 0) return decided(desk.view, plain);
  const rule = fired.find((one) => one in SEEN && has(`log-fired-${one}`));
  if (!rule || event.took === undefined) return null;
  return { ...plain, title: say(`log-fired-${rule}`, desk.who(event.took)), good: SEEN[rule] as boolean };
}

/** What a round brought to each side. */
function sinceLast({ table }: Desk, round: number): number[] {
  const before = table.rounds[round - 2] ?? [];
  return table.rounds[round - 1]?.map((score, side) => score - (before[side] ?? 0)) ?? [];
}

/** MC-12: all votes are open, and royal and allergen are known. */
function decided(view: View, plain: Moment): Moment | null {
  if (view.game !== "macaron" || view.phase !== "bet" || !view.royal || !view.allergen) return null;
  const index = 2 * ["A", "B", "C"].indexOf(view.royal);
  return {
    ...plain,
    title: say("moment-royal", { group: say("group-macaron", { group: view.royal }) }),
    text: say("moment-allergen", { flavour: say("suit-macaron", { suit: view.allergen }) }),
    suits: view.flavours.slice(index, index + 2),
  };
}

/** Mastermind: found or not, and in how many rows. */
function code(view: View, { fired = [] }: GameEvent): { text?: string; good?: boolean } {
  if (view.game !== "mastermind" || !view.last_round) return {};
  if (view.last_round.void) return { text: say("log-fired-MM-10"), good: false };
  if (fired.includes("MM-9")) return { text: say("log-fired-MM-9") };
  return { text: say("moment-code", { rows: view.last_round.rows.length }) };
}

/** One line a side: a player, or partners together (MC-26). */
function lines(desk: Desk, view: View, gains: number[]): Line[] {
  const macaron = view.game === "macaron" ? view : null;
  const sides = macaron?.teams ?? desk.table.seats.map(({ seat }) => [seat]);
  return sides.map((seats, side) => ({
    seat: seats[0] as number,
    name: desk.names(seats),
    points: gains[side] ?? 0,
    bets: macaron ? seats.flatMap((seat) => bet(desk, macaron, seat)) : [],
  }));
}

function bet(desk: Desk, view: MacaronView, seat: number): Line["bets"] {
  const level = view.bets[seat];
  if (!level || level === "no bet") return [];
  return [{ level, won: levelOf(desk, view.boxes[seat] ?? 0)?.boxes === level }];
}
