/** The REST API. Each request returns an answer or throws an `ApiError` whose id has a text. */

import { t } from "../i18n/texts.svelte";
import { settings } from "../preferences/settings.svelte";
import { STATIC } from "../router/address";
import type {
  AccessToken,
  FullReplay,
  GameInfo,
  Introduction,
  MadeTable,
  Me,
  NewTable,
  PlayedMatch,
  Review,
  RulesPage,
  TableInfo,
  TableRow,
} from "./messages";

export type {
  FullReplay,
  GameInfo,
  Introduction,
  NewSeat,
  NewTable,
  PlayedMatch,
  SeenMatch,
  Setting,
  TableRow,
} from "./messages";

export class ApiError extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
  ) {
    super(id);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (STATIC) throw new ApiError("no-server", 0);
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

/** The keys of reserved seats, by seat. */
export type Keys = MadeTable["keys"];

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
  games: () => call<GameInfo[]>("GET", "games"),
  game: async (id: string) => (await call<GameInfo[]>("GET", "games")).find((one) => one.id === id),
  rules: (game: string, lang: string) => call<RulesPage>("GET", `rules/${game}?lang=${lang}`),
  introduction: (game: string, moves: string[]) => call<Introduction>("POST", `introductions/${game}`, { moves }),
  openTables: () => call<TableRow[]>("GET", "tables"),
  myTables: () => call<TableRow[]>("GET", "me/tables"),
  myGames: () => call<TableRow[]>("GET", "me/games"),
  results: () => call<PlayedMatch[]>("GET", "me/results"),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  review: (id: string, seat: number) => call<Review>("POST", `tables/${id}/review?seat=${seat}`),
  qr: (path: string) => call<string>("POST", "qr", { path }),
  carry: async (id: string) => (await call<AccessToken>("POST", `tables/${id}/link-device`)).token,
  seatProgram: async (id: string, seat: number, name: string) =>
    (await call<AccessToken>("POST", `tables/${id}/tokens`, { seat, name })).token,
  carried: (token: string) => call<Me>("POST", "link-device", { token }),
  record: (id: string) => call<string>("GET", `tables/${id}/record`),
  /** Stores a finished match of this device on the server, and returns the id of its table. */
  async importRecord(record: string, seat: number): Promise<string> {
    await somebody();
    return (await call<MadeTable>("POST", `records/import?seat=${seat}`, record)).id;
  },
  replay: (record: string) => call<FullReplay>("POST", "records/expand?all=true", record),
  async newTable(table: NewTable): Promise<MadeTable> {
    await somebody();
    return call<MadeTable>("POST", "tables", table);
  },
};
