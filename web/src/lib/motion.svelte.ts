/**
 * Movement: only transform and opacity, never in the way of the next tap. A tap or a key is also how it is skipped:
 * everything that moves is then where it belongs.
 */
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { pace } from "./settings.svelte";

const STILL: TransitionConfig = { duration: 0 };
/** Where a card lay in the hand when it was played, as far as it has not arrived yet. */
const left = new Map<string, DOMRect>();

export function lift(card: string, from: Element | null | undefined): void {
  if (from) left.set(card, from.getBoundingClientRect());
}

export function skip(): void {
  for (const animation of document.getAnimations?.() ?? []) {
    if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/**
 * Where things are. All that anything flies from or to is measured at once, for one frame: each animation that begins
 * between two measurements would make the browser lay out the table once more.
 */
let boxes: Map<Element, DOMRect> | null = null;

function box(element: Element): DOMRect {
  if (!boxes) {
    const all = document.querySelectorAll("main :is([data-seat], [data-stack], .card-spot, .lying)");
    boxes = new Map([...all].map((one) => [one, one.getBoundingClientRect()]));
    requestAnimationFrame(() => {
      boxes = null;
    });
  }
  return boxes.get(element) ?? element.getBoundingClientRect();
}

/** Where something is at this table. */
function find(node: Element, selector: string): DOMRect | undefined {
  const found = node.closest("main")?.querySelector(selector);
  return found ? box(found) : undefined;
}

const seatOf = (node: Element, seat: number) => find(node, `[data-seat="${seat}"]`);

/** Things make room for one another: what has moved slides there from where it was. */
export class Shift {
  #before = new Map<Element, DOMRect>();

  /** Before the change. */
  note(all: Iterable<Element>): void {
    this.#before = new Map(pace(1) ? [...all].map((one) => [one, one.getBoundingClientRect()]) : []);
  }

  /** After it; `but` stays where it is held. */
  slide(but?: Element | null): void {
    const ways = [...this.#before].flatMap(([one, from]) => {
      const to = one.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      return one === but || (!x && !y) || !one.isConnected ? [] : [{ one, x, y }];
    });
    this.#before.clear();
    for (const { one, x, y } of ways)
      one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: pace(170),
        easing: "cubic-bezier(0.33, 1, 0.68, 1)",
      });
  }
}

/** From the middle of one place to the middle of another, and how much smaller that one is. */
function way(from: DOMRect, to: DOMRect): { x: number; y: number; size: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
    size: Math.min(1, from.width / (to.width || 1)),
  };
}

export interface Flight {
  card: string;
  seat: number;
  /** How many cards come before it, in the same message. */
  after?: number;
  /** Where it lay, if not with its player: a selector. */
  from?: string | undefined;
}

/** A card comes from the hand it was played from, or from the player's seat. */
export function arrive(node: Element, { card, seat, after = 0, from: origin }: Flight): TransitionConfig {
  if (!pace(1)) return STILL;
  const place = origin && find(node, origin);
  const from = left.get(card) || place || seatOf(node, seat);
  left.delete(card);
  if (!from) return pop(node);
  const { x, y, size } = way(from, box(node));
  const tilt = x > 0 ? 9 : -9;
  return {
    delay: pace(Math.max(0, after) * 420),
    duration: pace(340),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${size + (1 - size) * t}) rotate(${u * tilt}deg); opacity: ${Math.min(1, 4 * t)}`,
  };
}

/** A completed trick goes to its winner. */
export function depart(node: Element, { seat }: { seat: number | null }): TransitionConfig {
  const to = pace(1) && seat !== null ? seatOf(node, seat) : undefined;
  if (!to) return STILL;
  const { x, y } = way(to, box(node));
  return {
    duration: pace(360),
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${0.3 + 0.7 * t}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** A card of a deal slides from the middle of the table into its place in the hand. */
export function dealt(_node: Element, { index, of }: { index: number; of: number }): TransitionConfig {
  if (!pace(1)) return STILL;
  const x = (of - 1) / 2 - index;
  return {
    delay: pace(index * 35),
    duration: pace(300),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x * 100}%, ${u * -38}vh) scale(${0.5 + t / 2}) rotate(${u * 4 * x}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A card back flies from where it lies to a seat, and is gone. */
export function toSeat(node: Element, { seat, after }: { seat: number; after: number }): TransitionConfig {
  const to = pace(1) ? seatOf(node, seat) : undefined;
  if (!to) return STILL;
  const { x, y } = way(to, node.getBoundingClientRect());
  return {
    delay: pace(after),
    duration: pace(380),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${t * x}px, ${t * y}px) rotate(${t * 200}deg) scale(${0.6 + 0.4 * u}); opacity: ${t > 0 ? Math.min(1, 3 * u) : 0}`,
  };
}

/** Something appears where it stays. */
export function pop(_node: Element, { after = 0 }: { after?: number } = {}): TransitionConfig {
  return {
    delay: pace(after),
    duration: pace(240),
    easing: cubicOut,
    css: (t) => `transform: scale(${0.4 + 0.6 * t}); opacity: ${t}`,
  };
}

/** Something that was gained rises from where it belongs, and is gone. */
export function rise(_node: Element): TransitionConfig {
  return {
    duration: pace(1400),
    css: (t) => `transform: translateY(${-1.6 * t}rem); opacity: ${t < 0.15 ? 7 * t : Math.min(1, 2.4 * (1 - t))}`,
  };
}

/** Something that lay face down turns over. */
export function turn(_node: Element, { after = 0 }: { after?: number } = {}): TransitionConfig {
  return {
    delay: pace(after),
    duration: pace(380),
    easing: cubicOut,
    css: (_t, u) => `transform: perspective(12rem) rotateY(${u * 180}deg)`,
  };
}

/** A slider is pushed from its first notch to where it stands. */
export function slide(_node: Element, { to, after = 0 }: { to: number; after?: number }): TransitionConfig {
  return {
    delay: pace(after),
    duration: pace(200 + 90 * to),
    easing: cubicOut,
    css: (t) => `transform: translateX(${t * to * 100}%); opacity: ${Math.min(1, 4 * t)}`,
  };
}
