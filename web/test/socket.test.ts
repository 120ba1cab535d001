/** A socket that was opened early is taken over with its messages. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEarly, openSocket } from "../src/lib/wire/socket";

class Socket {
  static all: Socket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  close = vi.fn();
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
}

beforeEach(() => {
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => vi.unstubAllGlobals());

test("early and later messages are delivered once, in order", async () => {
  const [first, message, close] = [vi.fn(), vi.fn(), vi.fn()];
  openEarly("ws://here/a", first);
  const [socket] = Socket.all as [Socket];
  socket.onmessage?.({ data: "one" });
  socket.onmessage?.({ data: "two" });
  expect(first.mock.calls).toEqual([["one"]]);
  expect(openSocket("ws://here/a", message, close)).toBe(socket);
  await Promise.resolve();
  socket.onmessage?.({ data: "three" });
  socket.onclose?.({ code: 1006 });
  expect(message.mock.calls).toEqual([["one"], ["two"], ["three"]]);
  expect(close.mock.calls).toEqual([[1006]]);
});

test("a socket that was lost early reports its close", async () => {
  const close = vi.fn();
  openEarly("ws://here/a", vi.fn());
  Socket.all[0]?.onclose?.({ code: 4404 });
  openSocket("ws://here/a", vi.fn(), close);
  await Promise.resolve();
  expect(close.mock.calls).toEqual([[4404]]);
});

test("an early socket is used once, and only for its own address", () => {
  openEarly("ws://here/a", vi.fn());
  openSocket("ws://here/b", vi.fn(), vi.fn());
  openSocket("ws://here/a", vi.fn(), vi.fn());
  expect(Socket.all.map(({ address }) => address)).toEqual(["ws://here/a", "ws://here/b", "ws://here/a"]);
  expect(Socket.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
});
