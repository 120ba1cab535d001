/** Every sentence that is shown, in the reader's language. A component that says something follows a change of it. */

import every from "topics:all";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languages } from "./pages";
import { type Language, settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

let spoken: Language | null = null;
let bundle = $state.raw(new FluentBundle("en"));
/** Sentences without arguments are said again and again: each is put together once. */
let plain = new Map<string, string>();
let lists: Intl.ListFormat | null = null;

/** What is said only on some pages: how to get it, and what has come so far, by language. */
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

/** Loads a language with all that has been wanted so far; until it is there the page keeps the one it has. */
export async function speak(lang: Language): Promise<void> {
  if (lang === spoken) return;
  await Promise.all(
    [["", (wanted: Language) => languages[wanted]()] as const, ...topics].map(([name, topic]) =>
      fetched(lang, name, topic),
    ),
  );
  if (settings.lang !== lang) return; // another one was chosen meanwhile
  spoken = lang;
  take(lang);
  document.documentElement.lang = lang;
}

/** Adds the sentences of a page that is not always needed, in this language and any that is chosen later. */
export async function learn(name: string, topic: Topic): Promise<void> {
  topics.set(name, topic);
  const { lang } = settings;
  await fetched(lang, name, topic);
  if (spoken === lang) take(lang);
}

/** The same for what is said only here and there; `texts-plugin.ts` has the list. */
export function loadTopic(name: "advice" | "introductions" | "links" | "options"): Promise<void> {
  return learn(name, (lang) => (every[`${lang}/${name}`] as Topic)(lang));
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

const NONE: Args = {};

export function say(id: string, args: Args = NONE): string {
  const now = bundle; // whoever says something follows the language
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

/** A list in words: "Ann, Bob and Cléo". */
export function list(items: string[]): string {
  const [locale] = bundle.locales;
  lists ??= new Intl.ListFormat(locale, { type: "conjunction" });
  return lists.format(items);
}
