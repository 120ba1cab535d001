/** The test vectors of docs/fair.md, and whole records of every game as the engine writes them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { combinedSeed, commitment, Stream, verify } from "../src/lib/fair";

const page = readFileSync(join(import.meta.dirname, "../../docs/fair.md"), "utf-8");
const vectors = page.slice(page.indexOf("```text")).split("\n");
const value = (key: string) => vectors.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) as string;
const secret = hexToBytes(value("secret"));
const entropies = [0, 1, 2].map((seat) => JSON.parse(value(`entropy ${seat}`)) as string);
const seed = combinedSeed(secret, entropies);

test("commitment and seed", () => {
  expect(commitment(secret)).toBe(value("commitment"));
  expect(bytesToHex(seed)).toBe(value("seed"));
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

test.each(readdirSync(folder))("%s", (file) => {
  const record = readFileSync(join(folder, file), "utf-8");
  const verdict = verify(record);
  expect(verdict.id).toBe("verified");

  const deal = /^(\d+) dealer: (deal|first) (.*)$/m.exec(record) as RegExpExecArray;
  const lie =
    deal[2] === "first" ? `first ${(Number(deal[3]) + 1) % 2}` : `deal ${deal[3]?.split(" ").reverse().join(" ")}`;
  expect(verify(record.replace(deal[0], `${deal[1]} dealer: ${lie}`))).toEqual({
    id: "altered",
    move: Number(deal[1]),
  });
  expect(verify(record.replace(/^secret: ../m, (line) => (line.endsWith("00") ? "secret: 01" : "secret: 00")))).toEqual(
    { id: "secret" },
  );
  expect(verify(record.replace(/^secret: .*\n/m, ""))).toEqual({ id: "unverifiable" });
});
