/** The sentences of the whole project are Fluent files; this serves them to the client, one module a language. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../src/petitfour/texts");

const LANGUAGES = ["en", "fr", "es"];
const GAMES = ["marshmallow", "monster", "macaron", "mastermind"];

interface Page {
  examples: string[];
  rules: { id: string; kinds: string[] }[];
}

interface Drawn {
  board?: string | object;
}

/** What is said only with hints, in introductions, with secret links, and where a table is set. */
const TOPICS: Record<string, string[]> = {
  advice: ["advice.ftl", "reasons.ftl", "web-advice.ftl"],
  introductions: ["introductions.ftl"],
  links: ["web-links.ftl"],
  options: ["web-options.ftl"],
};

/** All topics in a language, or one of them. */
export function topics(lang: string, names = Object.keys(TOPICS)): string {
  return squeeze(names.flatMap((name) => (TOPICS[name] ?? []).map((file) => read(lang, file))).join("\n"));
}

/** Everything but the rules pages, of which only the games' names are wanted at once. */
export function sentences(lang: string): string {
  const files = readdirSync(join(FOLDER, lang)).sort();
  const whole = files.filter((file) => /^(web-(?!advice|links|options).*|common|refusals)\.ftl$/.test(file));
  const rules = files.filter((file) => file.startsWith("rules-"));
  const names = rules.flatMap((file) => read(lang, file).match(/^game-[a-z-]+ = .*$/gm) ?? []);
  return squeeze([...whole.map((file) => read(lang, file)), ...names].join("\n"));
}

/** A rules page: its rules in order, its examples, pictures of both, and the words in a language. */
export function rules(lang: string, game: string): object {
  const page = toml<Record<string, Page>>("rules.toml")[game] as Page;
  const ids = [...page.rules.map((rule) => rule.id), ...page.examples];
  const pictures = Object.entries(toml<Record<string, Drawn[]>>("pictures.toml")).filter(([id]) => ids.includes(id));
  return {
    ...page,
    pictures: Object.fromEntries(pictures.map(([id, drawn]) => [id, drawn.map(withBoard)])),
    text: squeeze([read(lang, `rules-${game}.ftl`), read(lang, "pictures.ftl")].join("\n")),
  };
}

/** The numbers of a gift-box track are where the rules have them. */
function withBoard(picture: Drawn): Drawn {
  const boards = toml<Record<string, object>>("../games/macaron/boards.toml");
  return typeof picture.board === "string" ? { ...picture, board: boards[picture.board] as object } : picture;
}

function toml<T>(file: string): T {
  return parse(readFileSync(join(FOLDER, file), "utf-8")) as unknown as T;
}

/** The way to each module of a kind, by language and name. */
function all(kind: string): string {
  const names = kind === "rules" ? GAMES : Object.keys(TOPICS);
  const paths = LANGUAGES.flatMap((lang) => names.map((name) => `${lang}/${name}`));
  return `export default {${paths.map((path) => `"${path}": () => import("${kind}:${path}")`)}}`;
}

function read(lang: string, file: string): string {
  return readFileSync(join(FOLDER, lang, file), "utf-8");
}

/** Comments are for translators. */
function squeeze(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/**
 * `texts:en` is the text of a language, `topics:en/links` what is not always needed, `rules:en/macaron` a rules page;
 * `topics:all` and `rules:all` are the way to each of them.
 */
export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    resolveId: (id) => (/^(texts|topics|rules):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, lang, name] = /^\0(texts|topics|rules):(\w+)(?:\/(\w+))?$/.exec(id) ?? [];
      if (!kind || !lang) return undefined;
      if (lang === "all") return all(kind);
      const made = {
        texts: () => sentences(lang),
        topics: () => topics(lang, [name!]),
        rules: () => rules(lang, name!),
      };
      return `export default ${JSON.stringify(made[kind as keyof typeof made]())}`;
    },
  };
}
