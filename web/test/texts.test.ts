/** Nothing untranslated: every id that the code says exists in all languages, and the markup holds no text itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";
import { LETTERS } from "../font-plugin";
import { botNames } from "../src/lib/games";
import { FOLDER, rules, sentences, topics } from "../texts-plugin";

const LANGUAGES = ["en", "fr", "es"];
const GAMES = ["marshmallow", "monster", "macaron", "mastermind"];
const NAMES = ["Petit Four", "Emma"]; // names are the same everywhere
const source = join(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const read = (file: string) => readFileSync(join(source, file), "utf-8");

function messages(lang: string): FluentResource["body"] {
  const pages = GAMES.map((game) => (rules(lang, game) as { text: string }).text);
  return new FluentResource([sentences(lang), topics(lang), ...pages].join("\n")).body;
}

function ids(lang: string): Set<string> {
  return new Set(messages(lang).map(({ id }) => id));
}

/** The arguments of a message, wherever they stand in it. */
function args(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(args);
  if (!node || typeof node !== "object") return [];
  const { type, name } = node as { type?: string; name?: string };
  return type === "var" && name ? [name] : Object.values(node).flatMap(args);
}

test.each(["fr", "es"])("%s has what English has: no message more, none less, with the same arguments", (lang) => {
  const facts = (of: string) =>
    Object.fromEntries(messages(of).map(({ id, value }) => [id, [...new Set(args(value))].sort()]));
  expect(facts(lang)).toEqual(facts("en"));
});

/** As a reader would see it: the plain text of a message, choices one after the other. */
function plain(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (Array.isArray(node)) return node.flatMap(plain);
  if (!node || typeof node !== "object") return [];
  const { type, variants } = node as { type?: string; variants?: { value: unknown }[] };
  return type === "select" ? (variants ?? []).flatMap(({ value }) => plain(value)) : [];
}

test.each(LANGUAGES)("the font has every letter of %s", (lang) => {
  const used = new Set(plain(messages(lang).map(({ value }) => value)).join(""));
  const missing = [...used].filter((letter) => !LETTERS.includes(letter) && letter !== "\n");
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("the typography of %s", (lang) => {
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

test("every way in which the server refuses has its words", () => {
  const server = join(FOLDER, "../server");
  const code = readdirSync(server).filter((file) => file.endsWith(".py"));
  const refusals = code.flatMap((file) =>
    [...readFileSync(join(server, file), "utf-8").matchAll(/Refused\("([a-z-]+)"/g)].map(([, id]) => id as string),
  );
  expect(refusals.length).toBeGreaterThan(20);
  const known = ids("en");
  // a refused or outdated move is answered with its rule and the present table
  const spoken = new Set(refusals.filter((id) => !["refused", "stale"].includes(id)));
  expect([...spoken].filter((id) => !known.has(`problem-${id}`))).toEqual([]);
});

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

test("what the client alone may say, it says somewhere", () => {
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

test.each(files.filter((file) => file.endsWith(".svelte")))("%s holds no text of its own", (file) => {
  const { fragment } = parse(read(file), { modern: true });
  expect([...texts(fragment)].filter((text) => !NAMES.includes(text))).toEqual([]);
});

/** Literals in code that read like words for people: a capital and small letters, or several words. */
function wordy(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // what is thrown or written to the console is for programmers
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

const CODE = ["English", "Français", "Español"]; // languages name themselves
const KEYS = /^(Arrow\w+|Home|End|Enter|Escape|Backspace|Tab|Notification)$/; // keys and browser names, for nobody to read

test.each(files)("%s has no words for people in its code", (file) => {
  const code = file.endsWith(".svelte")
    ? [...read(file).matchAll(/<script[^>]*>(.*?)<\/script>/gs)].join("\n")
    : read(file);
  const words = wordy(code).filter((text) => ![...CODE, ...NAMES, ...botNames(10)].includes(text) && !KEYS.test(text));
  expect(words).toEqual([]);
});

test("the check would notice words in code", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  expect(wordy('const a = "Hello"; b(`Play ${c}`); const d = "no-space"; throw new Error("For us");')).toEqual([
    "Hello",
    "Play ",
  ]);
});

test("the check would notice a text", () => {
  const { fragment } = parse('<p>Hello</p><img alt="A cat" class="some thing">', { modern: true });
  expect([...texts(fragment)]).toEqual(["Hello", "A cat"]);
});
