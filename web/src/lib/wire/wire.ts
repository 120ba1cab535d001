/** What goes over the wire, version 2: the generated types of messages.ts, and what they leave open. */
import type * as messages from "./messages";
import type { MacaronView, MarshmallowView, MonsterView } from "./messages";

export type {
  ClientMessage,
  Clock as ClockSetting,
  ClockInfo,
  Error as WireError,
  Fact,
  GuessRow as Row,
  MacaronView,
  MarshmallowView,
  MonsterView,
  OpenTrick,
  Outcome,
  Play,
  SeatInfo as Seat,
  Vote,
  You,
} from "./messages";

/** In Mastermind nobody holds cards: shared code finds no hand. */
export type MastermindView = messages.MastermindView & { hand?: string[] };
export type View = MarshmallowView | MonsterView | MacaronView | MastermindView;

export const GAMES = ["marshmallow", "monster", "macaron", "mastermind"] as const;
export type GameId = (typeof GAMES)[number];

/** One level of the gift-box track; `boxes` is "0", "3-4" or "8+". */
export interface Level {
  boxes: string;
  /** A list has the points of each space. */
  points: number | number[];
  bet: "yes" | "solo" | "no";
  won: number;
  lost: number;
}

/** The numbers that a box of Macaron shows only in pictures: the setting `box`. */
export interface Box {
  tokens: string[];
  standard: Level[];
  advanced: Level[];
  /** What Emma prefers where the rulebook's picture is lost, the best first (MC-34, MC-35). */
  emma: Record<EmmaSituation, Wish[]>;
}

export type EmmaSituation = "cannot_follow" | "after_royal" | "after_other";
export type Wish = NonNullable<messages.EmmaPlayed["wish"]>;

/** The table, with what the schema leaves open: each game has its own settings, described by GET /api/games. */
export interface TableInfo extends messages.TableInfo {
  game: GameId;
  // biome-ignore lint/suspicious/noExplicitAny: the code that reads a setting knows the game
  settings: Record<string, any>;
}

export interface GameEvent extends Omit<messages.PlayedMove, "final"> {
  final?: View;
}

/** The reactions. Their pictures are drawn by `art/Face.svelte`. */
export const PICTURES = ["smile", "laugh", "wow", "sad", "think", "clap", "heart", "hurry"] as const;

/** Reactions in words. Each reader sees them in their own language. */
export const PHRASES = ["good-luck", "nice-move", "well-played", "thanks", "sorry", "one-moment"] as const;

export type Picture = (typeof PICTURES)[number];

export interface Reaction extends messages.Reaction {
  picture: Picture | (typeof PHRASES)[number];
}

export interface ServerMessage extends Omit<messages.ServerMessage, "view" | "events"> {
  table?: TableInfo;
  events?: GameEvent[];
  view?: View | null;
  reaction?: Reaction;
}
