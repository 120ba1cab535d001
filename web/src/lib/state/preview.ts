/** The position after a move that is not sent yet, as far as the client can draw it without knowing the rules. */

import type { View } from "../wire/wire";

/** A card of the hand lies in the trick. Other moves only end the turn. */
export function preview(view: View, seat: number, move: string): View {
  const waiting = { ...view, legal: [], to_act: view.to_act.filter((other) => other !== seat) };
  if (!("trick" in view) || !view.hand?.includes(move)) return waiting as View;
  const hand = view.hand.filter((card) => card !== move);
  return { ...waiting, hand, trick: [...(view.trick ?? []), { seat, card: move }] } as View;
}
