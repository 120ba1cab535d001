/** An event in words. A move's text is taken apart here; what a rule set off is a sentence of its own. */
import { cardName, type Desk } from "./desk.svelte";
import { has, list, say } from "./texts.svelte";
import type { GameEvent, Play } from "./wire";

const DEALER = -1;
/** Rules that speak of who took the trick, not of who played its last card. */
const OF_THE_TAKER = new Set(["MT-11", "MC-21", "MC-22", "MC-22-cancelled"]);

/** The cards that lie open now. */
function onTable({ view }: Desk): Set<string> {
  const open = (plays: Play[]) => plays.map((play) => play.card);
  if (view.game === "monster") {
    return new Set([...view.open, view.last_trick].flatMap((trick) => (trick ? open(trick.cards) : [])));
  }
  return new Set("trick" in view ? [...open(view.trick), ...open(view.last_trick)] : []);
}

/**
 * What may still be told. Older tricks of a round are face down until it is over (MT-8, MO-15, MC-24), so the log
 * forgets their cards as the table does, unless the table has the memory aid.
 */
export function told(desk: Desk): GameEvent[] {
  const { events } = desk.live;
  if (desk.table.settings.memory_aid || desk.table.phase === "over" || desk.view.game === "mastermind") return events;
  const open = onTable(desk);
  const over = events.findLastIndex((event) => event.round !== undefined);
  return events.filter((event, index) => {
    const card = /^([A-Z]\d+)( new| on \d| as [A-Z])?$/.exec(event.move ?? "");
    return index <= over || !card || open.has(card[1] as string) || open.has(event.move as string);
  });
}

export function sentences(desk: Desk, event: GameEvent): string[] {
  const who = event.seat >= 0 ? desk.who(event.seat) : { who: "other", name: "" };
  const said = event.seat === DEALER ? [dealt(desk, event)] : [moved(desk, event, who)];
  if (event.took !== undefined) said.push(say("log-took", desk.who(event.took)));
  for (const rule of event.fired ?? []) {
    if (OF_THE_TAKER.has(rule) && event.took === undefined) continue;
    const whose = OF_THE_TAKER.has(rule) ? desk.who(event.took as number) : who;
    if (has(`log-fired-${rule}`)) said.push(say(`log-fired-${rule}`, whose));
  }
  if (event.scores) {
    said.push(
      say("log-scores", {
        scores: list(event.scores.map((score, side) => say("read-score", { name: desk.side(side), score }))),
      }),
    );
  }
  return said;
}

function dealt(desk: Desk, event: GameEvent): string {
  const first = event.move?.match(/^first (\d)$/)?.[1];
  if (first) return say("log-first", desk.who(Number(first)));
  // what is dealt is a secret; but cards are dealt before anybody has done anything in the round
  const { events } = desk.live;
  const before = events[events.indexOf(event) - 1];
  if (!before || before.seat === DEALER || before.round !== undefined) return say("log-dealt");
  return say(desk.view.game === "macaron" && desk.view.emma ? "log-emma" : "log-tokens");
}

function moved(desk: Desk, event: GameEvent, who: { who: string; name: string }): string {
  const { game } = desk.table;
  const { move } = event;
  if (move === null) return say("log-secret", who);
  const [word = "", ...rest] = move.split(" ");
  if (/^[A-Z]\d+$/.test(word)) {
    const card = cardName(game, word);
    if (rest[0] === "new") return say("log-open", { ...who, card });
    if (rest[0] === "on") return say("log-on", { ...who, card, place: rest[1] as string });
    if (rest[0] === "as")
      return say("log-as", { ...who, card, flavour: say("suit-macaron", { suit: rest[1] as string }) });
    return say("log-card", { ...who, card });
  }
  switch (word) {
    case "trump":
      return say("log-trump", { ...who, suit: say("suit-marshmallow", { suit: rest[0] as string }) });
    case "royal":
      return say("log-royal", { ...who, group: rest[0] as string });
    case "allergen":
      return say("log-allergen", { ...who, flavour: say("suit-macaron", { suit: rest[0] as string }) });
    case "bet":
      return say("log-bet", { ...who, level: rest[0] as string });
    case "no":
      return say("log-no-bet", who);
    case "vote":
      return say(`log-vote-${rest[1]}`, {
        ...who,
        token: rest[0] as string,
        flavour: say("suit-macaron", { suit: rest[2] as string }),
      });
    case "pass":
    case "discard":
      return say(`log-${word}`, { ...who, cards: list(rest.map((card) => cardName(game, card))) });
    case "order":
      return say("log-order", { ...who, values: rest.join(" ") });
    case "code":
    case "guess":
      return say(`log-${word}`, { ...who, row: rest[0] as string });
    case "mark":
      return say("log-mark", { ...who, red: Number(rest[0]), white: Number(rest[1]) });
    default:
      return say("log-secret", who);
  }
}
