/** Names for the types of the wire, version 2. They are generated from the server's schema into messages.ts. */
import type { TableInfo } from "./messages";

export type {
  ClientMessage,
  Clock as ClockSetting,
  ClockInfo,
  Error as WireError,
  Fact,
  Outcome,
  Play,
  PlayedMove as GameEvent,
  Reaction,
  SeatInfo as Seat,
  ServerMessage,
  SharedFact,
  TableInfo,
  View,
  You,
} from "./messages";

/** The id of a game. Games from other packages are possible, so it is any text. */
export type GameId = TableInfo["game"];

/** The reactions. Their pictures are drawn by `art/Face.svelte`. */
export const PICTURES = ["smile", "laugh", "wow", "sad", "think", "clap", "heart", "hurry"] as const;

/** Reactions in words. Each reader sees them in their own language. */
export const PHRASES = ["good-luck", "nice-move", "well-played", "thanks", "sorry", "one-moment"] as const;

export type Picture = (typeof PICTURES)[number];
