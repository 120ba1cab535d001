/** Every card and peg flies to its place, and every card of a trick to its winner: positions sampled frame by frame. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { act, mouse } from "./hands";
import { type Guest, House } from "./table";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Path {
  /** Different positions in the first second. */
  arriving: number;
  /** Different positions in the last second, if the element is gone. */
  leaving: number | null;
  /** The distance between the last position and the farthest one in the last second, in pixels. */
  distance: number;
}

/** Records the position of each card on the table in every frame. */
function sample(): void {
  const all = new Map<Element, { x: number; y: number; at: number }[]>();
  const known = new Set(document.querySelectorAll(".card-spot, .lying, .laid"));
  const look = () => {
    for (const one of document.querySelectorAll(".card-spot, .lying, .laid")) {
      if (known.has(one)) continue;
      const { x, y, width, height } = one.getBoundingClientRect();
      const path = all.get(one) ?? [];
      all.set(one, path);
      path.push({ x: x + width / 2, y: y + height / 2, at: performance.now() });
    }
    requestAnimationFrame(look);
  };
  look();
  (window as unknown as { flights: () => Path[] }).flights = () =>
    [...all].map(([one, path]) => {
      const different = (part: typeof path) =>
        new Set(part.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size;
      const [first, last] = [path[0]!, path.at(-1)!];
      const end = path.filter(({ at }) => at > last.at - 1000);
      return {
        arriving: different(path.filter(({ at }) => at < first.at + 1000)),
        leaving: one.isConnected ? null : different(end),
        distance: Math.max(...end.map(({ x, y }) => Math.hypot(last.x - x, last.y - y))),
      };
    });
}

/** Plays without skipping animations: acts only when nothing moves. */
async function play(guest: Guest, enough: (paths: Path[]) => boolean): Promise<Path[]> {
  const { page } = guest;
  const end = Date.now() + 100_000;
  const flights = () => page.evaluate(() => (window as unknown as { flights: () => Path[] }).flights());
  while (Date.now() < end) {
    const still = await page.evaluate(() => document.getAnimations().every((one) => one.playState !== "running"));
    if (still && (await guest.mine())) await act(page, mouse).catch(() => false);
    await page.waitForTimeout(700);
    const paths = await flights();
    if (enough(paths)) return paths;
  }
  return flights();
}

test.each([
  ["marshmallow", 3, 9],
  ["macaron", 3, 9],
  ["monster", 3, 9],
  ["mastermind", 2, 0],
])(
  "%s: everything flies in, and tricks fly to their winners",
  async (game, players, gone) => {
    const guest = await house.guest("Ada", { reducedMotion: "no-preference" });
    const id = await guest.make({ game, players, settings: game === "mastermind" ? { first: 1 } : {} });
    await guest.sit(id);
    await guest.page.evaluate(sample);
    const paths = await play(
      guest,
      (all) => all.length >= 8 && all.filter(({ leaving }) => leaving !== null).length >= gone,
    );
    expect(paths.length).toBeGreaterThanOrEqual(8);
    // the newest may still be on their way; a busy machine draws few frames
    const arrived = paths.slice(0, -4);
    expect(arrived.filter(({ arriving }) => arriving < 2)).toEqual([]);
    expect(arrived.filter(({ arriving }) => arriving > 3).length).toBeGreaterThan(arrived.length / 2);
    const left = paths.filter(({ leaving }) => leaving !== null);
    expect(left.length).toBeGreaterThanOrEqual(gone);
    expect(left.filter(({ leaving, distance }) => (leaving as number) < 2 || distance < 5)).toEqual([]);
    const flown = left.filter(({ leaving, distance }) => (leaving as number) > 2 && distance > 30);
    expect(flown.length).toBeGreaterThanOrEqual(left.length / 2);
    expect(guest.errors).toEqual([]);
    await guest.page.context().close();
  },
  120_000,
);
