/** Hints and reviews in words. The server rounds the numbers. The texts are loaded when they are first needed. */

import { type Args, has, loadTopic, t } from "../i18n/texts.svelte";
import { reviewOf } from "../local/requests";
import { settings } from "../preferences/settings.svelte";
import type { Judged, Reason, Review } from "../wire/messages";
import type { GameId, View } from "../wire/wire";
import { gameOf } from "./client.svelte";
import { moveName } from "./log";

/** Requests a review, which takes several seconds, and loads its texts meanwhile. */
export async function loadReview(table: string, seat: number): Promise<Review> {
  const [review] = await Promise.all([reviewOf(table, seat), loadTopic("advice")]);
  return review;
}

/** Names of facts whose values are moves. */
const MOVES = ["move", "other", "out", "wait", "best"];

/** Reasons and results in words, with the moves in them named and with real minus signs. */
export function reasons(game: GameId, some: Reason[], view?: View): string[] {
  const named = (key: string, fact: string | number) => {
    if (MOVES.includes(key)) return moveName(game, String(fact), view);
    return gameOf(game).factName?.(key, String(fact), view) ?? fact;
  };
  return some
    .filter(({ id }) => has(id))
    .map(({ id, facts }) => {
      const words = Object.entries(facts).map(([key, fact]) => [key, named(key, fact)]);
      const said = t(id, Object.fromEntries(words)).replace(/(?<![\w–])-(?=\d)/g, "−");
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
export function inShort(game: GameId, best: string, some: Reason[], view?: View): string[] {
  const say = ({ id, facts }: Reason) => {
    const words: Args = { ...facts, chance: chance(facts.share), best: facts.out === best ? "out" : "wait" };
    if (facts.other) words.other = moveName(game, String(facts.other), view);
    for (const [key, fact] of Object.entries(facts)) {
      const name = gameOf(game).plainName?.(key, String(fact), view);
      if (name) words[key] = name;
    }
    for (const key of ["boxes", "left", "tricks"]) if (key in facts) words[key] = Math.round(Number(facts[key]));
    const said = t(`plain-${id}`, words);
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  const plain = some.filter(({ id }) => has(`plain-${id}`));
  const why = plain.find(({ id, facts }) => !VERDICTS.includes(id) && (facts.move ?? best) === best);
  const verdict = plain.find(({ id }) => VERDICTS.includes(id));
  return [why, verdict].flatMap((reason) => (reason ? [say(reason)] : []));
}

/** Formats a number with one decimal. */
export function tenth(number: number): string {
  return number.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A loss of at least this share of the matches is a big mistake. */
const BIG = 0.1;

/** A decision in one plain sentence. */
export function verdict(game: GameId, one: Judged, view?: View): string {
  if (one.forced) return t("review-forced");
  if (!one.mistake) return t("review-fine");
  const best = moveName(game, one.known.best, view);
  const said = t(one.known.loss.mean < BIG ? "review-plain-better" : "review-plain-mistake", { best });
  return said.charAt(0).toUpperCase() + said.slice(1);
}
