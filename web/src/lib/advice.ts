/** Hints and reviews: data from the server, and the sentences for them, which are loaded when first wanted. */
import { api } from "./api";
import { cardName } from "./desk.svelte";
import { settings } from "./settings.svelte";
import { type Args, has, learn, list, say } from "./texts.svelte";
import type { GameId } from "./wire";

/** A mean, and between what bounds it lies in 95 of 100 cases. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

export interface Reason {
  id: string;
  facts?: Args;
}

export interface Hint {
  moves: { move: string; win: Estimate; points: Estimate }[];
  worlds: number;
  exact: boolean;
  reasons: Reason[];
}

export interface Verdict {
  best: string;
  loss: Estimate;
}

export interface Judged {
  number: number;
  round: number;
  move: string;
  forced: boolean;
  known: Verdict;
  open: Verdict;
  reasons: Reason[];
}

export interface Review {
  result: number;
  start: number;
  play: Estimate;
  luck: number;
  loss: Estimate;
  decisions: Judged[];
  mistakes: number[];
  worlds: number;
}

const sources = {
  en: () => import("advice:en"),
  fr: () => import("advice:fr"),
  es: () => import("advice:es"),
};

export const loadAdvice = (): Promise<void> => learn("advice", (lang) => sources[lang]());

/** A review takes the server a while; its sentences come meanwhile. */
export async function loadReview(table: string, seat: number): Promise<Review> {
  const [review] = await Promise.all([api.review(table, seat), loadAdvice()]);
  return review;
}

/** A move as one would say it: "green 8 on trick 2". */
export function moveName(game: GameId, move: string): string {
  const [word = "", ...rest] = move.split(" ");
  const [first = "", second = "", third = ""] = rest;
  const suit = (letter: string) => say(`suit-${game}`, { suit: letter });
  if (/^[A-Z]\d+$/.test(word)) {
    const card = cardName(game, word);
    if (first === "new") return say("move-new", { card });
    if (first === "on") return say("move-on", { card, place: second });
    return first === "as" ? say("move-as", { card, flavour: suit(second) }) : card;
  }
  switch (word) {
    case "trump":
      return say("move-trump", { suit: suit(first) });
    case "royal":
      return say("move-royal", { group: first });
    case "allergen":
      return say("move-allergen", { flavour: suit(first) });
    case "bet":
      return say("move-bet", { level: first });
    case "no":
      return say("move-no-bet");
    case "vote":
      return say(`move-vote-${second}`, { token: first, flavour: suit(third) });
    case "pass":
    case "discard":
      return say(`move-${word}`, { cards: list(rest.map((card) => cardName(game, card))) });
    case "order":
      return say("move-order", { values: rest.join(", ") });
    case "code":
    case "guess":
      return [...first].map((colour) => say("peg-mastermind", { colour })).join(", ");
    case "mark":
      return say("move-mark", { red: first, white: second });
    default:
      return move;
  }
}

export const percent = (share: number): number => Math.round(100 * share);
const tenths = (share: number): number => Math.round(1000 * share) / 10;

/** A minus is written as a minus. */
function tell(id: string, facts: Args = {}): string {
  return say(id, facts).replace(/(?<![\w–])-(?=\d)/g, "−");
}

/** Facts that are moves, in their text form. */
const MOVES = ["move", "other", "out", "wait"];

/** `name` puts a move into words where its text form would be too terse. */
export function reasons(some: Reason[], name = (move: string) => move): string[] {
  const named = (facts: Args = {}): Args =>
    Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [key, MOVES.includes(key) ? name(String(fact)) : fact]),
    );
  return some.filter(({ id }) => has(id)).map(({ id, facts }) => tell(id, named(facts)));
}

/** With one digit after the point, or the comma. */
export function tenth(number: number): string {
  return number.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function interval(name: string, share: Estimate): Args {
  return { [name]: tenths(share.mean), low: tenths(share.low), high: tenths(share.high) };
}

/** Something was better beyond doubt, and by enough to be seen. */
export function isClear({ loss }: Verdict): boolean {
  return loss.low > 0 && tenths(loss.mean) > 0;
}

export function reviewSentences(review: Review): string[] {
  const good = review.play.mean >= 0;
  const { mean, low, high } = review.play;
  const counts = {
    decisions: review.decisions.length,
    forced: review.decisions.filter((one) => one.forced).length,
    mistakes: review.decisions.filter((one) => !one.forced && isClear(one.known)).length,
  };
  return [
    say(review.result === 1 ? "review-won" : review.result ? "review-shared" : "review-lost"),
    tell("review-start", { start: percent(review.start) }),
    good
      ? tell("review-play-good", interval("play", review.play))
      : tell("review-play-bad", interval("play", { mean: -mean, low: -high, high: -low })),
    tell(review.luck >= 0 ? "review-luck-good" : "review-luck-bad", { luck: tenths(Math.abs(review.luck)) }),
    tell("review-loss", interval("loss", review.loss)),
    tell("review-counts", counts),
  ];
}

export function decisionSentences(game: GameId, one: Judged): string[] {
  if (one.forced) return [say("review-forced")];
  const known = isClear(one.known)
    ? tell("review-better", { best: moveName(game, one.known.best), ...interval("gap", one.known.loss) })
    : say("review-fine");
  const open = isClear(one.open)
    ? tell("review-open-better", { best: moveName(game, one.open.best), ...interval("gap", one.open.loss) })
    : say("review-open-fine");
  return [known, open, ...reasons(game, one.reasons)];
}
