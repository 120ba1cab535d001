/** What the home page needs to know about the games before it has asked the server. */

export const GAMES = ["marshmallow", "monster", "macaron", "mastermind"];
export const PLAYERS: Record<string, number[]> = {
  marshmallow: [2, 3, 4, 5],
  monster: [2, 3, 4, 5],
  macaron: [1, 2, 3, 4, 5],
  mastermind: [2],
};
/** The number of players proposed first. */
export const USUAL: Record<string, number> = { marshmallow: 4, monster: 4, macaron: 4, mastermind: 2 };

/** Bots are named after sweets, with the same names in every language. */
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
