/** Links that are more than an address: who opens one gets a seat. The key is behind the #, which no server is sent. */

/** Makes another browser the same person; once. */
export const carryLink = (table: string, token: string) => `/carry/${table}#${token}`;

/** To a seat that is free, or kept for the friend with the key. */
export const seatLink = (table: string, seat: number, key?: string) =>
  `/t/${table}#seat=${seat}${key ? `&key=${key}` : ""}`;

/** By seat. The server tells a key once, so the host's browser remembers it until its tab is closed. */
export type Keys = Record<string, string>;

export function keysOf(table: string): Keys {
  try {
    return JSON.parse(sessionStorage.getItem(`keys/${table}`) ?? "{}");
  } catch {
    return {}; // storage may be closed to us
  }
}

export function rememberKeys(table: string, keys: Keys): void {
  try {
    sessionStorage.setItem(`keys/${table}`, JSON.stringify(keys));
  } catch {
    // then a reload forgets them, and the lobby gives out new ones
  }
}
