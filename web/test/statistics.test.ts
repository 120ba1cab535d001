/** Statistics of finished matches, and the people one played with. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ofDevice } from "../src/lib/game/results";
import { opponentsOf, recentGroups, resultOf, scoreOf, statistics } from "../src/lib/game/statistics";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import type { PlayedMatch } from "../src/lib/wire/api";
import MyGames from "../src/pages/MyGames.svelte";

const me = { kind: "person" as const, name: "Ada", level: null };
const bot = (level: string) => ({ kind: "bot" as const, name: "Nougat", level });
const friend = (name: string) => ({ kind: "person" as const, name, level: null });
let number = 0;

function match(scores: number[], winners: number[], more: Partial<PlayedMatch> = {}): PlayedMatch {
  number += 1;
  return {
    id: `m${number}`,
    game: "monster",
    over: Date.UTC(2026, 10, 18) - 60_000 * number,
    players: 2,
    seats: [me, bot("medium")],
    mine: [0],
    elsewhere: false,
    teams: false,
    outcome: { scores, winners, reason: "rounds" },
    ...more,
  };
}

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("matches are counted per game and opponents; a shared win is a win, a stopped match does not count", () => {
  const all = [
    match([9, 3], [0]),
    match([6, 6], [0, 1]),
    match([2, 8], [1]),
    match([12, 1], [0]),
    match([0, 0], []),
    match([7, 5], [1], { seats: [me, bot("hard")] }),
    match([5, 7], [1], { game: "macaron", players: 1, seats: [me, { kind: "emma", name: null, level: null }] }),
  ];
  const [first, ...others] = statistics(all);
  expect(first).toMatchObject({ game: "monster", against: "medium", matches: 4, won: 3, best: 12, average: 7.25 });
  expect(first).toMatchObject({ streak: 2, longest: 2 }); // the newest come first in the list
  expect(first?.recent.map(({ result, score }) => `${result} ${score}`)).toEqual([
    "won 12",
    "lost 2",
    "shared 6",
    "won 9",
  ]);
  expect(others.map(({ game, against, won }) => [game, against, won])).toEqual([
    ["macaron", "emma", 0],
    ["monster", "hard", 0],
  ]);
});

test("partners win together, and their score is the team's", () => {
  const seats = [bot("easy"), me, bot("easy"), bot("easy")];
  const pair = match([4, 11], [1], { game: "macaron", players: 4, teams: true, seats, mine: [3] });
  expect([resultOf(pair), scoreOf(pair)]).toEqual(["won", 11]);
});

test("opponents are people, bots of one level, or of several", () => {
  expect(opponentsOf(match([1, 0], [0], { seats: [me, friend("Bo"), bot("easy")] }))).toBe("people");
  expect(opponentsOf(match([1, 0], [0], { seats: [me, bot("hard"), bot("easy")] }))).toBe("mixed");
  expect(opponentsOf(match([1, 0], [0], { seats: [me, bot("hard"), bot("hard")] }))).toBe("hard");
});

test("the last people come first, each group once", () => {
  const trio = { seats: [me, friend("Bo"), friend("Cy")] };
  const groups = recentGroups([
    match([1, 0], [0]),
    match([1, 0], [0], trio),
    match([1, 0], [0], { seats: [friend("Cy"), me, friend("Bo")], mine: [1] }),
    match([1, 0], [0], { seats: [me, friend("Bo")] }),
  ]);
  expect(groups.map(({ names }) => names)).toEqual([["Bo", "Cy"], ["Bo"]]);
});

test("my games have dates, opponents with their level, results and scores, and more on demand", async () => {
  const all = Array.from({ length: 31 }, () => match([9, 3], [0]));
  vi.stubGlobal("fetch", async () => {
    return new Response(JSON.stringify(all), { headers: { "content-type": "application/json" } });
  });
  render(MyGames);
  const row = (await screen.findAllByRole("link", { name: /Monster Tricks/ }))[0]!;
  expect(row.textContent).toMatch(/Won.*9 : 3.*Nougat \(Medium\).*Nov 1\d, 2026/);
  expect(row.getAttribute("href")).toBe(`/t/${all[0]!.id}`);
  expect(screen.getByText("31 (best 31)")).toBeTruthy();
  expect(screen.getByText("100 %")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getAllByRole("link", { name: /Monster Tricks/ })).toHaveLength(31);
});

test("matches on this device count like those of the server, but not those played on from a replay", () => {
  const about = {
    players: 2,
    settings: {},
    seats: [me, bot("hard")],
    outcome: { scores: [9, 3], winners: [0], reason: "rounds" },
  };
  const row = { id: "local", game: "monster", phase: "over", created: 1, updated: 2, about, seats: [0], branch: null };
  const rows = [row, { ...row, branch: {} }, { ...row, phase: "playing" }] as unknown as Parameters<typeof ofDevice>[0];
  const [one, ...others] = ofDevice(rows);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ id: "local", over: 2, mine: [0], teams: false });
  expect(statistics([one!])[0]).toMatchObject({ against: "hard", won: 1, best: 9 });
});

test("matches that were played on a device do not count", () => {
  expect(statistics([match([10, 3], [0], { elsewhere: true })])).toEqual([]);
});
