/** Hints and reviews in words. Their texts are loaded when they are first needed. */

import { type Args, has, loadTopic, t } from "../i18n/texts.svelte";
import { reviewOf } from "../local/requests";
import { settings } from "../preferences/settings.svelte";
import type { Estimate, Judged, Reason, Review, Verdict } from "../wire/analysis";
import type { GameId } from "../wire/wire";
import { described } from "./log";
import { groupName } from "./macaron";

/** Requests a review, which takes several seconds, and loads its texts meanwhile. */
export async function loadReview(table: string, seat: number): Promise<Review> {
  const [review] = await Promise.all([reviewOf(table, seat), loadTopic("advice")]);
  return review;
}

/** The name of a move within a sentence: "green 8 on trick 2". */
export function moveName(game: GameId, move: string, flavours?: string[]): string {
  const { id, args } = described(game, move, flavours);
  if (has(`move-${id}`)) return t(`move-${id}`, args);
  const said = args.row ?? args.card;
  return typeof said === "string" ? said : move;
}

export const percent = (share: number): number => Math.round(100 * share);
const tenths = (share: number): number => Math.round(1000 * share) / 10;

/** Formats a text with real minus signs. */
function tell(id: string, facts: Args = {}): string {
  return t(id, facts).replace(/(?<![\w–])-(?=\d)/g, "−");
}

/** Names of facts whose values are moves. */
const MOVES = ["move", "other", "out", "wait"];

/** Reasons in words, with the moves in them named. */
export function reasons(game: GameId, some: Reason[], flavours?: string[]): string[] {
  const named = (key: string, fact: Args[string]) => {
    if (key === "group") return groupName(String(fact), flavours);
    return MOVES.includes(key) ? moveName(game, String(fact), flavours) : fact;
  };
  return some
    .filter(({ id }) => has(id))
    .map(({ id, facts = {} }) => {
      const words = Object.entries(facts).map(([key, fact]) => [key, named(key, fact)]);
      const said = tell(id, Object.fromEntries(words));
      return said.charAt(0).toUpperCase() + said.slice(1);
    });
}

/** How likely something is, for sentences without numbers. */
function chance(share: unknown): string {
  const percent = Number(share);
  if (percent >= 98) return "sure";
  if (percent >= 60) return "likely";
  if (percent > 15) return "maybe";
  return percent > 2 ? "unlikely" : "never";
}

/** How good the best move is compared with the others, as the server says it in its first reasons. */
const VERDICTS = ["reason-only-move", "reason-same", "reason-mixed", "reason-as-good", "reason-better"];

/**
 * A hint in two plain sentences without percentages: why the best move is good, and how it compares with the others.
 * Either may be missing.
 */
export function inShort(game: GameId, best: string, some: Reason[], flavours?: string[]): string[] {
  const say = ({ id, facts = {} }: Reason) => {
    const words: Args = { ...facts, chance: chance(facts.share), best: facts.out === best ? "out" : "wait" };
    if (facts.other) words.other = moveName(game, String(facts.other), flavours);
    if (facts.group) words.group = groupName(String(facts.group), flavours);
    if (facts.flavour) words.flavour = t("suit-macaron", { suit: facts.flavour });
    for (const key of ["boxes", "left", "tricks"]) if (key in facts) words[key] = Math.round(Number(facts[key]));
    const said = t(`plain-${id}`, words);
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  const plain = some.filter(({ id }) => has(`plain-${id}`));
  const why = plain.find(({ id, facts = {} }) => !VERDICTS.includes(id) && (facts.move ?? best) === best);
  const verdict = plain.find(({ id }) => VERDICTS.includes(id));
  return [why, verdict].flatMap((reason) => (reason ? [say(reason)] : []));
}

/** Formats a number with one decimal. */
export function tenth(number: number): string {
  return number.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function interval(name: string, share: Estimate): Args {
  return { [name]: tenths(share.mean), low: tenths(share.low), high: tenths(share.high) };
}

/** Whether another move was better, with statistical significance and by a visible amount. */
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
    t(review.result === 1 ? "review-won" : review.result ? "review-shared" : "review-lost"),
    tell("review-start", { start: percent(review.start) }),
    good
      ? tell("review-play-good", interval("play", review.play))
      : tell("review-play-bad", interval("play", { mean: -mean, low: -high, high: -low })),
    tell(review.luck >= 0 ? "review-luck-good" : "review-luck-bad", { luck: tenths(Math.abs(review.luck)) }),
    tell("review-loss", interval("loss", review.loss)),
    tell("review-counts", counts),
  ];
}

/** A loss of at least this share of the matches is a big mistake. */
const BIG = 0.1;

/** A decision in one plain sentence. */
export function verdict(game: GameId, one: Judged, flavours?: string[]): string {
  if (one.forced) return t("review-forced");
  if (!isClear(one.known)) return t("review-fine");
  const best = moveName(game, one.known.best, flavours);
  const said = t(one.known.loss.mean < BIG ? "review-plain-better" : "review-plain-mistake", { best });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The numbers behind the verdict, and the reasons. Empty if there was no choice. */
export function decisionSentences(game: GameId, one: Judged, flavours?: string[]): string[] {
  if (one.forced) return [];
  const known = isClear(one.known)
    ? tell("review-better", { best: moveName(game, one.known.best, flavours), ...interval("gap", one.known.loss) })
    : t("review-fine");
  const open = isClear(one.open)
    ? tell("review-open-better", { best: moveName(game, one.open.best, flavours), ...interval("gap", one.open.loss) })
    : t("review-open-fine");
  return [known, open, ...reasons(game, one.reasons, flavours)];
}
