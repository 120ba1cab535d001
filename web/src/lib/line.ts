/** The line to a table. It is opened while the code that draws the table is still on its way, and taken over by it. */

interface Early {
  address: string;
  socket: WebSocket;
  /** What has come before anybody listened. */
  heard: (MessageEvent<string> | CloseEvent)[];
}

let early: Early | null = null;

export function address(table: string, screen = false): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/t/${table}/ws?v=1${screen ? "&screen=1" : ""}`;
}

/** Opens the line ahead of time; `first` hears the first message before anybody else. */
export function ahead(to: string, first: (text: string) => void): void {
  const socket = new WebSocket(to);
  const heard: Early["heard"] = [];
  socket.onmessage = (event: MessageEvent<string>) => {
    if (!heard.length) first(event.data);
    heard.push(event);
  };
  socket.onclose = (event) => heard.push(event);
  early = { address: to, socket, heard };
}

/** The line that was opened ahead, or a new one; what it has said already is said again. */
export function line(to: string, message: (text: string) => void, close: (code: number) => void): WebSocket {
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
