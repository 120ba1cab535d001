/** The reader's choices, followed by everything that is shown. */
import { chosen, KEY, type Settings } from "./remembered";

export { LANGUAGES, type Language, type Settings } from "./remembered";

export const settings: Settings = $state({ ...chosen });

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
