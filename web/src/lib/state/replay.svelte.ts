/** The replay of a record: all positions, from any viewpoint or with all cards face up. */
import { api } from "../wire/api";
import type {
  GameEvent,
  GameId,
  MacaronView,
  MastermindView,
  MonsterView,
  Reaction,
  TableInfo,
  View,
} from "../wire/wire";
import { type Source, votesDecided } from "./connection.svelte";

interface Position {
  number: number;
  seat: number | null;
  move: string | null;
  view: View;
}

/** The viewpoint: a seat, the public view (null), or all cards face up. */
export type Eyes = number | null | "open";

export class Replay implements Source {
  at = $state(0);
  jumped = true;
  eyes = $state<Eyes>(null);
  /** With all cards face up: the positions from each seat. */
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

  /** Opens a record, or throws an ApiError. */
  static async open(record: string, eyes: Eyes): Promise<Replay> {
    const replay = new Replay(record);
    await replay.look(eyes);
    replay.table.outcome = replay.positions.at(-1)?.view.outcome ?? null;
    return replay;
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
    this.jumped = to !== this.at + 1;
    this.at = to;
  }

  get as(): number | null {
    return this.eyes === "open" ? null : this.eyes;
  }

  /** The current views of all seats, if all cards are face up. */
  get views(): View[] {
    return this.each.map((positions) => positions[this.at]!.view);
  }

  get view(): View {
    const { view } = this.positions[this.at]!;
    return this.eyes === "open" ? turnedUp(view, this.views) : view;
  }

  get trickWinner(): number | null {
    return null;
  }

  /** The events up to this position. */
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

/** Reveals the face-down cards on the table from the views of their owners. Hands are shown separately. */
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

/** Reads the header of a record: what is needed to draw the table. */
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
      bot_plays: false,
      conceded: false,
    })),
    watchers: 0,
    scheme: Number(value("scheme") ?? 1),
    commitment: value("commitment") ?? "",
    pledges: null,
    entropies: null,
    secret: value("secret") ?? null,
    agreed: [],
    declined: null,
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
