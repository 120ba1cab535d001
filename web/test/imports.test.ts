/** The client's modules import each other in one direction. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src");
const modules = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((file) =>
  /\.(ts|svelte)$/.test(file),
);

/** The files that a module imports, also only for their types or when they are first needed. */
function imports(module: string, code: string): string[] {
  const paths = [...code.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, path = ""]) => path);
  return paths.flatMap((path) => {
    const target = normalize(join(dirname(module), path));
    const file = [target, `${target}.ts`].find((name) => /\.\w+$/.test(name) && existsSync(join(source, name)));
    if (!file) throw new Error(`${module} imports ${path}, which does not exist`);
    return /\.(ts|svelte)$/.test(file) ? [file] : [];
  });
}

const graph = new Map(modules.map((file) => [file, imports(file, readFileSync(join(source, file), "utf-8"))]));

/** A path that leads back to where it began, or null. */
function cycle(graph: Map<string, string[]>): string[] | null {
  const finished = new Set<string>();
  const visit = (module: string, path: string[]): string[] | null => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (finished.has(module)) return null;
    for (const next of graph.get(module) ?? []) {
      const found = visit(next, [...path, module]);
      if (found) return found;
    }
    finished.add(module);
    return null;
  };
  for (const module of graph.keys()) {
    const found = visit(module, []);
    if (found) return found;
  }
  return null;
}

/** Imports from modules below one folder into another. */
function crossings(from: RegExp, to: RegExp): string[] {
  return [...graph].flatMap(([module, targets]) =>
    from.test(module) ? targets.filter((target) => to.test(target)).map((target) => `${module} → ${target}`) : [],
  );
}

test("there is no cycle, dynamic and type imports included", () => {
  expect(modules.length).toBeGreaterThan(90);
  expect([...graph.values()].flat().length).toBeGreaterThan(300);
  expect(cycle(graph)).toBeNull();
});

test("only pages and the entry points import pages", () => {
  expect(crossings(/^(?!pages\/|boot\.ts$|main\.ts$|App\.svelte$)/, /^pages\//)).toEqual([]);
});

test("the modules in lib import no component", () => {
  expect(crossings(/^lib\//, /^(?!lib\/)/)).toEqual([]);
});

test("general components and drawings do not import a table or a game", () => {
  expect(crossings(/^(components|art)\//, /^(table|games)\//)).toEqual([]);
});

test("the texts do not depend on routes, connections or games", () => {
  expect(crossings(/^lib\/i18n\//, /^lib\/(?!i18n\/|preferences\/)/)).toEqual([]);
});

test("the check finds a cycle through a dynamic import", () => {
  const code = 'import type { A } from "./boot";\nconst page = () => import("./main");';
  expect(imports("x.ts", code)).toEqual(["boot.ts", "main.ts"]);
  const made = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(cycle(made)).toEqual(["b", "c", "b"]);
});
