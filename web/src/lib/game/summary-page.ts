/** The one-page summary of a game's rules: what each of its four parts shows. The words are texts `sum-<game>-<part>`. */
import type { Component } from "svelte";

export const PARTS = ["goal", "turn", "points", "end"] as const;
export type Part = (typeof PARTS)[number];

/** Small pictures, in this order. */
export interface Shown {
  cards?: string[];
  backs?: number;
  /** The properties of the game's own pieces, which its `Piece` draws. */
  pieces?: object[];
  /** Marks: red, then white. */
  marks?: [number, number];
  /** Ids of symbols in the game's art. */
  symbols?: string[];
  number?: number;
}

/** The exports of `games/<id>/summary.ts`. */
export interface SummaryModule {
  default: SummaryPage;
  // biome-ignore lint/suspicious/noExplicitAny: the pieces are those of this game
  Piece?: Component<any>;
}

export type SummaryPage = Record<Part, Shown>;
