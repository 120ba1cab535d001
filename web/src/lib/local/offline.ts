/** The service worker, which keeps the client and the engine on this device. It exists only in a secure context. */
import files from "virtual:engine";
import { settings } from "../preferences/settings.svelte";
import { STATIC } from "../router/address";
import { isKept } from "./choice";

/** Milliseconds after the start until the page fetches what it needs without a network. */
const LATER = 4000;

/** Stores the engine's files, which the service worker then serves. Does nothing where there is no cache. */
export async function keepEngine(): Promise<void> {
  if (!files || !("caches" in globalThis)) return;
  const cache = await caches.open("petitfour-engine");
  const wanted = Object.values(files).map((file) => new URL(file, location.href).href);
  if (!(await isKept())) await cache.addAll(wanted);
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url); // of older builds
}

/** Whether the user wants to save data. */
function isFrugal(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Registers the service worker. Later, when the page has nothing to do, the rest of the client and the engine load. */
export async function prepareOffline(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(STATIC ? "worker.js" : "/worker.js");
  if (isFrugal()) return;
  setTimeout(() => {
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
    idle(() => keepAll().catch(() => {})); // the next visit tries again
  }, LATER);
}

async function keepAll(): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage("keep");
  if (settings.bots !== "server" || STATIC) await keepEngine();
}
