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

test("an offer to end the game reaches the other player, who declines and later accepts", async () => {
  const [ada, bo] = [await house.guest("Ada"), await house.guest("Bo")];
  const id = await ada.make({ game: "marshmallow", players: 2, seats: [{ kind: "you" }, { kind: "open" }] });
  await ada.page.goto(`${house.address}/t/${id}`);
  await bo.page.goto(`${house.address}/t/${id}`);
  await bo.page.getByRole("button", { name: "Sit here" }).click();
  await bo.page.getByRole("button", { name: "I’m ready" }).click();
  await ada.page.getByRole("button", { name: "Start" }).click();
  const offer = async () => {
    await ada.page.waitForSelector(".hand");
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByRole("button", { name: "Offer to end the game" }).click();
    await ada.page.getByText("You offered to end the game. Waiting for Bo.").waitFor();
    await bo.page.getByText("Ada offers to end the game here, without a winner.").waitFor();
  };
  await offer();
  if (SHOTS) await bo.page.screenshot({ path: `${SHOTS}/offer.png` });
  await bo.page.getByRole("button", { name: "Decline" }).click();
  await ada.page.getByText("Bo wants to play on.").waitFor();
  await offer();
  await bo.page.getByRole("button", { name: "Accept" }).click();
  await ada.page.getByText("Everybody agreed to stop.").waitFor();
  await bo.page.getByRole("button", { name: "Play again" }).click();
  await ada.page.getByText("The others want to play again.").waitFor();
  await Promise.all([ada, bo].map((guest) => guest.page.context().close()));
});
