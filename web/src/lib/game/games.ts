/** What pages need to know about all games before they have asked the server: it comes from each `game.toml`. */
import games from "games:all";

export const GAMES = games.map(({ id }) => id);
/** The number of players proposed first. */
export const USUAL: Record<string, number> = Object.fromEntries(games.map(({ id, usual }) => [id, usual]));
/** Settings that are offered to players. The others are for research. */
export const SHOWN: Record<string, string[]> = Object.fromEntries(games.map(({ id, shown }) => [id, shown]));

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
