import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canKeep, note, notesOf } from "../src/lib/fair/notes";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import { Connection } from "../src/lib/state/connection.svelte";
import { Controller } from "../src/lib/state/controller.svelte";
import { webSocket } from "../src/lib/wire/websocket";
import type { TableInfo } from "../src/lib/wire/wire";
import Announcer from "../src/table/Announcer.svelte";
import Fair from "../src/table/Fair.svelte";
import Hand from "../src/table/Hand.svelte";
import Memory from "../src/table/Memory.svelte";
import { scene } from "./scenes";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = 1;
  sent: { id: number; command: Record<string, unknown> }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = () => Socket.all.at(-1) as Socket;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  connection = new Connection(webSocket("abc"));
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first message sets the table and the view", () => {
  expect(last().address).toMatch(/^ws:.*\/t\/abc\/ws\?v=2$/);
  expect(connection.link).toBe("connecting");
  last().say(scene("marshmallow-4"));
  expect(connection.link).toBe("open");
  expect(connection.view?.game).toBe("marshmallow");
  expect(connection.as).toBe(0);
});

test("a move names the log entry it refers to, and is shown when the server confirms it", async () => {
  const message = scene("marshmallow-4");
  last().say(message);
  const playing = connection.play("P2");
  expect(last().sent[0]).toMatchObject({ id: 1, command: { type: "move", seat: 0, at: message.at, move: "P2" } });
  expect(connection.busy).toBe(true);
  expect(connection.view).toEqual(message.view);
  last().say({ at: message.at + 1, reply_to: 1 });
  expect(await playing).toBe(true);
  expect(connection.busy).toBe(false);
});

test("the rule of a refused move stays until the next event", async () => {
  const message = scene("marshmallow-4");
  last().say(message);
  const playing = connection.play("Y11");
  last().say({ ...message, events: [], reply_to: 1, error: { id: "refused", rule: "MT-6", needs: { suit: "P" } } });
  expect(await playing).toBe(false);
  expect(connection.refused).toMatchObject({ move: "Y11", error: { rule: "MT-6" } });
  const number = (message.events?.at(-1)?.number ?? 0) + 1;
  last().say({ at: message.at + 1, events: [{ number, seat: 1, move: "P3", by: "bot" }] });
  expect(connection.refused).toBeNull();
});

test("a fact says who won the trick", () => {
  const message = scene("marshmallow-4");
  last().say(message);
  const number = (message.events?.at(-1)?.number ?? 0) + 1;
  const won = { fact: "trick-won", seat: 2, card: "P12", cards: [], tricks: 1, number: 1 };
  last().say({
    at: message.at + 1,
    view: message.view,
    events: [{ number, seat: 1, move: "P3", by: "bot", facts: [won] }],
  });
  expect(connection.trickWinner).toBe(2);
});

test("a request that was not answered before the page was hidden does not block the table", async () => {
  const hidden = vi.spyOn(document, "hidden", "get");
  last().say(scene("marshmallow-4"));
  const playing = connection.play("P2");
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(40_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await playing).toBe(false);
  expect(connection.busy).toBe(false);
  hidden.mockRestore();
});

test("reconnects with growing delays, and counts repeated events once", () => {
  const message = scene("marshmallow-4");
  last().say(message);
  const many = connection.events.length;
  last().close(1006);
  expect(connection.link).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(Socket.all.length).toBe(2);
  last().close(1006);
  vi.advanceTimersByTime(399);
  expect(Socket.all.length).toBe(2);
  vi.advanceTimersByTime(401);
  expect(Socket.all.length).toBe(3);
  last().say(message);
  expect(connection.link).toBe("open");
  expect(connection.events.length).toBe(many);
});

test("open requests are answered when the connection is lost", async () => {
  last().say(scene("marshmallow-4"));
  const playing = connection.play("P2");
  last().close(1006);
  expect(await playing).toBe(false);
  expect(connection.busy).toBe(false);
});

test("a server of another version makes the page load again, once", () => {
  sessionStorage.clear();
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, host: "here", protocol: "http:", reload });
  for (const times of [1, 1]) {
    last().say({ at: 0, error: { id: "other-version" } });
    last().close(4426);
    expect(connection.link).toBe("gone");
    expect(connection.problem?.id).toBe("other-version");
    expect(reload).toHaveBeenCalledTimes(times);
    connection.close();
    connection = new Connection(webSocket("abc"));
  }
  vi.advanceTimersByTime(3_600_000);
  last().close(4426);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("does not reconnect to a table that does not exist", () => {
  last().say({ at: 0, error: { id: "no-such-table" } });
  last().close(4404);
  expect(connection.link).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
});

