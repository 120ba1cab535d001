import "./look";
import type { SummaryPage } from "../../lib/game/summary-page";

export default {
  goal: { pegs: "GOBR" },
  turn: { pegs: "ROYG", marks: [1, 2] },
  points: { number: 9 },
  end: { pegs: "GOBR", marks: [4, 0] },
} satisfies SummaryPage;
