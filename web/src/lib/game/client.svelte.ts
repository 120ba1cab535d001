/** What games bring to the client. Code for all games asks `gameOf` and does without what a game does not bring. */
import type { Component } from "svelte";
import type { Args } from "../i18n/texts.svelte";
import type { Controller } from "../state/controller.svelte";
import type { GameEvent, View } from "../wire/wire";

/** A move in words: the suffix of its text ids (`log-…`, `move-…`, `hint-move-…`), and their arguments. */
export interface Described {
  id: string;
  args: Args;
  /** Its name within a sentence, if no text `move-…` says it. */
  name?: string;
}

/** A short note beside the points of a seat, such as the result of a bet. */
export interface Mark {
  text: string;
  good: boolean;
}

/** A banner over the table. */
export interface Banner {
  title: string;
  text?: string;
  good: boolean;
  /** The suits to show. */
  suits?: string[];
  /** A picture of the game, with its properties. */
  // biome-ignore lint/suspicious/noExplicitAny: each picture has its own
  picture?: { component: Component<any>; props: Record<string, any> };
  /** One line per side, at the end of a round. */
  lines: { seat: number; name: string; points: number; marks: Mark[] }[];
}

/** The exports of `games/<id>/index.ts`. All but the table may be missing. */
export interface GameModule {
  /** The table. It takes a controller with the view of its own game. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  default: Component<any>;
  /** Two colours, light and dark, for the picture of a finished match. */
  cloth?: [string, string];
  /** Turns the face-down cards on the table up, from the views of their owners. Hands are shown separately. */
  // biome-ignore lint/suspicious/noExplicitAny: the views are those of this game
  turnedUp?: (view: any, views: any[]) => View;
  /** What a seat holds besides its cards, for a replay with all hands. */
  // biome-ignore lint/suspicious/noExplicitAny: the view is that of this game
  alsoHeld?: (view: any) => string[];
  /** The cards that lie open on the table, as far as they are not in `trick` and `last_trick`. */
  // biome-ignore lint/suspicious/noExplicitAny: the view is that of this game
  openCards?: (view: any) => string[];
  /** A move in words, if it is one of this game's own. The view is that of the table, if there is one. */
  // biome-ignore lint/suspicious/noExplicitAny: the view is that of this game
  described?: (move: string, view?: any) => Described | null;
  /** The name of what a fact of a reason holds, if it is not said as it is. */
  // biome-ignore lint/suspicious/noExplicitAny: the view is that of this game
  factName?: (key: string, value: string, view?: any) => string | null;
  /** The same for plain sentences, which also name suits. */
  // biome-ignore lint/suspicious/noExplicitAny: the view is that of this game
  plainName?: (key: string, value: string, view?: any) => string | null;
  /** A move as a picture, for a hint, if it is no card. */
  Picture?: Component<{ move: string }>;
  /** What the dealer did, if it was not a deal of cards. */
  dealt?: (event: GameEvent) => string | null;
  /** Sentences of the log about the facts of this game. */
  sentences?: (controller: Controller, event: GameEvent) => string[];
  /** The banner of an event. */
  banner?: (controller: Controller, event: GameEvent) => Banner | null;
  /** Why a round is over, for its banner. */
  ending?: (controller: Controller, event: GameEvent) => { text?: string; good?: boolean };
  /** What the banner of a round shows beside the points of some seats. */
  marks?: (event: GameEvent, seats: number[]) => Mark[];
  /** Why a seat won these points in the last round. */
  // biome-ignore lint/suspicious/noExplicitAny: the controller has the view of this game
  points?: (controller: Controller<any>, seat: number, points: number) => string[];
  /** Who deals or begins the next round, and why. */
  // biome-ignore lint/suspicious/noExplicitAny: the controller has the view of this game
  nextRound?: (controller: Controller<any>) => string;
  /** What a key reads out, if it is not the usual thing. */
  // biome-ignore lint/suspicious/noExplicitAny: the controller has the view of this game
  read?: (controller: Controller<any>, key: string) => string | undefined;
  /** More of the memory aid. */
  // biome-ignore lint/suspicious/noExplicitAny: it takes the view of this game
  Memory?: Component<any>;
  /** The moves that a step of the tutorial asks for, as a picture. */
  Wanted?: Component<{ moves: string[] }>;
}

let loaded = $state.raw<Record<string, GameModule>>({});
const NOTHING: Partial<GameModule> = {};

/** Keeps a game that was loaded, so that code for all games finds it. */
export function keep(id: string, game: GameModule): GameModule {
  loaded = { ...loaded, [id]: game };
  return game;
}

/** What a game brings, as far as it is loaded. */
export function gameOf(id: string): Partial<GameModule> {
  return loaded[id] ?? NOTHING;
}
