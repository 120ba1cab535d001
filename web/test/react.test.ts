/** Reactions: pictures, and phrases that every reader sees in their own language. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { settings } from "../src/lib/preferences/settings.svelte";
import { PHRASES } from "../src/lib/wire/wire";
import React from "../src/table/React.svelte";
import Seat from "../src/table/Seat.svelte";
import { deskOf } from "./scenes";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
afterEach(cleanup);

test("a phrase is sent by its id", async () => {
  settings.lang = "en";
  await setLanguage("en");
  const { controller, ask } = deskOf("marshmallow-4");
  render(React, { props: { controller } });
  await fireEvent.click(screen.getByRole("button", { name: "React" }));
  await fireEvent.click(screen.getByText("Well played!"));
  expect(ask).toHaveBeenCalledWith("react", { seat: controller.me, picture: "well-played" });
  expect(screen.queryByText("Well played!")).toBeNull();
});

test.each([
  ["fr", /^Bien joué.!$/],
  ["es", /^¡Bien jugado!$/],
] as const)("it is read in the reader's language: %s", async (lang, said) => {
  settings.lang = lang;
  await setLanguage(lang);
  const { controller } = deskOf("marshmallow-4");
  (controller.source as { reactions: object[] }).reactions = [{ seat: 1, picture: "well-played" }];
  render(Seat, { props: { controller, seat: 1 } });
  expect(screen.getByText(said)).toBeTruthy();
  expect(PHRASES).toContain("well-played");
});
