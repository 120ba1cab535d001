/** A table over a transport. Moves are shown when the table confirms them. */

import { keepOnly, notesOf, type Objection, objection, see } from "../fair/notes";
import { duration } from "../preferences/settings.svelte";
import type { Link, OpenTransport, Transport } from "../wire/transport";
import type { ClientMessage, Reaction, ServerMessage, TableInfo, WireError } from "../wire/wire";
import type { Fields, Refused, Source } from "./source";
import { reduce, START, settled, shown, type TableState, trickWinner } from "./table-state";

const GLIMPSE = { round: 3600, trick: 1300 };
const REACTION = 3000;

export class Connection implements Source {
  readonly holds = true;
  link = $state<Link>("connecting");
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<WireError | null>(null);
  reactions = $state.raw<Reaction[]>([]);
  /** A move was sent and not yet answered. */
  busy = $state(false);
  /** Never cleared: a table that corrects itself later is not trustworthy either. */
  objection = $state.raw<Objection | null>(null);

  #state = $state.raw<TableState>(START);
  // derived one by one: a message that leaves a part as it is wakes nobody who reads only that part
  readonly table = $derived(this.#state.table);
  readonly you = $derived(this.#state.you);
  readonly as = $derived(this.#state.viewpoint);
  readonly at = $derived(this.#state.at);
  readonly events = $derived(this.#state.events);
  readonly clocks = $derived(this.#state.clocks);
  readonly heard = $derived(this.#state.heard);
  readonly moved = $derived(this.#state.moved);
  readonly view = $derived(shown(this.#state));
  readonly trickWinner = $derived(trickWinner(this.#state));

  #transport: Transport;
  #next = 1;
  #asked = new Map<number, (answer: ServerMessage) => void>();
  /** Seats whose entropy was revealed on this link. */
  #revealed = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #greeted: () => void = () => {};

  constructor(open: OpenTransport) {
    this.#transport = open({
      message: (message) => this.#hear(message),
      link: (link) => {
        this.link = link;
      },
      dropped: () => this.#drop(),
    });
  }

  close(): void {
    this.settle();
    this.#transport.close();
  }

  /** Reconnects with the current session cookie. */
  again(): Promise<void> {
    this.#transport.reopen();
    return new Promise((resolve) => {
      this.#greeted = resolve;
    });
  }

  /** Sends a command and resolves with the answer, which can be a refusal. Rejects if the link is not open. */
  send(verb: string, fields: Fields = {}): Promise<ServerMessage> {
    const id = this.#next++;
    const command = { type: verb, ...fields } as ClientMessage["command"];
    if (!this.#transport.send({ id, command })) return Promise.reject(new Error("line down"));
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** Sends a command for a button. A refusal becomes the table's problem. */
  async ask(verb: string, fields: Fields = {}): Promise<ServerMessage | null> {
    try {
      const answer = await this.send(verb, fields);
      this.problem = answer.error ?? null;
      return answer;
    } catch {
      return null; // the page already shows that the connection is lost
    }
  }

  async play(move: string): Promise<boolean> {
    if (this.as === null || this.busy) return false;
    this.busy = true;
    const thought = Math.round(performance.now() - this.clocks.at);
    try {
      const answer = await this.send("move", { seat: this.as, at: this.at, move, thought });
      this.refused = answer.error ? { move, error: answer.error, count: (this.refused?.count ?? 0) + 1 } : null;
      return !answer.error;
    } catch {
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Shows the current position, if an earlier one is shown. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#state = settled(this.#state);
  }

  #hear(message: ServerMessage): void {
    const before = this.#state;
    this.#update(reduce(before, message, performance.now()));
    if (this.as !== before.viewpoint || this.events.at(-1) !== before.events.at(-1)) this.refused = null;
    if (message.table) {
      this.#compare(message.table);
      this.#greeted();
    }
    if (message.reaction) this.#react(message.reaction);
    if (message.reply_to !== undefined) {
      this.#asked.get(message.reply_to)?.(message);
      this.#asked.delete(message.reply_to);
    }
    if (message.error && message.reply_to === undefined) this.problem = message.error;
    else if (message.table && this.problem?.id === "store-unavailable") this.problem = null; // it is available again
  }

  /** Takes the new state. A new glimpse stays for a moment, unless animations are off. */
  #update(state: TableState): void {
    const { glimpse } = state;
    const fresh = glimpse !== this.#state.glimpse;
    this.#state = state;
    if (!fresh) return;
    clearTimeout(this.#timer);
    const time = glimpse && duration(GLIMPSE[glimpse.kind]);
    if (time) this.#timer = setTimeout(() => this.settle(), time);
    else this.settle();
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

  #react(reaction: Reaction): void {
    const shown = { ...reaction };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => {
      this.reactions = this.reactions.filter((other) => other !== shown);
    }, REACTION);
  }

  #drop(): void {
    this.#revealed.clear();
    for (const answer of this.#asked.values()) answer({ at: this.at, error: { id: "line-down" } });
    this.#asked.clear();
  }
}
