/** The test vectors of docs/fair.md, and whole records of every game as the engine writes them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { combinedSeed, commitment, type Deck, pledge, pledgedSeed, Stream, verify } from "../src/lib/fair/fair";

const page = readFileSync(join(import.meta.dirname, "../../docs/fair.md"), "utf-8");
const [, vectors = [], vectors2 = []] = page.split("```text").map((block) => block.split("```")[0]?.split("\n"));
const valueIn = (lines: string[]) => (key: string) =>
  lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) as string;
const value = valueIn(vectors);
const secret = hexToBytes(value("secret"));
const entropies = [0, 1, 2].map((seat) => JSON.parse(value(`entropy ${seat}`)) as string);
const seed = combinedSeed(secret, entropies);

test("commitment and seed", () => {
  expect(commitment(secret)).toBe(value("commitment"));
  expect(bytesToHex(seed)).toBe(value("seed"));
});

test("pledges and seed of scheme 2", () => {
  const value = valueIn(vectors2);
  const [secret, committed] = [hexToBytes(value("secret")), value("commitment")];
  const each = (key: string) => [0, 1, 2, 3].map((seat) => JSON.parse(value(`${key} ${seat}`)) as string | null);
  const [pledges, entropies] = [each("pledge"), each("entropy")];
  expect(commitment(secret, 2)).toBe(committed);
  for (const [seat, text] of [...entropies.slice(0, 3), "kept back"].entries())
    if (text !== null) expect(pledge(committed, seat, text as string)).toBe(pledges[seat]);
  expect(bytesToHex(pledgedSeed(secret, pledges, entropies))).toBe(value("seed"));
});

test.each([52, 6, 3221225472])("numbers below %d", (n) => {
  const wanted = value(`below ${n}`).split(" ").map(Number);
  const stream = new Stream(seed);
  expect(wanted.map(() => stream.below(n))).toEqual(wanted);
});

test("a shuffle", () => {
  const wanted = value("shuffle 0 to 11").split(" ").map(Number);
  expect(new Stream(seed).shuffle([...wanted.keys()])).toEqual(wanted);
});

const folder = join(import.meta.dirname, "../fixtures/records");
const decks = import.meta.glob<Deck>("../src/games/*/deck.ts", { eager: true, import: "default" });
const deckOf = (record: string) => decks[`../src/games/${/^game: (.*)$/m.exec(record)?.[1]}/deck.ts`] ?? null;

test.each(readdirSync(folder))("%s", (file) => {
  const record = readFileSync(join(folder, file), "utf-8");
  const verdict = verify(record, deckOf(record));
  expect(verdict.id).toBe("verified");

  const deal = /^(\d+) dealer: (deal|first) (.*)$/m.exec(record) as RegExpExecArray;
  const lie =
    deal[2] === "first" ? `first ${(Number(deal[3]) + 1) % 2}` : `deal ${deal[3]?.split(" ").reverse().join(" ")}`;
  expect(verify(record.replace(deal[0], `${deal[1]} dealer: ${lie}`), deckOf(record))).toEqual({
    id: "altered",
    move: Number(deal[1]),
  });
  expect(
    verify(
      record.replace(/^secret: ../m, (line) => (line.endsWith("00") ? "secret: 01" : "secret: 00")),
      deckOf(record),
    ),
  ).toEqual({ id: "secret" });
  expect(verify(record.replace(/^secret: .*\n/m, ""), deckOf(record))).toEqual({ id: "unverifiable" });
});

test("a game whose deck this page does not know is neither verified nor called altered", () => {
  const record = readFileSync(join(folder, "marshmallow-3.pf"), "utf-8");
  expect(verify(record, null)).toEqual({ id: "no-deck" });
  expect(verify(record.replace(/^commitment: ../m, "commitment: 00"), null)).toEqual({ id: "secret" });
});

/**
 * A dishonest server can write a consistent record with an entropy and a secret of its own choice. For a player with
 * other notes each of these records is such a record.
 */
test.each(["pledged.pf", "marshmallow-3.pf"])("%s is rejected if it differs from this browser's notes", (file) => {
  const record = readFileSync(join(folder, file), "utf-8");
  const committed = /^commitment: (.*)$/m.exec(record)?.[1] as string;
  const mine = { 0: "sweet 0 🍮", 1: "sweet 1 🍮" };
  expect(verify(record, deckOf(record))).toMatchObject({ id: "verified", own: false });
  expect(verify(record, deckOf(record), committed, mine)).toMatchObject({ id: "verified", own: true });
  expect(verify(record, deckOf(record), "5d".repeat(32), mine)).toEqual({ id: "commitment-replaced" });
  expect(verify(record, deckOf(record), committed, { ...mine, 1: "my words" })).toEqual({ id: "entropy-replaced" });
});

test("a record of scheme 2 contains the pledges and names seats that withheld their entropy", () => {
  const record = readFileSync(join(folder, "pledged.pf"), "utf-8");
  expect(record).toMatch(/^petitfour record 2\n/);
  expect(verify(record, deckOf(record))).toMatchObject({ id: "verified", withheld: [2] });
  expect(verify(record, deckOf(record), undefined, { 2: "sweet 2 🍮" })).toEqual({ id: "entropy-left-out" });
  expect(verify(record, deckOf(record), undefined, { 2: "my words" })).toEqual({ id: "entropy-replaced" });
  const other = record.replace(/^entropy 0: .*$/m, 'entropy 0: "better words"');
  expect(verify(other, deckOf(record))).toEqual({ id: "pledge" });
  const unpledged = record.replace(/^pledge 0: .*$/m, "pledge 0: null").replace(/^entropy 0: .*$/m, "entropy 0: null");
  expect(verify(unpledged, deckOf(record), undefined, { 0: "sweet 0 🍮" })).toEqual({ id: "entropy-replaced" });
  expect(verify(unpledged, deckOf(record))).toMatchObject({ id: "altered" });
  expect(verify(record.replace("scheme: 2", "scheme: 3"), deckOf(record))).toEqual({ id: "unverifiable" });
});
