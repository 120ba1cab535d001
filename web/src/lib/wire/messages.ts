/** Made by `python -m petitfour.server.protocol.schema --typescript web/src`; docs/wire.md explains everything. */

export interface AccessToken {
  token: string;
}

export interface AgreeToEnd {
  type: "agree_to_end";
  seat: number;
  agree?: boolean;
}

export interface Answer {
  key?: string;
  table?: string;
  at?: number;
  hint?: Hint;
  information_set?: Record<string, unknown>;
}

export interface Block {
  type: "block";
  seat: number;
}

export interface Branch {
  of: string;
  number: number;
  seat: number;
  kind: "as-seen" | "as-was";
}

export interface CardsDealt {
  fact: "cards-dealt";
  round: number;
  cards: number[];
  hand?: string[];
}

export interface ClientMessage {
  id: number;
  command:
    | Move
    | Sit
    | Stand
    | Ready
    | Start
    | Reveal
    | SetSeat
    | GiveHost
    | Continue
    | LetBot
    | TakeBack
    | Concede
    | AgreeToEnd
    | Rematch
    | Mute
    | Unmute
    | Remove
    | Block
    | Close
    | Look
    | Resume
    | React
    | HintRequest
    | InformationSet;
}

export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}

export interface ClockInfo {
  left: number;
  running: boolean;
}

export interface Close {
  type: "close";
}

export interface Comment {
  move: string;
  verdict: "forced" | "good" | "mistake" | "small";
  best: string;
  loss: Estimate;
  reasons: Reason[];
  worlds: number;
}

export interface Concede {
  type: "concede";
  seat: number;
}

export interface Continue {
  type: "continue";
  seat: number;
  everybody?: boolean;
}

export interface Error {
  id: string;
  rule?: string;
  needs?: Record<string, string | number>;
}

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

export interface Fact {
  fact: string;
}

export interface Failed {
  error: Trouble;
}

export interface FirstDrawn {
  fact: "first-drawn";
  seat: number;
}

export interface FullReplay {
  table: TableInfo;
  seen: SeenMatch[];
}

export interface GameInfo {
  id: string;
  rules: number;
  players: number[];
  settings: Setting[];
  levels: string[];
  usual_players: number;
  shown: string[];
  colours: Record<string, string>;
  titles: Record<string, Title>;
}

export interface GiveHost {
  type: "give_host";
  seat: number;
}

export interface Hint {
  seat: number;
  moves: Option[];
  worlds: number;
  exact: boolean;
  reasons: Reason[];
}

export interface HintRequest {
  type: "hint";
  seat: number;
}

export interface Holders {
  suit: string;
  cards: string[];
  seats: (number | null)[];
}

export interface InformationSet {
  type: "information_set";
  seat: number;
}

export interface Introduction {
  table: TableInfo;
  text: string;
  step: number;
  steps: number;
  play: string[];
  moments: Moment[];
  error: Error | null;
}

export interface Judged {
  number: number;
  round: number;
  phase: string;
  move: string;
  forced: boolean;
  worth: number;
  gain: Estimate;
  luck: number;
  known: Verdict;
  open: Verdict;
  reasons: Reason[];
  mistake: boolean;
  sentences: Reason[];
}

export interface KindInfo {
  name: string;
  about: string;
}

export interface LegalForm {
  word: string;
  pegs: number;
  colours: string[];
  repeats: boolean;
}

export interface LetBot {
  type: "let_bot";
  seat: number;
}

export interface LinkPath {
  path: string;
}

export interface ListedSeat {
  kind: "bot" | "emma" | "friend" | "open" | "person";
  name: string | null;
  level: string | null;
}

export interface ListedTable {
  players: number;
  settings: Record<string, unknown>;
  clock: Clock;
  spectators: "delay" | "none" | "public";
  hints: boolean;
  fast: boolean;
  seats: ListedSeat[];
  outcome: Outcome | null;
  elsewhere: boolean;
}

export interface Look {
  type: "look";
  seat: number | null;
}

export interface MadeTable {
  id: string;
  keys: Record<string, string>;
}

