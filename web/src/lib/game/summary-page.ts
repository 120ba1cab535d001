/** The one-page summary of a game's rules: what each of its four parts shows. The words are texts `sum-<game>-<part>`. */

export const PARTS = ["goal", "turn", "points", "end"] as const;
export type Part = (typeof PARTS)[number];

/** Small pictures, in this order. */
export interface Shown {
  cards?: string[];
  backs?: number;
  pegs?: string;
  /** Marks: red, then white. */
  marks?: [number, number];
  /** Point cards; null is face down. */
  values?: (number | null)[];
  /** Ids of symbols in the game's art. */
  symbols?: string[];
  number?: number;
}

export type SummaryPage = Record<Part, Shown>;
