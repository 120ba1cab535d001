/** Whether games against bots are played on this device. */
import files from "virtual:engine";
import { settings } from "../preferences/settings.svelte";
import { STATIC } from "../router/address";

/** Whether the engine was built into this client. */
export const BUILT = files !== null;

/** Whether the files of the engine are stored on this device, so that it starts without a network. */
export async function isKept(): Promise<boolean> {
  if (!files || !("caches" in globalThis)) return false;
  const all = Object.values(files).map((file) => caches.match(new URL(file, location.href).href));
  return (await Promise.all(all).catch(() => [undefined])).every(Boolean);
}

/** Where the next game against bots is played: the user's choice, or here if the engine is there. */
export async function playsHere(): Promise<boolean> {
  if (!BUILT || (settings.bots === "server" && !STATIC)) return false;
  return STATIC || settings.bots === "device" || (await isKept());
}