export interface MatchEnded {
  fact: "match-ended";
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Me {
  name: string | null;
}

export interface Memory {
  played?: Play[];
  tricks?: Trick[];
  holders?: Holders[];
}

export interface Moment {
  at: number;
  view: View;
  events: PlayedMove[];
}

export interface Move {
  type: "move";
  seat: number;
  at: number;
  move: string;
  thought?: number | null;
}

export interface MovesSoFar {
  moves?: string[];
}

export interface Mute {
  type: "mute";
  seat: number;
}

export interface NewBot {
  seat: number;
  name: string;
}

export interface NewName {
  name: string;
}

export interface NewSeat {
  kind?: "bot" | "friend" | "open" | "you";
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  players: number;
  settings?: Record<string, unknown>;
  seats?: NewSeat[];
  listed?: boolean;
  clock?: Clock;
  spectators?: "delay" | "none" | "public";
  delay?: number;
  hints?: boolean;
  fast?: boolean;
  pause?: boolean;
  takeback?: boolean;
}

export interface Option {
  move: string;
  win: Estimate;
  points: Estimate;
  nothing: number;
  seen: Record<string, number>;
  numbers: Record<string, number>;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface PauseInfo {
  seats: number[];
  longest: number;
}

export interface Play {
  seat: number;
  card: string;
}

export interface PlayedMatch {
  id: string;
  game: string;
  over: number;
  players: number;
  seats: ListedSeat[];
  mine: number[];
  teams: boolean;
  outcome: Outcome | null;
  elsewhere: boolean;
}

export interface PlayedMove {
  number: number;
  seat: number;
  move: string | null;
  by: "bot" | "clock" | "person" | "table";
  triggered?: string[];
  scores?: number[];
  round?: number;
  final?: View;
  facts?: Fact[];
}

export interface Position {
  number: number;
  seat: number | null;
  move: string | null;
  view: View;
}

export interface React {
  type: "react";
  seat: number;
  picture:
    | "clap"
    | "good-luck"
    | "heart"
    | "hurry"
    | "laugh"
    | "nice-move"
    | "one-moment"
    | "sad"
    | "smile"
    | "sorry"
    | "thanks"
    | "think"
    | "well-played"
    | "wow";
}

export interface Reaction {
  seat: number;
  picture:
    | "clap"
    | "good-luck"
    | "heart"
    | "hurry"
    | "laugh"
    | "nice-move"
    | "one-moment"
    | "sad"
    | "smile"
    | "sorry"
    | "thanks"
    | "think"
    | "well-played"
    | "wow";
}

export interface Ready {
  type: "ready";
  seat: number;
  entropy?: string | null;
  pledge?: string | null;
}

export interface Reason {
  id: string;
  facts: Record<string, number | string>;
}

export interface Rematch {
  type: "rematch";
}

export interface Remove {
  type: "remove";
  seat: number;
}

export interface Replay {
  game: string;
  players: number;
  names: string[];
  positions: Position[];
}

export interface Resume {
  type: "resume";
  at: number;
}

export interface Reveal {
  type: "reveal";
  seat: number;
  entropy: string;
}

export interface Review {
  game: string;
  seat: number;
  name: string;
  result: number;
  start: number;
  play: Estimate;
  luck: number;
  last_luck: number;
  loss: Estimate;
  decisions: Judged[];
  mistakes: number[];
  worlds: number;
  shares: Record<string, number>;
  sentences: Reason[];
}

export interface RoundEnded {
  fact: "round-ended";
  round: number;
  scores: number[];
  reason: string;
}

export interface RuleInfo {
  id: string;
  text: string;
  kinds: string[];
}

export interface RulesPage {
  game: string;
  lang: string;
  name: string;
  about: string;
  rules: RuleInfo[];
  examples: string[];
  kinds: Record<string, KindInfo>;
  phases: Record<string, string>;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "emma" | "friend" | "open" | "person";
  name: string | null;
  level: string | null;
  ready: boolean;
  here: boolean;
  away: number | null;
  bot_plays: boolean;
  conceded: boolean;
  same_as: number | null;
  muted: boolean;
  removed: boolean;
}

export interface SeenMatch {
  viewpoint: number | null;
  views: View[];
  events: PlayedMove[];
}

export interface ServerMessage {
  at: number;
  reply_to?: number;
  error?: Error;
  table?: TableInfo;
  you?: You;
  viewpoint?: number | null;
  view?: View | null;
  events?: PlayedMove[];
  clocks?: (ClockInfo | null)[];
  reaction?: Reaction;
  answer?: Answer;
  shutting_down?: boolean;
}

export interface SetSeat {
  type: "set_seat";
  seat: number;
  to: "bot" | "friend" | "open";
  name?: string | null;
  level?: string | null;
}

export interface Setting {
  name: string;
  type: "choice" | "json" | "number" | "yes-no";
  default: unknown;
  choices: string[] | null;
}

export type SharedFact = FirstDrawn | CardsDealt | TrickWon | RoundEnded | MatchEnded;

export interface Sit {
  type: "sit";
  seat: number;
  name?: string | null;
  key?: string | null;
}

export interface Stand {
  type: "stand";
  seat: number;
}

export interface Start {
  type: "start";
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
  scheme: number;
  commitment: string;
  pledges: (string | null)[] | null;
  entropies: (string | null)[] | null;
  secret: string | null;
  agreed: number[];
  declined: number | null;
  pause: PauseInfo | null;
  pauses: boolean;
  takeback: boolean;
  elsewhere: boolean;
  branch: Branch | null;
  rounds: number[][];
  outcome: Outcome | null;
  rematch: string | null;
  after: string | null;
  created: number;
}

export interface TableRow {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  created: number;
  updated: number;
  about: ListedTable;
  seats: number[];
  your_turn: boolean;
  waiting_for: number[];
}

export interface TakeBack {
  type: "take_back";
  seat: number;
}

export interface Title {
  name: string;
  about: string;
}

export interface Trick {
  cards: Play[];
}

export interface TrickWon {
  fact: "trick-won";
  seat: number;
  card: string;
  cards: Play[];
  tricks: number;
  number: number;
  place?: number;
}

export interface Trouble {
  id: string;
  text?: string;
}

export interface Unmute {
  type: "unmute";
  seat: number;
}

export interface Verdict {
  best: string;
  loss: Estimate;
}

export interface View {
  game: string;
  players: number;
  seat: number | null;
  round: number;
  phase: string;
  to_act: number[];
  scores: number[];
  legal: string[];
  outcome: Outcome | null;
  teams?: number[][] | null;
  hand?: string[];
  cards?: number[];
  lead?: string | null;
  trick?: Play[];
  last_trick?: Play[] | Trick | null;
  tricks?: number[];
  legal_form?: LegalForm;
  memory?: Memory;
}

export interface You {
  seats: number[];
  host: boolean;
}
