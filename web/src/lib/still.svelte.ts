/** A match that is over, looked at again: every position of a record, from any seat or with all cards up. */
import { api } from "./api";
import { type Source, votesDecided } from "./live.svelte";
import type { GameEvent, GameId, MacaronView, MastermindView, MonsterView, Reaction, TableInfo, View } from "./wire";

interface Position {
  number: number;
  seat: number | null;
  move: string | null;
  view: View;
}

/** Whose eyes: a seat's, everybody's, or all at once. */
export type Eyes = number | null | "open";

export class Still implements Source {
  at = $state(0);
  leapt = true;
  eyes = $state<Eyes>(null);
  /** With all cards up: the same positions as each seat saw them. */
  each = $state.raw<Position[][]>([]);
  positions = $state.raw<Position[]>([]);
  table: TableInfo;
  readonly link = "open";
  readonly you = { seats: [], host: false };
  readonly refused = null;
  readonly problem = null;
  readonly reactions: Reaction[] = [];
  readonly clocks = { at: 0, of: [] };

  private constructor(readonly record: string) {
    this.table = header(record);
  }

  /** Reads a record; throws an ApiError if it is none. */
  static async open(record: string, eyes: Eyes): Promise<Still> {
    const still = new Still(record);
    await still.look(eyes);
    still.table.outcome = still.positions.at(-1)?.view.outcome ?? null;
    return still;
  }

  async look(eyes: Eyes): Promise<void> {
    const seen = (seat: number | null) => api.expand(this.record, seat).then(({ positions }) => positions);
    const seats = eyes === "open" ? [...Array(this.table.players).keys()] : [];
    const [positions, ...each] = await Promise.all([seen(eyes === "open" ? null : eyes), ...seats.map(seen)]);
    this.positions = positions!;
    this.each = each;
    this.eyes = eyes;
  }

  go(to: number): void {
    this.leapt = to !== this.at + 1;
    this.at = to;
  }

  get as(): number | null {
    return this.eyes === "open" ? null : this.eyes;
  }

  /** What each seat saw at this moment, where all cards are up. */
  get views(): View[] {
    return this.each.map((positions) => positions[this.at]!.view);
  }

  get view(): View {
    const { view } = this.positions[this.at]!;
    return this.eyes === "open" ? turnedUp(view, this.views) : view;
  }

  get took(): number | null {
    return null;
  }

  /** What led here. */
  get events(): GameEvent[] {
    const decided = votesDecided(this.view);
    return this.positions.slice(0, this.at).map(({ number, seat, move }, index) => ({
      number,
      seat: seat ?? -1,
      move,
      by: "table" as const,
      ...(decided && index === this.at - 1 ? { decided } : {}),
    }));
  }

  async play(): Promise<boolean> {
    return false;
  }

  async ask(): Promise<null> {
    return null;
  }
}

/** What lies face down on the table, as its owners know it. Hands are shown beside the table. */
function turnedUp(view: View, views: View[]): View {
  switch (view.game) {
    case "monster":
      return {
        ...view,
        rows: view.rows.map((row, seat) => (views[seat] as MonsterView | undefined)?.rows[seat] ?? row),
      };
    case "macaron":
      return {
        ...view,
        votes: view.votes?.map((vote, n) => ({
          ...vote,
          token: vote.token ?? (views[vote.seat] as MacaronView | undefined)?.votes?.[n]?.token ?? null,
        })),
      };
    case "mastermind":
      return { ...view, code: views.map((one) => (one as MastermindView).code).find(Boolean) };
    default:
      return view;
  }
}

/** The lines before the moves say what is needed to draw the table. */
function header(record: string): TableInfo {
  const lines = record.split("\n");
  const value = (key: string) => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const settings = lines.flatMap((line) => {
    const [, name, json] = /^set (\w+): (.*)$/.exec(line) ?? [];
    return name && json ? [[name, parsed(json)]] : [];
  });
  const names = lines.flatMap((line) => /^seat \d: (.*)$/.exec(line)?.[1] ?? []);
  return {
    id: "",
    game: value("game") as GameId,
    rules: Number(value("rules")),
    players: Number(value("players")),
    settings: Object.fromEntries(settings),
    listed: false,
    clock: {},
    spectators: "public",
    delay: 0,
    hints: false,
    fast: false,
    phase: "playing",
    host: null,
    seats: names.map((name, seat) => ({
      seat,
      kind: "person",
      name,
      level: null,
      ready: true,
      here: true,
      away: null,
      bot_holds: false,
      conceded: false,
    })),
    watchers: 0,
    commitment: value("commitment") ?? "",
    entropies: null,
    secret: value("secret") ?? null,
    agreed: [],
    rounds: [],
    outcome: null,
    rematch: null,
    after: null,
    created: 0,
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
