/** Every page and every table, by name: its address, and what is pressed there before it is looked at. */
import { LOBBIES, REPLAYS, SCENES } from "./pretend.mjs";

const GAMES = ["marshmallow", "monster", "macaron", "mastermind"];
/** Nothing more comes: no file, no answer, no font. */
async function quiet(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let before = -1, calm = 0; calm < 4; ) {
      await new Promise((next) => setTimeout(next, 25));
      const now = performance.getEntriesByType("resource").length + document.querySelectorAll("*").length;
      calm = now === before ? calm + 1 : 0;
      before = now;
    }
  });
}

const press = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.waitForSelector("dialog[open] .body > *");
  await quiet(page);
};
const icon = (name) => press(`header button:has(svg[data-icon=${name}])`);

const all = [
  ["home", "/"],
  ["settings", "/", icon("settings")],
  ...GAMES.map((game) => [`new-${game}`, "/", press(`.game.${game} button.link`)]),
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
  ["carry", "/carry/marshmallow-4#token"],
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
  ["lost", "/nowhere"],
];

/** `size`: only there is it to be seen. */
export const PAGES = all.map(([name, path, act = null, size = null]) => ({ name, path, act, size }));

/** All is drawn: the page has its heading, its fonts and, at a table, its cards. */
export async function drawn(page, { act }) {
  await page.waitForSelector("main .status, h1", { state: "attached" });
  await quiet(page);
  await act?.(page);
}
