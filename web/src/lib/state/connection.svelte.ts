/** The connection to a table: its state, updated over a WebSocket. Moves are shown when the server confirms them. */

import { keepOnly, notesOf, type Objection, objection, see } from "../fair/notes";
import { duration } from "../preferences/settings.svelte";
import { openSocket, socketAddress } from "../wire/socket";
import type {
  ClockInfo,
  GameEvent,
  MonsterView,
  Reaction,
  ServerMessage,
  TableInfo,
  View,
  WireError,
  You,
} from "../wire/wire";

export type Link = "connecting" | "open" | "lost" | "gone";

/** A refused move with the rule it breaks. `count` distinguishes two refusals of the same move. */
export interface Refused {
  move: string;
  error: WireError;
  count: number;
}

function piles(view: View | null): number[] {
  return (view && ("tricks" in view ? view.tricks : "won" in view ? view.won : null)) ?? [];
}

/** The seat whose pile has grown and that therefore won the trick, or null. */
export function findTrickWinner(before: View | null, now: View | null): number | null {
  const old = piles(before);
  const grown = piles(now).findIndex((tricks, seat) => tricks === (old[seat] ?? tricks) + 1);
  return grown < 0 ? null : grown;
}

/** The card that completed the last trick, while the trick is visible. */
function lastCard(view: View | null): string | undefined {
  const last = view && "last_trick" in view ? view.last_trick : null;
  return (Array.isArray(last) ? last : last?.cards)?.at(-1)?.card;
}

/** MC-12: the votes are revealed, and nobody has bet yet. */
export function votesDecided(view: View | null): { royal: string; allergen: string } | null {
  if (view?.game !== "macaron" || view.phase !== "bet" || !view.votes?.length) return null;
  const { royal, allergen, bets } = view;
  return royal && allergen && bets.every((bet) => bet === null) ? { royal, allergen } : null;
}

/**
 * The position to show before the current one, which would otherwise be replaced at once: the end of a round before the
 * next deal, and in the solo game a trick after which Emma led. Nobody can act in it.
 */
function passing(now: View | null, { view, events }: ServerMessage, known: number): View | null {
  if (!now || !view) return null;
  const still = { to_act: [], legal: [] };
  const { final, round } = events?.findLast((event) => event.final && event.number > known) ?? {};
  if (final && round) {
    const end = { ...final, ...still, seat: view.seat, round, ...(view.hand ? { hand: [] } : {}) };
    if (end.game === "monster") return { ...end, ...keptCards(end) };
    if (end.game !== "mastermind" || !end.last_round) return end;
    const { rows, code } = end.last_round;
    return { ...end, rows, code, rows_left: end.rows_left + end.rows.length - rows.length };
  }
  if (view.game !== "macaron" || now.game !== "macaron" || !view.trick.length || !view.last_trick.length) return null;
  const seen = now.last_trick.length > 0 && now.last_trick[0]?.card === view.last_trick[0]?.card;
  return seen ? null : { ...view, ...still, trick: [], lead: null };
}

/** MO-13: the card that each player keeps, at its place in the row (MO-11). */
export function keptCards({ won, kept }: MonsterView): Pick<MonsterView, "rows" | "face_up"> {
  const up = won.map((tricks) => (tricks ? (tricks - 1) % 3 : null));
  const rows = up.map((place, seat) => [0, 1, 2].map((one) => (one === place ? (kept[seat]?.at(-1) ?? null) : null)));
  return { rows, face_up: up };
}

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

type Fields = Record<string, unknown>;

const FIRST_WAIT = 400;
/** The close code of a server that speaks another version of the protocol. */
const OTHER_VERSION = 4426;
/** Close codes after which the client does not reconnect: wrong token, blocked, no such table, unreadable, other version. */
const FINAL = [4401, 4403, 4404, 4410, OTHER_VERSION];
const RELOADED = "petitfour-reloaded";
const RELOAD_PAUSE = 60_000;
const LONGEST_WAIT = 15_000;
const LONG_AWAY = 30_000;
const LOG_LENGTH = 400;
const GLIMPSE = { round: 3600, trick: 1300 };

