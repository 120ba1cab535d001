import { expect, test } from "vitest";
import { has, loadBundle, setLanguage, t } from "../src/lib/i18n/texts.svelte";
import { change } from "../src/lib/preferences/settings.svelte";

const topic = async (lang: string) => ({ default: `only-here = ${lang}` });

test("loaded bundles are available at once in every language chosen later", async () => {
  change("lang", "en");
  await setLanguage("en");
  expect(has("only-here")).toBe(false);
  await loadBundle("here", topic);
  expect(t("only-here")).toBe("en");
  change("lang", "fr");
  const speaking = setLanguage("fr");
  expect(t("only-here")).toBe("en"); // until the other language is loaded
  await speaking;
  expect(t("only-here")).toBe("fr");
  expect(t("close")).toBe("Fermer");
});

test("a bundle that is loaded while the language changes is not lost", async () => {
  change("lang", "es");
  await Promise.all([setLanguage("es"), loadBundle("there", async (lang) => ({ default: `over-there = ${lang}` }))]);
  expect(t("over-there")).toBe("es");
  expect(t("close")).toBe("Cerrar");
});
