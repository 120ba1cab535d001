/** The default table: any view as labelled fields, any legal list as buttons, for a game that brings no folder. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadGame } from "../src/games/registry";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import DefaultTable from "../src/table/default/DefaultTable.svelte";
import { deskOf, SCENES, scene } from "./scenes";

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
  settings.motion = "none";
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});
afterEach(cleanup);

/** A scene of one of our games, as a game that the client does not know. */
function stranger(name: string) {
  const desk = deskOf(name);
  Object.assign(desk.controller.table, { game: "stranger" });
  Object.assign(desk.controller.view, { game: "stranger" });
  render(DefaultTable, { props: { controller: desk.controller } });
  return desk;
}

test("every folder of a game is found, and any other game gets the default table", async () => {
  const folder = join(import.meta.dirname, "../src/games");
  const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(games.length).toBeGreaterThan(3);
  for (const { name } of games) {
    expect(readFileSync(join(folder, name, "index.ts"), "utf-8")).toContain("default");
    expect((await loadGame(name)).default).not.toBe(DefaultTable);
  }
  expect((await loadGame("stranger")).default).toBe(DefaultTable);
});

test.each(SCENES)("a player of %s can make every legal move", async (name) => {
  const { controller, play } = stranger(name);
  const { view } = scene(name);
  const moves = controller.mine ? (view?.legal ?? []) : [];
  const cards = moves.filter((move) => view?.hand?.includes(move));
  for (const move of moves.filter((move) => !cards.includes(move)).slice(0, 12)) {
    await fireEvent.click(screen.getByRole("button", { name: move }));
    expect(play).toHaveBeenLastCalledWith(move);
  }
  for (const card of cards) {
    await fireEvent.click(document.querySelector(`[data-card="${card}"]`) as Element);
    expect(play).toHaveBeenLastCalledWith(card);
  }
});

test("moves that are too many to list are built from their parts", async () => {
  const { play } = stranger("mastermind-guess");
  const [first, second] = screen.getAllByRole("combobox") as [HTMLSelectElement, HTMLSelectElement];
  expect(screen.getAllByRole("combobox")).toHaveLength(4);
  await fireEvent.change(first, { target: { value: "Y" } });
  await fireEvent.change(second, { target: { value: "G" } });
  await fireEvent.click(screen.getByRole("button", { name: /^guess YG/ }));
  expect(play.mock.lastCall?.[0]).toMatch(/^guess YG[A-Z]{2}$/);
});

test("fields have labels, and numbers of seats have names", () => {
  const { controller } = stranger("marshmallow-4");
  const fields = [...document.querySelectorAll("dl.fields > div")].map((field) => [
    field.querySelector("dt")?.textContent,
    field.querySelector("dd")?.textContent,
  ]);
  const found = Object.fromEntries(fields);
  const rows = [...document.querySelectorAll("table tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows[0]?.[3]).toBe(controller.name(2));
  expect(rows.find(([label]) => label === "Tricks")?.[3]).toBe(String(controller.view.tricks[2]));
  expect(found).toHaveProperty("tricks needed", String(controller.view.tricks_needed));
  expect(JSON.stringify(fields)).not.toMatch(/\[object|undefined/);
});
