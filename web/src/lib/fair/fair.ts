/**
 * Recomputes every deal of a record in the browser. This is an independent implementation of docs/fair.md and trusts
 * nothing that the server sends. SHA-256 comes from a library because pages over plain HTTP have no WebCrypto.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Verdict =
  /** `own`: this browser's notes were compared too. `withheld`: seats that did not reveal their entropy. */
  | { id: "verified"; deals: number; own: boolean; withheld: number[] }
  | { id: "altered"; move: number }
  | { id: "secret" | "pledge" | "commitment-replaced" | "entropy-replaced" | "entropy-left-out" | "unverifiable" }
  /** The secret is right, but this page does not know the deck of the game. */
  | { id: "no-deck" };

/** The cards of a game: the letters of its suits in order, and which parts of a deal keep their order. */
export interface Deck {
  suits: string;
  isPile?: (players: number, part: number) => boolean;
}

export function commitment(secret: Uint8Array, scheme = 1): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`petitfour commitment ${scheme}\n`), secret)));
}

/** The pledge of a seat, sent in scheme 2 before entropies are revealed. */
export function pledge(committed: string, seat: number, entropy: string): string {
  const parts = [hexToBytes(committed), Uint8Array.of(seat), utf8ToBytes(entropy)];
  return bytesToHex(sha256(concatBytes(utf8ToBytes("petitfour pledge 2\n"), ...parts)));
}

function bigEndian(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** (bytes - 1 - i)) % 256);
}

export function combinedSeed(secret: Uint8Array, entropies: string[]): Uint8Array {
  const parts = [secret, ...entropies.map(utf8ToBytes)].flatMap((part) => [bigEndian(part.length, 4), part]);
  return sha256(concatBytes(utf8ToBytes("petitfour seed 1\n"), ...parts));
}

/** The seed of scheme 2. Null: the seat pledged or revealed nothing. */
export function pledgedSeed(secret: Uint8Array, pledges: (string | null)[], entropies: (string | null)[]): Uint8Array {
  const parts = pledges.flatMap((pledged, seat) => {
    const entropy = entropies[seat] ?? null;
    const kind = pledged === null ? 0 : entropy !== null ? 1 : 2;
    const data = [new Uint8Array(), utf8ToBytes(entropy ?? ""), hexToBytes(pledged ?? "")][kind] as Uint8Array;
    return [Uint8Array.of(kind), bigEndian(data.length, 4), data];
  });
  return sha256(concatBytes(utf8ToBytes("petitfour seed 2\n"), bigEndian(secret.length, 4), secret, ...parts));
}

export class Stream {
  #block = new Uint8Array();
  #blocks = 0;
  #at = 0;

  constructor(readonly seed: Uint8Array) {}

  /** The upper half of the next word. The lower half is never used. */
  #upper(): bigint {
    if (this.#at === this.#block.length) {
      this.#block = sha256(concatBytes(this.seed, bigEndian(this.#blocks++, 8)));
      this.#at = 0;
    }
    const upper = BigInt(`0x${bytesToHex(this.#block.subarray(this.#at, this.#at + 4))}`);
    this.#at += 8;
    return upper;
  }

  below(n: number): number {
    const [many, limit] = [BigInt(n), 2n ** 32n];
    while (true) {
      const product = this.#upper() * many;
      if (product % limit >= limit % many) return Number(product / limit);
    }
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
}

/** Sorts cards by suit and rank, tokens by their plus and then their minus number. */
function inOrder({ suits }: Deck) {
  const key = (text: string): number[] => {
    if (/^\d/.test(text)) return [Number.parseInt(text, 10), Number(text.split("/").at(-1))];
    return [suits.indexOf(text[0] as string), Number(text.slice(1))];
  };
  return (a: string, b: string): number => {
    const [first, second] = [key(a), key(b)];
    return (first[0] as number) - (second[0] as number) || (first[1] as number) - (second[1] as number);
  };
}

/** The deal that the stream determines where the record has `text`. The deck consists of the cards in that text. */
class Dealer {
  #pile: string[] = [];
  #hand = 0;
  #discarded = 0;

  constructor(
    readonly stream: Stream,
    readonly deck: Deck,
    readonly players: number,
  ) {}

  hear(move: string): void {
    if (move.startsWith("discard ")) this.#discarded = move.split(" ").length - 1;
  }

