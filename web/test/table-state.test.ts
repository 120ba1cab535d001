/** The reducer, fed with whole matches that the server recorded. */
import { expect, test } from "vitest";
import { Replay } from "../src/lib/state/replay.svelte";
import { factOf, reduce, START, settled, shown, trickWinner } from "../src/lib/state/table-state";
import type { View } from "../src/lib/wire/wire";
import { match, messages, scene } from "./scenes";

const MATCHES = ["marshmallow-3", "monster-4", "macaron-1", "macaron-4", "macaron-5", "mastermind"];

test.each(MATCHES)("live and replay end in the same state: %s", (name) => {
  const replay = match(name);
  for (const index of replay.seen.keys()) {
    const live = messages(replay, index).reduce((state, message) => reduce(state, message), START);
    const again = new Replay(replay, index ? index - 1 : null);
    again.go(again.last);
    expect(again.view).toEqual(live.view);
    expect(again.events).toEqual(live.events);
    expect(again.trickWinner).toBe(trickWinner(settled(live)));
  }
});

test.each(MATCHES)("the state is not changed in place: %s", (name) => {
  const replay = match(name);
  let state = START;
  for (const message of messages(replay, 1)) {
    const before = structuredClone(state);
    const next = reduce(state, message);
    expect(state).toEqual(before);
    state = next;
  }
});

test.each(MATCHES.filter((name) => name !== "mastermind"))("every trick of a replay has a winner: %s", (name) => {
  const replay = match(name);
  const again = new Replay(replay, null);
  let tricks = 0;
  for (let at = 1; at <= again.last; at++) {
    again.go(at);
    const won = factOf(again.events.at(-1), "trick-won");
    if (!won) continue;
    tricks++;
    expect(again.trickWinner).toBe(won.seat);
  }
  expect(tricks).toBeGreaterThan(8);
});

test.each(MATCHES)("the end of a round is shown before the next one: %s", (name) => {
  const replay = match(name);
  let state = START;
  let ends = 0;
  for (const message of messages(replay, 1)) {
    state = reduce(settled(state), message);
    const end = message.events?.find((event) => event.final);
    if (!end) continue;
    ends++;
    expect(shown(state)).toMatchObject({ round: end.round, to_act: [], legal: [], seat: 0 });
    expect(shown(settled(state))).toEqual(message.view);
  }
  expect(ends).toBe(replay.table.rounds.length - 1);
});

test("a trick is seen before Emma leads again", () => {
  const all = messages(match("macaron-1"), 1);
  let state = START;
  let seen = 0;
  for (const message of all) {
    state = reduce(settled(state), message);
    if (state.glimpse?.kind !== "trick") continue;
    seen++;
    expect(shown(state)).toMatchObject({ trick: [], to_act: [] });
    expect((shown(state) as { last_trick: unknown[] }).last_trick).toHaveLength(2);
  }
  expect(seen).toBeGreaterThan(3);
});

test("later messages do not end a glimpse, and its trick keeps its winner", () => {
  const all = messages(match("marshmallow-3"), 1);
  const at = all.findIndex(({ events }) => events?.some((event) => event.final));
  const end = all.slice(0, at + 1).reduce((state, message) => reduce(state, message), START);
  const winner = trickWinner(end);
  const later = all.slice(at + 1, at + 12).reduce((state, message) => reduce(state, message), end);
  expect(shown(later)).toEqual(shown(end));
  expect(trickWinner(later)).toBe(winner);
  expect(trickWinner(settled(later))).not.toBeNull();
});

test("after a reconnect events are not counted twice, and a new viewpoint forgets the old one", () => {
  const message = scene("marshmallow-4");
  const state = reduce(START, message);
  expect(reduce(state, message).events).toEqual(state.events);
  const turned = reduce(state, { at: message.at, viewpoint: null, view: { ...message.view, seat: null } as View });
  expect(turned).toMatchObject({ events: [], viewpoint: null, glimpse: null });
});

test("times are those at which the parts arrived", () => {
  const message = scene("marshmallow-4");
  const state = reduce(START, { ...message, clocks: [] }, 5);
  expect(state).toMatchObject({ heard: 5, moved: 5, clocks: { at: 5 } });
  expect(reduce(state, { at: 99 }, 7)).toMatchObject({ heard: 5, moved: 5, clocks: { at: 5 } });
});
