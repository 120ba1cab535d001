/** For new players: tutorials and rules pages. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mouse } from "./hands";
import { House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const card = (page: Page, name: string) => page.locator(`[data-card=${name}]`);
/** The rule that the last refusal links to. */
const refusal = (page: Page) =>
  expect.poll(() =>
    page
      .locator(".status.refused a")
      .first()
      .getAttribute("href", { timeout: 1000 })
      .catch(() => ""),
  );

/** Elements of this step that do not fit: outside the window or too long. */
function misfits(): string[] {
  const must = ".coach, .status, .seat, [data-card], .card-spot, .board, .level, .place, .laying > *, .palette button";
  const outside = [...document.querySelectorAll<HTMLElement>(must)].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return element.offsetParent && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  });
  const long = [...document.querySelectorAll<HTMLElement>("header .button, .coach p, .status p, .ways .button")].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
  );
  return [...outside, ...long].map((element) => `${element.className} “${element.textContent?.trim().slice(0, 30)}”`);
}

async function objections(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe-core is a global
    const { violations } = await (window as any).axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag22aa"] });
    return (violations as { id: string; nodes: { target: string[] }[] }[]).map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.target}`,
    );
  });
}

/** Waits until this many steps are done, and checks that everything fits. */
async function done(page: Page, steps: number): Promise<void> {
  await expect.poll(() => page.locator(".steps .done").count()).toBe(steps);
  expect(await page.evaluate(misfits), `step ${steps + 1}`).toEqual([]);
}

async function drag(page: Page, name: string, place: number): Promise<void> {
  const [from, to] = [
    await card(page, name).boundingBox(),
    await page.locator(`[data-drop="${place - 1}"]`).boundingBox(),
  ];
  await page.mouse.move(from!.x + 8, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 40, { steps: 4 });
  await page.mouse.up();
}

async function pegs(page: Page, row: string): Promise<void> {
  for (const _ of row) await page.keyboard.press("Backspace"); // removes a refused row
  // digits choose a colour in every language; letters follow the reader's
  for (const letter of row) await page.keyboard.press(`${"ROYGBVWK".indexOf(letter) + 1}`);
  await page.locator(".present .done:not(:disabled)").click();
}

const TUTORIALS: Record<string, (page: Page) => Promise<void>> = {
  async marshmallow(page) {
    await mouse.press(card(page, "P2"));
    await refusal(page).toContain("MT-6");
    await mouse.press(card(page, "G4")); // legal, but not the move of this step
    await refusal(page).not.toContain("MT-6");
    for (const [step, name] of ["G11", "Y12", "P2", "Y7", "B3", "B12"].entries()) {
      await done(page, step);
      await mouse.press(card(page, name));
    }
  },
  async monster(page) {
    await done(page, 0);
    for (const value of [1, 3, 2])
      await page
        .locator(".laying .free")
        .nth(value - 1)
        .click();
    await page.locator(".laying .button.main").click();
    await done(page, 1);
    await drag(page, "G4", 1);
    await done(page, 2);
    await drag(page, "B5", 1);
    await refusal(page).toContain("MO-8");
    for (const [step, [name, place]] of [["Y5", 2] as const, ["G6", 1] as const, ["Y6", 2] as const].entries()) {
      await done(page, step + 2);
      await drag(page, name, place);
    }
    await done(page, 5);
    await drag(page, "B1", 4);
  },
  async macaron(page) {
    await done(page, 0);
    await page.locator(".board.can").nth(1).click();
    await done(page, 1);
    await page.locator(".level.can").nth(2).click();
    await done(page, 2);
    await mouse.press(card(page, "S1"));
    await refusal(page).toContain("MC-18");
    for (const [step, name] of ["P3", "S1", "A3", "B7"].entries()) {
      await done(page, step + 2);
      await mouse.press(card(page, name));
    }
  },
  async mastermind(page) {
    for (const [step, row] of ["ROYG", "GORB", "GOBR"].entries()) {
      await done(page, step);
      await pegs(page, row);
    }
    await done(page, 3);
    await pegs(page, "RRGB");
    await refusal(page).toContain("MM-3");
    await pegs(page, "VWKB");
  },
};

test.each(Object.keys(TUTORIALS))("the tutorial of %s runs to its end and refuses a wrong move", async (game) => {
  const guest = await house.guest("Ada");
  const { page } = guest;
  await page.goto(`/learn/${game}`);
  await page.waitForSelector(".status.mine");
  await TUTORIALS[game]!(page);
  await page.getByText("You’ve got it!").waitFor();
  expect(guest.errors).toEqual([]);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => page.locator(".steps .now").count()).toBe(1);
  expect(await page.locator(".steps .done").count()).toBe(0);
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  await page.waitForSelector(".status");
  await page.context().close();
});

test.each(Object.keys(TUTORIALS))(
  "everything fits at every step of the tutorial of %s on a phone, in French",
  async (game) => {
    const dark = { ...PHONE, locale: "fr", colorScheme: "dark" as const, bypassCSP: true };
    const guest = await house.guest("Ada", dark);
    const { page } = guest;
    await page.goto(`/learn/${game}`);
    await page.waitForSelector(".status.mine");
    expect(await objections(page)).toEqual([]);
    await TUTORIALS[game]!(page);
    await page.getByText("C’est compris").waitFor();
    expect(await objections(page)).toEqual([]);
    expect(guest.errors).toEqual([]);
    await page.context().close();
  },
);

test("a tutorial can be skipped and links back to the table", async () => {
  const guest = await house.guest("Ada", { ...PHONE, locale: "fr" });
  const id = await guest.make({ game: "macaron", players: 2, seats: [{ kind: "you" }, { kind: "open" }] });
  const { page } = guest;
  await page.goto(`/learn/macaron#${id}`);
  await expect.poll(() => page.locator(".say").textContent()).toContain("un groupe de goûts royal");
  await page.getByRole("button", { name: "Passer" }).tap();
  await page.getByRole("link", { name: "Retour à la table" }).tap();
  await page.waitForURL(`**/t/${id}`);
  expect(guest.errors).toEqual([]);
  await page.context().close();
});

