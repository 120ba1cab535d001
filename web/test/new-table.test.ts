/** The form of a new table sends what was chosen. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { change, settings } from "../src/lib/preferences/settings.svelte";
import type { GameId } from "../src/lib/wire/wire";
import NewTable from "../src/pages/NewTable.svelte";

const level = (boxes: string, points = 1) => ({ boxes, points, bet: "yes", won: 2, lost: 1 });
const BOX = {
  tokens: [..."333344445555"],
  standard: [level("0"), level("1-7"), level("8+")],
  advanced: [level("0-7"), level("8+")],
  emma: { cannot_follow: ["royal", "any"], after_royal: ["neither", "any"], after_other: ["same", "any"] },
};
const INFO = [
  {
    id: "marshmallow",
    players: [2, 3, 4, 5],
    levels: ["easy", "medium"],
    settings: [
      { name: "first", type: "number", default: null, choices: null },
      { name: "edition", type: "choice", default: "gamewright", choices: ["gamewright", "gigamic"] },
    ],
  },
  {
    id: "macaron",
    players: [1, 2, 3, 4, 5],
    levels: ["easy", "medium"],
    settings: [
      { name: "first", type: "number", default: null, choices: null },
      { name: "board", type: "choice", default: "standard", choices: ["standard", "advanced"] },
      { name: "box", type: "json", default: BOX, choices: null },
    ],
  },
  {
    id: "mastermind",
    players: [2],
    levels: ["easy", "medium"],
    settings: [
      { name: "first", type: "number", default: null, choices: null },
      { name: "rounds", type: "number", default: 2, choices: null },
    ],
  },
];

let sent: { settings?: Record<string, unknown> } = {};

beforeEach(async () => {
  settings.lang = "en";
  await setLanguage("en");
  change("box", null);
  sent = {};
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    const made = { id: "table", keys: {} };
    if (path === "/api/tables") sent = JSON.parse(body as string);
    const answer = path === "/api/games" ? INFO : path === "/api/me" ? { name: "Ada" } : made;
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (game: GameId, players: number) => render(NewTable, { props: { game, players, onplayers: () => {} } });
const pick = async (label: string) => fireEvent.click(await screen.findByLabelText(label));
async function settled(): Promise<Record<string, unknown>> {
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  await vi.waitFor(() => expect(sent.settings).toBeDefined());
  return sent.settings!;
}

test("players decide who begins and how many rounds of Mastermind they play (MM-2)", async () => {
  open("mastermind", 2);
  await pick("3");
  await fireEvent.click(screen.getByRole("radio", { name: "Seat 2" }));
  screen.getByText("By the book, you agree on who makes the first code.");
  expect(await settled()).toEqual({ first: 1, rounds: 3 });
});

test("a named friend is offered as the one who begins; alone, nobody is asked", async () => {
  open("marshmallow", 3);
  await fireEvent.input((await screen.findAllByPlaceholderText("Free, or a friend’s name"))[1]!, {
    target: { value: "Chloé" },
  });
  await pick("Chloé");
  expect(await settled()).toMatchObject({ first: 2 });
  cleanup();
  open("macaron", 1);
  await screen.findByRole("button", { name: "Create table" });
  expect(screen.queryByText("Who begins")).toBeNull();
});

test.each([
  ["en", "gamewright"],
  ["es", "gamewright"],
  ["fr", "gigamic"],
] as const)("in %s the edition %s is proposed (MT-16)", async (lang, edition) => {
  settings.lang = lang;
  await setLanguage(lang);
  open("marshmallow", 3);
  const names = { gamewright: /Gamewright/, gigamic: /Gigamic\)|Gigamic, / };
  expect(((await screen.findByLabelText(names[edition])) as HTMLInputElement).checked).toBe(true);
});

test("a box may have more rows, points for each space, and other choices of Emma (MC-14, MC-16, MC-34)", async () => {
  open("macaron", 1);
  await pick("From my own box");
  await fireEvent.click(screen.getByRole("button", { name: "Add a row" }));
  const fill = async (label: string, at: number, value: string) =>
    fireEvent.change(screen.getAllByLabelText(label)[at]!, { target: { value } });
  await fill("Boxes", 1, "1–2");
  await fill("Boxes", 2, "3-7");
  await fill("Points", 1, "1 2");
  await fill("Choice 1", 0, "allergen");
  await fill("Choice 2", 0, "royal");
  await fireEvent.click(screen.getByRole("button", { name: "Remove row 1" }));
  await fill("Boxes", 0, "0-2");
  await fill("Points", 0, "3, 1, 2");
  const { box } = await settled();
  expect(box).toEqual({
    ...BOX,
    standard: [{ ...level("0-2"), points: [3, 1, 2] }, level("3-7"), level("8+")],
    emma: { ...BOX.emma, cannot_follow: ["allergen", "royal", "any"] },
  });
});
