/** Every page and every table by name: its address, and what to press there first. */
import { LOBBIES, REPLAYS, SCENES } from "./mock-server.mjs";

const GAMES = ["marshmallow", "monster", "macaron", "mastermind"];

/** Waits until the page loads nothing more: no file, no answer, no font. Throws after ten seconds. */
async function quiet(page) {
  await page.evaluate(async () => {
    const end = performance.now() + 10_000;
    await document.fonts.ready;
    for (let before = -1, calm = 0; calm < 4; ) {
      if (performance.now() > end) throw new Error("the page did not stop loading within ten seconds");
      await new Promise((next) => setTimeout(next, 25));
      const now = performance.getEntriesByType("resource").length + document.querySelectorAll("*").length;
      calm = now === before ? calm + 1 : 0;
      before = now;
    }
  });
}

const press = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.waitForSelector(":is(dialog[open], .dock) .body > *");
  await quiet(page);
};
const icon = (name) => press(`header button:has(svg[data-icon=${name}])`);

const all = [
  ["home", "/"],
  ["settings", "/", icon("settings")],
  ...GAMES.map((game) => [`game-${game}`, `/games/${game}`]),
  ["my-games", "/my-games"],
  ...GAMES.map((game) => [`rules-${game}`, `/rules/${game}`]),
  ...LOBBIES.map((name) => [name, `/t/${name}`]),
  ...SCENES.map((name) => [name, `/t/${name}`]),
  ["table-menu", "/t/marshmallow-4", icon("settings")],
  [
    "table-carry",
    "/t/marshmallow-4",
    async (page) => {
      await icon("settings")(page);
      await press("dialog .deeds button:last-of-type")(page);
    },
  ],
  ["lobby-keep", "/t/lobby-host", press("li > .button")],
  ["carry", "/link-device/marshmallow-4#token"],
  ["table-log", "/t/macaron-4-bet", icon("log"), "phone"],
  ["table-hint", "/t/marshmallow-4", icon("hint")],
  ["table-memory", "/t/monster-3-memory", icon("eye")],
  ["table-memory-marshmallow", "/t/marshmallow-4-memory", icon("eye")],
  ["screen", "/t/marshmallow-4-watch/screen"],
  ["screen-join", "/t/lobby-host/screen"],
  ...REPLAYS.map((name) => [`replay-${name}`, `/replay/${name}#25`]),
  ...REPLAYS.map((name) => [`open-${name}`, `/replay/${name}?eyes=open#25`]),
  ...["marshmallow-3", "mastermind"].map((name) => [`review-${name}`, `/replay/${name}#review-0`]),
  ["replay-file", "/replay/file"],
  ["gone", "/t/gone"],
  ["not-found", "/nowhere"],
];

/** The selector of an element that is there when the page has its content and not an error message in its place. */
function contentOf(name) {
  if (/^(replay|open|review)-(?!file)/.test(name)) return ".replay";
  return SCENES.includes(name) ? "main .status" : "main .status, h1";
}

/** `size`: the page is only shown at this size. */
export const PAGES = all.map(([name, path, act = null, size = null]) => ({
  name,
  path,
  act,
  size,
  content: contentOf(name),
}));

/** Waits until everything is drawn: the page has its content, its fonts and, at a table, its cards. */
export async function drawn(page, { act, content }) {
  await page.waitForSelector(content, { state: "attached" });
  await quiet(page);
  await act?.(page);
}
