/** Made by `python -m petitfour.server.schema --typescript`; docs/wire.md says what everything means. */

export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}

export interface ClockInfo {
  left: number;
  running: boolean;
}

export interface Down {
  at: number;
  re?: number;
  error?: Error;
  table?: TableInfo;
  you?: You;
  as?: number | null;
  view?: Record<string, unknown> | null;
  events?: Event[];
  clocks?: (ClockInfo | null)[];
  reaction?: Reaction;
  answer?: Record<string, unknown>;
  going?: boolean;
}

export interface Error {
  id: string;
  rule?: string;
  needs?: Record<string, string | number>;
}

export interface Event {
  number: number;
  seat: number;
  move: string | null;
  by: "bot" | "clock" | "person" | "table";
  fired?: string[];
  scores?: number[];
  round?: number;
  final?: Record<string, unknown>;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Reaction {
  seat: number;
  picture: string;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "emma" | "friend" | "open" | "person";
  name: string | null;
  level: string | null;
  ready: boolean;
  here: boolean;
  away: number | null;
  bot_holds: boolean;
  conceded: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  players: number;
  settings: Record<string, unknown>;
  listed: boolean;
  clock: Clock;
  spectators: "delay" | "none" | "public";
  delay: number;
  hints: boolean;
  fast: boolean;
  phase: "gathering" | "over" | "playing";
  host: number | null;
  seats: SeatInfo[];
  watchers: number;
  commitment: string;
  entropies: string[] | null;
  secret: string | null;
  agreed: number[];
  rounds: number[][];
  outcome: Outcome | null;
  rematch: string | null;
  after: string | null;
  created: number;
}

export interface Up {
  id: number;
  do:
    | "abandon"
    | "back"
    | "belief"
    | "concede"
    | "end"
    | "give_host"
    | "hint"
    | "let_bot"
    | "look"
    | "move"
    | "react"
    | "ready"
    | "rematch"
    | "remove"
    | "resume"
    | "set_seat"
    | "sit"
    | "stand"
    | "start";
  seat?: number | null;
  at?: number | null;
  move?: string | null;
  thought?: number | null;
  name?: string | null;
  key?: string | null;
  entropy?: string | null;
  to?: "bot" | "friend" | "open" | null;
  level?: string | null;
  picture?: string | null;
  agree?: boolean;
}

export interface You {
  seats: number[];
  host: boolean;
}
