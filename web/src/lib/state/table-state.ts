/** The state of a table as a pure function of the messages. Live play, tutorials and replays use the same one. */

import type { ClockInfo, Fact, GameEvent, Play, ServerMessage, SharedFact, TableInfo, View, You } from "../wire/wire";

/** A position that is shown for a moment before the current one, which would otherwise replace it at once. */
export interface Glimpse {
  kind: "round" | "trick";
  /** Nobody can act in it. */
  view: View;
  /** The number of the event that led to it. */
  number: number;
}

export interface TableState {
  /** The number of the last entry in the table's log. */
  at: number;
  table: TableInfo | null;
  you: You;
  /** A seat, or null for the public view. */
  viewpoint: number | null;
  /** The current position, even if a glimpse is shown before it. */
  view: View | null;
  glimpse: Glimpse | null;
  /** The events since the page was opened or the viewpoint changed, newest last. */
  events: GameEvent[];
  clocks: { at: number; of: (ClockInfo | null)[] };
  /** When the table arrived last. Times in it have grown since. */
  heard: number;
  /** When the position changed last. */
  moved: number;
}

export const START: TableState = {
  at: 0,
  table: null,
  you: { seats: [], host: false },
  viewpoint: null,
  view: null,
  glimpse: null,
  events: [],
  clocks: { at: 0, of: [] },
  heard: 0,
  moved: 0,
};

const LOG_LENGTH = 400;

/** The state after a message, which arrived at the time `now`. */
export function reduce(state: TableState, message: ServerMessage, now = 0): TableState {
  const turned = message.viewpoint !== undefined && message.viewpoint !== state.viewpoint;
  const tookBack = message.table !== undefined && message.at < state.at;
  const old = turned || tookBack ? { ...state, view: null, glimpse: null, events: [] } : state;
  const last = old.events.at(-1)?.number ?? 0;
  // after a reconnect the server sends the last events again
  const fresh = message.events?.filter(({ number }) => number > last) ?? [];
  const view = message.view === undefined ? old.view : message.view;
  return {
    at: message.at,
    table: message.table ?? old.table,
    you: message.you ?? old.you,
    viewpoint: message.viewpoint === undefined ? old.viewpoint : message.viewpoint,
    view,
    // later messages do not shorten the time of a glimpse
    glimpse: view && ((old.view && glimpse(view, fresh)) ?? old.glimpse),
    events: fresh.length ? [...old.events, ...fresh].slice(-LOG_LENGTH) : old.events,
    clocks: message.clocks ? { at: now, of: message.clocks } : old.clocks,
    heard: message.table ? now : old.heard,
    moved: message.view === undefined ? old.moved : now,
  };
}

/** The end of a round before the next deal, or a completed trick after which the table led at once. */
function glimpse(view: View, fresh: GameEvent[]): Glimpse | null {
  const end = fresh.findLast((event) => event.final);
  if (end?.final) {
    const hand = view.hand && { hand: [] };
    return { kind: "round", view: { ...end.final, ...hand, seat: view.seat }, number: end.number };
  }
  const won = fresh.findLast((event) => factOf(event, "trick-won"));
  if (!won || won === fresh.at(-1) || !view.trick?.length || !lastTrick(view).length) return null;
  return { kind: "trick", view: { ...view, to_act: [], legal: [], trick: [], lead: null }, number: won.number };
}

/** The cards of the trick just completed, while it is visible. */
export function lastTrick({ last_trick: last }: View): Play[] {
  return Array.isArray(last) ? last : (last?.cards ?? []);
}

/** The state without its glimpse. */
export function settled(state: TableState): TableState {
  return state.glimpse ? { ...state, glimpse: null } : state;
}

/** The position to show. */
export function shown({ glimpse, view }: TableState): View | null {
  return glimpse?.view ?? view;
}

/** The winner of the last completed trick, as far as it is shown. */
export function trickWinner({ events, glimpse }: TableState): number | null {
  for (const event of events.toReversed()) {
    const won = (!glimpse || event.number <= glimpse.number) && factOf(event, "trick-won");
    if (won) return won.seat;
  }
  return null;
}

/** Finds facts of a kind in events. A game makes its own with the type of its facts. */
export function finder<F extends Fact>() {
  return <K extends F["fact"]>(event: GameEvent | undefined, kind: K): Extract<F, { fact: K }> | undefined =>
    (event?.facts as F[] | undefined)?.find((fact): fact is Extract<F, { fact: K }> => fact.fact === kind);
}

/** The fact of one kind that all games share. */
export const factOf = finder<SharedFact>();
