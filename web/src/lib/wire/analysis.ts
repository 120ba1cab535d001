/** Hints and reviews as the server sends them. */
import type { FluentVariable } from "@fluent/bundle";

/** A mean with its 95 % confidence interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

export interface Reason {
  id: string;
  facts?: Record<string, FluentVariable>;
}

export interface Hint {
  moves: { move: string; win: Estimate; points: Estimate }[];
  worlds: number;
  exact: boolean;
  reasons: Reason[];
}

export interface Verdict {
  best: string;
  loss: Estimate;
}

export interface Judged {
  number: number;
  round: number;
  move: string;
  forced: boolean;
  known: Verdict;
  open: Verdict;
  reasons: Reason[];
}

/** What the coach says about a move (bots/coach.py). */
export interface Comment {
  move: string;
  verdict: "forced" | "good" | "small" | "mistake";
  best: string;
  loss: Estimate;
  reasons: Reason[];
  worlds: number;
}

export interface Review {
  result: number;
  start: number;
  play: Estimate;
  luck: number;
  loss: Estimate;
  decisions: Judged[];
  mistakes: number[];
  worlds: number;
}
