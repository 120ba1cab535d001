/** Movement: only transform and opacity, never in the way of the next tap. */
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { pace } from "./settings.svelte";

/** A card comes from a player's side of the table; x and y point there, in table halves. */
export function arrive(_node: Element, { x, y }: { x: number; y: number }): TransitionConfig {
  return {
    duration: pace(320),
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${u * x * 24}rem, ${u * y * 24}rem) rotate(${u * 12}deg); opacity: ${1 - u}`,
  };
}

/** A completed trick goes to its winner. */
export function depart(_node: Element, { x, y }: { x: number; y: number }): TransitionConfig {
  return {
    duration: pace(380),
    easing: cubicIn,
    css: (t, u) => `transform: translate(${u * x * 24}rem, ${u * y * 24}rem) scale(${0.4 + 0.6 * t}); opacity: ${t}`,
  };
}

/** Something appears where it stays. */
export function pop(_node: Element): TransitionConfig {
  return { duration: pace(220), easing: cubicOut, css: (t) => `transform: scale(${0.6 + 0.4 * t}); opacity: ${t}` };
}
