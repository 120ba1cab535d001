/** The form of a new table. */
import type { GameOptions } from "../../lib/game/options";
import Box from "./Box.svelte";

export default {
  numbers: { target: ({ board }) => (board === "advanced" ? [10, 20, 30] : [10, 20]) },
  Box,
} satisfies GameOptions;
