/** Nothing untranslated: every id that the code says exists in all languages, and the markup holds no text itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { rules, sentences, topic } from "../texts-plugin";

const LANGUAGES = ["en", "fr", "es"];
const GAMES = ["marshmallow", "monster", "macaron", "mastermind"];
const NAMES = ["Petit Four", "Emma"]; // names are the same everywhere
const source = join(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const read = (file: string) => readFileSync(join(source, file), "utf-8");

function ids(lang: string): Set<string> {
  const pages = GAMES.map((game) => (rules(lang, game) as { text: string }).text);
  return new Set(
    new FluentResource(
      [sentences(lang), topic("advice", lang), topic("introductions", lang), ...pages].join("\n"),
    ).body.map((message) => message.id),
  );
}

/** Every text that stands between the parentheses of `say(…)`, and the beginnings of those that are put together. */
function said(code: string): { whole: string[]; begun: string[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  for (const [, call = ""] of code.matchAll(/\bsay\(((?:[^()]|\([^()]*\))*)\)/g)) {
    const id = call.replace(/\{[^{}]*\}\s*$/, "").replace(/[!=]==? *"[^"]*"/g, "");
    for (const [, text = ""] of id.matchAll(/"([a-z][\w-]*)"/gi)) whole.push(text);
    for (const [, text = ""] of call.matchAll(/`([a-z][\w-]*)\$/gi)) begun.push(text);
  }
  return { whole, begun };
}

test.each(LANGUAGES)("every id is there in %s", (lang) => {
  const known = ids(lang);
  let found = 0;
  for (const file of files) {
    const { whole, begun } = said(read(file));
    found += whole.length + begun.length;
    expect(
      whole.filter((id) => !known.has(id)),
      file,
    ).toEqual([]);
    expect(
      begun.filter((start) => ![...known].some((id) => id.startsWith(start))),
      file,
    ).toEqual([]);
  }
  expect(found).toBeGreaterThan(200);
});

type Node = { type: string; data?: string; name?: string; [key: string]: unknown };
const SPOKEN = ["title", "aria-label", "alt", "placeholder", "aria-description", "aria-valuetext"];

function* texts(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const child of node) yield* texts(child);
  else if (node && typeof node === "object") {
    const one = node as Node;
    if (one.type === "StyleDirective") return;
    if (one.type === "Attribute") {
      if (!SPOKEN.includes(one.name ?? "")) return;
    } else if (one.type === "Text" && /\p{L}{2}/u.test(one.data ?? "")) yield (one.data ?? "").trim();
    for (const [key, value] of Object.entries(one)) {
      if (!["metadata", "css", "instance", "module", "options", "start", "end"].includes(key)) yield* texts(value);
    }
  }
}

test.each(files.filter((file) => file.endsWith(".svelte")))("%s holds no text of its own", (file) => {
  const { fragment } = parse(read(file), { modern: true });
  expect([...texts(fragment)].filter((text) => !NAMES.includes(text))).toEqual([]);
});

test("the check would notice a text", () => {
  const { fragment } = parse('<p>Hello</p><img alt="A cat" class="some thing">', { modern: true });
  expect([...texts(fragment)]).toEqual(["Hello", "A cat"]);
});
