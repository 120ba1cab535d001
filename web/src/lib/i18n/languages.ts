/** The texts of each language, loaded when the language is first used. */
import type { Language } from "../preferences/preferences";

export const languages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  es: () => import("texts:es"),
};