test("retries after the server refused too many connections", () => {
  last().say({ at: 0, error: { id: "too-many" } });
  last().close(4429);
  expect(connection.link).toBe("connecting");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(2);
});

test("notices at once when the network is lost or back", () => {
  last().say(scene("marshmallow-4"));
  dispatchEvent(new Event("offline"));
  expect(connection.link).toBe("lost");
  expect(last().readyState).toBe(3);
  dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(2);
  last().say(scene("marshmallow-4"));
  expect(connection.link).toBe("open");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(2);
});

test("opens a new connection after the page was hidden, without showing a loss", () => {
  const hidden = vi.spyOn(document, "hidden", "get");
  const look = (away: boolean) => {
    hidden.mockReturnValue(away);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  last().say(scene("marshmallow-4"));
  look(true);
  vi.advanceTimersByTime(10_000);
  look(false);
  expect(Socket.all.length).toBe(1);
  look(true);
  vi.advanceTimersByTime(40_000);
  look(false);
  expect(Socket.all.length).toBe(2);
  expect(connection.link).toBe("open");
  hidden.mockRestore();
});

test("announces new events, but none from before the page was opened", async () => {
  settings.lang = "en";
  await setLanguage("en");
  const message = scene("marshmallow-4");
  last().say(message);
  render(Announcer, { props: { controller: new Controller(connection) } });
  const news = document.querySelector("[aria-live=polite]") as HTMLElement;
  expect(news.textContent).toBe("");
  const number = (message.events?.at(-1)?.number ?? 0) + 1;
  last().say({ at: message.at + 1, events: [{ number, seat: 1, move: "P3", by: "bot" }] });
  await tick();
  expect(news.textContent).toBe(`${message.table?.seats[1]?.name} plays pink 3.`);
});

test("a card that leaves the hand passes the focus to its neighbour", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
  const message = scene("marshmallow-4");
  last().say(message);
  render(Hand, { props: { controller: new Controller(connection) } });
  const focused = () => (document.activeElement as HTMLElement).dataset.card;
  const hand = message.view?.hand as string[];
  document.querySelector<HTMLElement>(`[data-card=${hand[1]}]`)?.focus();
  for (const rest of [hand.toSpliced(1, 1), hand.slice(0, 1)]) {
    last().say({ at: message.at + 1, view: { ...message.view, hand: rest } });
    connection.settle();
    await tick();
    expect(focused()).toBe(rest[1] ?? rest[0]);
  }
});

test("another player on the same device sees nothing of what the previous one received", async () => {
  const first = scene("monster-3-order");
  last().say(first);
  const number = (first.events?.at(-1)?.number ?? 0) + 1;
  const laid = { number, seat: 0, move: "order 6 4 2", by: "person" };
  last().say({ at: first.at + 1, view: first.view, events: [laid] });
  connection.refused = { move: "P1", error: { id: "refused", rule: "MT-6", needs: { suit: "G" } }, count: 1 };
  settings.lang = "en";
  await setLanguage("en");
  const controller = new Controller(connection);
  const { container } = render(Announcer, { props: { controller } });
  last().say({ at: first.at + 2, view: first.view, events: [{ ...laid, number: number + 1, move: "order 2 6 4" }] });
  await tick();
  expect(container.textContent).toContain("2 6 4");
  last().say({
    at: first.at + 3,
    viewpoint: null,
    table: first.table,
    view: { ...first.view, seat: null, hand: undefined },
  });
  await tick();
  expect(connection.events).toEqual([]);
  expect(connection.refused).toBe(null);
  expect(container.textContent).not.toContain("2 6 4");
});

/** The lobby of scheme 2, and this browser's notes from getting ready there. */
const PLEDGES = ["aa".repeat(32), "bb".repeat(32), null, null];
const ENTROPIES = ["my words", "other words", null, null];
function lobby(changed: object = {}): object {
  const { table, you, at } = scene("marshmallow-4");
  const gathering = { id: "abc", phase: "gathering", scheme: 2, pledges: null, entropies: null };
  return { at, you, viewpoint: 0, view: null, table: { ...table, ...gathering, ...changed } };
}
function begun(changed: object = {}): object {
  const { table, ...rest } = scene("marshmallow-4");
  return { ...rest, table: { ...table, id: "abc", scheme: 2, pledges: PLEDGES, entropies: ENTROPIES, ...changed } };
}
const reveals = () =>
  last()
    .sent.map(({ command }) => command)
    .filter(({ type }) => type === "reveal");

function getReady(): void {
  localStorage.clear();
  last().say(lobby());
  note(connection.table as TableInfo, 0, "my words", PLEDGES[0] as string);
}

