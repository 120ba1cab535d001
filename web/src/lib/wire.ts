/** What goes over the wire, version 1: the server's messages, and in them the engine's views, game by game. */
import type * as messages from "./messages";
import type { Outcome } from "./messages";

export type {
  Clock as ClockSetting,
  ClockInfo,
  Error as WireError,
  Outcome,
  SeatInfo as Seat,
  You,
} from "./messages";

export const GAMES = ["marshmallow", "monster", "macaron", "mastermind"] as const;
export type GameId = (typeof GAMES)[number];

export interface Play {
  seat: number;
  card: string;
}

interface Common {
  players: number;
  seat: number | null;
  round: number;
  to_act: number[];
  scores: number[];
  legal: string[];
  legal_form?: unknown;
  outcome: Outcome | null;
  hand?: string[];
}

export interface MarshmallowView extends Common {
  game: "marshmallow";
  phase: "first" | "deal" | "trump" | "play" | "over";
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
  memory?: { played: Play[]; without: string[][] };
}

export interface OpenTrick {
  place: number;
  colour: string;
  marker: number;
  cards: Play[];
}

export interface MonsterView extends Common {
  game: "monster";
  phase: "first" | "deal" | "order" | "play" | "over";
  starter: number | null;
  cards: number[];
  open: (OpenTrick | null)[];
  last_trick: OpenTrick | null;
  won: number[];
  laid: number[];
  face_up: (number | null)[];
  rows: ((number | null)[] | null)[];
  kept: number[][];
  memory?: { tricks: OpenTrick[]; gone: string[]; rows: ((number | null)[] | null)[]; unseen: string[] };
}

export interface Vote {
  seat: number;
  flavour: string;
  side: "above" | "below";
  token: string | null;
}

/** One level of the gift-box track; `boxes` is "0", "3-4" or "8+". */
export interface Level {
  boxes: string;
  points: number;
  bet: "yes" | "solo" | "no";
  won: number;
  lost: number;
}

/** What the box of Macaron shows only in pictures: the setting `box`. */
export interface Box {
  tokens: string[];
  standard: Level[];
  advanced: Level[];
}

export interface MacaronView extends Common {
  game: "macaron";
  phase:
    | "first"
    | "deal"
    | "discard"
    | "emma"
    | "pass"
    | "tokens"
    | "royal"
    | "allergen"
    | "vote"
    | "bet"
    | "play"
    | "over";
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
  left_over?: number;
  passed?: number[];
  votes?: Vote[];
  pass?: string[];
  tokens?: string[];
  emma?: { stacks: Record<string, number>; pile: number; allergen_card: string | null; face_up: string[] };
  memory?: {
    played: Play[];
    without: string[][];
    votes?: Vote[];
    discarded?: string[];
    drawn?: string[];
    face_up?: string[];
    passed?: { to: number; cards: string[] };
    received?: { from: number; cards: string[] };
  };
}

export interface Row {
  guess: string;
  red: number | null;
  white: number | null;
}

export interface MastermindView extends Common {
  game: "mastermind";
  phase: "first" | "code" | "guess" | "mark" | "over";
  codemaker: number | null;
  codebreaker: number | null;
  colours: string[];
  rounds: number;
  completed: number;
  rows: Row[];
  rows_left: number;
  last_round: {
    codemaker: number;
    code: string;
    rows: (Row & { true_red: number; true_white: number })[];
    void: boolean;
  } | null;
  code?: string;
}

export type View = MarshmallowView | MonsterView | MacaronView | MastermindView;

/** The table, with what the schema leaves open: each game has its own settings, described by GET /api/games. */
export interface TableInfo extends messages.TableInfo {
  game: GameId;
  // biome-ignore lint/suspicious/noExplicitAny: whoever reads a setting knows of which game
  settings: Record<string, any>;
}

export interface GameEvent extends Omit<messages.Event, "final"> {
  final?: View;
  /** Not from the wire: who took the trick that this move completed, as the piles show. */
  took?: number;
  /** Not from the wire: MC-12, what the votes that this move completed have decided. */
  decided?: { royal: string; allergen: string };
}

export const PICTURES = {
  smile: "🙂",
  laugh: "😄",
  wow: "😮",
  sad: "😢",
  think: "🤔",
  clap: "👏",
  heart: "💖",
  hurry: "⏳",
} as const;

export interface Reaction extends messages.Reaction {
  picture: keyof typeof PICTURES;
}

export interface Down extends Omit<messages.Down, "view" | "events"> {
  table?: TableInfo;
  events?: GameEvent[];
  view?: View | null;
  reaction?: Reaction;
}
