/** Every text id in the code exists in all languages, and markup and code contain no untranslated text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";
import { LETTERS } from "../font-plugin";
import { botNames } from "../src/lib/game/games";
import { FOLDER, GAMES, game, rules, sentences, topics } from "../texts-plugin";

const LANGUAGES = ["en", "fr", "es"];
const NAMES = ["Petit Four", "Emma"]; // the same in every language
const source = join(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const read = (file: string) => readFileSync(join(source, file), "utf-8");

function messages(lang: string): FluentResource["body"] {
  const pages = GAMES.flatMap((one) => [game(lang, one), (rules(lang, one) as { text: string }).text]);
  return new FluentResource([sentences(lang), topics(lang), ...pages].join("\n")).body;
}

function ids(lang: string): Set<string> {
  return new Set(messages(lang).map(({ id }) => id));
}

/** All arguments of a message. */
function args(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(args);
  if (!node || typeof node !== "object") return [];
  const { type, name } = node as { type?: string; name?: string };
  return type === "var" && name ? [name] : Object.values(node).flatMap(args);
}

test.each(["fr", "es"])("%s has the same messages as English, with the same arguments", (lang) => {
  const facts = (of: string) =>
    Object.fromEntries(messages(of).map(({ id, value }) => [id, [...new Set(args(value))].sort()]));
  expect(facts(lang)).toEqual(facts("en"));
});

/** The plain text of a message, with all its variants. */
function plain(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (Array.isArray(node)) return node.flatMap(plain);
  if (!node || typeof node !== "object") return [];
  const { type, variants } = node as { type?: string; variants?: { value: unknown }[] };
  return type === "select" ? (variants ?? []).flatMap(({ value }) => plain(value)) : [];
}

test.each(LANGUAGES)("the font contains every letter of %s", (lang) => {
  const used = new Set(plain(messages(lang).map(({ value }) => value)).join(""));
  const missing = [...used].filter((letter) => !LETTERS.includes(letter) && letter !== "\n");
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("the typography of %s is correct", (lang) => {
  const wrong: Record<string, RegExp> = { "straight mark": /["']/, "three dots": /\.\.\./ };
  if (lang === "fr") wrong["no narrow space before a double mark"] = /[^\u202f\s(][;:!?»](?!\/)|[ \u00a0][;:!?»]/;
  else wrong["space before a mark"] = /\p{L} +[;:!?,.»”]/u;
  if (lang === "es") wrong["question not opened"] = /^[^¿(]*[^\s¿]\?/;
  const found = messages(lang).flatMap(({ id, value }) =>
    plain(value).flatMap((text) =>
      Object.entries(wrong).flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${id} = ${text}`] : [])),
    ),
  );
  expect(found).toEqual([]);
});

test("every refusal of the server has a text", () => {
  const code = ["server", "table"].flatMap((layer) => {
    const folder = join(FOLDER, "..", layer);
    const names = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".py"));
    return names.map((name) => readFileSync(join(folder, name), "utf-8"));
  });
  const refusals = code.flatMap((text) => [...text.matchAll(/Refused\("([a-z-]+)"/g)].map(([, id]) => id as string));
  expect(refusals.length).toBeGreaterThan(20);
  const known = ids("en");
  // refused and stale moves are answered with a rule or the current table
  const spoken = new Set(refusals.filter((id) => !["refused", "stale"].includes(id)));
  expect([...spoken].filter((id) => !known.has(`problem-${id}`))).toEqual([]);
});

/** The text ids in calls of `t(…)`, and the prefixes of ids that are composed. */
function said(code: string): { whole: string[]; begun: string[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  for (const [, call = ""] of code.matchAll(/\bt\(((?:[^()]|\([^()]*\))*)\)/g)) {
    const id = call.replace(/\{[^{}]*\}\s*$/, "").replace(/[!=]==? *"[^"]*"/g, "");
    for (const [, text = ""] of id.matchAll(/"([a-z][\w-]*)"/gi)) whole.push(text);
    for (const [, text = ""] of call.matchAll(/`([a-z][\w-]*)\$/gi)) begun.push(text);
  }
  return { whole, begun };
}

test.each(LANGUAGES)("every text id exists in %s", (lang) => {
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

test("the client uses every text of its own files", () => {
  const code = files.map(read).join("\n");
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start = ""]) => start);
  const own = readdirSync(join(FOLDER, "en"))
    .filter((file) => file.startsWith("web-"))
    .flatMap((file) => new FluentResource(readFileSync(join(FOLDER, "en", file), "utf-8")).body.map(({ id }) => id));
  const dead = own.filter((id) => !code.includes(`"${id}"`) && !begun.some((start) => id.startsWith(start)));
  expect(own.length).toBeGreaterThan(300);
  expect(dead).toEqual([]);
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

test.each(files.filter((file) => file.endsWith(".svelte")))("%s contains no untranslated text", (file) => {
  const { fragment } = parse(read(file), { modern: true });
  expect([...texts(fragment)].filter((text) => !NAMES.includes(text))).toEqual([]);
});

/** String literals that look like text for users: a capitalised word, or several words. */
function wordy(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // exceptions and console messages are for developers
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && /^console\./.test(node.expression.getText())) return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node) ? node.text : "";
    if (/^\p{Lu}\p{Ll}+( |$)|\p{L}{2,} \p{Ll}{2,} \p{Ll}+/u.test(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("x.ts", code, ts.ScriptTarget.Latest, true));
  return found;
}

const CODE = ["English", "Français", "Español"]; // each language is written in itself
const KEYS = /^(Arrow\w+|Home|End|Enter|Escape|Backspace|Tab|Notification)$/; // names of keys and browser features

test.each(files)("%s has no text for users in its code", (file) => {
  const code = file.endsWith(".svelte")
    ? [...read(file).matchAll(/<script[^>]*>(.*?)<\/script>/gs)].join("\n")
    : read(file);
  const words = wordy(code).filter((text) => ![...CODE, ...NAMES, ...botNames(10)].includes(text) && !KEYS.test(text));
  expect(words).toEqual([]);
});

test("the check finds text in code", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  expect(wordy('const a = "Hello"; b(`Play ${c}`); const d = "no-space"; throw new Error("For us");')).toEqual([
    "Hello",
    "Play ",
  ]);
});

test("the check finds text in markup", () => {
  const { fragment } = parse('<p>Hello</p><img alt="A cat" class="some thing">', { modern: true });
  expect([...texts(fragment)]).toEqual(["Hello", "A cat"]);
});
