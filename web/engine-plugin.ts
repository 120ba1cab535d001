/** Gives the client the files of the engine that `make wasm` has built, or null if it was not built. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const ARCHIVE = process.env.ENGINE ?? join(HERE, "engine/engine.bin");
const PYODIDE = join(HERE, "node_modules/pyodide");

/** `virtual:engine` exports the addresses of the archive and of the two scripts that start it. */
export function engine(): Plugin {
  return {
    name: "engine",
    resolveId: (id) => (id === "virtual:engine" ? "\0virtual:engine" : undefined),
    load(id) {
      if (id !== "\0virtual:engine") return undefined;
      if (!existsSync(ARCHIVE)) return "export default null";
      return `
        import archive from ${JSON.stringify(`${ARCHIVE}?url`)};
        import loader from ${JSON.stringify(`${PYODIDE}/pyodide.mjs?url`)};
        import script from ${JSON.stringify(`${PYODIDE}/pyodide.asm.js?url`)};
        export default { archive, loader, script };
      `;
    },
  };
}
