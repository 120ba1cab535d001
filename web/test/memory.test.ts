/** The memory aid: who can hold which cards, compared with an exhaustive search. */
import { expect, test } from "vitest";
import { type Belief, holders, pack, tricks } from "../src/lib/game/memory";

const belief = (more: Partial<Belief>): Belief => ({
  game: "marshmallow",
  settings: { suits: 2, ranks: 4 },
  players: 3,
  seat: 0,
  hand: [],
  plays: [],
  ...more,
});

/** Exhaustive search: which seats hold a card of which suit in at least one deal. */
function tried(unseen: string[], counts: (number | null)[], voids: string[][]): Map<string, Set<number | null>> {
  const found = new Map<string, Set<number | null>>();
  const holds: (number | null)[] = [];
  const free = new Map<number | null, number>(counts.map((n, seat) => [seat, n ?? 0]));
  free.set(null, unseen.length - counts.reduce<number>((sum, n) => sum + (n ?? 0), 0));
  const place = (at: number): void => {
    if (at === unseen.length) {
      for (const [i, card] of unseen.entries()) {
        const suit = card[0] as string;
        found.set(suit, (found.get(suit) ?? new Set()).add(holds[i] as number | null));
      }
      return;
    }
    for (const [seat, n] of free) {
      if (!n || (seat !== null && voids[seat]?.includes((unseen[at] as string)[0] as string))) continue;
      free.set(seat, n - 1);
      holds[at] = seat;
      place(at + 1);
      free.set(seat, n);
    }
  };
  place(0);
  return found;
}

test.each([
  [
    ["P1", "P2"],
    [2, 2, 2],
    [[], [], []],
  ],
  [
    ["P1", "P2"],
    [2, 2, 2],
    [[], ["P"], []],
  ],
  [
    ["P1", "P2"],
    [2, 3, 3],
    [[], ["P"], []],
  ], // so seat 2 holds at most one yellow card
  [
    ["P1", "P2"],
    [2, 4, 2],
    [[], ["P"], []],
  ], // seat 1 holds all yellow cards
  [["Y1"], [1, 3, 3], [[], [], ["Y"]]],
  [
    ["Y1", "P1", "P2"],
    [3, 3, 1],
    [[], ["P"], []],
  ],
])("hand %o, sizes %o, lacking %o", (hand, counts, voids) => {
  const given = belief({ hand, voids });
  const all = pack(given);
  const unseen = all.filter((card) => !hand.includes(card));
  const truth = tried(
    unseen,
    counts.map((n, seat) => (seat === 0 ? null : n)),
    voids,
  );
  for (const { suit, seats } of holders(given, all, counts)) expect(new Set(seats)).toEqual(truth.get(suit));
});

test("a passed card can only be with its receiver", () => {
  const rows = holders(belief({ hand: ["P1"] }), pack(belief({})), [1, 1, 6], { seat: 1, cards: ["Y4"] });
  expect(rows.flatMap(({ cards }) => cards)).not.toContain("Y4");
  expect(rows.every(({ seats }) => !seats.includes(1))).toBe(true);
});

test("a trick ends where a seat would play again, also if a player is out", () => {
  const plays: [number, string][] = [
    [0, "P1"],
    [1, "P2"],
    [2, "P3"],
    [1, "Y1"],
    [2, "Y2"],
    [2, "Y3"],
  ];
  expect(tricks(belief({ plays })).map((trick) => trick.length)).toEqual([3, 2, 1]);
});
