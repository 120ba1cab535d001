import { expect, test } from "vitest";
import { change } from "../src/lib/settings.svelte";
import { has, learn, say, speak } from "../src/lib/texts.svelte";

const topic = async (lang: string) => ({ default: `only-here = ${lang}` });

test("what a page has learnt is said in every language that is chosen later, from the first moment on", async () => {
  change("lang", "en");
  await speak("en");
  expect(has("only-here")).toBe(false);
  await learn("here", topic);
  expect(say("only-here")).toBe("en");
  change("lang", "fr");
  const speaking = speak("fr");
  expect(say("only-here")).toBe("en"); // until the other language is there
  await speaking;
  expect(say("only-here")).toBe("fr");
  expect(say("close")).toBe("Fermer");
});

test("what is learnt while the language changes is not lost", async () => {
  change("lang", "es");
  await Promise.all([speak("es"), learn("there", async (lang) => ({ default: `over-there = ${lang}` }))]);
  expect(say("over-there")).toBe("es");
  expect(say("close")).toBe("Cerrar");
});
