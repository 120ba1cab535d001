/** One tap to a game: a table at which everybody else is a bot. */
import { api } from "./api";
import { botNames } from "./games";
import { go } from "./router.svelte";
import { know } from "./settings.svelte";
import type { GameId } from "./wire";

/** Throws an ApiError if there can be no table now. */
export async function playWithBots(game: GameId, players: number): Promise<void> {
  const bots = botNames(players - 1).map((name) => ({ kind: "bot" as const, name, level: "medium" }));
  const id = await api.newTable({ game, players, seats: [{ kind: "you" }, ...bots] });
  know(game);
  go(`/t/${id}#now`);
}
