/** The cards, for the verification of deals. In the solo game the second part of the deal is a pile in its order. */
import type { Deck } from "../../lib/fair/fair";

export default { suits: "APSBGEC", isPile: (players, part) => players === 1 && part === 1 } satisfies Deck;
