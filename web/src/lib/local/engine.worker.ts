/** The worker that runs the engine: Python, the tables on this device and their bots. */
import { type Archive, download } from "./archive";
import { type Answer, type Ask, type EngineFiles, LocalError } from "./protocol";
import { Runner } from "./runner";
import { Store } from "./store";

/** The parts of Pyodide that are used here. */
interface Pyodide {
  FS: { mkdirTree(path: string): void; writeFile(path: string, body: Uint8Array): void };
  runPython(code: string): unknown;
}

interface Host {
  call(name: string, args: string): string;
}

const MIME: Record<string, string> = { wasm: "application/wasm", json: "application/json" };
const tell = (answer: Answer) => postMessage(answer);
let runner: Runner | null = null;

async function start({ archive, loader, script }: EngineFiles): Promise<void> {
  const unpacked = download(new URL(archive, location.href).href, (progress) => tell({ progress }));
  const [found, { loadPyodide }] = await Promise.all([
    unpacked,
    import(/* @vite-ignore */ loader),
    import(/* @vite-ignore */ script),
  ]);
  const pyodide = await withFiles(found, loadPyodide);
  const host = pyodide.runPython("from petitfour.browser.host import Host; Host()") as Host;
  runner = new Runner(
    (name, ...args) => {
      const { result, error } = JSON.parse(host.call(name, JSON.stringify(args)));
      if (error) throw new LocalError(error);
      return result;
    },
    new Store(),
    {
      frames: (table, frames) => tell({ table, frames }),
      trouble: (table, trouble) => tell({ table, trouble }),
    },
  );
}

/** Starts Pyodide. It fetches some files, which are all in the archive: nothing is loaded from elsewhere. */
async function withFiles(
  { runtime, files }: Archive,
  loadPyodide: (options: object) => Promise<Pyodide>,
): Promise<Pyodide> {
  const network = self.fetch;
  self.fetch = async (address) => {
    const name = String(address).split("/").at(-1) ?? "";
    const body = runtime[name];
    if (!body) throw new Error(`${name} is not in the archive of the engine`);
    const type = MIME[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return new Response(body as Uint8Array<ArrayBuffer>, { headers: { "content-type": type } });
  };
  try {
    const pyodide = await loadPyodide({ indexURL: new URL("./", location.href).href });
    for (const [name, body] of Object.entries(files)) {
      pyodide.FS.mkdirTree(`/${name.slice(0, name.lastIndexOf("/"))}`);
      pyodide.FS.writeFile(`/${name}`, body);
    }
    return pyodide;
  } finally {
    self.fetch = network;
  }
}

async function run(ask: Ask): Promise<unknown> {
  if (ask.do === "start") return start(ask.files);
  if (!runner) throw new LocalError({ id: "no-engine" });
  switch (ask.do) {
    case "call":
      return runner.call(ask.name, ...ask.args);
    case "create":
      return runner.create(ask.table, ask.name);
    case "branch":
      return runner.branch(ask.from, ask.wish);
    case "open":
      return runner.open(ask.table);
    case "send":
      return runner.send(ask.table, ask.text);
    case "leave":
      return runner.leave(ask.table);
    case "record":
      return runner.record(ask.table);
  }
}

addEventListener("message", async ({ data }: MessageEvent<Ask>) => {
  try {
    tell({ id: data.id, result: await run(data) });
  } catch (error) {
    if (!(error instanceof LocalError)) console.error(error);
    tell({ id: data.id, error: error instanceof LocalError ? error.error : { id: "no-engine" } });
  }
});
