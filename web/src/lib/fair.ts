/**
 * Recomputes every deal of a record here in the browser, from docs/fair.md alone: nothing of the server's code and
 * nothing it says is trusted. SHA-256 comes from a library, for pages on a home network have no WebCrypto.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Verdict =
  | { id: "verified"; deals: number }
  | { id: "altered"; move: number }
  | { id: "secret" }
  | { id: "unverifiable" };

const LETTERS: Record<string, string> = { marshmallow: "PYGBV", monster: "GYVB", macaron: "APSBGEC" };

export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("petitfour commitment 1\n"), secret)));
}

function bigEndian(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** (bytes - 1 - i)) % 256);
}

export function combinedSeed(secret: Uint8Array, entropies: string[]): Uint8Array {
  const parts = [secret, ...entropies.map(utf8ToBytes)].flatMap((part) => [bigEndian(part.length, 4), part]);
  return sha256(concatBytes(utf8ToBytes("petitfour seed 1\n"), ...parts));
}

export class Stream {
  #block = new Uint8Array();
  #blocks = 0;
  #at = 0;

  constructor(readonly seed: Uint8Array) {}

  /** The upper half of the next word; the lower one is never needed. */
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

/** Cards by suit and rank; tokens by their plus number, then by their minus number. */
function inOrder(game: string) {
  const key = (text: string): number[] => {
    if (/^\d/.test(text)) return [Number.parseInt(text, 10), Number(text.split("/").at(-1))];
    return [LETTERS[game]?.indexOf(text[0] as string) ?? 0, Number(text.slice(1))];
  };
  return (a: string, b: string): number => {
    const [first, second] = [key(a), key(b)];
    return (first[0] as number) - (second[0] as number) || (first[1] as number) - (second[1] as number);
  };
}

/** What the dealer should have drawn, where the record says `text`; the pack is whatever cards that text names. */
class Dealer {
  #pile: string[] = [];
  #hand = 0;
  #discarded = 0;

  constructor(
    readonly stream: Stream,
    readonly game: string,
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
    const order = inOrder(this.game);
    const shuffled = this.stream.shuffle(text.split(/ \| | /).sort(order));
    const parts = sizes.map((size) => shuffled.splice(0, size));
    const solo = isDeal && this.game === "macaron" && this.players === 1;
    if (isDeal) {
      this.#pile = parts.at(-1) as string[];
      this.#hand = sizes[0] as number;
    }
    return parts.map((part, index) => (solo && index === 1 ? part : part.sort(order)));
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

/** `seen`: the commitment that this browser was shown before the first card. */
export function verify(record: string, seen?: string): Verdict {
  const lines = record.split("\n");
  const value = (key: string) => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const [secret, committed] = [value("secret"), value("commitment")];
  if (!secret || !committed) return { id: "unverifiable" };
  if (commitment(hexToBytes(secret)) !== (seen || committed)) return { id: "secret" };
  const players = Number(value("players"));
  const entropies = Array.from(
    { length: players },
    (_, seat) => JSON.parse(value(`entropy ${seat}`) ?? '""') as string,
  );
  const stream = new Stream(combinedSeed(hexToBytes(secret), entropies));
  const dealer = new Dealer(stream, value("game") ?? "", players);
  let deals = 0;
  for (const line of lines) {
    const [, number, who, move] = /^(\d+) (dealer|seat \d): (.+)$/.exec(line) ?? [];
    if (!move) continue;
    if (who !== "dealer") dealer.hear(move);
    else if (dealer.draw(move) !== move) return { id: "altered", move: Number(number) };
    else deals++;
  }
  return { id: "verified", deals };
}
