/**
 * This browser's notes of a match: the first commitment of the table, and the entropy of each seat that got ready here.
 * The server cannot change these notes, so they prove whether it used other values (docs/fair.md).
 */
import type { TableInfo } from "../wire/wire";

export interface Notes {
  /** The first commitment that this browser received for the table. */
  commitment: string;
  /** By seat. `pledge` is null in scheme 1. */
  seats: Record<string, { entropy: string; pledge: string | null }>;
}

export type Objection = "commitment-replaced" | "entropy-replaced" | "entropy-left-out";

const KEY = "petitfour/fair";
const MOST_TABLES = 50;
/** Notes for pages without storage. They last until the page is closed. */
const unstored = new Map<string, Notes>();

function stored(): Record<string, Notes> {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}");
}

function keep(table: string, notes: Notes): void {
  unstored.set(table, notes);
  try {
    const { [table]: _, ...others } = stored();
    const newest = [...Object.entries(others), [table, notes] as const].slice(-MOST_TABLES);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // `canKeep` reports this
  }
}

/** Whether this browser can store notes. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(`${KEY}?`, "");
    localStorage.removeItem(`${KEY}?`);
    return true;
  } catch {
    return false;
  }
}

export function notesOf(table: string): Notes | null {
  try {
    const found = stored()[table];
    if (found) return found;
  } catch {
    // storage is blocked or contains something else
  }
  return unstored.get(table) ?? null;
}

/** The notes as arguments of `verify`: the commitment, and the entropies by seat. */
export function noted(table: string): [string | undefined, Record<string, string>] {
  const notes = notesOf(table);
  const entropies = Object.entries(notes?.seats ?? {}).map(([seat, { entropy }]) => [seat, entropy]);
  return [notes?.commitment, Object.fromEntries(entropies)];
}

/** Notes the first commitment of a table. It is stored together with the first seat. */
export function see(table: string, commitment: string): void {
  if (!notesOf(table)) unstored.set(table, { commitment, seats: {} });
}

/** Notes the entropy of a seat. Call this before sending it. */
export function note(table: TableInfo, seat: number, entropy: string, pledge: string | null): void {
  const notes = notesOf(table.id) ?? { commitment: table.commitment, seats: {} };
  keep(table.id, { ...notes, seats: { ...notes.seats, [seat]: { entropy, pledge } } });
}

/** Removes seats that the player left before the start. */
export function keepOnly(table: string, seats: number[]): void {
  const notes = notesOf(table);
  const mine = Object.entries(notes?.seats ?? {}).filter(([seat]) => seats.includes(Number(seat)));
  if (notes && mine.length < Object.keys(notes.seats).length)
    keep(table, { ...notes, seats: Object.fromEntries(mine) });
}

/** Whether the table replaced the commitment or an entropy of this browser, and which. */
export function objection(table: TableInfo, notes: Notes | null): Objection | null {
  if (!notes) return null;
  if (table.commitment !== notes.commitment) return "commitment-replaced";
  let found: Objection | null = null;
  for (const [seat, { entropy, pledge }] of Object.entries(notes.seats)) {
    const [pledged, used] = [table.pledges?.[Number(seat)], table.entropies?.[Number(seat)]];
    if (table.pledges && pledged !== pledge) return "entropy-replaced";
    if (!table.entropies || used === entropy) continue;
    if (!pledge || !pledged || used) return "entropy-replaced";
    found = "entropy-left-out";
  }
  return found;
}

/** 32 random bytes, so that nobody can guess them from their pledge. */
export function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
