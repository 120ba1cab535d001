/** The ornament at the upper edge of the cards of a game. A game without one gets a plain band and colours by letter. */

const edges: Record<string, string> = {};

export function addEdge(game: string, path: string): void {
  edges[game] = path;
}

export function edgeOf(game: string): string | undefined {
  return edges[game];
}
