/** Links that give their reader a seat. Their secrets are after the #, which browsers do not send to servers. */
import type { Keys } from "../wire/api";

/** Links another device to the same person. Works once. */
export const carryLink = (table: string, token: string) => `/link-device/${table}#${token}`;

/** Opens a free seat, or with its key a reserved one. */
export const seatLink = (table: string, seat: number, key?: string) =>
  `/t/${table}#seat=${seat}${key ? `&key=${key}` : ""}`;

/** The keys that this tab remembers. The server sends a key only once, to the host. */
export function keysOf(table: string): Keys {
  try {
    return JSON.parse(sessionStorage.getItem(`keys/${table}`) ?? "{}");
  } catch {
    return {}; // storage may be blocked
  }
}

export function rememberKeys(table: string, keys: Keys): void {
  try {
    sessionStorage.setItem(`keys/${table}`, JSON.stringify(keys));
  } catch {
    // storage may be blocked; then a reload loses the keys, and the lobby can create new ones
  }
}

/** Whether other devices cannot open the address of this page, because it refers to the device itself. */
export function isLocal(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
