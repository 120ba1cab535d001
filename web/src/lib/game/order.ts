/** The player's own order of a hand, after cards were dragged. It survives a reload. */

const KEY = "petitfour-order";

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // storage may be blocked
  }
}

export function recall(place: string): string[] {
  return stored()[place] ?? [];
}

export function remember(place: string, order: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [place]: order }));
  } catch {
    // storage may be blocked; then the value lasts until the page is closed
  }
}

/** Cards by rank instead of by suit, as the server sorts them. */
export function byRank(cards: string[]): string[] {
  return cards.toSorted((a, b) => Number.parseInt(a.slice(1), 10) - Number.parseInt(b.slice(1), 10));
}

/** Sorts cards by the player's own order. A new card comes after the card that it follows in the usual order. */
export function merge(cards: string[], order: string[]): string[] {
  const sorted = order.filter((card) => cards.includes(card));
  if (!sorted.length) return cards;
  for (const [index, card] of cards.entries()) {
    if (!sorted.includes(card)) sorted.splice(sorted.indexOf(cards[index - 1] as string) + 1, 0, card);
  }
  return sorted;
}
