/** A match that is over, looked at again: every position of a record, from any seat. */
import { api } from "./api";
import type { Source } from "./live.svelte";
import type { GameEvent, GameId, Reaction, TableInfo, View } from "./wire";

interface Position {
  number: number;
  seat: number | null;
  move: string | null;
  view: View;
}

export class Still implements Source {
  at = $state(0);
  as = $state<number | null>(null);
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
  static async open(record: string, seat: number | null): Promise<Still> {
    const still = new Still(record);
    await still.look(seat);
    still.table.outcome = still.positions.at(-1)?.view.outcome ?? null;
    return still;
  }

  async look(seat: number | null): Promise<void> {
    this.positions = (await api.expand(this.record, seat)).positions;
    this.as = seat;
  }

  get view(): View {
    return this.positions[this.at]!.view;
  }

  get took(): number | null {
    return null;
  }

  /** What led here. */
  get events(): GameEvent[] {
    return this.positions
      .slice(0, this.at)
      .map(({ number, seat, move }) => ({ number, seat: seat ?? -1, move, by: "table" as const }));
  }

  async play(): Promise<boolean> {
    return false;
  }

  async ask(): Promise<null> {
    return null;
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
