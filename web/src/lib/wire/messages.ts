/** Made by `python -m petitfour.server.protocol.schema --typescript`; docs/wire.md explains everything. */

export interface AccessToken {
  token: string;
}

export interface AgreeToEnd {
  type: "agree_to_end";
  seat: number;
  agree?: boolean;
}

export interface AllergenDecided {
  fact: "allergen-decided";
  flavour: string;
}

export interface Block {
  type: "block";
  seat: number;
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

export interface CardsExchanged {
  fact: "cards-exchanged";
  number: number;
  discarded?: string[];
  drawn?: string[];
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

export interface Concede {
  type: "concede";
  seat: number;
}

export interface Continue {
  type: "continue";
  seat: number;
  everybody?: boolean;
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

export type Fact =
  | FirstDrawn
  | CardsDealt
  | TrickWon
  | RoundEnded
  | MatchEnded
  | TrumpNamed
  | WentOut
  | RowLaid
  | TrickOpened
  | MarkerMoved
  | PointCardTurned
  | PointCardsKept
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
  | BoxesCounted
  | CodeSet
  | RowMarked
  | CodeRevealed;

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
}

export interface GiveHost {
  type: "give_host";
  seat: number;
}

export interface GuessRow {
  guess: string;
  red: number | null;
  white: number | null;
  true_red?: number;
  true_white?: number;
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
  error?: Error;
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
  reasons?: Reason[];
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
  kind: "bot" | "friend" | "open" | "person";
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
}

export interface Look {
  type: "look";
  seat: number | null;
}

export interface MacaronMemory {
  played: Play[];
  without: string[][];
  votes?: Vote[];
  discarded?: string[];
  drawn?: string[];
  face_up?: string[];
  passed?: Passed;
  received?: Received;
  holders: Holders[];
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

export interface MadeTable {
  id: string;
  keys: Record<string, string>;
}

export interface MarkerMoved {
  fact: "marker-moved";
  seat: number;
  place: number;
  before: number;
}

export interface MarshmallowMemory {
  played: Play[];
  without: string[][];
  holders: Holders[];
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

export interface MatchEnded {
  fact: "match-ended";
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Me {
  name: string | null;
}

export interface Moment {
  at: number;
  view: View;
  events: PlayedMove[];
}

export interface MonsterMemory {
  tricks: OpenTrick[];
  gone: string[];
  rows: ((number | null)[] | null)[];
  unseen: string[];
  holders: Holders[];
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

export interface OpenTrick {
  place: number;
  colour: string;
  marker: number;
  cards: Play[];
}

export interface Option {
  move: string;
  win: Estimate;
  points: Estimate;
  nothing: number;
  seen?: Record<string, number>;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
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

export interface PauseInfo {
  seats: number[];
  longest: number;
}

export interface Play {
  seat: number;
  card: string;
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
  facts?: Record<string, number | number | string>;
}

export interface Received {
  from: number;
  cards: string[];
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
}

export interface RoundEnded {
  fact: "round-ended";
  round: number;
  scores: number[];
  reason: string;
}

export interface RowLaid {
  fact: "row-laid";
  seat: number;
  row?: number[];
}

export interface RowMarked {
  fact: "row-marked";
  row: number;
  guess: string;
  red: number;
  white: number;
}

export interface RoyalDecided {
  fact: "royal-decided";
  group: string;
  flavours: string[];
  tie: boolean;
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
  same_as?: number;
  muted?: boolean;
  removed?: boolean;
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
  answer?: Record<string, unknown>;
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
  choices?: string[] | null;
}

export interface Sit {
  type: "sit";
  seat: number;
  name?: string | null;
  key?: string | null;
}

export interface StacksDealt {
  fact: "stacks-dealt";
  stacks: Record<string, number>;
  allergen_card: string;
  face_up?: string[];
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
  about: unknown;
  seats?: number[];
  your_turn?: boolean;
  waiting_for?: number[];
}

export interface TakeBack {
  type: "take_back";
  seat: number;
}

export interface TokensDealt {
  fact: "tokens-dealt";
  each: number;
  tokens?: string[];
}

export interface TrickOpened {
  fact: "trick-opened";
  seat: number;
  place: number;
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

export interface TrumpNamed {
  fact: "trump-named";
  seat: number;
  suit: string;
}

export interface Unmute {
  type: "unmute";
  seat: number;
}

export interface Verdict {
  best: string;
  loss: Estimate;
}

export type View = MarshmallowView | MonsterView | MacaronView | MastermindView;

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

export interface WentOut {
  fact: "went-out";
  seat: number;
  place: number;
  points: number;
  score: number;
}

export interface You {
  seats: number[];
  host: boolean;
}
