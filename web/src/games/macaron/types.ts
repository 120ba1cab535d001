/** Made by `python -m petitfour.server.protocol.schema --typescript web/src`. */
import type { Holders, Outcome, Play, Trick } from "../../lib/wire/messages";

export interface AllergenDecided {
  fact: "allergen-decided";
  flavour: string;
}

export interface Box {
  tokens: string[];
  standard: Level[];
  advanced: Level[];
  emma: Emma;
}

export interface BoxesCounted {
  fact: "boxes-counted";
  results: SeatResult[];
}

export interface BoxesWon {
  fact: "boxes-won";
  seat: number;
  boxes: number;
  total: number;
  level: string;
  royal: boolean;
  allergen: "blocked" | "cancelled" | null;
}

export interface CardsExchanged {
  fact: "cards-exchanged";
  number: number;
  discarded?: string[];
  drawn?: string[];
}

export interface Emma {
  cannot_follow: ("allergen" | "any" | "neither" | "not royal" | "royal" | "same")[];
  after_royal: ("allergen" | "any" | "neither" | "not royal" | "royal" | "same")[];
  after_other: ("allergen" | "any" | "neither" | "not royal" | "royal" | "same")[];
}

export interface EmmaPlayed {
  fact: "emma-played";
  flavour: string;
  rule: "MC-32" | "MC-33" | "MC-34" | "MC-35";
  lead: string | null;
  wish: "allergen" | "any" | "neither" | "not royal" | "royal" | "same" | null;
  leftmost: boolean;
}

export interface EmmaView {
  stacks: Record<string, number>;
  pile: number;
  allergen_card: string | null;
  face_up: string[];
}

export type GameFact =
  | PassChosen
  | PassReceived
  | CardsExchanged
  | StacksDealt
  | TokensDealt
  | VotePlaced
  | VotesRevealed
  | RoyalDecided
  | AllergenDecided
  | EmmaPlayed
  | BoxesWon
  | BoxesCounted;

export interface Level {
  boxes: string;
  points: number | number[];
  bet: "no" | "solo" | "yes";
  won: number;
  lost: number;
}

export interface MacaronMemory {
  played: Play[];
  tricks: Trick[];
  without: string[][];
  votes?: Vote[];
  discarded?: string[];
  drawn?: string[];
  face_up?: string[];
  passed?: Passed;
  received?: Received;
  holders: Holders[];
}

export interface MacaronOptions {
  first: number | null;
  memory_aid: boolean;
  teams: boolean;
  board: "advanced" | "standard";
  target: number;
  box: Box;
  flavours: number | null;
  ranks: number;
  hand: number | null;
}

export interface MacaronView {
  game: "macaron";
  players: number;
  seat: number | null;
  round: number;
  phase:
    | "allergen"
    | "bet"
    | "deal"
    | "discard"
    | "emma"
    | "first"
    | "over"
    | "pass"
    | "play"
    | "royal"
    | "tokens"
    | "vote";
  to_act: number[];
  scores: number[];
  legal: string[];
  outcome: Outcome | null;
  first: number | null;
  teams: number[][] | null;
  flavours: string[];
  royal: string | null;
  allergen: string | null;
  lead: string | null;
  cards: number[];
  tricks: number[];
  boxes: number[];
  bets: (string | null)[];
  trick: Play[];
  last_trick: Play[];
  emma?: EmmaView;
  left_over?: number;
  passed?: number[];
  votes?: Vote[];
  hand?: string[];
  pass?: string[];
  tokens?: string[];
  memory?: MacaronMemory;
}

export interface PassChosen {
  fact: "pass-chosen";
  seat: number;
  cards?: string[];
}

export interface PassReceived {
  fact: "pass-received";
  giver: number;
  cards: string[];
}

export interface Passed {
  to: number;
  cards: string[];
}

export interface Received {
  from: number;
  cards: string[];
}

export interface RoyalDecided {
  fact: "royal-decided";
  group: string;
  flavours: string[];
  tie: boolean;
}

export interface SeatResult {
  seat: number;
  boxes: number;
  level: string;
  points: number;
  bet: string | null;
  won: boolean | null;
  bet_points: number;
}

export interface StacksDealt {
  fact: "stacks-dealt";
  stacks: Record<string, number>;
  allergen_card: string;
  face_up?: string[];
}

export interface TokensDealt {
  fact: "tokens-dealt";
  each: number;
  tokens?: string[];
}

export interface Vote {
  seat: number;
  flavour: string;
  side: "above" | "below";
  token: string | null;
}

export interface VotePlaced {
  fact: "vote-placed";
  seat: number;
  flavour: string;
  side: "above" | "below";
  token?: string;
}

export interface VotesRevealed {
  fact: "votes-revealed";
  votes: Vote[];
  sums: Record<string, number>;
  groups: Record<string, number>;
}
