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
  shelf?: number;
  usual_players?: number;
  shown?: string[];
  examples: string[];
  rules: Record<string, string[]>;
  phase_rules: Record<string, string>;
}

interface Drawn {
  board?: string | object;
}

/** Topics that are loaded on demand: their files, and the sentences of games that belong to them. */
const TOPICS: Record<string, { files: string[]; games?: RegExp }> = {
  advice: { files: ["advice.ftl", "reasons.ftl", "web-advice.ftl"], games: /^(reason|move)-/ },
  introductions: { files: ["introductions.ftl"], games: /^intro-/ },
  links: { files: ["web-links.ftl"] },
  local: { files: ["web-local.ftl"] },
  options: { files: ["web-options.ftl"], games: /^(option|box)-|^problem-box$|^fact-/ },
};
const NAMES = /^game-/;
const RULES = /^([A-Z]{2}-\d|example-)/;
const TERMINAL = /^(letters|rule-use)-|^tricks-needed$/;

/** What pages for all games need: the ids in the order of the home page, usual players and settings on offer. */
export function shelf(): { id: string; usual: number; shown: string[] }[] {
  const games = GAMES.map((id) => ({ id, shelf: 1000, ...toml<About>(id, "game.toml") }));
  games.sort((one, other) => one.shelf - other.shelf);
  return games.map(({ id, usual_players: usual = 2, shown = [] }) => ({ id, usual, shown }));
}

/** The messages of a game whose ids are wanted. */
function ofGame(lang: string, game: string, wanted: (id: string) => boolean): string {
  const text = squeeze(readFileSync(join(FOLDERS, game, "texts", `${lang}.ftl`), "utf-8"));
  const messages = text.split(/^(?=[A-Za-z][\w-]* =)/m);
  return messages.filter((message) => wanted(/^[\w-]*/.exec(message)![0])).join("");
}

/** The sentences of a game for its table: all but those of its rules page, of topics and of the terminal. */
export function game(lang: string, name: string): string {
  const elsewhere = [NAMES, RULES, TERMINAL, ...Object.values(TOPICS).flatMap(({ games }) => games ?? [])];
  return ofGame(lang, name, (id) => !elsewhere.some((pattern) => pattern.test(id)));
}

/** The texts of all topics in a language, or of some. */
export function topics(lang: string, names = Object.keys(TOPICS)): string {
  const texts = names.flatMap((name) => {
    const { files, games } = TOPICS[name]!;
    const own = games ? GAMES.map((one) => ofGame(lang, one, (id) => games.test(id))) : [];
    return [...files.map((file) => read(lang, file)), ...own];
  });
  return squeeze(texts.join("\n"));
}

/** The texts that every page needs: everything but topics and games, with the names of the games. */
export function sentences(lang: string): string {
  const files = readdirSync(join(FOLDER, lang)).sort();
  const whole = files.filter((file) => /^(web-(?!advice|links|local|options).*|common|refusals)\.ftl$/.test(file));
  const names = GAMES.map((one) => ofGame(lang, one, (id) => NAMES.test(id)));
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
    text: squeeze([ofGame(lang, game, (id) => RULES.test(id)), read(lang, "pictures.ftl")].join("\n")),
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
  const names = kind === "topics" ? Object.keys(TOPICS) : GAMES;
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
 * `texts:en` has the texts of a language, `topics:en/links` a topic, `game:en/GAME` the sentences of a game and
 * `rules:en/GAME` its rules page. `topics:all`, `game:all` and `rules:all` import them on demand. `games:all` has what
 * pages for all games need of each.
 */
export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    resolveId: (id) => (/^(texts|topics|games?|rules):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, lang, name] = /^\0(texts|topics|games?|rules):(\w+)(?:\/(\w+))?$/.exec(id) ?? [];
      if (!kind || !lang) return undefined;
      if (kind === "games") return `export default ${JSON.stringify(shelf())}`;
      if (lang === "all") return all(kind);
      const made = {
        texts: () => sentences(lang),
        topics: () => topics(lang, [name!]),
        game: () => game(lang, name!),
        rules: () => rules(lang, name!),
      };
      return `export default ${JSON.stringify(made[kind as keyof typeof made]())}`;
    },
  };
}
