/** Mouse, touch and keyboard. Each can press an element, pick a playable card and choose a peg. */
import type { Locator, Page } from "playwright-core";
import type { Guest } from "./table";

export interface Hand {
  press(what: Locator): Promise<void>;
}

/** Where to press: cards of a hand cover each other, and only the left edge is always free. */
async function edge(what: Locator): Promise<{ x: number; y: number } | undefined> {
  return (await what.getAttribute("data-card", { timeout: 5000 })) ? { x: 9, y: 14 } : undefined;
}

export const mouse: Hand = {
  press: async (what) => what.click({ timeout: 5000, position: await edge(what) }),
};
export const touch: Hand = {
  press: async (what) => what.tap({ timeout: 5000, position: await edge(what) }),
};

/** The keyboard: only Tab, arrows and Enter, so that elements must be reachable by them. */
export const keyboard: Hand = {
  async press(what) {
    const page = what.page();
    const target = await what.elementHandle({ timeout: 5000 });
    const there = () => page.evaluate((element) => document.activeElement === element, target);
    const near = () =>
      page.evaluate((element) => !!element?.closest(".hand")?.contains(document.activeElement), target);
    for (let steps = 0; steps < 80 && !(await there()); steps++) {
      await page.keyboard.press((await near()) ? "ArrowRight" : "Tab");
    }
    if (!(await there())) {
      // a card that cannot be played any more, or a summary that has opened over the table, is a change too
      const same = await page.evaluate(
        (element) =>
          element?.isConnected &&
          !element.matches(":disabled, .dim") &&
          !document.querySelector("dialog[open], .summary"),
        target,
      );
      throw new Error(same ? `cannot be reached by keyboard: ${what}` : `has changed meanwhile: ${what}`);
    }
    await page.keyboard.press("Enter");
  },
};

/** Makes one move of any kind, or returns false if there is none to make. */
export async function act(page: Page, hand: Hand): Promise<boolean> {
  const first = async (selector: string) => {
    const found = page.locator(selector).first();
    return (await found.isVisible()) ? found : null;
  };
  const buttons = [
    ".choice button", // a trump
    ".slot.free:not(:disabled)", // a point card
    ".laying .button.main:not(:disabled)",
    ".token:not(.on)", // then a spot for it
    ".spot.can, .board.can, .flavour.can, .level.can",
    ".marks .button",
    ".present .done:not(:disabled)",
  ];
  const go = await first(".summary .go");
  if (go) {
    await hand.press(go);
    return true;
  }
  const giving = await first(".centre .button.main");
  if (giving && (await giving.isVisible())) {
    // cards to pass: raises as many as needed
    const raised = await page.locator("[data-card][aria-pressed=true]").count();
    if (await giving.isEnabled()) await hand.press(giving);
    else await hand.press(page.locator("[data-card][aria-pressed=false]").nth(raised));
    return true;
  }
  const order = (await page.locator(".spot.can").count())
    ? buttons.filter((one) => one !== ".token:not(.on)")
    : buttons;
  for (const selector of order) {
    const found = await first(selector);
    if (found) {
      await hand.press(found);
      return true;
    }
  }
  if (await page.locator(".slot[data-slot]").count()) {
    const pegs = page.locator(".palette button:not(.note)");
    const filled = await page.locator(".slot[data-slot] .peg:not(.hole)").count();
    await hand.press(pegs.nth((filled + (await page.locator(".board .pegs").count())) % (await pegs.count())));
    return true;
  }
  const place = await first(".place.can");
  if (place) {
    await hand.press(place);
    return true;
  }
  const card = await first("[data-card]:not(.dim)[aria-pressed=false]");
  if (card) await hand.press(card);
  return card !== null;
}

/** Plays until a condition holds or `most` moves are made, and returns the number of moves. */
export async function playOn(
  guest: Guest,
  hand: Hand,
  until: () => Promise<boolean>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let moves = 0;
  const end = Date.now() + 100_000;
  while (moves < most && !(await until())) {
    if (Date.now() > end)
      throw new Error(`no end after ${moves} moves: ${await guest.page.locator(".status").textContent()}`);
    if ((await guest.mine()) || (await guest.page.locator(".summary .go").isVisible())) {
      // the table can change between finding and pressing an element; the next round finds the new one
      if (await act(guest.page, hand).catch((error) => (/reached/.test(error.message) ? Promise.reject(error) : false)))
        moves++;
    }
    await guest.page.waitForTimeout(40);
  }
  return moves;
}
