/** Macaron. */
import "./look";
import type { Banner, Described, Mark } from "../../lib/game/client.svelte";
import { has, list, t } from "../../lib/i18n/texts.svelte";
import { type Controller, cardName } from "../../lib/state/controller.svelte";
import type { GameEvent } from "../../lib/wire/wire";
import type { MacaronView } from "./types";
import { factOf, groupName } from "./words";

export { default as Memory } from "./Memory.svelte";
export { default } from "./Table.svelte";

export const cloth: [string, string] = ["#f0f8f2", "#b5dcc4"];

const flavour = (suit: string) => t("suit-macaron", { suit });
const range = (level: string) => level.replace("-", "–");

export function turnedUp(view: MacaronView, views: MacaronView[]): MacaronView {
  if (!view.votes) return view;
  const token = (seat: number, n: number) => views[seat]?.votes?.[n]?.token ?? null;
  return { ...view, votes: view.votes.map((vote, n) => ({ ...vote, token: vote.token ?? token(vote.seat, n) })) };
}

export function alsoHeld(view: MacaronView): string[] {
  return view.tokens ?? [];
}

export function described(move: string, view?: MacaronView): Described | null {
  const [word = "", first = "", second = "", third = ""] = move.split(" ");
  if (first === "as") return { id: "as", args: { card: cardName("macaron", word), flavour: flavour(second) } };
  switch (word) {
    case "royal":
      return { id: word, args: { flavours: groupName(first, view?.flavours) } };
    case "allergen":
      return { id: word, args: { flavour: flavour(first) } };
    case "bet":
      return { id: word, args: { level: /-|\+/.test(first) ? range(first) : Number(first) } };
    case "no":
      return { id: "no-bet", args: {} };
    case "vote":
      return { id: `vote-${second}`, args: { token: first, flavour: flavour(third) } };
    case "pass":
    case "discard": {
      const cards = move.split(" ").slice(1);
      return { id: word, args: { cards: list(cards.map((card) => cardName("macaron", card))) } };
    }
    default:
      return null;
  }
}

/** Reasons of hints name a group by its letter. */
export function factName(key: string, value: string, view?: MacaronView): string | null {
  return key === "group" ? groupName(value, view?.flavours) : null;
}

export function plainName(key: string, value: string, view?: MacaronView): string | null {
  return key === "flavour" ? flavour(value) : factName(key, value, view);
}

export function dealt(event: GameEvent): string | null {
  if (factOf(event, "stacks-dealt")) return t("log-emma");
  return factOf(event, "tokens-dealt") ? t("log-tokens") : null;
}

/** The texts of what is royal and of the allergen, once both are known. */
function decided(view: MacaronView, event: GameEvent): { royal: string; allergen: string; suits: string[] } | null {
  const allergen = factOf(event, "allergen-decided");
  const royal = factOf(event, "royal-decided");
  const group = royal?.group ?? view.royal;
  if (!allergen || !group) return null;
  return {
    royal: t("moment-royal", { group: groupName(group, view.flavours) }),
    allergen: t("moment-allergen", { flavour: flavour(allergen.flavour) }),
    suits: royal?.flavours ?? [allergen.flavour],
  };
}

export function sentences(controller: Controller, event: GameEvent): string[] {
  const found = factOf(event, "royal-decided") && decided((controller as Controller<MacaronView>).view, event);
  return found ? [`${found.royal}.`, `${found.allergen}.`] : [];
}

export function banner(controller: Controller, event: GameEvent): Banner | null {
  const found = decided((controller as Controller<MacaronView>).view, event);
  if (found) return { title: found.royal, text: found.allergen, suits: found.suits, good: true, lines: [] };
  // a trick that brought more boxes than usual, or none
  const won = factOf(event, "boxes-won");
  const rule = event.triggered?.find((one) => has(`log-fired-${one}`));
  return won && rule && (won.boxes > 1 || won.allergen)
    ? { title: t(`log-fired-${rule}`, controller.who(won.seat)), good: won.boxes > 0, lines: [] }
    : null;
}

export function marks(event: GameEvent, seats: number[]): Mark[] {
  const results = factOf(event, "boxes-counted")?.results ?? [];
  return results.flatMap(({ seat, bet, won }) =>
    bet !== null && seats.includes(seat)
      ? [{ text: t("macaron-bet-short", { level: range(bet) }), good: won === true }]
      : [],
  );
}

/** The points of the boxes, then the bet. */
export function points(controller: Controller<MacaronView>, seat: number): string[] {
  const counted = controller.source.events.findLast((event) => factOf(event, "boxes-counted"));
  const result = factOf(counted, "boxes-counted")?.results[seat];
  if (!result) return [];
  const said = [t("summary-macaron-boxes", { boxes: result.boxes, points: result.points })];
  if (result.bet !== null) {
    said.push(
      t(result.won ? "summary-macaron-bet-won" : "summary-macaron-bet-lost", {
        level: range(result.bet),
        points: Math.abs(result.bet_points),
      }),
    );
  }
  return controller.view.teams ? [t("summary-of", { name: controller.name(seat), said: list(said) })] : said;
}

export function nextRound(controller: Controller<MacaronView>): string {
  const { first, emma } = controller.view;
  return first === null || emma ? "" : t("summary-next-macaron", controller.who(first));
}
