/** The form of a new table. */
import type { GameOptions } from "../../lib/game/options";

export default {
  numbers: { target: () => [10, 15, 20, 30] },
  // The French box is Gigamic's, whose rule about trumped tricks differs (MT-16).
  defaults: (lang): Record<string, unknown> => (lang === "fr" ? { edition: "gigamic" } : {}),
} satisfies GameOptions;