/** What a table is drawn from: a connection, a tutorial or a replay. */
export interface Source {
  readonly link: Link;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly you: You;
  readonly as: number | null;
  readonly trickWinner: number | null;
  readonly events: GameEvent[];
  readonly refused: Refused | null;
  readonly problem: WireError | null;
  readonly reactions: Reaction[];
  readonly clocks: { at: number; of: (ClockInfo | null)[] };
  /** Set if the table did not use what this browser noted before the match. */
  readonly objection?: Objection | null;
  play(move: string): Promise<boolean>;
  ask(verb: string, fields?: Fields): Promise<ServerMessage | null>;
  /** When the table's state last arrived (`performance.now()`). Times in it have grown since. */
  readonly heard?: number;
  /** When the position last changed, by the same clock. */
  readonly moved?: number;
  /** The position does not directly follow the one shown before, so nothing is announced. */
  readonly jumped?: boolean;
  /** Shows the current position at once. */
  settle?(): void;
}

export class Connection implements Source {
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  /** The viewpoint: a seat, or null for the public view. */
  as = $state<number | null>(null);
  /** The winner of the trick that was just completed. */
  trickWinner = $state<number | null>(null);
  clocks = $state.raw<{ at: number; of: (ClockInfo | null)[] }>({ at: 0, of: [] });
  at = 0;
  heard = 0;
  moved = 0;
  /** The events since the page was opened, newest last. */
  events = $state.raw<GameEvent[]>([]);
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<WireError | null>(null);
  reactions = $state.raw<Reaction[]>([]);
  /** A move was sent and not yet answered. */
  busy = $state(false);
  /** Never cleared: a table that corrects itself later is not trustworthy either. */
  objection = $state.raw<Objection | null>(null);

  #socket: WebSocket | null = null;
  #address: string;
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = new Map<number, (down: ServerMessage) => void>();
  /** Seats whose entropy was revealed on this socket. */
  #revealed = new Set<number>();
  #closed = false;
  /** The current position, while an earlier one is shown. */
  #present: { view: View | null; trickWinner: number | null; timer: ReturnType<typeof setTimeout> } | null = null;
  #hidden = 0;
  #greeted: () => void = () => {};

  constructor(table: string, screen = false) {
    this.#address = socketAddress(table, screen);
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#glance);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.settle();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#glance);
    this.#socket?.close();
  }

  /** Reconnects with the current session cookie. */
  again(): Promise<void> {
    this.#leave();
    this.#connect();
    return new Promise((resolve) => {
      this.#greeted = resolve;
    });
  }

