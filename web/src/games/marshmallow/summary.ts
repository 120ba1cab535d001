import "./look";
import type { SummaryPage } from "../../lib/game/summary-page";

export default {
  goal: { symbols: ["marshmallow-large", "marshmallow-large", "marshmallow-large", "marshmallow-large"] },
  turn: { cards: ["G4", "G11", "G6", "P2"] },
  points: { backs: 3, symbols: ["marshmallow-small", "marshmallow-small", "marshmallow-small"] },
  end: { number: 20 },
} satisfies SummaryPage;
