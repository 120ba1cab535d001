/** What the home page needs to know of the games before anything is loaded. */
import type { GameId } from "./wire";

export const PLAYERS: Record<GameId, number[]> = {
  marshmallow: [2, 3, 4, 5],
  monster: [2, 3, 4, 5],
  macaron: [1, 2, 3, 4, 5],
  mastermind: [2],
};
/** The number proposed first. */
export const USUAL: Record<GameId, number> = { marshmallow: 4, monster: 4, macaron: 4, mastermind: 2 };

/** Bots are called after sweets; in every language the same. */
const SWEETS = [
  "Praline",
  "Nougat",
  "Vanille",
  "Caramel",
  "Noisette",
  "Biscotti",
  "Éclair",
  "Financier",
  "Madeleine",
  "Turrón",
];

export function botNames(number: number): string[] {
  const names = [...SWEETS];
  return Array.from({ length: number }, () => names.splice(Math.floor(Math.random() * names.length), 1)[0] as string);
}
