/** Made by `python -m petitfour.server.protocol.schema --typescript web/src`. */
import type { LegalForm, Outcome } from "../../lib/wire/messages";

export interface CodeRevealed {
  fact: "code-revealed";
  codemaker: number;
  code: string;
  rows: number;
  found: boolean;
  void: boolean;
  wrong: number[];
  points: number[];
}

export interface CodeSet {
  fact: "code-set";
  seat: number;
  code?: string;
}

export type GameFact = CodeSet | RowMarked | CodeRevealed;

export interface GuessRow {
  guess: string;
  red: number | null;
  white: number | null;
  true_red?: number;
  true_white?: number;
}

export interface MastermindOptions {
  first: number | null;
  memory_aid: boolean;
  colours: number;
  rounds: number;
  repeats_in_guess: boolean;
  marking: "auto" | "by-hand";
  penalty: "award" | "transfer";
  rows: number;
}

export interface MastermindView {
  game: "mastermind";
  players: number;
  seat: number | null;
  round: number;
  phase: "code" | "first" | "guess" | "mark" | "over";
  to_act: number[];
  scores: number[];
  legal: string[];
  outcome: Outcome | null;
  codemaker: number | null;
  codebreaker: number | null;
  colours: string[];
  rounds: number;
  completed: number;
  rows: GuessRow[];
  rows_left: number;
  last_round: RevealedRound | null;
  code?: string;
  legal_form?: LegalForm;
}

export interface RevealedRound {
  codemaker: number;
  code: string;
  rows: RevealedRow[];
  void: boolean;
}

export interface RevealedRow {
  guess: string;
  red: number;
  white: number;
  true_red: number;
  true_white: number;
}

export interface RowMarked {
  fact: "row-marked";
  row: number;
  guess: string;
  red: number;
  white: number;
}
