/** Mastermind. */
import "./look";
import type { Described } from "../../lib/game/client.svelte";
import { list, t } from "../../lib/i18n/texts.svelte";
import type { Controller } from "../../lib/state/controller.svelte";
import { finder } from "../../lib/state/table-state";
import type { GameEvent } from "../../lib/wire/wire";
import type { GameFact, GuessRow, MastermindView } from "./types";

export { default as Picture } from "./MovePicture.svelte";
export { default } from "./Table.svelte";
export { default as Wanted } from "./Wanted.svelte";

export const cloth: [string, string] = ["#f6ead9", "#dcbd92"];

const factOf = finder<GameFact>();
const pegs = (row: string): string[] => [...row].map((colour) => t("peg-mastermind", { colour }));

export function turnedUp(view: MastermindView, views: MastermindView[]): MastermindView {
  const code = views.map((one) => one.code).find(Boolean);
  return code ? { ...view, code } : view;
}

export function described(move: string): Described | null {
  const [word = "", first = "", second] = move.split(" ");
  if (word === "mark") return { id: word, args: { red: Number(first), white: Number(second) } };
  return word === "code" || word === "guess"
    ? { id: word, args: { row: pegs(first).join(", ") }, name: pegs(first).join(", ") }
    : null;
}

export function ending(_: Controller, event: GameEvent): { text?: string; good?: boolean } {
  const code = factOf(event, "code-revealed");
  if (!code) return {};
  if (code.void) return { text: t("log-fired-MM-10"), good: false };
  return { text: code.found ? t("moment-code", { rows: code.rows }) : t("log-fired-MM-9") };
}

export function points({ view }: Controller<MastermindView>, seat: number): string[] {
  const last = view.last_round;
  if (last?.codemaker !== seat) return [];
  return [last.void ? t("log-fired-MM-10") : t("moment-code", { rows: last.rows.length })];
}

function rows(all: GuessRow[]): string[] {
  return all.map(({ guess, red, white }, index) => {
    const row = t("mastermind-row", { number: index + 1, row: list(pegs(guess)) });
    if (red === null || white === null) return `${row}.`;
    return `${row}. ${t("mastermind-red-number", { number: red })}, ${t("mastermind-white-number", { number: white })}.`;
  });
}

/** There are no hands and no tricks: reads the code, the rows and the last round. */
export function read({ view }: Controller<MastermindView>, key: string): string | undefined {
  const { code, last_round: last } = view;
  const said = (row: string) => t("mastermind-code", { row: list(pegs(row)) });
  if (key === "h") return code ? said(code) : t("mastermind-code-hidden");
  if (key === "t") return rows(view.rows).join(" ") || t("read-nothing");
  if (key === "l") return last ? [said(last.code), ...rows(last.rows)].join(". ") : t("read-nothing");
  return undefined;
}
