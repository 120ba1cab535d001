/**
 * Addresses of pages. A server gives the page at every path. A static host has one file, so there the path of the app is
 * the query: `index.html?/my-games`. `petitfour static` marks the page for that.
 */

/** Whether the app is a folder on a host of files: there is no server, and no tables for friends. */
export const STATIC = document.querySelector('meta[name="petitfour"]')?.getAttribute("content") === "static";

/** The address of a path of the app, for the address bar. */
export function address(path: string): string {
  if (!STATIC) return path;
  return path === "/" ? location.pathname : `?${path}`;
}

/** Where the app is, as an address of a server. */
export function where(): URL {
  if (!STATIC) return new URL(location.href);
  return new URL((location.search.slice(1) || "/") + location.hash, location.origin);
}
