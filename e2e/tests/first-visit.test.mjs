// A first visitor can start a game against bots at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { Mouse, Touch } from "../input.mjs";
import { waitForPrompt } from "../player.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();

/** Maximum time until the first move, in milliseconds. */
const TIME = 10_000;
/** Maximum taps until then. */
const TAPS = 3;

for (const { slug } of titles()) {
  for (const size of [DESK, PHONE]) {
    test(`${slug} (${size.name}): a guest can make the first move within ten seconds and ${TAPS} taps`, async () => {
      const script = () => addEventListener("click", () => (sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0)), true);
      await visit({ size, path: "about:blank", script }, async (page) => {
        const input = size.touch ? new Touch(page) : new Mouse(page);
        const started = performance.now();
        await page.goto("/");
        await input.press(`[data-action=new][data-title=${slug}]`);
        await input.press("[data-action=start]");
        await page.waitForSelector(".table");
        const prompt = await waitForPrompt(page);
        const took = performance.now() - started;
        const taps = await page.evaluate(() => Number(sessionStorage.taps));
        console.log(`${slug} (${size.name}): ${prompt.what} after ${Math.round(took)} ms and ${taps} taps`);
        assert.ok(took <= TIME, `${took} ms`);
        assert.ok(taps <= TAPS, `${taps} taps`);
      });
    });
  }
}
