/** The transport to a table on this device, which runs in the worker of the engine. */
import type { Link, Listener, OpenTransport, Transport } from "../wire/transport";
import type { ClientMessage, ServerMessage } from "../wire/wire";

type Engine = typeof import("./engine.svelte");

/** A table on this device. One page plays it; another one can take it over. */
export function onDevice(table: string): OpenTransport {
  return (listener) => new LocalTransport(table, listener);
}

class LocalTransport implements Transport {
  #engine: Engine | null = null;
  #link: Link = "connecting";
  #closed = false;
  /** The number of the last entry that arrived. */
  #at = 0;
  #release: () => void = () => {};

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect(false);
  }

  send(message: ClientMessage): boolean {
    if (this.#link !== "open" || !this.#engine) return false;
    this.#engine.sendTo(this.table, JSON.stringify(message));
    return true;
  }

  /** Opens the table here, also if another page plays it. */
  reopen(): void {
    this.listener.dropped();
    this.#leave();
    this.#connect(true);
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  async #connect(take: boolean): Promise<void> {
    try {
      if (!(await this.#lock(take))) {
        this.#end("open-elsewhere");
        return;
      }
      this.#engine = await import("./engine.svelte");
      await this.#engine.openTable(this.table, {
        frames: (frames) => {
          for (const frame of frames) this.#hear(JSON.parse(frame) as ServerMessage);
        },
        trouble: (trouble) => {
          if (trouble === "open-elsewhere") this.#end(trouble);
          else this.listener.message({ at: this.#at, error: { id: trouble } });
        },
      });
      if (this.#closed) this.#leave();
    } catch (error) {
      this.#end((error as { id?: string }).id ?? "no-engine");
    }
  }

  #hear(message: ServerMessage): void {
    if (this.#closed) return;
    this.#at = message.at;
    this.#become("open");
    this.listener.message(message);
  }

  #become(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.listener.link(link);
  }

  /** Says why there is no link. */
  #end(id: string): void {
    if (this.#closed) return;
    this.#leave();
    this.listener.dropped();
    this.listener.message({ at: this.#at, error: { id } });
    this.#become("gone");
  }

  #leave(): void {
    this.#release();
    this.#engine?.leaveTable(this.table);
    this.#engine = null;
  }

  /**
   * Takes the lock of the table. Returns false if another page has it and it is not taken from there. Without a secure
   * context there are no locks; then the store notices that two pages play.
   */
  #lock(take: boolean): Promise<boolean> {
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const mine = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null);
        if (!lock) return undefined;
        return new Promise((release) => {
          this.#release = release;
        });
      };
      const options = take ? { steal: true } : { ifAvailable: true };
      navigator.locks.request(`petitfour/${this.table}`, options, mine).catch(() => this.#end("open-elsewhere"));
    });
  }
}
