/** Banners and round summaries, Emma's reasons, the order of a hand. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bannerFor } from "../src/lib/game/banners";
import { sentences } from "../src/lib/game/log";
import { emmasReason } from "../src/lib/game/macaron";
import { merge, recall, remember } from "../src/lib/game/order";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import { Connection } from "../src/lib/state/connection.svelte";
import { Controller } from "../src/lib/state/controller.svelte";
import type { GameEvent, MacaronView, MarshmallowView, MonsterView, ServerMessage } from "../src/lib/wire/wire";
import Banners from "../src/table/Banners.svelte";
import { deskOf, scene } from "./scenes";

let said: ((message: object) => void) | null = null;

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "usual";
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "WebSocket",
    class {
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        said = (message) => this.onmessage?.({ data: JSON.stringify(message) });
      }
      close(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection at the end of a round, and the message with the next deal. */
function roundEnds(): { connection: Connection; next: ServerMessage } {
  const start = scene("marshmallow-4");
  const connection = new Connection("abc");
  said?.(start);
  const view = start.view as MarshmallowView;
  const number = (start.events?.at(-1)?.number ?? 0) + 1;
  const tricks = view.tricks.map((pile, seat) => pile + (seat === 2 ? 1 : 0));
  const last_trick = [...view.trick, { seat: 0, card: "P11" }];
  const final = { ...view, seat: null, hand: undefined, trick: [], last_trick, tricks, round: view.round + 1 };
  const next = {
    at: start.at + 2,
    view: { ...view, round: view.round + 1, trick: [], tricks: [0, 0, 0, 0], hand: ["P1", "P2"] },
    events: [
      { number, seat: 0, move: "P11", by: "person" as const, scores: [8, 15, 9, 5], round: view.round, final },
      { number: number + 1, seat: -1, move: null, by: "table" as const },
    ],
  } as unknown as ServerMessage;
  return { connection, next };
}

test("the end of a round is shown before the next deal", () => {
  const { connection, next } = roundEnds();
  said?.(next);
  const shown = connection.view as MarshmallowView;
  expect(shown.last_trick.at(-1)).toEqual({ seat: 0, card: "P11" });
  expect(shown.to_act).toEqual([]);
  expect(shown.round).toBe((next.view as MarshmallowView).round - 1);
  expect(connection.trickWinner).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(connection.view).toEqual(next.view);
  connection.close();
});

test("a tap shows the next deal at once", () => {
  const { connection, next } = roundEnds();
  said?.(next);
  connection.settle();
  expect((connection.view as MarshmallowView).hand).toEqual(["P1", "P2"]);
  vi.advanceTimersByTime(5000);
  expect((connection.view as MarshmallowView).hand).toEqual(["P1", "P2"]);
  connection.close();
});

test("the end of a round is shown its full time even if others move quickly", () => {
  const { connection, next } = roundEnds();
  said?.(next);
  const trick = [{ seat: 1, card: "G2" }];
  vi.advanceTimersByTime(500);
  said?.({ at: 99, view: { ...(next.view as MarshmallowView), trick, tricks: [0, 1, 0, 0] } });
  expect((connection.view as MarshmallowView).last_trick.at(-1)).toEqual({ seat: 0, card: "P11" });
  expect(connection.trickWinner).toBe(2);
  vi.advanceTimersByTime(2500);
  expect((connection.view as MarshmallowView).trick).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect((connection.view as MarshmallowView).trick).toEqual(trick); // then the current position is shown
  expect(connection.trickWinner).toBe(1);
  connection.close();
});

