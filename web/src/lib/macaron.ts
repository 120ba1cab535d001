/** What the boards of Macaron say: the gift-box track as it is printed, and what is seen of Emma's reasons. */
import type { Desk } from "./desk.svelte";
import { say } from "./texts.svelte";
import type { Level, MacaronView, Play } from "./wire";

export function levels(desk: Desk): Level[] {
  const { settings } = desk.table;
  return settings.box[settings.board];
}

/** "3-4" holds 3 and 4, "8+" all from 8 up. */
export function levelOf(desk: Desk, boxes: number): Level | undefined {
  return levels(desk).find(({ boxes: range }) => {
    const [low = "", high = low] = range.split("-");
    return boxes >= Number.parseInt(low, 10) && (range.endsWith("+") || boxes <= Number(high));
  });
}

export const EMMA = 1;

/** A card of Emma's may count as another flavour than its own: "S5 as G". */
export function flavourOf({ card }: Play): string {
  return card.split(" as ")[1] ?? (card[0] as string);
}

/**
 * Why Emma played the card that lies there, with the rule (MC-32 to MC-35). Her choice is the table's; this only
 * puts into words how the flavour she chose stands to the lead, to royal and to the allergen. Nothing new can be said
 * (undefined) of a lead of hers that was answered: what won before it is no longer on show.
 */
export function emmasReason(view: MacaronView): string | null | undefined {
  const trick = view.trick.length ? view.trick : view.last_trick;
  const hers = trick.find(({ seat }) => seat === EMMA);
  if (!view.emma || !hers || !trick[0]) return null;
  if (trick[0] === hers && trick === view.last_trick) return undefined;
  const flavour = flavourOf(hers);
  const royal = (one: string) => "ABC"[view.flavours.indexOf(one) >> 1] === view.royal;
  const tell = (rule: string, id: string, lead = "") => {
    const name = (suit: string) => say("suit-macaron", { suit });
    return say("rule-first", {
      rule,
      said: say(`emma-${id}`, lead ? { lead: name(lead), flavour: name(flavour) } : {}),
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
