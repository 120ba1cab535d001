/** Banners and round summaries, Emma's reasons, the order of a hand. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameFact as MacaronFact, MacaronView } from "../src/games/macaron/types";
import { emmasReason, groupName, pointsText } from "../src/games/macaron/words";
import type { GameFact as MarshmallowFact, MarshmallowView } from "../src/games/marshmallow/types";
import { bannerFor } from "../src/lib/game/banners";
import { moveName, sentences } from "../src/lib/game/log";
import { merge, recall, remember } from "../src/lib/game/order";
import { loadTopic, setLanguage, t } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import { Connection } from "../src/lib/state/connection.svelte";
import { Controller } from "../src/lib/state/controller.svelte";
import { Replay } from "../src/lib/state/replay.svelte";
import { finder } from "../src/lib/state/table-state";
import type { Listener } from "../src/lib/wire/transport";
import type { GameEvent, ServerMessage, SharedFact } from "../src/lib/wire/wire";
import Banners from "../src/table/Banners.svelte";
import { deskOf, match, messages, replayAt, scene } from "./scenes";

const factOf = finder<SharedFact | MacaronFact | MarshmallowFact>();

beforeAll(async () => {
  settings.lang = "en";
  await setLanguage("en");
  await loadTopic("advice");
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "usual";
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A live table just before the message that ends its first round, that message, and the following ones. */
function roundEnds() {
  const all = messages(match("marshmallow-3"), 1);
  const at = all.findIndex(({ events }) => events?.some((event) => event.final));
  let said: Listener["message"] = () => {};
  const connection = new Connection((listener) => {
    said = listener.message;
    return { send: () => false, reopen() {}, close() {} };
  });
  for (const message of all.slice(0, at)) said(message);
  connection.settle();
  const [next, ...later] = all.slice(at) as [ServerMessage, ...ServerMessage[]];
  const end = next.events?.find((event) => event.final) as GameEvent;
  const winner = factOf(end, "trick-won")?.seat;
  return { connection, said, next, later, end, winner, final: end.final as MarshmallowView };
}

test("the end of a round is shown before the next deal", () => {
  const { connection, said, next, final, winner } = roundEnds();
  said(next);
  const shown = connection.view as MarshmallowView;
  expect(shown.last_trick).toEqual(final.last_trick);
  expect(shown.to_act).toEqual([]);
  expect(shown.round).toBe((next.view as MarshmallowView).round - 1);
  expect(connection.trickWinner).toBe(winner);
  vi.advanceTimersByTime(5000);
  expect(connection.view).toEqual(next.view);
  connection.close();
});

test("a tap shows the next deal at once", () => {
  const { connection, said, next } = roundEnds();
  said(next);
  connection.settle();
  expect(connection.view).toEqual(next.view);
  vi.advanceTimersByTime(5000);
  expect(connection.view).toEqual(next.view);
  connection.close();
});

test("the end of a round is shown its full time even if others move quickly", () => {
  const { connection, said, next, later, final, winner } = roundEnds();
  said(next);
  vi.advanceTimersByTime(500);
  for (const message of later.slice(0, 5)) said(message);
  expect((connection.view as MarshmallowView).last_trick).toEqual(final.last_trick);
  expect(connection.trickWinner).toBe(winner);
  vi.advanceTimersByTime(2500);
  expect((connection.view as MarshmallowView).last_trick).toEqual(final.last_trick);
  vi.advanceTimersByTime(1000);
  expect(connection.view).toEqual(later[4]?.view); // then the current position is shown
  connection.close();
});

test("everybody gets the banner of revealed votes, live and in a replay", () => {
  for (const eyes of [null, 0, 1, 2, 3]) {
    const { controller, event } = replayAt("macaron-4", "votes-revealed", eyes);
    const royal = factOf(event, "royal-decided");
    expect(bannerFor(controller, event)).toMatchObject({
      title: expect.stringMatching(/^Royal/),
      suits: royal?.flavours,
    });
    expect(sentences(controller, event).join(" ")).toMatch(/Royal.*[Aa]llergen/);
  }
  const { controller, event } = replayAt("macaron-4", "vote-placed");
  expect(bannerFor(controller, event)).toBeNull();
});

test("a round summary stays its full time, and the next banner follows", async () => {
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
  const { connection, said, next, later } = roundEnds();
  const { container } = render(Banners, { props: { controller: new Controller(connection) } });
  const banner = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await tick();
    return [...container.querySelectorAll(".banner .title")].at(-1)?.textContent ?? null; // another one can still be fading out
  };
  said(next);
  await tick();
  expect(await banner(500)).toBe(null); // the last trick is shown first
  expect(await banner(600)).toMatch(/^Round \d is over/);
  expect(later[0]?.events?.[0]?.move).toMatch(/^trump/);
  said(later[0] as ServerMessage);
  await tick();
  expect(await banner(2000)).toMatch(/^Round \d is over/);
  expect(await banner(700)).toMatch(/^Trump/);
  connection.close();
});