test("everybody gets the banner of revealed votes", () => {
  const { at, viewpoint, table, view, events = [] } = scene("macaron-4-bet");
  const bets = [null, null, null, null];
  const number = (events.at(-1)?.number ?? 0) + 1;
  const connection = new Connection("abc");
  said?.({ at, viewpoint, table, view: { ...view, phase: "vote", royal: null, allergen: null, bets }, events: [] });
  said?.({ at: at + 1, view: { ...view, bets }, events: [{ number, seat: 2, move: null, by: "bot" }] });
  const controller = new Controller(connection);
  const last = connection.events.at(-1) as GameEvent;
  expect(bannerFor(controller, last, [0, 0, 0, 0])?.title).toMatch(/^Royal/);
  expect(sentences(controller, last).join(" ")).toMatch(/Royal.*[Aa]llergen/);
  // a bet has no such banner
  said?.({ at: at + 2, view, events: [{ number: number + 1, seat: 0, move: "bet 1-2", by: "person" }] });
  expect(connection.events.at(-1)?.decided).toBeUndefined();
  connection.close();
});

test("a round summary stays its full time, and the next banner follows", async () => {
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
  const { connection, next } = roundEnds();
  const { container } = render(Banners, { props: { controller: new Controller(connection) } });
  const banner = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await tick();
    return [...container.querySelectorAll(".banner .title")].at(-1)?.textContent ?? null; // another one can still be fading out
  };
  said?.(next);
  await tick();
  expect(await banner(500)).toBe(null); // the last trick is shown first
  expect(await banner(600)).toMatch(/^Round \d is over/);
  const number = (next.events?.at(-1)?.number ?? 0) + 1;
  said?.({ at: 99, view: next.view, events: [{ number, seat: 1, move: "trump G", by: "bot" }] });
  await tick();
  expect(await banner(2000)).toMatch(/^Round \d is over/);
  expect(await banner(700)).toMatch(/^Trump/);
  connection.close();
});

test("without animations nothing is delayed", () => {
  settings.motion = "none";
  const { connection, next } = roundEnds();
  said?.(next);
  expect(connection.view).toEqual(next.view);
  expect(connection.trickWinner).toBe(2); // the log knows the winner of the trick
  expect(connection.events.find((event) => event.move === "P11")?.trickWinner).toBe(2);
  connection.close();
});

test("the banner of going out names the winner of the trick", () => {
  const { controller } = deskOf("marshmallow-4");
  const event = { number: 1, seat: 0, move: "P2", by: "person" as const, triggered: ["MT-11"], scores: [8, 15, 11, 5] };
  expect(sentences(controller, event).join(" ")).not.toMatch(/goes? out/);
  const name = controller.name(2);
  expect(sentences(controller, { ...event, trickWinner: 2 })).toContain(`${name} goes out!`);
  expect(bannerFor(controller, { ...event, trickWinner: 2 }, [8, 15, 7, 5])).toMatchObject({
    title: `${name} goes out!`,
    marshmallows: 4,
  });
});

test("a round summary of Macaron shows the results of the bets", () => {
  const { controller } = deskOf("macaron-4-over");
  const final = { ...controller.view, boxes: [3, 1, 0, 9], bets: ["3-4", "3-4", "no bet", "5-7"] } as MacaronView;
  const round = controller.table.rounds.length;
  const shown = bannerFor(controller, { number: 1, seat: 0, move: "P2", by: "person", round, final }, [0, 0, 0, 0]);
  expect(shown?.lines.map((line) => line.bets[0]?.won)).toEqual([true, false, undefined, false]);
  const [before, after] = controller.table.rounds.slice(-2) as [number[], number[]];
  expect(shown?.lines.map((line) => line.points)).toEqual(after.map((score, side) => score - (before[side] as number)));
});

test.each([
  ["a plain card", []],
  ["a trick", ["MC-19"]],
])("%s gets no banner", (_, triggered) => {
  const { controller } = deskOf("macaron-3");
  expect(
    bannerFor(controller, { number: 1, seat: 0, move: "P2", by: "person", triggered, trickWinner: 1 }, []),
  ).toBeNull();
});

