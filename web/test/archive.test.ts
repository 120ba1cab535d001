/** The archive of the engine is read as wasm/build.py writes it. */
import { expect, test } from "vitest";
import { unpack } from "../src/lib/local/archive";

test("an archive gives back its files", () => {
  const index = new TextEncoder().encode(
    JSON.stringify({ runtime: { "a.wasm": 2 }, files: { "lib/b.py": 1, "lib/c.py": 0 } }),
  );
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, index.length, true);
  const { runtime, files } = unpack(new Uint8Array([...length, ...index, 1, 2, 3]));
  expect([...(runtime["a.wasm"] ?? [])]).toEqual([1, 2]);
  expect(Object.entries(files).map(([name, body]) => [name, ...body])).toEqual([["lib/b.py", 3], ["lib/c.py"]]);
});
