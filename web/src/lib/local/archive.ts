/** Reads the archive of the engine (docs/offline.md): the length of an index, the index as JSON, all bodies. */

type Files = Record<string, Uint8Array>;

export interface Archive {
  /** What Pyodide loads when it starts. */
  runtime: Files;
  /** The files that Python sees. */
  files: Files;
}

/** Downloads an archive, reports the share that has arrived, and unpacks it. */
export async function download(address: string, progress: (share: number) => void): Promise<Archive> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`the engine is not at ${address}`);
  const total = Number(response.headers.get("content-length"));
  let loaded = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loaded += chunk.length;
      if (total) progress(Math.min(1, loaded / total));
      controller.enqueue(chunk);
    },
  });
  const unpacked = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return unpack(new Uint8Array(await new Response(unpacked).arrayBuffer()));
}

export function unpack(bytes: Uint8Array): Archive {
  const start = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) + 4;
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  let at = start;
  const take = (lengths: Record<string, number>): Files =>
    Object.fromEntries(
      Object.entries(lengths).map(([name, length]) => {
        at += length;
        return [name, bytes.subarray(at - length, at)];
      }),
    );
  return { runtime: take(index.runtime), files: take(index.files) };
}
