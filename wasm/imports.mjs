/** Prints which files of an archive modules need: node imports.mjs ARCHIVE MODULE... */

import { start } from "./archive.mjs";

const [archive, ...modules] = process.argv.slice(2);
const pyodide = await start(archive);
pyodide.globals.set("modules", modules.join(" "));
process.stdout.write(
  pyodide.runPython(`
import importlib, json, sys
for module in modules.split():
    importlib.import_module(module)
files = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
def under(folder):
    return sorted(file.removeprefix(folder) for file in files if file.startswith(folder))
json.dumps({"files": under("/"), "library": under("/lib/python311.zip/")})
`),
);
