import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Desk } from "../src/lib/desk.svelte";
import { Live } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import Announcer from "../src/table/Announcer.svelte";
import Hand from "../src/table/Hand.svelte";
import { scene } from "./scenes";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
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
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  live = new Live("abc");
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first message draws the table", () => {
  expect(last().address).toMatch(/^ws:.*\/t\/abc\/ws\?v=1$/);
  expect(live.link).toBe("connecting");
  last().say(scene("marshmallow-4"));
  expect(live.link).toBe("open");
  expect(live.view?.game).toBe("marshmallow");
  expect(live.as).toBe(0);
});

test("a move names the entry it was made at, and is not shown before the server has it", async () => {
  const message = scene("marshmallow-4");
  last().say(message);
  const playing = live.play("P2");
  expect(last().sent[0]).toMatchObject({ id: 1, do: "move", seat: 0, at: message.at, move: "P2" });
  expect(live.busy).toBe(true);
  expect(live.view).toEqual(message.view);
  last().say({ at: message.at + 1, re: 1 });
  expect(await playing).toBe(true);
  expect(live.busy).toBe(false);
});

test("a refused move keeps its rule until something happens", async () => {
  const message = scene("marshmallow-4");
  last().say(message);
  const playing = live.play("Y11");
  last().say({ ...message, events: [], re: 1, error: { id: "refused", rule: "MT-6", needs: { suit: "P" } } });
  expect(await playing).toBe(false);
  expect(live.refused).toMatchObject({ move: "Y11", error: { rule: "MT-6" } });
  const number = (message.events?.at(-1)?.number ?? 0) + 1;
  last().say({ at: message.at + 1, events: [{ number, seat: 1, move: "P3", by: "bot" }] });
  expect(live.refused).toBeNull();
});

test("whose pile grew took the trick", () => {
  const message = scene("marshmallow-4");
  last().say(message);
  expect(live.took).toBeNull();
  const view = structuredClone(message.view) as { tricks: number[] };
  view.tricks[2] = (view.tricks[2] ?? 0) + 1;
  last().say({ at: message.at + 1, view });
  expect(live.took).toBe(2);
});

test("a lost line is tried again, ever more patiently, and events that come twice count once", () => {
  const message = scene("marshmallow-4");
  last().say(message);
  const many = live.events.length;
  last().close(1006);
  expect(live.link).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(Socket.all.length).toBe(2);
  last().close(1006);
  vi.advanceTimersByTime(399);
  expect(Socket.all.length).toBe(2);
  vi.advanceTimersByTime(401);
  expect(Socket.all.length).toBe(3);
  last().say(message);
  expect(live.link).toBe("open");
  expect(live.events.length).toBe(many);
});

test("what was asked on a lost line is answered: nobody waits for ever", async () => {
  last().say(scene("marshmallow-4"));
  const playing = live.play("P2");
  last().close(1006);
  expect(await playing).toBe(false);
  expect(live.busy).toBe(false);
});

test("a table that is not there is not asked for again", () => {
  last().say({ at: 0, error: { id: "no-such-table" } });
  last().close(4404);
  expect(live.link).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
});

test("when the network goes, the line is lost at once; when it comes back, so does the line", () => {
  last().say(scene("marshmallow-4"));
  dispatchEvent(new Event("offline"));
  expect(live.link).toBe("lost");
  expect(last().readyState).toBe(3);
  dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(2);
  last().say(scene("marshmallow-4"));
  expect(live.link).toBe("open");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(2);
});

test("after a while in another tab the line is made anew, without a flicker", () => {
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
  expect(live.link).toBe("open");
  hidden.mockRestore();
});

test("what happens is announced, and what happened before the page was opened is not", async () => {
  settings.lang = "en";
  await speak("en");
  const message = scene("marshmallow-4");
  last().say(message);
  render(Announcer, { props: { desk: new Desk(live) } });
  const news = document.querySelector("[aria-live=polite]") as HTMLElement;
  expect(news.textContent).toBe("");
  const number = (message.events?.at(-1)?.number ?? 0) + 1;
  last().say({ at: message.at + 1, events: [{ number, seat: 1, move: "P3", by: "bot" }] });
  await tick();
  expect(news.textContent).toBe(`${message.table?.seats[1]?.name} plays pink 3.`);
});

test("a card that leaves the hand gives its focus to its neighbour", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
  const message = scene("marshmallow-4");
  last().say(message);
  render(Hand, { props: { desk: new Desk(live) } });
  const focused = () => (document.activeElement as HTMLElement).dataset.card;
  const hand = message.view?.hand as string[];
  document.querySelector<HTMLElement>(`[data-card=${hand[1]}]`)?.focus();
  for (const rest of [hand.toSpliced(1, 1), hand.slice(0, 1)]) {
    last().say({ at: message.at + 1, view: { ...message.view, hand: rest } });
    live.settle();
    await tick();
    expect(focused()).toBe(rest[1] ?? rest[0]);
  }
});

test("other eyes at the same device: nothing that the ones before were told is left", async () => {
  const first = scene("monster-3-order");
  last().say(first);
  const number = (first.events?.at(-1)?.number ?? 0) + 1;
  const laid = { number, seat: 0, move: "order 6 4 2", by: "person" };
  last().say({ at: first.at + 1, view: first.view, events: [laid] });
  live.refused = { move: "P1", error: { id: "refused", rule: "MT-6", needs: { suit: "G" } }, count: 1 };
  settings.lang = "en";
  await speak("en");
  const desk = new Desk(live);
  const { container } = render(Announcer, { props: { desk } });
  last().say({ at: first.at + 2, view: first.view, events: [{ ...laid, number: number + 1, move: "order 2 6 4" }] });
  await tick();
  expect(container.textContent).toContain("2 6 4");
  last().say({ at: first.at + 3, as: null, table: first.table, view: { ...first.view, seat: null, hand: undefined } });
  await tick();
  expect(live.events).toEqual([]);
  expect(live.refused).toBe(null);
  expect(container.textContent).not.toContain("2 6 4");
});