test("a replay shows the results of a round, also if its table paused after it", async () => {
  const played = match("marshmallow-3");
  const replay = new Replay({ ...played, table: { ...played.table, pauses: true } }, 0);
  const end = 1 + (played.seen[1]?.events.findIndex((event) => event.final) as number);
  replay.go(end - 1);
  const { container } = render(Banners, { props: { controller: new Controller(replay) } });
  replay.go(end);
  await tick();
  vi.advanceTimersByTime(1100);
  await tick();
  expect(container.querySelector(".banner .title")?.textContent).toMatch(/^Round 1 is over|goes out/);
  expect(container.querySelectorAll(".banner li")).toHaveLength(3);
});

test("without animations nothing is delayed", () => {
  settings.motion = "none";
  const { connection, said, next, winner } = roundEnds();
  said(next);
  expect(connection.view).toEqual(next.view);
  expect(connection.trickWinner).toBe(winner);
  connection.close();
});

test("the banner of going out names the player and shows the marshmallows", () => {
  const { controller, event } = replayAt("marshmallow-3", "went-out");
  const out = factOf(event, "went-out")!;
  const name = controller.name(out.seat);
  expect(sentences(controller, event)).toContain(`${name} goes out!`);
  expect(bannerFor(controller, event)).toMatchObject({
    title: `${name} goes out!`,
    picture: { props: { number: out.points } },
  });
});

test("a round summary of Macaron shows the results of the bets", () => {
  const { controller, event } = replayAt("macaron-4", "boxes-counted");
  const results = factOf(event, "boxes-counted")!.results.filter(({ bet }) => bet !== null);
  expect(results.length).toBeGreaterThan(0);
  const shown = bannerFor(controller, event);
  expect(shown?.lines.flatMap(({ seat, marks }) => marks.map(({ text, good }) => [seat, text, good]))).toEqual(
    results.map(({ seat, bet, won }) => [seat, `Bet ${bet?.replace("-", "–")}`, won]),
  );
  expect(shown?.lines.map(({ points }) => points)).toEqual(controller.table.rounds[0]);
});

test.each([
  ["a plain card", "macaron-4", (event: GameEvent) => event.seat >= 0 && !event.facts?.length],
  ["a plain trick", "macaron-4", (event: GameEvent) => factOf(event, "boxes-won")?.boxes === 1 && !event.triggered],
])("%s gets no banner", (_, name, found) => {
  const replay = new Replay(match(name), null);
  replay.go(1 + match(name).seen[0]!.events.findIndex(found));
  expect(replay.at).toBeGreaterThan(0);
  expect(bannerFor(new Controller(replay), replay.events.at(-1)!)).toBeNull();
});

test("Emma's reasons come from the facts of her cards", () => {
  const words = {
    allergen: "the allergen: ",
    any: "what she has: ",
    neither: "neither royal nor the allergen: ",
    "not royal": "that is not royal: ",
    royal: "a royal flavour: ",
    same: "again: it won the last trick",
  };
  const { events } = match("macaron-1").seen[0]!;
  const rules = new Set<string>();
  for (const [index, event] of events.entries()) {
    const why = factOf(event, "emma-played");
    if (!why) continue;
    rules.add(why.rule);
    const said = emmasReason(events.slice(0, index + 1));
    expect(said).toContain(why.wish ? words[why.wish] : "so she follows");
    expect(said).toContain(t("suit-macaron", { suit: why.flavour }));
    expect(said?.startsWith("She has no ")).toBe(why.rule === "MC-33" || why.rule === "MC-34");
  }
  expect(rules.size).toBeGreaterThan(2);
});

test("the flavour that won the last trick is no reason if it was the allergen (MC-35)", () => {
  const why = {
    fact: "emma-played",
    flavour: "A",
    rule: "MC-35",
    lead: null,
    wish: "not royal",
    leftmost: true,
  } as const;
  const reason = emmasReason([{ number: 1, seat: 1, by: "table", move: "A5", facts: [why] }]);
  expect(reason).toBe("She plays a flavour that is not royal: almond.");
});

test.each([
  [1, "green tea"],
  [3, "green tea and Earl Grey"],
])("with %s players group C is %s", (players, name) => {
  const { view } = scene(`macaron-${players}`);
  expect(groupName("C", (view as MacaronView).flavours)).toBe(name);
  expect(moveName("macaron", "royal C", view as MacaronView)).toBe(`${name} royal`);
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
  const { event } = replayAt("macaron-4", "boxes-counted");
  Object.assign(controller.table, { rounds: [[4, 1]] });
  const shown = bannerFor(controller, event);
  expect(shown?.lines.map(({ seat, points }) => [seat, points])).toEqual([
    [0, 4],
    [1, 1],
  ]);
  const bets = factOf(event, "boxes-counted")!.results.filter(({ bet }) => bet !== null);
  expect(shown?.lines.flatMap((line) => line.marks)).toHaveLength(bets.length);
});

test("a move made by the clock gets a banner", () => {
  const { controller } = deskOf("marshmallow-4");
  const event = { number: 1, seat: 0, move: "P2", by: "clock" as const };
  expect(sentences(controller, event)[0]).toBe("Time is up: the table plays for you.");
  expect(bannerFor(controller, event)?.title).toMatch(/^Time is up/);
  expect(bannerFor(controller, { ...event, seat: 1 })).toBe(null);
});

test("spaces of a level can have points of their own", () => {
  const level = { boxes: "2-4", points: [1, 2, 3], bet: "yes", won: 2, lost: 1 } as const;
  const track = { ...level, points: [...level.points] };
  expect(pointsText(track)).toBe("1 · 2 · 3 points");
});
