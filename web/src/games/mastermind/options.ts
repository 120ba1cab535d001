/** The form of a new table. */
import type { GameOptions } from "../../lib/game/options";

export default {
  numbers: { colours: () => [6, 7, 8, 9, 10], rounds: () => [1, 2, 3, 4, 5, 6, 8, 10] },
  // wrong marks exist only if a person marks
  fits: (name, { marking }) => name !== "penalty" || marking === "by-hand",
} satisfies GameOptions;
