/** What passes is seen: the end of a round, plaques, Emma's reasons, the order of a hand. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Desk } from "../src/lib/desk.svelte";
import { Live } from "../src/lib/live.svelte";
import { sentences } from "../src/lib/log";
import { emmasReason } from "../src/lib/macaron";
import { moment } from "../src/lib/moments";
import { merge, recall, remember } from "../src/lib/order";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import type { Down, GameEvent, MacaronView, MarshmallowView, MonsterView } from "../src/lib/wire";
import Moments from "../src/table/Moments.svelte";
import { deskOf, scene } from "./scenes";

let said: ((message: object) => void) | null = null;

beforeAll(async () => {
  settings.lang = "en";
  await speak("en");
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

/** A table at which a round has just ended, with the last trick, and the next one is dealt. */
function roundEnds(): { live: Live; next: Down } {
  const start = scene("marshmallow-4");
  const live = new Live("abc");
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
  } as unknown as Down;
  return { live, next };
}

test("the end of a round is looked at, before the next deal clears the table", () => {
  const { live, next } = roundEnds();
  said?.(next);
  const shown = live.view as MarshmallowView;
  expect(shown.last_trick.at(-1)).toEqual({ seat: 0, card: "P11" });
  expect(shown.to_act).toEqual([]);
  expect(shown.round).toBe((next.view as MarshmallowView).round - 1);
  expect(live.took).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(live.view).toEqual(next.view);
  live.close();
});

test("a tap ends the look at once", () => {
  const { live, next } = roundEnds();
  said?.(next);
  live.settle();
  expect((live.view as MarshmallowView).hand).toEqual(["P1", "P2"]);
  vi.advanceTimersByTime(5000);
  expect((live.view as MarshmallowView).hand).toEqual(["P1", "P2"]);
  live.close();
});

test("however quick the others are, the end of a round is looked at for its time", () => {
  const { live, next } = roundEnds();
  said?.(next);
  const trick = [{ seat: 1, card: "G2" }];
  vi.advanceTimersByTime(500);
  said?.({ at: 99, view: { ...(next.view as MarshmallowView), trick, tricks: [0, 1, 0, 0] } });
  expect((live.view as MarshmallowView).last_trick.at(-1)).toEqual({ seat: 0, card: "P11" });
  expect(live.took).toBe(2);
  vi.advanceTimersByTime(2500);
  expect((live.view as MarshmallowView).trick).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect((live.view as MarshmallowView).trick).toEqual(trick); // and then the present is shown
  expect(live.took).toBe(1);
  live.close();
});

test("votes that are revealed are told of to all, whoever placed the last one", () => {
  const { at, as, table, view, events = [] } = scene("macaron-4-bet");
  const bets = [null, null, null, null];
  const number = (events.at(-1)?.number ?? 0) + 1;
  const live = new Live("abc");
  said?.({ at, as, table, view: { ...view, phase: "vote", royal: null, allergen: null, bets }, events: [] });
  said?.({ at: at + 1, view: { ...view, bets }, events: [{ number, seat: 2, move: null, by: "bot" }] });
  const desk = new Desk(live);
  const last = live.events.at(-1) as GameEvent;
  expect(moment(desk, last, [0, 0, 0, 0])?.title).toMatch(/^Royal/);
  expect(sentences(desk, last).join(" ")).toMatch(/Royal.*[Aa]llergen/);
  // a bet is another thing
  said?.({ at: at + 2, view, events: [{ number: number + 1, seat: 0, move: "bet 1-2", by: "person" }] });
  expect(live.events.at(-1)?.decided).toBeUndefined();
  live.close();
});

test("what a round brought is read to its end, and what comes meanwhile is told after it", async () => {
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
  const { live, next } = roundEnds();
  const { container } = render(Moments, { props: { desk: new Desk(live) } });
  const plaque = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await tick();
    return [...container.querySelectorAll(".moment .title")].at(-1)?.textContent ?? null; // one may still fade
  };
  said?.(next);
  await tick();
  expect(await plaque(500)).toBe(null); // the last trick is seen first
  expect(await plaque(600)).toMatch(/^Round \d is over/);
  const number = (next.events?.at(-1)?.number ?? 0) + 1;
  said?.({ at: 99, view: next.view, events: [{ number, seat: 1, move: "trump G", by: "bot" }] });
  await tick();
  expect(await plaque(2000)).toMatch(/^Round \d is over/);
  expect(await plaque(700)).toMatch(/^Trump/);
  live.close();
});

test("who wants no movement is not kept waiting", () => {
  settings.motion = "none";
  const { live, next } = roundEnds();
  said?.(next);
  expect(live.view).toEqual(next.view);
  expect(live.took).toBe(2); // and the log knows whose trick it was
  expect(live.events.find((event) => event.move === "P11")?.took).toBe(2);
  live.close();
});

