/**
 * Animations. They change only transform and opacity and never block input. A tap or a key press skips them: everything
 * that moves then jumps to its place.
 */
import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { duration } from "../preferences/settings.svelte";

const STILL: TransitionConfig = { duration: 0 };
/** Where played cards lay in the hand, until they arrive on the table. */
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
 * Positions of elements. All starts and ends of animations are measured together, once per frame. If animations started
 * between two measurements, the browser would lay out the table again for each of them.
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

/** The position of an element of this table. */
function find(node: Element, selector: string): DOMRect | undefined {
  const found = node.closest("main")?.querySelector(selector);
  return found ? box(found) : undefined;
}

const seatOf = (node: Element, seat: number) => find(node, `[data-seat="${seat}"]`);

/** Slides elements from their old to their new positions when they make room for one another. */
export class Shift {
  #before = new Map<Element, DOMRect>();

  /** Measures the old positions. Call it before the change. */
  note(all: Iterable<Element>): void {
    this.#before = new Map(duration(1) ? [...all].map((one) => [one, one.getBoundingClientRect()]) : []);
  }

  /** Starts the animations. Call it after the change. The element `but` is being dragged and does not slide. */
  slide(but?: Element | null): void {
    const ways = [...this.#before].flatMap(([one, from]) => {
      const to = one.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      return one === but || (!x && !y) || !one.isConnected ? [] : [{ one, x, y }];
    });
    this.#before.clear();
    for (const { one, x, y } of ways)
      one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: duration(170),
        easing: "cubic-bezier(0.33, 1, 0.68, 1)",
      });
  }
}

/** The vector between the centres of two boxes, and the ratio of their sizes. */
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
  /** The number of cards before it in the same message. */
  after?: number;
  /** A selector for where it lay, if not with its player. */
  from?: string | undefined;
}

/** A card flies in from the hand, or from its player's seat. */
export function arrive(node: Element, { card, seat, after = 0, from: origin }: Flight): TransitionConfig {
  if (!duration(1)) return STILL;
  const place = origin && find(node, origin);
  const from = left.get(card) || place || seatOf(node, seat);
  left.delete(card);
  if (!from) return pop(node);
  const { x, y, size } = way(from, box(node));
  const tilt = x > 0 ? 9 : -9;
  return {
    delay: duration(Math.max(0, after) * 420),
    duration: duration(340),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${size + (1 - size) * t}) rotate(${u * tilt}deg); opacity: ${Math.min(1, 4 * t)}`,
  };
}

/**
 * A card of a completed trick flies to the winner. Cards of one stack fly as one: they have the same way and shrink
 * around the same point. They stay opaque until they arrive, because cards that cover each other must not shine through.
 */
export function depart(node: Element, { seat, stack }: { seat: number | null; stack?: string }): TransitionConfig {
  const to = duration(1) && seat !== null ? seatOf(node, seat) : undefined;
  if (!to) return STILL;
  const from = box(node);
  const all = stack ? union([...(node.closest(stack)?.children ?? [node])].map(box)) : from;
  const { x, y } = way(to, all);
  const off = way(all, from); // from the middle of the card to that of the stack
  return {
    duration: duration(420),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${u * (x + 0.75 * off.x)}px, ${u * (y + 0.75 * off.y)}px) scale(${1 - 0.75 * u}); opacity: ${Math.min(1, 6 * t)}`,
  };
}

/** The smallest box around several boxes. */
function union(all: DOMRect[]): DOMRect {
  const left = Math.min(...all.map((one) => one.left));
  const top = Math.min(...all.map((one) => one.top));
  const right = Math.max(...all.map((one) => one.right));
  const bottom = Math.max(...all.map((one) => one.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A dealt card slides from the middle of the table into the hand. */
export function dealt(_node: Element, { index, of }: { index: number; of: number }): TransitionConfig {
  if (!duration(1)) return STILL;
  const x = (of - 1) / 2 - index;
  return {
    delay: duration(index * 35),
    duration: duration(300),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x * 100}%, ${u * -38}vh) scale(${0.5 + t / 2}) rotate(${u * 4 * x}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A card back flies to a seat and disappears. */
export function toSeat(node: Element, { seat, after }: { seat: number; after: number }): TransitionConfig {
  const to = duration(1) ? seatOf(node, seat) : undefined;
  if (!to) return STILL;
  const { x, y } = way(to, node.getBoundingClientRect());
  return {
    delay: duration(after),
    duration: duration(380),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${t * x}px, ${t * y}px) rotate(${t * 200}deg) scale(${0.6 + 0.4 * u}); opacity: ${t > 0 ? Math.min(1, 3 * u) : 0}`,
  };
}

/** An element grows in place. */
export function pop(_node: Element, { after = 0 }: { after?: number } = {}): TransitionConfig {
  return {
    delay: duration(after),
    duration: duration(240),
    easing: cubicOut,
    css: (t) => `transform: scale(${0.4 + 0.6 * t}); opacity: ${t}`,
  };
}

/** Points that were won rise from the seat and fade. */
export function rise(_node: Element): TransitionConfig {
  return {
    duration: duration(1400),
    css: (t) => `transform: translateY(${-1.6 * t}rem); opacity: ${t < 0.15 ? 7 * t : Math.min(1, 2.4 * (1 - t))}`,
  };
}

/** A card turns over. */
export function turn(_node: Element, { after = 0 }: { after?: number } = {}): TransitionConfig {
  return {
    delay: duration(after),
    duration: duration(380),
    easing: cubicOut,
    css: (_t, u) => `transform: perspective(12rem) rotateY(${u * 180}deg)`,
  };
}
