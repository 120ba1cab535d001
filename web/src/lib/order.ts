/** The order in which a player keeps a hand: the table's own, until cards were dragged. It outlives a reload. */

const KEY = "petitfour-order";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // storage may be closed to us
  }
}

export function recall(place: string): string[] {
  return kept()[place] ?? [];
}

export function remember(place: string, order: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), [place]: order }));
  } catch {
    // then it holds until the page is closed
  }
}

/** The cards in the player's own order; those that it does not know follow the card they would follow unsorted. */
export function merge(cards: string[], order: string[]): string[] {
  const sorted = order.filter((card) => cards.includes(card));
  if (!sorted.length) return cards;
  for (const [index, card] of cards.entries()) {
    if (!sorted.includes(card)) sorted.splice(sorted.indexOf(cards[index - 1] as string) + 1, 0, card);
  }
  return sorted;
}
