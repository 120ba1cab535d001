/** Marshmallow Test. */
import "./look";
import type { Banner, Described } from "../../lib/game/client.svelte";
import { t } from "../../lib/i18n/texts.svelte";
import type { Controller } from "../../lib/state/controller.svelte";
import { finder } from "../../lib/state/table-state";
import type { GameEvent } from "../../lib/wire/wire";
import Sweets from "./Sweets.svelte";
import type { GameFact, MarshmallowView } from "./types";

export { default } from "./Table.svelte";

export const cloth: [string, string] = ["#fdeef0", "#f2bfcb"];

const factOf = finder<GameFact>();

export function described(move: string): Described | null {
  const [word, suit = ""] = move.split(" ");
  return word === "trump" ? { id: word, args: { suit: t("suit-marshmallow", { suit }) } } : null;
}

export function banner(controller: Controller, event: GameEvent): Banner | null {
  const out = factOf(event, "went-out");
  if (out) {
    return {
      title: t("log-fired-MT-11", controller.who(out.seat)),
      text: t("moment-marshmallows", { number: out.points }),
      good: true,
      picture: { component: Sweets, props: { number: out.points } },
      lines: [],
    };
  }
  const trump = factOf(event, "trump-named");
  if (!trump) return null;
  return { title: t("marshmallow-trump", { suit: trump.suit }), good: true, suits: [trump.suit], lines: [] };
}

export function ending(controller: Controller, event: GameEvent): { text?: string } {
  const out = factOf(event, "went-out");
  return out ? { text: t("log-fired-MT-11", controller.who(out.seat)) } : {};
}

export function points(controller: Controller<MarshmallowView>, seat: number, points: number): string[] {
  const { view } = controller;
  if (view.out.includes(seat)) return [t("summary-marshmallow-out", { tricks: view.tricks[seat] ?? 0, points })];
  return [view.outcome ? t("summary-marshmallow-stopped") : t("summary-marshmallow-in", controller.who(seat))];
}

export function nextRound(controller: Controller<MarshmallowView>): string {
  const { dealer } = controller.view;
  return dealer === null ? "" : t("summary-next-marshmallow", controller.who(dealer));
}
