/** Events in words. Each triggered rule adds a sentence to that of the move. */

import { has, list, t } from "../i18n/texts.svelte";
import { type Controller, cardName } from "../state/controller.svelte";
import { factOf, lastTrick } from "../state/table-state";
import type { GameEvent, GameId, View } from "../wire/wire";
import { type Described, gameOf } from "./client.svelte";

const DEALER = -1;
const CARD = /^[A-Z]\d+$/;

/** The cards that are visible on the table; null if the game has no cards that are turned down. */
function onTable({ view }: Controller): Set<string> | null {
  const { openCards } = gameOf(view.game);
  if (!openCards && !("trick" in view)) return null;
  const plays = [...(view.trick ?? []), ...lastTrick(view)];
  return new Set([...plays.map(({ card }) => card), ...(openCards?.(view) ?? [])]);
}

/**
 * The events that the log can show. Older tricks of a round are face down until it ends, so the log hides their cards
 * too, unless the table has the memory aid.
 */
export function loggableEvents(controller: Controller): GameEvent[] {
  const { events } = controller.source;
  const open = onTable(controller);
  if (!open || controller.table.settings.memory_aid || controller.table.phase === "over") return events;
  const over = events.findLastIndex((event) => event.round !== undefined);
  return events.filter((event, index) => {
    const card = event.move?.split(" ")[0] ?? "";
    return index <= over || !CARD.test(card) || open.has(card) || open.has(event.move as string);
  });
}

export function sentences(controller: Controller, event: GameEvent): string[] {
  const { game } = controller.table;
  const who = event.seat >= 0 ? controller.who(event.seat) : { who: "other", name: "" };
  const said = event.seat === DEALER ? [dealt(controller, event)] : [moved(controller, event, who)];
  if (event.by === "clock") said.unshift(t("log-clock", who));
  const won = factOf(event, "trick-won");
  if (won) said.push(t("log-took", controller.who(won.seat)));
  for (const rule of event.triggered ?? []) {
    // what a completed trick sets off is about its winner, not about the player of the last card
    if (has(`log-fired-${rule}`)) said.push(t(`log-fired-${rule}`, won ? controller.who(won.seat) : who));
  }
  said.push(...(gameOf(game).sentences?.(controller, event) ?? []));
  if (event.scores) {
    said.push(
      t("log-scores", {
        scores: list(event.scores.map((score, side) => t("read-score", { name: controller.side(side), score }))),
      }),
    );
  }
  return said;
}

function dealt(controller: Controller, event: GameEvent): string {
  const first = factOf(event, "first-drawn");
  if (first) return t("log-first", controller.who(first.seat));
  return gameOf(controller.table.game).dealt?.(event) ?? t("log-dealt");
}

function moved(controller: Controller, event: GameEvent, who: { who: string; name: string }): string {
  const { id, args } = described(controller.table.game, event.move, controller.view);
  return has(`log-${id}`) ? t(`log-${id}`, { ...who, ...args }) : t("log-plain", { ...who, move: event.move ?? "" });
}

/** A move in words. A game that says nothing about a move gets the texts `log-GAME-WORD`, if there are any. */
export function described(game: GameId, move: string | null, view?: View): Described {
  if (move === null) return { id: "secret", args: {} };
  const own = gameOf(game).described?.(move, view);
  if (own) return own;
  const [word = "", ...rest] = move.split(" ");
  if (CARD.test(word) && !rest.length) return { id: "card", args: { card: cardName(game, word) } };
  const number = Number(rest[0]);
  const args = { first: rest[0] ?? "", rest: rest.join(" "), ...(Number.isNaN(number) ? {} : { number }) };
  return { id: `${game}-${word}`, args };
}

/** The name of a move within a sentence: "green 8 on trick 2". */
export function moveName(game: GameId, move: string, view?: View): string {
  const { id, args, name } = described(game, move, view);
  if (has(`move-${id}`)) return t(`move-${id}`, args);
  return name ?? (typeof args.card === "string" ? args.card : move);
}
