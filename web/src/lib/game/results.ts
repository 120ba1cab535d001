/** One's own finished matches, from the server and from this device. */

import type { LocalRow } from "../local/protocol";
import { tablesHere } from "../local/requests";
import { STATIC } from "../router/address";
import { ApiError, api, type PlayedMatch } from "../wire/api";
import type { GameId } from "../wire/wire";

/** A match on this device as the server would list it. Matches played on from a replay do not count. */
export function ofDevice(rows: LocalRow[]): PlayedMatch[] {
  return rows
    .filter(({ phase, branch }) => phase === "over" && !branch)
    .map(({ id, game, updated, about, seats }) => ({
      id,
      game: game as GameId,
      over: updated,
      players: about.players,
      seats: about.seats,
      mine: seats,
      teams: about.settings.teams === true,
      outcome: about.outcome,
      elsewhere: false,
    }));
}

/** All matches, the newest first. Without the server those of this device, and the id of the problem. */
export async function allResults(): Promise<{ matches: PlayedMatch[]; problem: string | null }> {
  const [here, there] = await Promise.allSettled([tablesHere(), api.results()]);
  const found = here.status === "fulfilled" ? ofDevice(here.value) : [];
  if (there.status === "fulfilled") found.push(...there.value);
  const away = there.status === "rejected" && !STATIC;
  const problem = !away ? null : there.reason instanceof ApiError ? there.reason.id : "other";
  return { matches: found.sort((a, b) => b.over - a.over), problem };
}
