/** The user's preferences on this device. They are stored in the browser and not sent to the server. */
export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A tap plays at once, plays after a moment in which it can be undone, or raises the card for a second tap. */
export type Tap = "now" | "undo" | "twice";

export interface Settings {
  lang: Language;
  theme: "system" | "light" | "dark";
  cards: "usual" | "contrast";
  motion: "usual" | "quick" | "none";
  sound: boolean;
  haptics: boolean;
  /** How a hand is sorted until the player drags a card. */
  order: "suit" | "rank";
  /** What a tap on a card does. null: what suits the screen. */
  tap: Tap | null;
  notify: boolean;
  name: string;
  /** The number of players each game was last played with, and the level of the bots. */
  players: Record<string, number>;
  level: string;
  /** Where games against bots are played. "auto": on this device if the engine is there, else on the server. */
  bots: "auto" | "device" | "server";
  /** Games against bots on this device: no move may be taken back; a coach comments on each move. */
  strict: boolean;
  coach: boolean;
  /** Games that were learnt or played on this device. */
  known: string[];
  /** The numbers of the user's own box of a game that prints them as pictures, if they were entered. */
  box: object | null;
}

export const KEY = "petitfour";

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => lang === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // storage may be blocked, or hold something else
  }
}

export const chosen: Settings = {
  lang: preferred(),
  theme: "system",
  cards: "usual",
  motion: "usual",
  sound: true,
  haptics: true,
  order: "suit",
  tap: null,
  notify: false,
  name: "",
  players: {},
  level: "medium",
  bots: "auto",
  strict: false,
  coach: false,
  known: [],
  box: null,
  ...stored(),
};