test("going out is told of who took the trick, not of who played its last card", () => {
  const { desk } = deskOf("marshmallow-4");
  const event = { number: 1, seat: 0, move: "P2", by: "person" as const, fired: ["MT-11"], scores: [8, 15, 11, 5] };
  expect(sentences(desk, event).join(" ")).not.toMatch(/goes? out/);
  const name = desk.name(2);
  expect(sentences(desk, { ...event, took: 2 })).toContain(`${name} goes out!`);
  expect(moment(desk, { ...event, took: 2 }, [8, 15, 7, 5])).toMatchObject({
    title: `${name} goes out!`,
    marshmallows: 4,
  });
});

test("at the end of a round of Macaron everybody sees whose bet was won", () => {
  const { desk } = deskOf("macaron-4-over");
  const final = { ...desk.view, boxes: [3, 1, 0, 9], bets: ["3-4", "3-4", "no bet", "5-7"] } as MacaronView;
  const round = desk.table.rounds.length;
  const shown = moment(desk, { number: 1, seat: 0, move: "P2", by: "person", round, final }, [0, 0, 0, 0]);
  expect(shown?.lines.map((line) => line.bets[0]?.won)).toEqual([true, false, undefined, false]);
  const [before, after] = desk.table.rounds.slice(-2) as [number[], number[]];
  expect(shown?.lines.map((line) => line.points)).toEqual(after.map((score, side) => score - (before[side] as number)));
});

test.each([
  ["a plain card", []],
  ["a trick", ["MC-19"]],
])("no plaque for %s", (_, fired) => {
  const { desk } = deskOf("macaron-3");
  expect(moment(desk, { number: 1, seat: 0, move: "P2", by: "person", fired, took: 1 }, [])).toBeNull();
});

test.each([
  ["MC-32", "she has it", ["S4", "S5"], "A", "P"],
  ["MC-33", "gets rid of the allergen", ["A4", "S5"], "A", "S"],
  ["MC-33", "keeps her royal cards back", ["A4", "S5"], "A", "B"],
  ["MC-34", "plays royal", ["S4", "A5"], "A", "P"],
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

test("Emma leads again what has won, and her lead is not explained anew when it was answered", () => {
  const view = scene("macaron-1").view as MacaronView;
  const last_trick = [
    { seat: 1, card: "S5 as G" },
    { seat: 0, card: "A1" },
  ];
  const leads = { ...view, royal: "A", allergen: "P", trick: [{ seat: 1, card: "G3" }], last_trick };
  expect(emmasReason(leads)).toMatch(/^MC-35: .*won the last trick/);
  expect(emmasReason({ ...leads, trick: [] })).toBeUndefined();
});

test("a hand keeps the player's order, takes new cards in where they belong, and outlives a reload", () => {
  expect(merge(["A1", "A2", "B1"], [])).toEqual(["A1", "A2", "B1"]);
  expect(merge(["A1", "A2", "B1"], ["B1", "A2", "A1"])).toEqual(["B1", "A2", "A1"]);
  expect(merge(["A1", "A3", "B1"], ["B1", "A2", "A1"])).toEqual(["B1", "A1", "A3"]);
  remember("table/0/1", ["B1", "A1"]);
  remember("table/0/2", ["C1"]);
  expect(recall("table/0/1")).toEqual(["B1", "A1"]);
  expect(recall("table/0/3")).toEqual([]);
});

test("partners get one line together: their points are the team's", () => {
  const { desk } = deskOf("macaron-4-teams");
  const final = { ...(desk.view as MacaronView), bets: ["0", "1-2", "no bet", "1-2"], boxes: [0, 1, 5, 4] };
  Object.assign(desk.table, { rounds: [[4, 1]] });
  const shown = moment(desk, { number: 1, seat: 0, move: "P2", by: "person", round: 1, final }, [0, 0]);
  expect(shown?.lines.map(({ points, bets }) => [points, bets.map(({ won }) => won)])).toEqual([
    [4, [true]],
    [1, [true, false]],
  ]);
});

test("a move by the clock says so", () => {
  const { desk } = deskOf("marshmallow-4");
  const event = { number: 1, seat: 0, move: "P2", by: "clock" as const };
  expect(sentences(desk, event)[0]).toBe("Time is up: the table plays for you.");
  expect(moment(desk, event, [])?.title).toMatch(/^Time is up/);
  expect(moment(desk, { ...event, seat: 1 }, [])).toBe(null);
});

test("at the end of a round of Monster Tricks the cards that everybody keeps lie open", () => {
  const start = scene("monster-4");
  const live = new Live("abc");
  said?.(start);
  const view = start.view as MonsterView;
  const number = (start.events?.at(-1)?.number ?? 0) + 1;
  const rows = view.rows.map(() => null);
  const final = { ...view, seat: null, hand: undefined, won: [1, 0, 2, 3], kept: [[6], [0], [2], [4]], rows };
  const event = { number, seat: 0, move: "G1 on 1", by: "person", round: view.round, final };
  said?.({ at: start.at + 1, view: { ...view, round: view.round + 1 }, events: [event] });
  const shown = live.view as MonsterView;
  expect(shown.face_up).toEqual([0, null, 1, 2]);
  expect(shown.rows[2]).toEqual([null, 2, null]);
  live.close();
});
