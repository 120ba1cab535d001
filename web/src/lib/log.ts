/** An event in words. A move's text is taken apart here; what a rule set off is a sentence of its own. */
import { cardName, type Desk } from "./desk.svelte";
import { type Args, has, list, say } from "./texts.svelte";
import type { GameEvent, GameId, Play } from "./wire";

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
  if (event.by === "clock") said.unshift(say("log-clock", who));
  if (event.took !== undefined) said.push(say("log-took", desk.who(event.took)));
  for (const rule of event.fired ?? []) {
    if (OF_THE_TAKER.has(rule) && event.took === undefined) continue;
    const whose = OF_THE_TAKER.has(rule) ? desk.who(event.took as number) : who;
    if (has(`log-fired-${rule}`)) said.push(say(`log-fired-${rule}`, whose));
  }
  if (event.decided) {
    const { royal, allergen } = event.decided;
    said.push(say("moment-royal", { group: say("group-macaron", { group: royal }) }));
    said.push(say("moment-allergen", { flavour: say("suit-macaron", { suit: allergen }) }));
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
  const { id, args } = described(desk.table.game, event.move);
  return say(`log-${id}`, { ...who, ...args });
}

/** A move taken apart: the end of the ids of its sentences, and what they need to know. */
export function described(game: GameId, move: string | null): { id: string; args: Args } {
  const [word = "", first = "", second = "", third = ""] = move?.split(" ") ?? [];
  const rest = move?.split(" ").slice(1) ?? [];
  const flavour = (suit: string) => say("suit-macaron", { suit });
  if (/^[A-Z]\d+$/.test(word)) {
    const card = cardName(game, word);
    if (first === "new") return { id: "open", args: { card } };
    if (first === "on") return { id: "on", args: { card, place: second } };
    if (first === "as") return { id: "as", args: { card, flavour: flavour(second) } };
    return { id: "card", args: { card } };
  }
  switch (word) {
    case "trump":
      return { id: word, args: { suit: say("suit-marshmallow", { suit: first }) } };
    case "royal":
      return { id: word, args: { group: first, flavours: say("group-macaron", { group: first }) } };
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
      return { id: word, args: { row: first } };
    case "mark":
      return { id: word, args: { red: Number(first), white: Number(second) } };
    default:
      return { id: "secret", args: {} };
  }
}
