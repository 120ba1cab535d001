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
