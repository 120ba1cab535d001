/** Every page and every table by name: its address, and what to press there first. */
import { readdirSync } from "node:fs";
import { LOBBIES, REPLAYS, SCENES, SHOWN } from "./mock-server.mjs";

const games = readdirSync(new URL("../src/games/", import.meta.url), { withFileTypes: true });
const GAMES = games.filter((entry) => entry.isDirectory()).map(({ name }) => name);

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
  ["table-menu", `/t/${SHOWN.menu}`, icon("settings")],
  [
    "table-carry",
    `/t/${SHOWN.menu}`,
    async (page) => {
      await icon("settings")(page);
      await press("dialog .deeds button:last-of-type")(page);
    },
  ],
  ["lobby-keep", "/t/lobby-host", press("li > .button")],
  ["carry", `/link-device/${SHOWN.menu}#token`],
  ["table-log", `/t/${SHOWN.log}`, icon("log"), "phone"],
  ["table-hint", `/t/${SHOWN.hint}`, icon("hint")],
  ...Object.entries(SHOWN.memory).map(([name, scene]) => [name, `/t/${scene}`, icon("eye")]),
  ["screen", `/t/${SHOWN.screen}/screen`],
  ["screen-join", "/t/lobby-host/screen"],
  ...REPLAYS.map((name) => [`replay-${name}`, `/replay/${name}#25`]),
  ...REPLAYS.map((name) => [`open-${name}`, `/replay/${name}?eyes=open#25`]),
  ...SHOWN.reviews.map((name) => [`review-${name}`, `/replay/${name}#review-0`]),
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
