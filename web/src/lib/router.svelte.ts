/** The pages have addresses; links are ordinary links. */

export type Route =
  | { page: "home" }
  | { page: "table" | "screen" | "replay" | "rules" | "learn"; id: string; at: string }
  | { page: "lost" };

const PATTERNS: [RegExp, "table" | "screen" | "replay" | "rules" | "learn"][] = [
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/t\/([\w-]+)\/screen$/, "screen"],
  [/^\/replay\/([\w-]+)$/, "replay"],
  [/^\/rules\/([\w-]+)$/, "rules"],
  [/^\/learn\/([\w-]+)$/, "learn"],
];

export function parse(path: string, hash = ""): Route {
  if (path === "/") return { page: "home" };
  for (const [pattern, page] of PATTERNS) {
    const id = pattern.exec(path)?.[1];
    if (id) return { page, id, at: hash.slice(1) };
  }
  return { page: "lost" };
}

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

/** Links within the app do not load the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (parse(link.pathname).page === "lost") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", look);
