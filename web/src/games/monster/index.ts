/** Monster Tricks. */
import "./look";
import type { Described } from "../../lib/game/client.svelte";
import { t } from "../../lib/i18n/texts.svelte";
import { type Controller, cardName, playsInWords } from "../../lib/state/controller.svelte";
import { finder } from "../../lib/state/table-state";
import type { GameFact, MonsterView } from "./types";

const factOf = finder<GameFact>();

export { default as Memory } from "./Memory.svelte";
export { default } from "./Table.svelte";

export const cloth: [string, string] = ["#eeeefb", "#bcbfe8"];

export function turnedUp(view: MonsterView, views: MonsterView[]): MonsterView {
  return { ...view, rows: view.rows.map((row, seat) => views[seat]?.rows[seat] ?? row) };
}

export function openCards(view: MonsterView): string[] {
  return view.open.flatMap((trick) => trick?.cards.map(({ card }) => card) ?? []);
}

export function described(move: string): Described | null {
  const [word = "", how, ...rest] = move.split(" ");
  if (word === "order") return { id: word, args: { values: move.slice(6) } };
  const card = cardName("monster", word);
  if (how === "new") return { id: "open", args: { card } };
  return how === "on" ? { id: "on", args: { card, place: rest[0] ?? "" } } : null;
}

export function points({ view }: Controller<MonsterView>, seat: number): string[] {
  const value = view.kept[seat]?.at(-1) ?? 0;
  return [value ? t("summary-monster", { tricks: view.won[seat] ?? 0, value }) : t("summary-monster-none")];
}

export function nextRound(controller: Controller<MonsterView>): string {
  const next = controller.source.events
    .flatMap((event) => factOf(event, "point-cards-kept") ?? [])
    .at(-1)?.next_starter;
  return next == null ? "" : t("summary-next-monster", controller.who(next));
}

export function read(controller: Controller<MonsterView>, key: string): string | undefined {
  if (key !== "t") return undefined;
  const open = controller.view.open.flatMap((trick) => {
    if (!trick) return [];
    const cards = playsInWords(controller, trick.cards);
    return [t("read-open", { place: trick.place, name: controller.name(trick.marker), cards })];
  });
  return open.length ? open.join(" ") : t("read-nothing");
}
