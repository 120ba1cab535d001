/** Serves the Fluent files of the project to the client, as one module per language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../src/petitfour/texts");

const LANGUAGES = ["en", "fr", "es"];
const FOLDERS = join(FOLDER, "../games");
/** The games of the product: the folders with a game.toml. */
export const GAMES = readdirSync(FOLDERS).filter((name) => existsSync(join(FOLDERS, name, "game.toml")));

interface About {
  examples: string[];
  rules: Record<string, string[]>;
  phase_rules: Record<string, string>;
}

interface Drawn {
  board?: string | object;
}

/** Topics that are loaded on demand: hints, tutorials, secret links, tables on the device, and table settings. */
const TOPICS: Record<string, string[]> = {
  advice: ["advice.ftl", "reasons.ftl", "web-advice.ftl"],
  introductions: ["introductions.ftl"],
  links: ["web-links.ftl"],
  local: ["web-local.ftl"],
  options: ["web-options.ftl"],
};

/** The texts of all topics in a language, or of some. */
export function topics(lang: string, names = Object.keys(TOPICS)): string {
  return squeeze(names.flatMap((name) => (TOPICS[name] ?? []).map((file) => read(lang, file))).join("\n"));
}

/** The texts that every page needs: everything but topics and rules, with the names of the games. */
export function sentences(lang: string): string {
  const files = readdirSync(join(FOLDER, lang)).sort();
  const whole = files.filter((file) => /^(web-(?!advice|links|local|options).*|common|refusals)\.ftl$/.test(file));
  const rules = files.filter((file) => file.startsWith("rules-"));
  const names = rules.flatMap((file) => read(lang, file).match(/^game-[a-z-]+ = .*$/gm) ?? []);
  return squeeze([...whole.map((file) => read(lang, file)), ...names].join("\n"));
}

/** A rules page: its rules in order, its examples, their pictures, and the texts in a language. */
export function rules(lang: string, game: string): object {
  const { examples, rules, phase_rules: phases } = toml<About>(game, "game.toml");
  const pictures = Object.entries(toml<Record<string, Drawn[]>>(game, "pictures.toml"));
  return {
    examples,
    phases,
    rules: Object.entries(rules).map(([id, kinds]) => ({ id, kinds })),
    pictures: Object.fromEntries(pictures.map(([id, drawn]) => [id, drawn.map((one) => withBoard(game, one))])),
    text: squeeze([read(lang, `rules-${game}.ftl`), read(lang, "pictures.ftl")].join("\n")),
  };
}

/** Inserts the numbers of a gift-box track, which are stored with the rules. */
function withBoard(game: string, picture: Drawn): Drawn {
  if (typeof picture.board !== "string") return picture;
  return { ...picture, board: toml<Record<string, object>>(game, "boards.toml")[picture.board] as object };
}

function toml<T>(game: string, file: string): T {
  const path = join(FOLDERS, game, file);
  return (existsSync(path) ? parse(readFileSync(path, "utf-8")) : {}) as unknown as T;
}

/** A module that imports each module of a kind, by language and name. */
function all(kind: string): string {
  const names = kind === "rules" ? GAMES : Object.keys(TOPICS);
  const paths = LANGUAGES.flatMap((lang) => names.map((name) => `${lang}/${name}`));
  return `export default {${paths.map((path) => `"${path}": () => import("${kind}:${path}")`)}}`;
}

function read(lang: string, file: string): string {
  return readFileSync(join(FOLDER, lang, file), "utf-8");
}

/** Removes the comments, which are for translators. */
function squeeze(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/**
 * `texts:en` has the texts of a language, `topics:en/links` a topic, `rules:en/macaron` a rules page. `topics:all` and
 * `rules:all` import them on demand.
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
