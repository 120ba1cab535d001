/** The transport over a WebSocket. It reconnects with growing delays, and at once when the network or the page is back. */

import { openSocket, socketAddress } from "./socket";
import type { Link, Listener, OpenTransport, Transport } from "./transport";
import type { ClientMessage, ServerMessage } from "./wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const LONG_AWAY = 30_000;
/** The close code of a server that speaks another version of the protocol. */
const OTHER_VERSION = 4426;
/** Close codes after which the client does not reconnect: wrong token, blocked, no such table, unreadable, other version. */
const FINAL = [4401, 4403, 4404, 4410, OTHER_VERSION];
const RELOADED = "petitfour-reloaded";
const RELOAD_PAUSE = 60_000;

/** Loads the page again, because the server has a newer one. Does nothing if that did not help a moment ago. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return; // where nothing can be noted, the page would reload without end
  }
  location.reload();
}

/** A table on the server, as a player or as a shared screen. */
export function webSocket(table: string, screen = false): OpenTransport {
  return (listener) => new SocketTransport(socketAddress(table, screen), listener);
}

class SocketTransport implements Transport {
  #socket: WebSocket | null = null;
  #link: Link = "connecting";
  #greeted = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #hidden = 0;

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#glance);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  reopen(): void {
    this.#leave();
    this.listener.dropped();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#glance);
    this.#socket?.close();
  }

  #connect(): void {
    this.#socket = openSocket(
      this.address,
      (text) => this.#hear(JSON.parse(text) as ServerMessage),
      (code) => this.#lost(code),
    );
  }

  #hear(message: ServerMessage): void {
    this.#wait = FIRST_WAIT;
    this.#greeted ||= Boolean(message.table);
    if (!message.error || message.table) this.#become("open");
    this.listener.message(message);
    if (message.shutting_down) this.#socket?.close(); // reconnects, perhaps to another server
  }

  #become(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.listener.link(link);
  }

  #lost(code: number): void {
    this.listener.dropped();
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.#become("gone");
      if (code === OTHER_VERSION) reloadOnce();
      return;
    }
    this.#become(this.#greeted ? "lost" : "connecting");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Closes a socket and ignores its events. */
  #leave(): void {
    const old = this.#socket;
    if (old) old.onclose = old.onmessage = null;
    old?.close();
  }

  /** The network is lost. Without this the socket would not notice for minutes. */
  #drop = (): void => {
    if (this.#link === "gone") return;
    clearTimeout(this.#timer);
    this.#leave();
    this.#lost(0);
  };

  /** Phones silently cut the sockets of hidden pages, so a page that was hidden for a while opens a new one. */
  #glance = (): void => {
    if (document.hidden) this.#hidden = Date.now();
    else if (this.#link === "open" && Date.now() - this.#hidden > LONG_AWAY) this.reopen();
    else this.#hurry();
  };

  /** The network or the page is back: reconnects without further delay. */
  #hurry = (): void => {
    if (this.#link === "open" || this.#link === "gone" || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
