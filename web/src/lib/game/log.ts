/** Events in words. Each triggered rule adds a sentence to that of the move. */

import { type Args, has, list, t } from "../i18n/texts.svelte";
import { type Controller, cardName } from "../state/controller.svelte";
import { factOf } from "../state/table-state";
import type { GameEvent, GameId, Play, View } from "../wire/wire";
import { groupName } from "./macaron";

const DEALER = -1;

/** The cards that are visible on the table. */
function onTable({ view }: Controller): Set<string> {
  const open = (plays: Play[]) => plays.map((play) => play.card);
  if (view.game === "monster") {
    return new Set([...view.open, view.last_trick].flatMap((trick) => (trick ? open(trick.cards) : [])));
  }
  return new Set("trick" in view ? [...open(view.trick), ...open(view.last_trick)] : []);
}

/**
 * The events that the log can show. Older tricks of a round are face down until it ends (MT-8, MO-15, MC-24), so the
 * log hides their cards too, unless the table has the memory aid.
 */
export function loggableEvents(controller: Controller): GameEvent[] {
  const { events } = controller.source;
  if (
    controller.table.settings.memory_aid ||
    controller.table.phase === "over" ||
    controller.view.game === "mastermind"
  )
    return events;
  const open = onTable(controller);
  const over = events.findLastIndex((event) => event.round !== undefined);
  return events.filter((event, index) => {
    const card = /^([A-Z]\d+)( new| on \d| as [A-Z])?$/.exec(event.move ?? "");
    return index <= over || !card || open.has(card[1] as string) || open.has(event.move as string);
  });
}

export function sentences(controller: Controller, event: GameEvent): string[] {
  const who = event.seat >= 0 ? controller.who(event.seat) : { who: "other", name: "" };
  const said = event.seat === DEALER ? [dealt(controller, event)] : [moved(controller, event, who)];
  if (event.by === "clock") said.unshift(t("log-clock", who));
  const won = factOf(event, "trick-won");
  if (won) said.push(t("log-took", controller.who(won.seat)));
  for (const rule of event.triggered ?? []) {
    // what a completed trick sets off is about its winner, not about the player of the last card
    if (has(`log-fired-${rule}`)) said.push(t(`log-fired-${rule}`, won ? controller.who(won.seat) : who));
  }
  const royal = factOf(event, "royal-decided");
  const allergen = factOf(event, "allergen-decided");
  if (royal && allergen) {
    said.push(`${t("moment-royal", { group: groupName(royal.group, inPlay(controller.view)) })}.`);
    said.push(`${t("moment-allergen", { flavour: t("suit-macaron", { suit: allergen.flavour }) })}.`);
  }
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
  if (factOf(event, "stacks-dealt")) return t("log-emma");
  if (factOf(event, "tokens-dealt")) return t("log-tokens");
  return t("log-dealt");
}

function moved(controller: Controller, event: GameEvent, who: { who: string; name: string }): string {
  const { id, args } = described(controller.table.game, event.move, inPlay(controller.view));
  return t(`log-${id}`, { ...who, ...args });
}

/** The flavours in play at a table of Macaron. */
export function inPlay(view: View): string[] | undefined {
  return view.game === "macaron" ? view.flavours : undefined;
}

/** Parses a move: the suffix of its text ids, and their arguments. */
export function described(game: GameId, move: string | null, flavours?: string[]): { id: string; args: Args } {
  const [word = "", first = "", second = "", third = ""] = move?.split(" ") ?? [];
  const rest = move?.split(" ").slice(1) ?? [];
  const flavour = (suit: string) => t("suit-macaron", { suit });
  if (/^[A-Z]\d+$/.test(word)) {
    const card = cardName(game, word);
    if (first === "new") return { id: "open", args: { card } };
    if (first === "on") return { id: "on", args: { card, place: second } };
    if (first === "as") return { id: "as", args: { card, flavour: flavour(second) } };
    return { id: "card", args: { card } };
  }
  switch (word) {
    case "trump":
      return { id: word, args: { suit: t("suit-marshmallow", { suit: first }) } };
    case "royal":
      return { id: word, args: { flavours: groupName(first, flavours) } };
    case "allergen":
      return { id: word, args: { flavour: flavour(first) } };
    case "bet":
      return { id: word, args: { level: /-|\+/.test(first) ? first.replace("-", "–") : Number(first) } };
    case "no":
      return { id: "no-bet", args: {} };
    case "vote":
      return { id: `vote-${second}`, args: { token: first, flavour: flavour(third) } };
    case "pass":
    case "discard":
      return { id: word, args: { cards: list(rest.map((card) => cardName(game, card))) } };
    case "order":
      return { id: word, args: { values: rest.join(" ") } };
    case "code":
    case "guess":
      return { id: word, args: { row: [...first].map((colour) => t("peg-mastermind", { colour })).join(", ") } };
    case "mark":
      return { id: word, args: { red: Number(first), white: Number(second) } };
    default:
      return move ? { id: "card", args: { card: move } } : { id: "secret", args: {} };
  }
}
