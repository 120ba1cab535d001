/** What goes over the wire, version 1. Views are the engine's own; the client adds nothing to them. */

export const GAMES = ["marshmallow", "monster", "macaron", "mastermind"] as const;
export type GameId = (typeof GAMES)[number];

export interface Play {
  seat: number;
  card: string;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
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

export interface Seat {
  seat: number;
  kind: "open" | "friend" | "person" | "bot" | "emma";
  name: string | null;
  level: string | null;
  ready: boolean;
  here: boolean;
  /** Milliseconds since the person's last connection closed. */
  away: number | null;
  bot_holds: boolean;
  conceded: boolean;
}

export interface ClockSetting {
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
}

export interface TableInfo {
  id: string;
  game: GameId;
  rules: number;
  players: number;
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own settings, described by GET /api/games
  settings: Record<string, any>;
  listed: boolean;
  clock: ClockSetting;
  spectators: "none" | "public" | "delay";
  delay: number;
  hints: boolean;
  fast: boolean;
  phase: "gathering" | "playing" | "over";
  /** A seat; null for a host who stands. */
  host: number | null;
  seats: Seat[];
  watchers: number;
  commitment: string;
  entropies: string[] | null;
  secret: string | null;
  /** Seats that would end the match here. */
  agreed: number[];
  rounds: number[][];
  outcome: Outcome | null;
  rematch: string | null;
  after: string | null;
  created: number;
}

/** What this connection may do here. */
export interface You {
  seats: number[];
  host: boolean;
}

export interface GameEvent {
  number: number;
  seat: number;
  move: string | null;
  by: "person" | "bot" | "clock" | "table";
  fired?: string[];
  scores?: number[];
  /** The round that ended with this move. */
  round?: number;
}

export interface WireError {
  id: string;
  rule?: string;
  needs?: Record<string, string | number>;
}

export interface ClockInfo {
  left: number;
  running: boolean;
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

export interface Reaction {
  seat: number;
  picture: keyof typeof PICTURES;
}

export interface Down {
  at: number;
  re?: number;
  error?: WireError;
  table?: TableInfo;
  you?: You;
  as?: number | null;
  view?: View | null;
  events?: GameEvent[];
  clocks?: (ClockInfo | null)[];
  reaction?: Reaction;
  answer?: Record<string, unknown>;
  going?: boolean;
}
