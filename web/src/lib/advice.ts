/** Hints and reviews: data from the server, and the sentences for them, which are loaded when first wanted. */
import { api } from "./api";
import { described } from "./log";
import { settings } from "./settings.svelte";
import { type Args, has, loadTopic, say } from "./texts.svelte";
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

/** A review takes the server a while; its sentences come meanwhile. */
export async function loadReview(table: string, seat: number): Promise<Review> {
  const [review] = await Promise.all([api.review(table, seat), loadTopic("advice")]);
  return review;
}

/** A move within a sentence: "green 8 on trick 2". */
export function moveName(game: GameId, move: string): string {
  const { id, args } = described(game, move);
  if (has(`move-${id}`)) return say(`move-${id}`, args);
  if (typeof args.row === "string") return [...args.row].map((colour) => say("peg-mastermind", { colour })).join(", ");
  return typeof args.card === "string" ? args.card : move;
}

export const percent = (share: number): number => Math.round(100 * share);
const tenths = (share: number): number => Math.round(1000 * share) / 10;

/** A minus is written as a minus. */
function tell(id: string, facts: Args = {}): string {
  return say(id, facts).replace(/(?<![\w–])-(?=\d)/g, "−");
}

/** Facts that are moves, in their text form. */
const MOVES = ["move", "other", "out", "wait"];

/** Reasons in words, the moves in them too. */
export function reasons(game: GameId, some: Reason[]): string[] {
  return some
    .filter(({ id }) => has(id))
    .map(({ id, facts = {} }) => {
      const named = Object.entries(facts).map(([key, fact]) => [
        key,
        MOVES.includes(key) ? moveName(game, String(fact)) : fact,
      ]);
      const said = tell(id, Object.fromEntries(named));
      return said.charAt(0).toUpperCase() + said.slice(1);
    });
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
