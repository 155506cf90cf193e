// By keyboard, the focus never falls to the body: after every action of a tour something on the page has it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, siteFixture } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { Keyboard } from "../input.mjs";
import { titles } from "../titles.mjs";
import { tour, visitOptions } from "../tour.mjs";

const { visit } = siteFixture();

/** Timeout for the focus to be somewhere, in milliseconds. */
const TIMEOUT = 2_000;

/** A keyboard that checks the focus after every action. It goes to an element directly: other tests go by Tab. */
class WatchedKeyboard extends Keyboard {
  lost = [];

  async press(selector) {
    const target = this.page.locator(selector).filter({ visible: true }).first();
    // While a dialog closes, what is behind it can't have the focus yet, and drawn anew it loses it.
    while (!(await target.evaluate(takesFocus)));
    await this.#key("Enter", selector);
  }

  act(action) {
    return this.press(`[data-action=${action}]`);
  }

  space(name) {
    return this.press(`.space[data-space=${name}]`);
  }

  tile(at) {
    return this.press(`.hand-tile >> nth=${at}`);
  }

  confirm() {
    return this.#key("c", "confirming");
  }

  async #key(key, done) {
    const before = await this.page.evaluate(() => performance.timeOrigin);
    await this.page.keyboard.press(key);
    // A document that was just loaded has no focus yet; one that is going away can't be asked.
    const isKept = await this.page
      .waitForFunction((before) => performance.timeOrigin !== before || document.activeElement !== document.body, before, { timeout: TIMEOUT })
      .catch(() => false);
    if (!isKept) this.lost.push(`after ${done} nothing has the focus`);
  }

  /** The actions since the last call after which nothing had the focus. */
  takeLost() {
    return this.lost.splice(0);
  }
}

/** In the page: waits until an element has the focus; false if it is drawn anew meanwhile. */
async function takesFocus(it) {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    it.focus();
    if (document.activeElement === it || !it.isConnected) return it.isConnected;
    await new Promise(requestAnimationFrame);
  }
  throw new Error("it doesn't take the focus");
}

for (const title of titles()) {
  test(`${title.slug}: the focus never falls to the body`, async () => {
    await visit({ ...visitOptions(title), size: DESK }, async (page) => {
      const found = new Findings();
      const input = new WatchedKeyboard(page);
      let stops = 0;
      for await (const stop of tour(page, DESK, title, { input })) {
        stops += 1;
        found.add(stop, input.takeLost());
      }
      assert.ok(16 < stops, "the tour reached all stops");
      found.check();
    });
  });
}

test("a dialog gives the focus back, and Escape closes it", async () => {
  const [title] = titles();
  await visit({ ...visitOptions(title), size: DESK }, async (page) => {
    await page.locator("[data-action=settings]").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("#settings[open] .dialog-body");
    assert.ok(await page.evaluate(() => document.querySelector("#settings").contains(document.activeElement)), "the dialog has the focus");
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement.closest("dialog"));
      assert.equal(isBehind, false, "Tab stays in the dialog");
    }
    await page.keyboard.press("Escape");
    await page.waitForSelector("#settings[open]", { state: "hidden" });
    assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "settings");
  });
});
