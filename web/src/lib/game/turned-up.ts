/** Replays with all cards face up. */
import type { MacaronView, MastermindView, MonsterView, View } from "../wire/wire";

/** Reveals the face-down cards on the table from the views of their owners. Hands are shown separately. */
export function turnedUp(view: View, views: View[]): View {
  switch (view.game) {
    case "monster":
      return {
        ...view,
        rows: view.rows.map((row, seat) => (views[seat] as MonsterView | undefined)?.rows[seat] ?? row),
      };
    case "macaron":
      return {
        ...view,
        votes: view.votes?.map((vote, n) => ({
          ...vote,
          token: vote.token ?? (views[vote.seat] as MacaronView | undefined)?.votes?.[n]?.token ?? null,
        })),
      };
    case "mastermind":
      return { ...view, code: views.map((one) => (one as MastermindView).code).find(Boolean) };
    default:
      return view;
  }
}
