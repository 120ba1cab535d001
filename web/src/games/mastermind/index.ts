/** Mastermind. */
import type { MastermindView } from "../../lib/wire/wire";

export { default } from "./Table.svelte";

export function turnedUp(view: MastermindView, views: MastermindView[]): MastermindView {
  const code = views.map((one) => one.code).find(Boolean);
  return code ? { ...view, code } : view;
}
