/** Macaron: the printed gift-box track, and the visible reasons for Emma's moves. */

import { t } from "../i18n/texts.svelte";
import type { Controller } from "../state/controller.svelte";
import type { Level, MacaronView, Play } from "../wire/wire";

export function levels(controller: Controller): Level[] {
  const { settings } = controller.table;
  return settings.box[settings.board];
}

/** Whether a range such as "3-4" or "8+" contains a number of boxes. */
export function levelOf(controller: Controller, boxes: number): Level | undefined {
  return levels(controller).find(({ boxes: range }) => {
    const [low = "", high = low] = range.split("-");
    return boxes >= Number.parseInt(low, 10) && (range.endsWith("+") || boxes <= Number(high));
  });
}

export const EMMA = 1;

/** The flavour a card counts as. Emma's cards can count as another flavour: "S5 as G". */
export function flavourOf({ card }: Play): string {
  return card.split(" as ")[1] ?? (card[0] as string);
}

/**
 * The reason for Emma's card, with its rule (MC-32 to MC-35). The server chooses her card; this only describes how its
 * flavour relates to the lead, the royal flavour and the allergen. It is undefined for an answered lead, because
 * the trick before it is no longer visible.
 */
export function emmasReason(view: MacaronView): string | null | undefined {
  const trick = view.trick.length ? view.trick : view.last_trick;
  const hers = trick.find(({ seat }) => seat === EMMA);
  if (!view.emma || !hers || !trick[0]) return null;
  if (trick[0] === hers && trick === view.last_trick) return undefined;
  const flavour = flavourOf(hers);
  const royal = (one: string) => "ABC"[view.flavours.indexOf(one) >> 1] === view.royal;
  const tell = (rule: string, id: string, lead = "") => {
    const name = (suit: string) => t("suit-macaron", { suit });
    return t("rule-first", {
      rule,
      said: t(`emma-${id}`, lead ? { lead: name(lead), flavour: name(flavour) } : {}),
    });
  };
  const lead = flavourOf(trick[0]);
  if (trick[0] !== hers) {
    if (flavour === lead) return tell("MC-32", "follows", lead);
    if (royal(lead)) {
      if (flavour === view.allergen) return tell("MC-33", "drops-allergen", lead);
      return royal(flavour) ? tell("MC-33", "rest") : tell("MC-33", "drops", lead);
    }
    if (royal(flavour)) return tell("MC-34", "trumps", lead);
    return flavour === view.allergen ? tell("MC-34", "allergen", lead) : tell("MC-34", "rest");
  }
  const won = view.last_trick.find(({ seat }) => seat === EMMA);
  if (won && flavourOf(won) === flavour && !royal(flavour)) return tell("MC-35", "again");
  if (royal(flavour)) return tell("MC-35", "starts");
  return tell("MC-35", flavour === view.allergen ? "leads-common" : "leads-plain");
}
