/**
 * What a player with perfect memory knows (`information_set` on the wire): the tricks of the round, and who can still hold which
 * cards. This is exact: a player can hold a suit if all unseen cards can be dealt so that each hand has its size and
 * respects the known voids.
 */
import type { Play, Vote } from "../wire/wire";

export interface Belief {
  game: string;
  settings: { suits?: number; ranks?: number | null };
  players: number;
  seat: number;
  hand: string[];
  plays: [number, string][];
  voids?: string[][];
  rows?: ((number | null)[] | null)[];
  passed?: string[];
  received?: string[];
  votes?: Vote[];
  discarded?: string[];
  face_up?: string[];
}

/** The card of a move such as "S5 as G" or "G8 on 2". */
const bare = (move: string): string => move.split(" ")[0] as string;

/** Splits plays into tricks. A trick ends where a seat would play a second time. */
export function tricks(belief: Belief): Play[][] {
  const found: Play[][] = [];
  for (const [seat, card] of belief.plays) {
    const last = found.at(-1);
    if (!last || last.some((play) => play.seat === seat)) found.push([{ seat, card }]);
    else last.push({ seat, card });
  }
  return found;
}

/** The deck of each game. */
export function pack(belief: Belief, flavours: string[] = []): string[] {
  const { suits = 5, ranks } = belief.settings;
  const all: Record<string, [string[], number]> = {
    marshmallow: [[..."PYGBV"].slice(0, suits), ranks ?? 12],
    monster: [[..."GYVB"], ranks ?? 3 * belief.players],
    macaron: [flavours, ranks ?? 7],
  };
  const [letters, highest] = all[belief.game] ?? [[], 0];
  return letters.flatMap((suit) =>
    Array.from({ length: suit === "C" && highest === 7 ? 10 : highest }, (_, n) => `${suit}${n + 1}`),
  );
}

export interface Holders {
  suit: string;
  /** The unseen cards, lowest first. */
  cards: string[];
  /** Seats that can hold some of them; null: they can be out of play. */
  seats: (number | null)[];
}

/**
 * `counts`: how many cards each seat holds. `known`: cards whose owner is known, such as cards that were passed and not
 * played yet.
 */
export function holders(
  belief: Belief,
  all: string[],
  counts: number[],
  known: { seat: number; cards: string[] } | null = null,
): Holders[] {
  const seen = new Set([...belief.hand, ...belief.plays.map(([, move]) => bare(move)), ...(belief.discarded ?? [])]);
  const fixed = new Set(known?.cards.filter((card) => !seen.has(card)));
  const unseen = all.filter((card) => !seen.has(card) && !fixed.has(card));
  const suits = [...new Set(unseen.map((card) => card[0] as string))];
  const supply = suits.map((suit) => unseen.filter((card) => card[0] === suit).length);
  const seats: (number | null)[] = counts.flatMap((_, seat) => (seat === belief.seat ? [] : [seat]));
  const room = seats.map((seat) => (counts[seat as number] ?? 0) - (seat === known?.seat ? fixed.size : 0));
  seats.push(null);
  room.push(unseen.length - room.reduce((sum, cards) => sum + cards, 0));
  const may = suits.map((suit) => seats.map((seat) => seat === null || !belief.voids?.[seat]?.includes(suit)));
  return suits.map((suit, s) => ({
    suit,
    cards: unseen.filter((card) => card[0] === suit),
    seats: seats.filter((_, h) => may[s]?.[h] && (room[h] ?? 0) > 0 && fits(less(supply, s), less(room, h), may)),
  }));
}

const less = (numbers: number[], at: number): number[] => numbers.map((n, i) => (i === at ? n - 1 : n));

/** Whether all cards can be dealt: bipartite matching with augmenting paths. */
function fits(supply: number[], room: number[], may: boolean[][]): boolean {
  const placed = supply.map(() => room.map(() => 0));
  const left = [...room];
  const place = (suit: number, tried: Set<number>): boolean => {
    for (const [holder, free] of left.entries()) {
      if (!may[suit]?.[holder] || tried.has(holder)) continue;
      tried.add(holder);
      const moved =
        free > 0 || supply.some((_, other) => (placed[other]?.[holder] ?? 0) > 0 && move(other, holder, tried));
      if (!moved) continue;
      (left[holder] as number)--;
      (placed[suit] as number[])[holder] = (placed[suit]?.[holder] ?? 0) + 1;
      return true;
    }
    return false;
  };
  const move = (suit: number, from: number, tried: Set<number>): boolean => {
    if (!place(suit, tried)) return false;
    (placed[suit] as number[])[from] = (placed[suit]?.[from] ?? 0) - 1;
    (left[from] as number)++;
    return true;
  };
  return supply.every((cards, suit) => Array.from({ length: Math.max(0, cards) }).every(() => place(suit, new Set())));
}
