import "./look";
import type { SummaryPage } from "../../lib/game/summary-page";

export default {
  goal: { values: [null, 3, null] },
  turn: { cards: ["G4", "G2", "G6"] },
  points: { values: [1, null, null] },
  end: { values: [3, 6, 9] },
} satisfies SummaryPage;
