/** What a reader has chosen for this device. Remembered; nothing of it is sent to the server. */
import type { Box } from "./wire";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Language;
  theme: "system" | "light" | "dark";
  cards: "usual" | "contrast";
  motion: "usual" | "quick" | "none";
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  name: string;
  /** For how many each game was last set up, and the strength of the bots. */
  players: Record<string, number>;
  level: string;
  /** Games that were introduced or played on this device. */
  known: string[];
  /** The numbers of the reader's own box of Macaron, once they were entered. */
  box: Box | null;
}

export const KEY = "petitfour";

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => lang === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // storage may be closed to us, or hold something else
  }
}

export const chosen: Settings = {
  lang: preferred(),
  theme: "system",
  cards: "usual",
  motion: "usual",
  sound: true,
  confirm: false,
  notify: false,
  name: "",
  players: {},
  level: "medium",
  known: [],
  box: null,
  ...remembered(),
};
