/** The letters on cards and pegs, in the reader's language. Records and messages keep their own. */
import { has, t } from "../i18n/texts.svelte";

/** The letter of a suit, a flavour or a peg; two where one would not tell it from another. */
export function letter(game: string, suit: string): string {
  return has(`letter-${game}`) ? t(`letter-${game}`, { suit }) : suit;
}
