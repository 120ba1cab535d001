/** What a reader has chosen for this device. Remembered; nothing of it is sent to the server. */

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Language;
  theme: "system" | "light" | "dark";
  cards: "usual" | "contrast";
  motion: "usual" | "quick" | "none";
  sound: boolean;
  confirm: boolean;
  name: string;
  /** For how many each game was last set up, and the strength of the bots. */
  players: Record<string, number>;
  level: string;
  /** Games that were introduced or played on this device. */
  known: string[];
}

const KEY = "petitfour";

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

export const settings: Settings = $state({
  lang: preferred(),
  theme: "system",
  cards: "usual",
  motion: "usual",
  sound: true,
  confirm: false,
  name: "",
  players: {},
  level: "medium",
  known: [],
  ...remembered(),
});

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then it holds until the page is closed
  }
}

export function know(game: string): void {
  if (!settings.known.includes(game)) change("known", [...settings.known, game]);
}

/** How long something that takes `ms` at the usual speed takes for this reader; 0: it does not move at all. */
export function pace(ms: number): number {
  if (settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "quick" ? ms / 2 : ms;
}
