/** Reads the archive of wasm/build.py and starts the engine in node: for the build and for tests. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const PYODIDE = join(dirname(fileURLToPath(import.meta.url)), "../web/node_modules/pyodide");

/** Returns the files of an archive: those of the runtime, and those of the file system that Python sees. */
export function unpack(packed) {
  const bytes = new Uint8Array(gunzipSync(packed));
  const start = new DataView(bytes.buffer).getUint32(0, true) + 4;
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  let at = start;
  const take = (lengths) =>
    Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, bytes.subarray(at, (at += length))]));
  return { runtime: take(index.runtime), files: take(index.files) };
}

/** Starts Pyodide with the files of an archive. */
export async function start(path) {
  const { runtime, files } = unpack(readFileSync(path));
  const folder = mkdtempSync(join(tmpdir(), "petitfour-"));
  try {
    for (const name of ["pyodide.asm.js", "package.json"]) runtime[name] = readFileSync(join(PYODIDE, name));
    for (const [name, body] of Object.entries(runtime)) writeFileSync(join(folder, name), body);
    const { loadPyodide } = await import(pathToFileURL(join(PYODIDE, "pyodide.mjs")).href);
    const pyodide = await loadPyodide({ indexURL: folder });
    for (const [name, body] of Object.entries(files)) {
      pyodide.FS.mkdirTree(`/${dirname(name)}`);
      pyodide.FS.writeFile(`/${name}`, body);
    }
    return pyodide;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
