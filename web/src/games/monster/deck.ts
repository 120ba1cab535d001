/** The cards, for the verification of deals. */
import type { Deck } from "../../lib/fair/fair";

export default { suits: "GYVB" } satisfies Deck;
