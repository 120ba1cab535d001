/** What runs first is small, and sends for everything the page will need at the same time, the table's line included. */
import { address, ahead } from "./lib/line";
import { languages, load, tables } from "./lib/pages";
import { chosen } from "./lib/remembered";
import { parse } from "./lib/routes";
import type { Down } from "./lib/wire";

const route = parse(location.pathname);
if (route.page === "table" || route.page === "screen") {
  ahead(address(route.id, route.page === "screen"), (text) => {
    const { table } = JSON.parse(text) as Down;
    if (table && table.phase !== "gathering") tables[table.game]();
  });
}
languages[chosen.lang]();
load(route.page);
import("./main");
