/** Macaron. */
import type { MacaronView } from "../../lib/wire/wire";

export { default } from "./Table.svelte";

export function turnedUp(view: MacaronView, views: MacaronView[]): MacaronView {
  if (!view.votes) return view;
  const token = (seat: number, n: number) => views[seat]?.votes?.[n]?.token ?? null;
  return { ...view, votes: view.votes.map((vote, n) => ({ ...vote, token: vote.token ?? token(vote.seat, n) })) };
}
