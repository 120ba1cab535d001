/** The WebSocket of a table. It is opened early, while the code that draws the table is loading. */

interface Early {
  address: string;
  socket: WebSocket;
  /** Messages that arrived before there was a listener. */
  heard: (MessageEvent<string> | CloseEvent)[];
}

let early: Early | null = null;

export function socketAddress(table: string, screen = false): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/t/${table}/ws?v=2${screen ? "&screen=1" : ""}`;
}

/** Opens a socket early. `first` receives the first message. */
export function openEarly(to: string, first: (text: string) => void): void {
  const socket = new WebSocket(to);
  const heard: Early["heard"] = [];
  socket.onmessage = (event: MessageEvent<string>) => {
    if (!heard.length) first(event.data);
    heard.push(event);
  };
  socket.onclose = (event) => heard.push(event);
  early = { address: to, socket, heard };
}

/** Takes over the early socket and delivers its messages, or opens a new one. */
export function openSocket(to: string, message: (text: string) => void, close: (code: number) => void): WebSocket {
  const taken = early?.address === to ? early : null;
  if (!taken) early?.socket.close();
  early = null;
  const socket = taken?.socket ?? new WebSocket(to);
  const hear = (event: MessageEvent<string> | CloseEvent) =>
    "data" in event ? message(event.data) : close(event.code);
  socket.onmessage = hear;
  socket.onclose = hear;
  queueMicrotask(() => taken?.heard.forEach(hear));
  return socket;
}