  /** Sends a command and resolves with the answer, which can be a refusal. Rejects if the socket is not open. */
  send(verb: string, fields: Fields = {}): Promise<ServerMessage> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("line down"));
    const id = this.#next++;
    socket.send(JSON.stringify({ id, command: { type: verb, ...fields } }));
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** Sends a command for a button. A refusal becomes the table's problem. */
  async ask(verb: string, fields: Fields = {}): Promise<ServerMessage | null> {
    try {
      const down = await this.send(verb, fields);
      this.problem = down.error ?? null;
      return down;
    } catch {
      return null; // the page already shows that the connection is lost
    }
  }

  async play(move: string): Promise<boolean> {
    if (this.as === null || this.busy) return false;
    this.busy = true;
    const thought = Math.round(performance.now() - this.clocks.at);
    try {
      const down = await this.send("move", { seat: this.as, at: this.at, move, thought });
      this.refused = down.error ? { move, error: down.error, count: (this.refused?.count ?? 0) + 1 } : null;
      return !down.error;
    } catch {
      return false;
    } finally {
      this.busy = false;
    }
  }

  #connect(): void {
    this.#revealed.clear();
    this.#socket = openSocket(
      this.#address,
      (text) => this.#hear(JSON.parse(text) as ServerMessage),
      (code) => this.#lost(code),
    );
  }

  #hear(down: ServerMessage): void {
    if (!down.error || down.table) this.link = "open";
    this.#wait = FIRST_WAIT;
    this.at = down.at;
    if (down.table) {
      this.table = down.table;
      this.heard = performance.now();
    }
    const turned = down.viewpoint !== undefined && down.viewpoint !== this.as;
    if (turned) this.#turn(down.viewpoint as number | null);
    if (down.you) this.you = down.you;
    if (down.table) this.#compare(down.table);
    const before = turned ? null : this.#now;
    const passed = passing(before, down, this.events.at(-1)?.number ?? 0);
    const trickWinner = findTrickWinner(before, passed ?? down.view ?? null);
    if (this.#present && !passed) this.#present.trickWinner = trickWinner ?? this.#present.trickWinner;
    else this.trickWinner = trickWinner ?? this.trickWinner;
    if (down.view !== undefined) {
      this.moved = performance.now();
      this.#look(down.view, passed);
    }
    if (down.clocks) this.clocks = { at: performance.now(), of: down.clocks };
    if (down.events?.length) this.#note(down.events, trickWinner, lastCard(passed ?? this.#now));
    if (down.table) this.#greeted();
    if (down.reaction) this.#react(down.reaction);
    if (down.reply_to !== undefined) {
      this.#asked.get(down.reply_to)?.(down);
      this.#asked.delete(down.reply_to);
    }
    if (down.error && down.reply_to === undefined) this.problem = down.error;
    else if (down.table && this.problem?.id === "store-unavailable") this.problem = null; // the store is available again
    if (down.shutting_down) this.#socket?.close(); // the server shuts down: reconnect, perhaps to another one
  }

  /** Compares the table with this browser's notes, and reveals its entropy once all pledges are fixed. */
  #compare(table: TableInfo): void {
    see(table.id, table.commitment);
    const sealed = table.phase === "gathering" && table.pledges;
    if (table.phase === "gathering" && !sealed) keepOnly(table.id, this.you.seats);
    const notes = notesOf(table.id);
    this.objection ??= objection(table, notes);
    if (!sealed || !notes || this.objection) return;
    for (const seat of this.you.seats) {
      const mine = notes.seats[seat];
      if (!mine?.pledge || this.#revealed.has(seat)) continue;
      this.#revealed.add(seat);
      this.send("reveal", { seat, entropy: mine.entropy }).catch(() => this.#revealed.delete(seat));
    }
  }

  /** The current position, even if an earlier one is shown. */
  get #now(): View | null {
    return this.#present ? this.#present.view : this.view;
  }

  /** The viewpoint changed: drops the events and refusals of the old one. */
  #turn(as: number | null): void {
    this.settle();
    this.as = as;
    this.events = [];
    this.refused = null;
  }

  /** Adds new events. After a reconnect the server sends the last events again; these are skipped. */
  #note(events: GameEvent[], trickWinner: number | null, completing?: string): void {
    const last = this.events.at(-1)?.number ?? 0;
    const fresh = events.filter((event) => event.number > last);
    if (fresh.length) {
      const completed = fresh.findLast(
        ({ move }) => move && (move === completing || move.startsWith(`${completing} `)),
      );
      if (completed && trickWinner !== null) completed.trickWinner = trickWinner;
      const vote = fresh.findLast(({ seat, move }) => seat >= 0 && (!move || move.startsWith("vote ")));
      const decided = votesDecided(this.#now);
      if (vote && decided) vote.decided = decided;
      this.events = [...this.events, ...fresh].slice(-LOG_LENGTH);
      this.refused = null;
    }
  }

  /** Shows an earlier position for a moment, unless animations are off. */
  #look(view: View | null, passed: View | null): void {
    if (this.#present && !passed && view) {
      this.#present.view = view; // later messages do not shorten the time
      return;
    }
    clearTimeout(this.#present?.timer);
    this.#present = null;
    const time = passed && duration(view && passed.round === view.round ? GLIMPSE.trick : GLIMPSE.round);
    this.view = time ? passed : view;
    if (time) this.#present = { view, trickWinner: null, timer: setTimeout(() => this.settle(), time) };
  }

  settle(): void {
    if (!this.#present) return;
    const { view, trickWinner, timer } = this.#present;
    this.#present = null;
    clearTimeout(timer);
    this.view = view;
    this.trickWinner = trickWinner ?? this.trickWinner;
  }

  #react(reaction: Reaction): void {
    const shown = { ...reaction };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => {
      this.reactions = this.reactions.filter((other) => other !== shown);
    }, 3000);
  }

  #lost(code: number): void {
    for (const answer of this.#asked.values()) answer({ at: this.at, error: { id: "line-down" } });
    this.#asked.clear();
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.link = "gone";
      if (code === OTHER_VERSION) reloadOnce();
      return;
    }
    this.link = this.table ? "lost" : "connecting";
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
    if (this.link === "gone") return;
    clearTimeout(this.#timer);
    this.#leave();
    this.#lost(0);
  };

  /** Phones silently cut the sockets of hidden pages, so a page that was hidden for a while opens a new one. */
  #glance = (): void => {
    if (document.hidden) this.#hidden = Date.now();
    else if (this.link === "open" && Date.now() - this.#hidden > LONG_AWAY) this.again();
    else this.#hurry();
  };

  /** The network or the page is back: reconnects without further delay. */
  #hurry = (): void => {
    if (this.link === "open" || this.link === "gone" || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
