/** Made by `python -m petitfour.server.protocol.schema --typescript web/src`. */
import type { Holders, Outcome, Play } from "../../lib/wire/messages";

export type GameFact = RowLaid | TrickOpened | MarkerMoved | PointCardTurned | PointCardsKept;

export interface MarkerMoved {
  fact: "marker-moved";
  seat: number;
  place: number;
  before: number;
}

export interface MonsterMemory {
  tricks: OpenTrick[];
  gone: string[];
  rows: ((number | null)[] | null)[];
  unseen: string[];
  holders: Holders[];
}

export interface MonsterOptions {
  first: number | null;
  memory_aid: boolean;
  rounds: number;
  ranks: number | null;
  hand: number | null;
}

export interface MonsterView {
  game: "monster";
  players: number;
  seat: number | null;
  round: number;
  phase: "deal" | "first" | "order" | "over" | "play";
  to_act: number[];
  scores: number[];
  legal: string[];
  outcome: Outcome | null;
  starter: number | null;
  cards: number[];
  open: (OpenTrick | null)[];
  last_trick: OpenTrick | null;
  won: number[];
  laid: number[];
  face_up: (number | null)[];
  rows: ((number | null)[] | null)[];
  kept: number[][];
  hand?: string[];
  memory?: MonsterMemory;
}

export interface OpenTrick {
  place: number;
  colour: string;
  marker: number;
  cards: Play[];
}

export interface PointCardTurned {
  fact: "point-card-turned";
  seat: number;
  card: number;
  value: number;
  again: boolean;
}

export interface PointCardsKept {
  fact: "point-cards-kept";
  kept: number[];
  cards: (number | null)[];
  unfinished: number[];
  next_starter: number | null;
}

export interface RowLaid {
  fact: "row-laid";
  seat: number;
  row?: number[];
}

export interface TrickOpened {
  fact: "trick-opened";
  seat: number;
  place: number;
}
