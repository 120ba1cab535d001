/** The router: every page has an address, and links are ordinary links. */

import { address, STATIC, where } from "./address";
import { parse, type Route } from "./routes";

const look = (): Route => {
  const { pathname, hash } = where();
  return parse(pathname, hash);
};
let current = $state.raw(look());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string): void {
  history.pushState(null, "", address(path));
  current = look();
  scrollTo(0, 0);
}

/** Follows links within the app without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || event.defaultPrevented) return;
  if (parse(link.pathname).page === "not-found") return;
  const path = link.pathname + link.search + link.hash;
  const apart = link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey;
  if (apart && !STATIC) return; // the browser opens it
  event.preventDefault();
  if (apart) open(address(path), "_blank");
  else go(path);
}

addEventListener("popstate", () => {
  current = look();
});
