/** The router: every page has an address, and links are ordinary links. */

import { parse, type Route } from "./routes";

let current = $state.raw(parse(location.pathname, location.hash));

export const route = {
  get now(): Route {
    return current;
  },
};

function look(): void {
  current = parse(location.pathname, location.hash);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Follows links within the app without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (parse(link.pathname).page === "not-found") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", look);
