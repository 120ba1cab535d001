/** The colours of cards in games without a look of their own. */

/** The hues of the colours that game.toml can name. */
const HUES: Record<string, number> = { red: 5, yellow: 42, green: 135, cyan: 185, blue: 222, magenta: 305 };
const colours: Record<string, Record<string, string>> = {};

/** Keeps the colours of a game, by the letter of their suit. */
export function addColours(game: string, letters: Record<string, string>): void {
  colours[game] = letters;
}

/** The hue of a suit: that of its colour, else one for each letter. */
export function hueOf(game: string, suit: string): number {
  return HUES[colours[game]?.[suit] ?? ""] ?? (suit.charCodeAt(0) * 67) % 360;
}
