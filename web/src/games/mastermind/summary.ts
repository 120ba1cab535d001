import "./look";
import type { SummaryPage } from "../../lib/game/summary-page";

export { default as Piece } from "./Peg.svelte";

const pegs = (row: string): object[] => [...row].map((colour) => ({ colour }));

export default {
  goal: { pieces: pegs("GOBR") },
  turn: { pieces: pegs("ROYG"), marks: [1, 2] },
  points: { number: 9 },
  end: { pieces: pegs("GOBR"), marks: [4, 0] },
} satisfies SummaryPage;
