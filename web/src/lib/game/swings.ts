/** How the chance to win changed in a reviewed match: by luck before each decision, by play in it. */
import type { Judged, Review } from "../wire/messages";

export interface Swing {
  kind: "luck" | "play";
  /** Where it begins and ends, as shares of the match. */
  before: number;
  x: number;
  from: number;
  to: number;
  /** The decision that it leads to or is. None at the end. */
  decision: Judged | null;
}

const within = (share: number) => Math.max(0, Math.min(1, share));

/** All changes from the start of the match to its result, in order. */
export function swings({ start, result, decisions }: Review): Swing[] {
  const last = decisions.at(-1)?.number ?? 1;
  const found: Swing[] = [];
  let [at, share] = [0, start];
  for (const decision of decisions) {
    if (decision.forced) continue;
    const x = decision.number / (last + 1);
    const after = decision.worth + decision.gain.mean;
    found.push({ kind: "luck", before: at, x, from: within(share), to: within(decision.worth), decision });
    found.push({ kind: "play", before: x, x, from: within(decision.worth), to: within(after), decision });
    [at, share] = [x, after];
  }
  found.push({ kind: "luck", before: at, x: 1, from: within(share), to: within(result), decision: null });
  return found;
}

/** The biggest swings that a decision explains, at most `most`. Of two that would stand closer than `apart` (a share of
 * the width) the smaller is left out, so that a finger can hit each. */
export function biggest(all: readonly Swing[], most: number, apart: number): Swing[] {
  const kept: Swing[] = [];
  const bySize = all.toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
  for (const swing of bySize) {
    if (kept.length < most && swing.decision && kept.every(({ x }) => Math.abs(x - swing.x) >= apart)) kept.push(swing);
  }
  return kept;
}