test("reveals entropy once all pledges are fixed, and again after a reconnect", async () => {
  getReady();
  expect(reveals()).toEqual([]);
  last().say(lobby({ pledges: PLEDGES }));
  last().say(lobby({ pledges: PLEDGES }));
  expect(reveals()).toMatchObject([{ seat: 0, entropy: "my words" }]);
  last().close(1013);
  await vi.advanceTimersByTimeAsync(1000);
  last().say(lobby({ pledges: PLEDGES }));
  expect(reveals()).toMatchObject([{ seat: 0, entropy: "my words" }]);
  last().say(begun());
  expect(connection.objection).toBe(null);
});

test("warns of a replaced commitment, whatever follows", () => {
  getReady();
  last().say(lobby({ commitment: "00".repeat(32), pledges: PLEDGES }));
  expect(connection.objection).toBe("commitment-replaced");
  expect(reveals()).toEqual([]);
  last().say(begun());
  expect(connection.objection).toBe("commitment-replaced");
});

test("warns of a replaced pledge, and reveals no entropy", () => {
  getReady();
  last().say(lobby({ pledges: ["cc".repeat(32), ...PLEDGES.slice(1)] }));
  expect(connection.objection).toBe("entropy-replaced");
  expect(reveals()).toEqual([]);
});

test.each([
  ["other words", "entropy-replaced"],
  ["", "entropy-left-out"],
])("warns of a table that starts with %o in place of my entropy, also after a reload", (used, id) => {
  getReady();
  last().say(lobby({ pledges: PLEDGES }));
  const entropies = [used || null, ...ENTROPIES.slice(1)];
  last().say(begun({ entropies }));
  expect(connection.objection).toBe(id);
  connection.close();
  connection = new Connection(webSocket("abc"));
  last().say(begun({ entropies }));
  expect(connection.objection).toBe(id);
});

test("warns of a table that starts without my pledge", () => {
  getReady();
  last().say(begun({ pledges: null, entropies: [null, null, null, null] }));
  expect(connection.objection).toBe("entropy-replaced");
});

test("ignores a seat that was left before the start", () => {
  getReady();
  last().say({ ...lobby(), you: { seats: [1], host: false } });
  last().say(begun({ pledges: ["cc".repeat(32), ...PLEDGES.slice(1)], entropies: ["x", ...ENTROPIES.slice(1)] }));
  expect(connection.objection).toBe(null);
});

test("scheme 1: the table must use my entropy", () => {
  localStorage.clear();
  last().say(lobby({ scheme: 1 }));
  note(connection.table as TableInfo, 0, "my words", null);
  last().say(begun({ scheme: 1, pledges: null, entropies: ["my words", "", "", ""] }));
  expect(connection.objection).toBe(null);
  last().say(begun({ scheme: 1, pledges: null, entropies: ["chosen", "", "", ""] }));
  expect(connection.objection).toBe("entropy-replaced");
});

test("stores the notes of fifty tables, or keeps them in memory without storage", () => {
  getReady();
  for (let n = 0; n < 50; n++) note({ ...(connection.table as TableInfo), id: `t${n}` }, 0, "x", null);
  expect(Object.keys(JSON.parse(localStorage.getItem("petitfour/fair") ?? "{}"))).toHaveLength(50);
  vi.stubGlobal("localStorage", undefined);
  expect(canKeep()).toBe(false);
  note({ ...(connection.table as TableInfo), id: "private" }, 0, "x", null);
  expect(notesOf("private")?.seats[0]?.entropy).toBe("x");
});

test("a verdict says what the record was compared with", async () => {
  await setLanguage("en");
  const said = (own: boolean, played: boolean) => {
    const verdict = { id: "verified" as const, deals: 2, own, withheld: [1] };
    const { container, unmount } = render(Fair, { props: { verdict, played, names: () => "Bo" } });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(said(true, true)).toContain("your part is in the shuffle");
  expect(said(true, true)).toContain("in time: Bo");
  expect(said(false, false)).toContain("Only the record was checked: you did not get ready");
  vi.stubGlobal("localStorage", undefined);
  expect(said(false, true)).toContain("this browser could not remember");
});

test("the memory aid shows the view, and asks the server for nothing", () => {
  const message = scene("monster-3-memory");
  last().say(message);
  const { container } = render(Memory, { props: { controller: new Controller(connection) } });
  const { holders = [], tricks = [] } = message.view?.memory ?? {};
  const cards = [...holders.flatMap((suit) => suit.cards), ...tricks.flatMap((trick) => trick.cards)];
  expect(tricks.length).toBeGreaterThan(3);
  expect(container.querySelectorAll("svg.card")).toHaveLength(cards.length);
  expect(last().sent).toEqual([]);
});
