/** Creates a table with one tap, against bots or for friends. Throws an ApiError if the server creates none. */

import { againstBots, makeWithBots } from "../local/requests";
import { know } from "../preferences/settings.svelte";
import { api } from "../wire/api";
import type { GameId } from "../wire/wire";
import { rememberKeys } from "./links";
import { go } from "./router.svelte";

export async function playWithBots(game: GameId, players: number): Promise<void> {
  const id = await makeWithBots(againstBots(game, players));
  know(game);
  go(`/t/${id}#now`);
}

/** Reserves a seat for each of these friends. */
export async function inviteAgain(game: GameId, names: string[]): Promise<void> {
  const friends = names.map((name) => ({ kind: "friend" as const, name }));
  const made = await api.newTable({
    game,
    players: names.length + 1,
    seats: [{ kind: "you" }, ...friends],
    pause: true,
  });
  rememberKeys(made.id, made.keys);
  go(`/t/${made.id}`);
}

export async function inviteFriends(game: GameId, players: number): Promise<void> {
  go(`/t/${(await api.newTable({ game, players, pause: true })).id}`);
}