test.each([
  ["MC-32", "so she follows", ["S4", "S5"], "A", "P"],
  ["MC-33", "gets rid of the allergen", ["A4", "S5"], "A", "S"],
  ["MC-33", "keeps her royal cards back", ["A4", "S5"], "A", "B"],
  ["MC-34", "plays a royal flavour", ["S4", "A5"], "A", "P"],
  ["MC-34", "plays the allergen", ["G4", "S5"], "A", "S"],
])("%s: %s", (rule, words, [led, hers], royal, allergen) => {
  const view = scene("macaron-1").view as MacaronView;
  const trick = [
    { seat: 0, card: led as string },
    { seat: 1, card: hers as string },
  ];
  const reason = emmasReason({ ...view, royal, allergen, trick, last_trick: [] });
  expect(reason).toMatch(new RegExp(`^${rule}: .*${words}`));
});

test("Emma's lead is explained, but not again after it was answered", () => {
  const view = scene("macaron-1").view as MacaronView;
  const last_trick = [
    { seat: 1, card: "S5 as G" },
    { seat: 0, card: "A1" },
  ];
  const leads = { ...view, royal: "A", allergen: "P", trick: [{ seat: 1, card: "G3" }], last_trick };
  expect(emmasReason(leads)).toMatch(/^MC-35: .*won the last trick/);
  expect(emmasReason({ ...leads, trick: [] })).toBeUndefined();
});

test("a hand keeps the player's order, places new cards, and survives a reload", () => {
  expect(merge(["A1", "A2", "B1"], [])).toEqual(["A1", "A2", "B1"]);
  expect(merge(["A1", "A2", "B1"], ["B1", "A2", "A1"])).toEqual(["B1", "A2", "A1"]);
  expect(merge(["A1", "A3", "B1"], ["B1", "A2", "A1"])).toEqual(["B1", "A1", "A3"]);
  remember("table/0/1", ["B1", "A1"]);
  remember("table/0/2", ["C1"]);
  expect(recall("table/0/1")).toEqual(["B1", "A1"]);
  expect(recall("table/0/3")).toEqual([]);
});

test("partners share a line in the round summary", () => {
  const { controller } = deskOf("macaron-4-teams");
  const final = { ...(controller.view as MacaronView), bets: ["0", "1-2", "no bet", "1-2"], boxes: [0, 1, 5, 4] };
  Object.assign(controller.table, { rounds: [[4, 1]] });
  const shown = bannerFor(controller, { number: 1, seat: 0, move: "P2", by: "person", round: 1, final }, [0, 0]);
  expect(shown?.lines.map(({ points, bets }) => [points, bets.map(({ won }) => won)])).toEqual([
    [4, [true]],
    [1, [true, false]],
  ]);
});

test("a move made by the clock gets a banner", () => {
  const { controller } = deskOf("marshmallow-4");
  const event = { number: 1, seat: 0, move: "P2", by: "clock" as const };
  expect(sentences(controller, event)[0]).toBe("Time is up: the table plays for you.");
  expect(bannerFor(controller, event, [])?.title).toMatch(/^Time is up/);
  expect(bannerFor(controller, { ...event, seat: 1 }, [])).toBe(null);
});

test("at the end of a round of Monster Tricks the kept cards are face up", () => {
  const start = scene("monster-4");
  const connection = new Connection("abc");
  said?.(start);
  const view = start.view as MonsterView;
  const number = (start.events?.at(-1)?.number ?? 0) + 1;
  const rows = view.rows.map(() => null);
  const final = { ...view, seat: null, hand: undefined, won: [1, 0, 2, 3], kept: [[6], [0], [2], [4]], rows };
  const event = { number, seat: 0, move: "G1 on 1", by: "person", round: view.round, final };
  said?.({ at: start.at + 1, view: { ...view, round: view.round + 1 }, events: [event] });
  const shown = connection.view as MonsterView;
  expect(shown.face_up).toEqual([0, null, 1, 2]);
  expect(shown.rows[2]).toEqual([null, 2, null]);
  connection.close();
});
