/** One tap to a table: with bots, or open for friends. Each throws an ApiError if there can be no table now. */
import { api } from "./api";
import { botNames } from "./games";
import { go } from "./router.svelte";
import { know, settings } from "./settings.svelte";
import type { GameId } from "./wire";

export async function playWithBots(game: GameId, players: number): Promise<void> {
  const bots = botNames(players - 1).map((name) => ({ kind: "bot" as const, name, level: settings.level }));
  const { id } = await api.newTable({ game, players, seats: [{ kind: "you" }, ...bots] });
  know(game);
  go(`/t/${id}#now`);
}

export async function inviteFriends(game: GameId, players: number): Promise<void> {
  go(`/t/${(await api.newTable({ game, players })).id}`);
}
