/** What a page asks for outside of a table: from the engine for tables on this device, else from the server. */
import { botNames, GAMES } from "../game/games";
import { loadTopic, t } from "../i18n/texts.svelte";
import { settings } from "../preferences/settings.svelte";
import { STATIC } from "../router/address";
import { ApiError, api, type FullReplay, type GameInfo, type Introduction, type NewTable } from "../wire/api";
import type { Review } from "../wire/messages";
import type { GameId } from "../wire/wire";
import { BUILT, isKept, playsHere } from "./choice";
import { isOnDevice } from "./ids";
import type { LocalRow } from "./protocol";

const engine = () => import("./engine.svelte");

/** Asks the server. If it is away and the engine is on this device, asks the engine. */
async function orHere<T>(server: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  try {
    return await server();
  } catch (error) {
    const away = error instanceof ApiError && error.id === "server-away" && (await isKept());
    if (!STATIC && !away) throw error;
    return here();
  }
}

/** Makes a table on this device and returns its id. */
export async function makeHere(table: NewTable): Promise<string> {
  const [{ create }] = await Promise.all([engine(), loadTopic("local")]); // the texts of its errors
  navigator.storage?.persist?.().catch(() => {}); // then the browser does not delete the matches when space is short
  return create(table, settings.name.trim() || t("name-guest"));
}

/** Makes a table against bots where the user wants it, and returns its id. */
export async function makeWithBots(table: NewTable): Promise<string> {
  if (!GAMES.includes(table.game)) return (await api.newTable(table)).id; // the engine here does not have it
  if (await playsHere()) return makeHere(table);
  return orHere(
    async () => (await api.newTable(table)).id,
    () => makeHere(table),
  );
}

/** One person and bots. */
export function againstBots(game: GameId, players: number): NewTable {
  const bots = botNames(players - 1).map((name) => ({ kind: "bot" as const, name, level: settings.level }));
  return { game, players, seats: [{ kind: "you" }, ...bots], pause: true, takeback: !settings.strict };
}

/** The tables on this device. */
export const tablesHere = async (): Promise<LocalRow[]> => (BUILT ? (await engine()).listTables() : []);

export const gameInfo = (game: GameId, table = ""): Promise<GameInfo | undefined> => {
  const here = async () => (await (await engine()).call<GameInfo[]>("games")).find(({ id }) => id === game);
  return isOnDevice(table) ? here() : orHere(() => api.game(game), here);
};

export const recordOf = async (table: string): Promise<string> =>
  isOnDevice(table) ? (await engine()).record(table) : api.record(table);

/** Expands a record where its table is. */
export const replayOf = async (record: string, table: string): Promise<FullReplay> => {
  const here = async () => (await engine()).call<FullReplay>("expand", record);
  return isOnDevice(table) ? here() : orHere(() => api.replay(record), here);
};

/** Reviews a seat: in the engine where it runs or is on this device, else on the server. */
export async function reviewOf(table: string, seat: number): Promise<Review> {
  if (isOnDevice(table) || (await playsHere()))
    return (await engine()).call<Review>("review", await recordOf(table), seat);
  return api.review(table, seat);
}

export const introductionOf = (game: GameId, moves: string[]): Promise<Introduction> =>
  orHere(
    () => api.introduction(game, moves),
    async () => (await engine()).call<Introduction>("introduction", game, moves),
  );