  draw(text: string): string {
    const [word = ""] = text.split(" ", 1);
    const rest = text.slice(word.length + 1);
    if (word === "first") return `first ${this.stream.below(this.players)}`;
    if (word === "emma") return this.#stacks(rest);
    return `${word} ${this.#parts(rest, word === "deal")
      .map((part) => part.join(" "))
      .join(" | ")}`;
  }

  #parts(text: string, isDeal: boolean): string[][] {
    const sizes = text.split(" | ").map((part) => part.split(" ").length);
    const order = inOrder(this.deck);
    const shuffled = this.stream.shuffle(text.split(/ \| | /).sort(order));
    const parts = sizes.map((size) => shuffled.splice(0, size));
    if (isDeal) {
      this.#pile = parts.at(-1) as string[];
      this.#hand = sizes[0] as number;
    }
    return parts.map((part, index) => (isDeal && this.deck.isPile?.(this.players, index) ? part : part.sort(order)));
  }

  #stacks(text: string): string {
    const flavours = text.split(" | ").map((stack) => stack[0] as string);
    const cards = this.#pile.slice(this.#discarded, this.#discarded + this.#hand);
    const faceUp = cards.slice(flavours.length);
    const stacks = flavours.map((flavour, index) => {
      const stack = [cards[index] as string, ...faceUp.filter((card) => card[0] === flavour)];
      return `${flavour}: ${this.stream.shuffle(stack).join(" ")}`;
    });
    return `emma ${stacks.join(" | ")}`;
  }
}

/**
 * Verifies all deals of a record; `deck` is that of its game. `seen` is the commitment that this browser received before the first card, `mine` its
 * entropies by seat. Without them only the record itself is checked, and a server can construct a record for any deal.
 */
export function verify(record: string, deck: Deck | null, seen?: string, mine: Record<string, string> = {}): Verdict {
  const lines = record.split("\n");
  const value = (key: string) => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const [secret, committed] = [value("secret"), value("commitment")];
  if (seen && committed !== seen) return { id: "commitment-replaced" };
  if (!secret || !committed) return { id: "unverifiable" };
  const scheme = Number(value("scheme") ?? 1);
  if (scheme !== 1 && scheme !== 2) return { id: "unverifiable" };
  if (commitment(hexToBytes(secret), scheme) !== committed) return { id: "secret" };
  const players = Number(value("players"));
  const each = (key: string) =>
    Array.from({ length: players }, (_, seat) => JSON.parse(value(`${key} ${seat}`) ?? "null") as string | null);
  const [pledges, entropies] = [each("pledge"), each("entropy")];
  const own = compareOwn(scheme, committed, pledges, entropies, mine);
  if (own) return { id: own };
  if (scheme === 2 && entropies.some((text, seat) => text !== null && pledge(committed, seat, text) !== pledges[seat]))
    return { id: "pledge" };
  const key = hexToBytes(secret);
  const seed =
    scheme === 2
      ? pledgedSeed(key, pledges, entropies)
      : combinedSeed(
          key,
          entropies.map((text) => text ?? ""),
        );
  const dealer = new Dealer(new Stream(seed), deck ?? { suits: "" }, players);
  let deals = 0;
  for (const line of lines) {
    const [, number, who, move] = /^(\d+) (dealer|seat \d): (.+)$/.exec(line) ?? [];
    if (!move) continue;
    if (who !== "dealer") dealer.hear(move);
    else if (!deck && !move.startsWith("first ")) return { id: "no-deck" };
    else if (dealer.draw(move) !== move) return { id: "altered", move: Number(number) };
    else deals++;
  }
  const withheld = pledges.flatMap((pledged, seat) => (pledged !== null && entropies[seat] === null ? [seat] : []));
  return { id: "verified", deals, own: Object.keys(mine).length > 0, withheld };
}

function compareOwn(
  scheme: number,
  committed: string,
  pledges: (string | null)[],
  entropies: (string | null)[],
  mine: Record<string, string>,
): "entropy-replaced" | "entropy-left-out" | null {
  let found: "entropy-left-out" | null = null;
  for (const [seat, entropy] of Object.entries(mine)) {
    const used = entropies[Number(seat)] ?? null;
    if (scheme === 2 && pledges[Number(seat)] !== pledge(committed, Number(seat), entropy)) return "entropy-replaced";
    if (used === entropy) continue;
    if (scheme === 1 || used !== null) return "entropy-replaced";
    found = "entropy-left-out";
  }
  return found;
}
