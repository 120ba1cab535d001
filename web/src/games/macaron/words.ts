/** Macaron: the printed gift-box track, and the visible reasons for Emma's moves. */

import { list, t } from "../../lib/i18n/texts.svelte";
import type { Controller } from "../../lib/state/controller.svelte";
import { finder } from "../../lib/state/table-state";
import type { GameEvent, Play } from "../../lib/wire/wire";
import type { GameFact, Level, MacaronOptions, MacaronView } from "./types";

export const factOf = finder<GameFact>();

const FLAVOURS = [..."APSBGEC"];

/** The names of a group's flavours, as far as they are in play (MC-2). */
export function groupName(group: string, inPlay: string[] = FLAVOURS): string {
  const first = 2 * "ABCD".indexOf(group);
  return list(inPlay.slice(first, first + 2).map((suit) => t("suit-macaron", { suit })));
}

export function levels(controller: Controller<MacaronView>): Level[] {
  const settings = controller.table.settings as unknown as MacaronOptions;
  return settings.box[settings.board];
}

/** Whether a range such as "3-4" or "8+" contains a number of boxes. */
export function levelOf(controller: Controller<MacaronView>, boxes: number): Level | undefined {
  return levels(controller).find(({ boxes: range }) => {
    const [low = "", high = low] = range.split("-");
    return boxes >= Number.parseInt(low, 10) && (range.endsWith("+") || boxes <= Number(high));
  });
}

/** The points of a level in words; those of its spaces are separated by dots. */
export function pointsText({ points }: Level): string {
  return t("macaron-points", { points: typeof points === "number" ? points : points.join(" · ") });
}

export const EMMA = 1;

/** The flavour a card counts as. Emma's cards can count as another flavour: "S5 as G". */
export function flavourOf({ card }: Play): string {
  return card.split(" as ")[1] ?? (card[0] as string);
}

/** The reason for Emma's last card in words, from the fact that came with it (MC-32 to MC-35). Null without one. */
export function emmasReason(events: GameEvent[]): string | null {
  const why = factOf(
    events.findLast((event) => factOf(event, "emma-played")),
    "emma-played",
  );
  if (!why) return null;
  const name = (suit: string) => t("suit-macaron", { suit });
  const flavour = name(why.flavour);
  if (why.wish === null) return t("emma-follows", { flavour });
  const reason = t(`emma-${why.wish.replace(" ", "-")}`, { flavour });
  return why.lead ? `${t("emma-lacks", { flavour: name(why.lead) })} ${reason}` : reason;
}
