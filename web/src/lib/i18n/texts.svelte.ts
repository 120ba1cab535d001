/** All texts, in the user's language. Components update when the language changes. */

import games from "game:all";
import every from "topics:all";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "../preferences/settings.svelte";
import { languages } from "./languages";

export type Args = Record<string, FluentVariable>;

let spoken: Language | null = null;
let bundle = $state.raw(new FluentBundle("en"));
/** Texts without arguments are formatted once. */
let plain = new Map<string, string>();
let lists: Intl.ListFormat | null = null;

/** Texts of single pages: how to load them, and what is loaded so far, by language. */
type Topic = (lang: Language) => Promise<{ default: string }>;
const topics = new Map<string, Topic>();
const learnt: Record<Language, Map<string, FluentResource>> = { en: new Map(), fr: new Map(), es: new Map() };

function take(lang: Language): void {
  const next = new FluentBundle(lang, { useIsolating: false });
  for (const resource of learnt[lang].values()) next.addResource(resource);
  plain = new Map();
  lists = null;
  bundle = next;
}

async function fetched(lang: Language, name: string, topic: Topic): Promise<void> {
  if (!learnt[lang].has(name)) learnt[lang].set(name, new FluentResource((await topic(lang)).default));
}

/** Loads a language with all topics used so far, then switches to it. */
export async function setLanguage(lang: Language): Promise<void> {
  if (lang === spoken) return;
  await Promise.all(
    [["", (wanted: Language) => languages[wanted]()] as const, ...topics].map(([name, topic]) =>
      fetched(lang, name, topic),
    ),
  );
  if (settings.lang !== lang) return; // the user has chosen another one meanwhile
  spoken = lang;
  take(lang);
  document.documentElement.lang = lang;
}

/** Loads the texts of a page, in this language and in any that is chosen later. */
export async function loadBundle(name: string, topic: Topic): Promise<void> {
  topics.set(name, topic);
  const { lang } = settings;
  if (learnt[lang].has(name)) return;
  await fetched(lang, name, topic);
  if (spoken === lang) take(lang);
}

/** Loads the texts of a topic. `texts-plugin.ts` lists the topics. */
export function loadTopic(name: "advice" | "introductions" | "links" | "local" | "options"): Promise<void> {
  return loadBundle(name, (lang) => (every[`${lang}/${name}`] as Topic)(lang));
}

/** Loads the sentences of a game for its table. Those of a game that this client was built without come from the server. */
export function loadGameTexts(game: string): Promise<void> {
  return loadBundle(`game-${game}`, async (lang) => {
    const built = games[`${lang}/${game}`];
    return built ? built() : { default: await fromServer(game, lang) };
  });
}

async function fromServer(game: string, lang: Language): Promise<string> {
  const answer = await fetch(`/api/games/${game}/texts?lang=${lang}`);
  return answer.ok ? answer.text() : "";
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

const NONE: Args = {};

export function t(id: string, args: Args = NONE): string {
  const now = bundle; // makes callers depend on the language
  if (args !== NONE) return put(now, id, args);
  let said = plain.get(id);
  if (said === undefined) {
    said = put(now, id, args);
    plain.set(id, said);
  }
  return said;
}

function put(bundle: FluentBundle, id: string, args: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no text ${id} in ${bundle.locales.join()}`);
    return id;
  }
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return said;
}

/** Joins names in the user's language: "Ann, Bob and Cléo". */
export function list(items: string[]): string {
  const [locale] = bundle.locales;
  lists ??= new Intl.ListFormat(locale, { type: "conjunction" });
  return lists.format(items);
}
