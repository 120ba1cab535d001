/** The user's settings as reactive state. */
import { chosen, KEY, type Settings, type Tap } from "./preferences";

export { LANGUAGES, type Language, type Settings } from "./preferences";

export const settings: Settings = $state({ ...chosen });

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage may be blocked; then the value lasts until the page is closed
  }
}

export function know(game: string): void {
  if (!settings.known.includes(game)) change("known", [...settings.known, game]);
}

/** What a tap on a card does. On a small screen it is easy to tap the wrong one. */
export function tap(): Tap {
  return settings.tap ?? (matchMedia("(max-width: 600px), (max-height: 500px)").matches ? "undo" : "now");
}

/** Scales a duration in milliseconds by the user's animation speed; 0 if animations are off. */
export function duration(ms: number): number {
  if (settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "quick" ? ms / 2 : ms;
}
