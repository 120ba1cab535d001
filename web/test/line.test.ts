/** A line that was opened ahead of time is taken over with all it has said. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ahead, line } from "../src/lib/line";

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

test("what came early is heard, once and in order, and so is what comes later", async () => {
  const [first, message, close] = [vi.fn(), vi.fn(), vi.fn()];
  ahead("ws://here/a", first);
  const [socket] = Socket.all as [Socket];
  socket.onmessage?.({ data: "one" });
  socket.onmessage?.({ data: "two" });
  expect(first.mock.calls).toEqual([["one"]]);
  expect(line("ws://here/a", message, close)).toBe(socket);
  await Promise.resolve();
  socket.onmessage?.({ data: "three" });
  socket.onclose?.({ code: 1006 });
  expect(message.mock.calls).toEqual([["one"], ["two"], ["three"]]);
  expect(close.mock.calls).toEqual([[1006]]);
});

test("a line that was lost before anybody listened says so", async () => {
  const close = vi.fn();
  ahead("ws://here/a", vi.fn());
  Socket.all[0]?.onclose?.({ code: 4404 });
  line("ws://here/a", vi.fn(), close);
  await Promise.resolve();
  expect(close.mock.calls).toEqual([[4404]]);
});

test("it is taken once, and only by the table it leads to", () => {
  ahead("ws://here/a", vi.fn());
  line("ws://here/b", vi.fn(), vi.fn());
  line("ws://here/a", vi.fn(), vi.fn());
  expect(Socket.all.map(({ address }) => address)).toEqual(["ws://here/a", "ws://here/b", "ws://here/a"]);
  expect(Socket.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
});
