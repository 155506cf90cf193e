// A first visitor starts a game against bots at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, house, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { awaited } from "../player.mjs";
import { titles } from "../titles.mjs";

const { visit } = house();

/** How long it may take until a first move can be made, in milliseconds. */
const SOON = 10_000;
/** Taps until then. */
const TAPS = 3;

for (const { slug } of titles()) {
  for (const size of [DESK, PHONE]) {
    test(`${slug} (${size.name}): a guest's first move against a bot within ten seconds and ${TAPS} taps`, async () => {
      const script = () => addEventListener("click", () => (sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0)), true);
      await visit({ size, path: "about:blank", script }, async (page) => {
        const hands = size.touch ? new Finger(page) : new Mouse(page);
        const begun = performance.now();
        await page.goto("/");
        await hands.press(`[data-action=new][data-title=${slug}]`);
        await hands.press("[data-action=start]");
        await page.waitForSelector(".table");
        const moment = await awaited(page);
        const took = performance.now() - begun;
        const taps = await page.evaluate(() => Number(sessionStorage.taps));
        console.log(`${slug} (${size.name}): ${moment.what} after ${Math.round(took)} ms and ${taps} taps`);
        assert.ok(took <= SOON, `${took} ms`);
        assert.ok(taps <= TAPS, `${taps} taps`);
      });
    });
  }
}
