/** The host's actions against a person, and the marks of a person with several seats. */
import { afterAll, beforeAll, test } from "vitest";
import { House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SHOTS = process.env.SHOTS;
const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

test.each(Object.entries(SIZES))("the host removes a person with two seats, on a %s", async (size, options) => {
  const [ada, bo] = [
    await house.guest("Ada", { ...options, locale: "fr-FR" }),
    await house.guest("Bo", { locale: "fr-FR" }),
  ];
  const id = await ada.make({
    game: "monster",
    players: 4,
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }, { kind: "bot", level: "easy" }],
  });
  await ada.page.goto(`${house.address}/t/${id}`);
  await bo.page.goto(`${house.address}/t/${id}`);
  await bo.page.getByRole("button", { name: "S’asseoir ici" }).first().click();
  await bo.page.getByRole("button", { name: "Ajouter quelqu’un sur cet appareil" }).click();
  const shot = (name: string) => (SHOTS ? ada.page.screenshot({ path: `${SHOTS}/${size}-${name}.png` }) : undefined);
  await ada.page.getByText("Joue aussi la place 3").waitFor();
  await ada.page.getByText("Joue aussi la place 2").waitFor();
  await shot("lobby");
  await ada.page
    .getByRole("button", { name: /^À propos de/ })
    .first()
    .click();
  await ada.page.getByRole("button", { name: "Rendre muet" }).waitFor();
  await shot("lobby-menu");
  await ada.page.keyboard.press("Escape");
  await bo.page.getByRole("button", { name: "On peut commencer" }).click();
  await ada.page.getByRole("button", { name: "Commencer" }).click();
  await ada.page.waitForSelector(".hand");
  await ada.page.getByText("Joue aussi la place 3").waitFor();
  await shot("table");
  await ada.page
    .getByRole("button", { name: /^À propos de/ })
    .first()
    .click();
  await ada.page.getByRole("button", { name: "Retirer" }).click();
  await shot("table-menu");
  await ada.page.getByRole("button", { name: /^Vraiment retirer/ }).click();
  await ada.page
    .getByText(/^Place reprise par un robot/)
    .first()
    .waitFor({ state: "attached" });
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Fermer la table" }).click();
  await ada.page.getByRole("button", { name: /^Vraiment la fermer/ }).click();
  await bo.page.getByText("L’hôte a fermé la table.").waitFor();
  await shot("closed");
  await Promise.all([ada, bo].map((guest) => guest.page.context().close()));
});
