/** Runs first and is small: starts to load everything the page needs at once, and opens the table's socket. */

import games from "game:all";
import { loadGame } from "./games/registry";
import { languages } from "./lib/i18n/languages";
import { isOnDevice } from "./lib/local/ids";
import { chosen } from "./lib/preferences/preferences";
import { STATIC, where } from "./lib/router/address";
import { parse } from "./lib/router/routes";
import { openEarly, socketAddress } from "./lib/wire/socket";
import type { ServerMessage } from "./lib/wire/wire";
import { load } from "./pages/registry";

const route = parse(where().pathname);
if ((route.page === "table" || route.page === "screen") && !STATIC && !isOnDevice(route.id)) {
  openEarly(socketAddress(route.id, route.page === "screen"), (text) => {
    const { table } = JSON.parse(text) as ServerMessage;
    if (table) games[`${chosen.lang}/${table.game}`]?.();
    if (table && table.phase !== "gathering") loadGame(table.game);
  });
}
languages[chosen.lang]();
load(route.page);
import("./main");
