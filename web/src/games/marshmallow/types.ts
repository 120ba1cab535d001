/** Made by `python -m petitfour.server.protocol.schema --typescript web/src`. */
import type { Holders, Outcome, Play, Trick } from "../../lib/wire/messages";

export type GameFact = TrumpNamed | WentOut;

export interface MarshmallowMemory {
  played: Play[];
  tricks: Trick[];
  without: string[][];
  holders: Holders[];
}

export interface MarshmallowOptions {
  first: number | null;
  memory_aid: boolean;
  edition: "gamewright" | "gigamic";
  target: number;
  suits: number;
  ranks: number;
  hand: number;
  out_at: number | null;
}

export interface MarshmallowView {
  game: "marshmallow";
  players: number;
  seat: number | null;
  round: number;
  phase: "deal" | "first" | "over" | "play" | "trump";
  to_act: number[];
  scores: number[];
  legal: string[];
  outcome: Outcome | null;
  dealer: number | null;
  trump: string | null;
  lead: string | null;
  cards: number[];
  tricks: number[];
  tricks_needed: number;
  out: number[];
  left_over: number;
  trick: Play[];
  last_trick: Play[];
  hand?: string[];
  memory?: MarshmallowMemory;
}

export interface TrumpNamed {
  fact: "trump-named";
  seat: number;
  suit: string;
}

export interface WentOut {
  fact: "went-out";
  seat: number;
  place: number;
  points: number;
  score: number;
}
