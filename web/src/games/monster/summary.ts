import "./look";
import type { SummaryPage } from "../../lib/game/summary-page";

export { default as Piece } from "./PointCard.svelte";

/** Point cards; null is face down. */
const cards = (...values: (number | null)[]): object[] => values.map((value) => ({ value }));

export default {
  goal: { pieces: cards(null, 3, null) },
  turn: { cards: ["G4", "G2", "G6"] },
  points: { pieces: cards(1, null, null) },
  end: { pieces: cards(3, 6, 9) },
} satisfies SummaryPage;
