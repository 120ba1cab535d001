/** Full-text search: all words, in any order, ignoring accents and case. */

/** Removes accents and case. The length stays the same, so positions remain valid. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

export function words(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean);
}

export function matches(text: string, wanted: string[]): boolean {
  const plain = folded(text);
  return wanted.every((word) => plain.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** Splits a text into pieces that match and pieces that do not. */
export function pieces(text: string, wanted: string[]): Piece[] {
  const plain = folded(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      marks.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && marks[to] === marks[from]) to++;
    found.push({ text: text.slice(from, to), found: marks[from] as boolean });
    from = to;
  }
  return found;
}
