import "./look";
import type { SummaryPage } from "../../lib/game/summary-page";

export default {
  goal: { symbols: ["macaron-box", "macaron-box", "macaron-box"] },
  turn: { cards: ["G5", "G7"], symbols: ["macaron-crown"] },
  points: { cards: ["S1"], symbols: ["macaron-box", "macaron-box", "macaron-box", "macaron-allergen"] },
  end: { number: 10 },
} satisfies SummaryPage;
