/** Finds the page of an address. */

type Named = "table" | "screen" | "carry" | "replay" | "rules" | "learn" | "game";

export type Route =
  | { page: "home" }
  | { page: "my-games" }
  | { page: Named; id: string; at: string }
  | { page: "not-found" };

const PATTERNS: [RegExp, Named][] = [
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/t\/([\w-]+)\/screen$/, "screen"],
  [/^\/link-device\/([\w-]+)$/, "carry"],
  [/^\/replay\/([\w-]+)$/, "replay"],
  [/^\/rules\/([\w-]+)$/, "rules"],
  [/^\/learn\/([\w-]+)$/, "learn"],
  [/^\/games\/([\w-]+)$/, "game"],
];

export function parse(path: string, hash = ""): Route {
  if (path === "/") return { page: "home" };
  if (path === "/my-games") return { page: "my-games" };
  for (const [pattern, page] of PATTERNS) {
    const id = pattern.exec(path)?.[1];
    if (id) return { page, id, at: hash.slice(1) };
  }
  return { page: "not-found" };
}
