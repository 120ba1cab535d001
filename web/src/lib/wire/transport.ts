/**
 * How a table is fed. A transport carries messages and knows neither rules nor state: a WebSocket to a server, or a
 * worker in which the table itself runs. `Connection` builds the state from what it delivers.
 */
import type { ClientMessage, ServerMessage } from "./wire";

/** "connecting": nothing has arrived yet. "lost": it tries again by itself. "gone": it does not try again. */
export type Link = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  /** A message of the table, in the order in which they were sent. The first one holds the table and the view. */
  message(message: ServerMessage): void;
  link(link: Link): void;
  /** Messages that were not answered so far will not be answered. */
  dropped(): void;
}

export interface Transport {
  /** Sends a message. Returns false if the link is not open. */
  send(message: ClientMessage): boolean;
  /** Opens the link again, because the user's session has changed. The table greets again. */
  reopen(): void;
  close(): void;
}

/** Opens a transport. It calls the listener only after it has returned. */
export type OpenTransport = (listener: Listener) => Transport;
