/** A server for the tests, and browsers with players at its tables. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHROMIUM, STATIC } from "../tools/mock-server.mjs";

const PYTHON = process.env.PYTHON ?? join(import.meta.dirname, "../../.venv/bin/python");

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export class House {
  address = "";
  #folder = mkdtempSync(join(tmpdir(), "petitfour-browser-"));
  #port = 0;
  #env: Record<string, string> = {};
  #process: ChildProcess | null = null;
  #browser: Browser | null = null;

  /** `env`: more variables of the environment for the server. */
  static async open(env: Record<string, string> = {}): Promise<House> {
    const house = new House();
    house.#env = env;
    house.#port = await freePort();
    house.address = `http://127.0.0.1:${house.#port}`;
    await house.start();
    house.#browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--host-resolver-rules=MAP home.test 127.0.0.1"],
    });
    return house;
  }

  async start(): Promise<void> {
    const script = join(import.meta.dirname, "server.py");
    const file = join(this.#folder, "tables.db");
    this.#process = spawn(PYTHON, [script, String(this.#port), file, STATIC], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...this.#env },
    });
    for (let tries = 0; tries < 150; tries++) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error("the server did not start");
  }

  /** Stops the server, gracefully or with a kill. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const process = this.#process;
    if (!process) return;
    const gone = new Promise((resolve) => process.once("exit", resolve));
    process.kill(signal);
    await gone;
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.stop("SIGKILL");
    rmSync(this.#folder, { recursive: true });
  }

  /** The server's address over plain HTTP with a host name, as on a home network: not a secure context. */
  get plain(): string {
    return `http://home.test:${this.#port}`;
  }

  /** A new browser without any data. It plays against bots on the server, unless `bots` says otherwise. */
  async stranger(options: Options = {}, bots: "auto" | "device" | "server" = "server"): Promise<Guest> {
    const { tap = "now", ...given } = options;
    const context = await this.#browser!.newContext({
      baseURL: this.address,
      locale: "en",
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      ...given,
    });
    // on a small screen a tap waits for a moment, and whole matches would take long
    await context.addInitScript(
      (first) => {
        if (location.protocol === "http:" && !localStorage.getItem("petitfour"))
          localStorage.setItem("petitfour", JSON.stringify(first));
      },
      { tap, bots },
    );
    return new Guest(await context.newPage());
  }

  /** A new browser with a named user. */
  async guest(name: string, options: Options = {}): Promise<Guest> {
    const guest = await this.stranger(options);
    await guest.page.request.patch("/api/me", { data: { name } });
    return guest;
  }
}

/** `tap`: what a tap on a card does. */
type Options = BrowserContextOptions & { tap?: "now" | "undo" | "twice" };

interface NewTable {
  game: string;
  players: number;
  settings?: Record<string, unknown>;
  pause?: boolean;
  seats?: { kind: string; name?: string; level?: string }[];
}

export class Guest {
  /** Everything that this browser received, and its console messages. */
  received: string[] = [];
  errors: string[] = [];

  constructor(readonly page: Page) {
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.received.push(String(payload))));
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/WebSocket|Failed to load resource|ERR_|Opener-Policy/.test(message.text()))
        this.errors.push(message.text());
    });
  }

  async make(table: NewTable): Promise<string> {
    const bots = Array.from({ length: table.players - 1 }, (_, n) => ({
      kind: "bot",
      name: `Bot ${n + 1}`,
      level: "medium",
    }));
    const data = { fast: true, seats: [{ kind: "you" }, ...bots], ...table };
    const answer = await this.page.request.post("/api/tables", { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()).id;
  }

  async sit(id: string, now = true): Promise<void> {
    await this.page.goto(`/t/${id}${now ? "#now" : ""}`);
    await this.page.waitForSelector(".status, main h1");
  }

  over(): Promise<boolean> {
    return this.page.locator("dialog[open] .ways").isVisible();
  }

  /** The cards in the hand. */
  hand(): Promise<string[]> {
    return this.page
      .locator(".hand [data-card]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card as string));
  }

  mine(): Promise<boolean> {
    return this.page.locator(".status.mine").isVisible();
  }
}
