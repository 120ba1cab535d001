/** The REST API. Each request returns an answer or throws an `ApiError` whose id has a text. */

import { t } from "../i18n/texts.svelte";
import { settings } from "../preferences/settings.svelte";
import type { Review } from "./analysis";
import type { ClockSetting, GameEvent, GameId, Outcome, TableInfo, View, WireError } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
  ) {
    super(id);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined || typeof body === "string" ? {} : { "content-type": "application/json" },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("server-away", 0);
  }
  const answer = response.headers.get("content-type")?.includes("json") ? await response.json() : await response.text();
  if (!response.ok) throw new ApiError(answer?.error?.id ?? "server-away", response.status);
  return answer as T;
}

export interface Me {
  name: string | null;
}

export interface NewSeat {
  kind: "you" | "open" | "friend" | "bot";
  name?: string;
  level?: string;
}

export interface Setting {
  name: string;
  type: "choice" | "yes-no" | "number" | "json";
  default: unknown;
  choices: string[] | null;
}

export interface GameInfo {
  id: GameId;
  players: number[];
  settings: Setting[];
  levels: string[];
}

export interface NewTable {
  game: GameId;
  players: number;
  settings?: Record<string, unknown>;
  seats?: NewSeat[];
  listed?: boolean;
  clock?: ClockSetting | undefined;
  spectators?: TableInfo["spectators"];
  hints?: boolean;
  /** Whether moves may be taken back. */
  takeback?: boolean;
  /** Whether the next deal waits until everybody has seen the result of a round. */
  pause?: boolean;
}

/** The keys of reserved seats, by seat. */
export type Keys = Record<string, string>;

/** A new table, with the keys of its reserved seats. */
export interface MadeTable {
  id: string;
  keys: Keys;
}

export interface TableRow {
  id: string;
  game: GameId;
  phase: "gathering" | "playing" | "over";
  created: number;
  updated: number;
  about: {
    players: number;
    settings: Record<string, unknown>;
    seats: { kind: string; name: string | null; level: string | null }[];
    outcome: Outcome | null;
  };
  seats: number[];
  your_turn: boolean;
  waiting_for: number[];
}

/** A finished match of one's own. */
export interface PlayedMatch {
  id: string;
  game: GameId;
  /** When it ended, in milliseconds since 1970. */
  over: number;
  players: number;
  seats: { kind: string; name: string | null; level: string | null }[];
  mine: number[];
  teams: boolean;
  outcome: Outcome | null;
}

/** A match from one viewpoint: `views[n]` is the view before `events[n]`. */
export interface SeenMatch {
  viewpoint: number | null;
  views: View[];
  events: GameEvent[];
}

/** A match from all viewpoints, the public one first. */
export interface FullReplay {
  table: TableInfo;
  seen: SeenMatch[];
}

/** The current step of a tutorial. */
export interface Introduction {
  table: TableInfo;
  text: string;
  step: number;
  steps: number;
  play: string[];
  moments: { at: number; view: View; events: GameEvent[] }[];
  error: WireError | null;
}

/** Makes sure that the user has a session cookie: without one, sets a name, which creates a person. */
async function somebody(): Promise<void> {
  const me = await call<Me>("GET", "me");
  if (me.name === null) await call<Me>("PATCH", "me", { name: settings.name || t("name-guest") });
}

export const api = {
  somebody,
  me: () => call<Me>("GET", "me"),
  forget: () => call<Me>("DELETE", "me"),
  rename: (name: string) => call<Me>("PATCH", "me", { name }),
  game: async (id: GameId) => (await call<GameInfo[]>("GET", "games")).find((one) => one.id === id),
  introduction: (game: GameId, moves: string[]) => call<Introduction>("POST", `introductions/${game}`, { moves }),
  openTables: () => call<TableRow[]>("GET", "tables"),
  myTables: () => call<TableRow[]>("GET", "me/tables"),
  myGames: () => call<TableRow[]>("GET", "me/games"),
  results: () => call<PlayedMatch[]>("GET", "me/results"),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  review: (id: string, seat: number) => call<Review>("POST", `tables/${id}/review?seat=${seat}`),
  qr: (path: string) => call<string>("POST", "qr", { path }),
  carry: async (id: string) => (await call<{ token: string }>("POST", `tables/${id}/link-device`)).token,
  carried: (token: string) => call<Me>("POST", "link-device", { token }),
  record: (id: string) => call<string>("GET", `tables/${id}/record`),
  replay: (record: string) => call<FullReplay>("POST", "records/expand?all=true", record),
  async newTable(table: NewTable): Promise<MadeTable> {
    await somebody();
    return call<MadeTable>("POST", "tables", table);
  },
};
