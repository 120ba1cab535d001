/** Links that are more than an address: who opens one gets a seat. The key is behind the #, which no server is sent. */
import { learn } from "./texts.svelte";

const sources = {
  en: () => import("links:en"),
  fr: () => import("links:fr"),
  es: () => import("links:es"),
};

export const loadLinks = (): Promise<void> => learn("links", (lang) => sources[lang]());

/** Makes another browser the same person; once. */
export const carryLink = (table: string, token: string) => `/carry/${table}#${token}`;

/** To a seat that is free, or kept for the friend with the key. */
export const seatLink = (table: string, seat: number, key?: string) =>
  `/t/${table}#seat=${seat}${key ? `&key=${key}` : ""}`;