test("the table offers the tutorial to new players until they close the offer", async () => {
  const guest = await house.guest("Ada");
  const id = await guest.make({ game: "monster", players: 2 });
  await guest.sit(id);
  await guest.page.waitForSelector(".hand");
  const offer = guest.page.getByRole("link", { name: "New to this game? Try the introduction" });
  await guest.page.evaluate(() => localStorage.clear()); // as in the browser of a guest
  await guest.page.goto(`/t/${id}`);
  await guest.page.reload();
  expect(await offer.getAttribute("href")).toBe(`/learn/monster#${id}`);
  await guest.page.locator(".new").getByRole("button", { name: "Close" }).click();
  await guest.page.reload();
  await guest.page.waitForSelector(".hand");
  expect(await offer.count()).toBe(0);
  await guest.page.context().close();
});

test("the search in the rules ignores accents, marks matches and keeps the pictures", async () => {
  const guest = await house.guest("Ada", { ...PHONE, locale: "fr" });
  const { page } = guest;
  await page.goto("/rules/macaron");
  await page.waitForSelector("li#MC-1");
  const all = await page.locator("ol > li").count();
  await page.getByRole("searchbox").fill("ALLERGENE annule");
  await expect.poll(() => page.locator("ol > li").count()).toBeLessThan(all);
  expect(await page.locator("#MC-22 mark").allTextContents()).toContain("allergène");
  expect(await page.locator("#MC-22 .picture svg.card").count()).toBe(6);
  await page.getByRole("searchbox").fill("xyz");
  await expect.poll(() => page.locator("ol > li").textContent()).toBe("Aucune règle trouvée.");
  expect(guest.errors).toEqual([]);
  await page.context().close();
});

test("the table links to the rule of the phase, or of a refusal", async () => {
  const guest = await house.guest("Ada");
  await guest.sit(await guest.make({ game: "monster", players: 2 }));
  const link = guest.page.getByRole("link", { name: "Rules" });
  await expect.poll(() => link.getAttribute("href")).toBe("/rules/monster#order");
  await guest.page.goto("/rules/monster#order"); // the page knows the rule of the phase
  await guest.page.waitForSelector("li#MO-3.here");
  await expect
    .poll(() =>
      guest.page.locator("#MO-3").evaluate((rule) => {
        const { top, bottom } = rule.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
  await guest.page.context().close();
});
