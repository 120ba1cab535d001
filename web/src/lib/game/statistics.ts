/** What a person's finished matches add up to, per game and kind of opponents. */

import type { PlayedMatch } from "../wire/api";
import type { GameId } from "../wire/wire";

/** Whom one played with: people, Emma, bots of one level, or bots of several levels. */
export type Opponents = "people" | "emma" | "mixed" | (string & {});

export type Result = "won" | "shared" | "lost";

export interface Statistics {
  game: GameId;
  against: Opponents;
  matches: number;
  /** Shared wins count in full. */
  won: number;
  average: number;
  best: number;
  /** Wins since the last match that was not won. */
  streak: number;
  longest: number;
  /** The last matches, oldest first. */
  recent: { result: Result; score: number }[];
}

const RECENT = 20;

/** The number of the side that a seat scores for. */
function side({ teams }: PlayedMatch, seat: number): number {
  return teams ? seat % 2 : seat;
}

/** The result of a match. Null if it was stopped without a winner. */
export function resultOf(match: PlayedMatch): Result | null {
  const winners = match.outcome?.winners ?? [];
  if (!winners.length || !match.mine.length) return null;
  if (!match.mine.some((seat) => winners.includes(side(match, seat)))) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** The own score. Null if the match has none. */
export function scoreOf(match: PlayedMatch): number | null {
  const seat = match.mine[0];
  return seat === undefined ? null : (match.outcome?.scores[side(match, seat)] ?? null);
}

export function opponentsOf(match: PlayedMatch): Opponents {
  const others = match.seats.filter((_, seat) => !match.mine.includes(seat));
  if (others.some(({ kind }) => kind === "person")) return "people";
  const levels = new Set(others.flatMap(({ kind, level }) => (kind === "bot" && level ? [level] : [])));
  if (levels.size > 1) return "mixed";
  return [...levels][0] ?? (match.players === 1 ? "emma" : "people");
}

/** Statistics of decided matches, which come newest first. The most played come first. */
export function statistics(matches: PlayedMatch[]): Statistics[] {
  const groups = new Map<string, PlayedMatch[]>();
  for (const match of matches.toReversed()) {
    if (resultOf(match) === null || match.elsewhere) continue; // only what a server has watched
    const key = `${match.game} ${opponentsOf(match)}`;
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups.values()].map(added).sort((a, b) => b.matches - a.matches);
}

function added(matches: PlayedMatch[]): Statistics {
  const first = matches[0] as PlayedMatch;
  const results = matches.map((match) => ({ result: resultOf(match) as Result, score: scoreOf(match) ?? 0 }));
  const scores = results.map(({ score }) => score);
  let streak = 0;
  let longest = 0;
  for (const { result } of results) {
    streak = result === "lost" ? 0 : streak + 1;
    longest = Math.max(longest, streak);
  }
  return {
    game: first.game,
    against: opponentsOf(first),
    matches: matches.length,
    won: results.filter(({ result }) => result !== "lost").length,
    average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    best: Math.max(...scores),
    streak,
    longest,
    recent: results.slice(-RECENT),
  };
}

/** People one played with, the latest first: their names, and the game. Each group is named once. */
export function recentGroups(matches: PlayedMatch[], most = 4): { game: GameId; names: string[] }[] {
  const found = new Map<string, { game: GameId; names: string[] }>();
  for (const match of matches) {
    const names = match.seats.flatMap(({ kind, name }, seat) =>
      kind === "person" && name && !match.mine.includes(seat) ? [name] : [],
    );
    const key = `${match.game} ${names.toSorted().join("\n")}`;
    if (names.length && !found.has(key)) found.set(key, { game: match.game, names });
  }
  return [...found.values()].slice(0, most);
}
