/** The games of the server that this client was built without. They have default pages and a default table. */
import { loadGameTexts } from "../i18n/texts.svelte";
import { api, type GameInfo } from "../wire/api";
import { addColours } from "./colours";
import { GAMES } from "./games";

let asked: Promise<GameInfo[]> | null = null;
const found = new Map<string, GameInfo>();

/** Asks the server for these games, once. Afterwards their texts and colours are loaded. No server: none. */
export function outsideGames(): Promise<GameInfo[]> {
  asked ??= ask().catch(() => {
    asked = null;
    return [];
  });
  return asked;
}

async function ask(): Promise<GameInfo[]> {
  const games = (await api.games()).filter(({ id }) => !GAMES.includes(id));
  await Promise.all(games.map(({ id }) => loadGameTexts(id)));
  for (const game of games) {
    found.set(game.id, game);
    addColours(game.id, game.colours);
  }
  return games;
}

/** One of these games, if it is loaded. */
export function outside(game: string): GameInfo | undefined {
  return found.get(game);
}
