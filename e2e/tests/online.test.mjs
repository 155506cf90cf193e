// Two browsers and a bot at a server of two nodes, with an invitation by link.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { Mouse, Touch } from "../input.mjs";
import { createTable, withTwoNodes } from "../online.mjs";
import { playToTheEnd, waitForPrompt } from "../player.mjs";
import { titles } from "../titles.mjs";

/** Errors that the browser logs when the network is down or a node is killed. */
const NETWORK_ERRORS = /WebSocket connection|net::ERR_|ERR_INTERNET|Failed to load resource/;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Marks a page, to detect a reload. */
const mark = (page) => page.evaluate(() => (window.marked = true));
const isMarked = (page) => page.evaluate(() => window.marked === true);

for (const { slug } of titles()) {
  test(`${slug}: two people and a bot play a whole game on two nodes without a reload, although a network and a node fail`, async () => {
    await withTwoNodes(async ({ sites, kill }) => {
      const options = { allowedErrors: NETWORK_ERRORS };
      await siteAt(sites[0], browser).visit({ ...options, size: DESK, settings: { name: "Ann" } }, async (ann, annsContext) => {
        const path = await createTable(ann, new Mouse(ann), { slug, seats: 3 });
        // Ben, a new visitor with a phone, opens the link.
        await siteAt(sites[1], browser).visit({ ...options, size: PHONE, path, settings: { name: "Ben" } }, async (ben) => {
          await new Touch(ben).act("sit");
          await ben.waitForSelector("[data-action=stand]");
          await ann.waitForFunction(() => document.body.innerText.includes("Ben"));
          await new Mouse(ann).choose("fill", "novice");
          await new Mouse(ann).act("begin");
          await Promise.all([ann, ben].map((page) => page.waitForSelector(".table")));
          await Promise.all([mark(ann), mark(ben)]);
          const failures = (async () => {
            await ann.waitForFunction(() => 6 < Number(document.querySelector(".table")?.dataset.ply));
            await annsContext.setOffline(true);
            await ann.waitForSelector("[data-notice=link]");
            await annsContext.setOffline(false);
            await ann.waitForSelector("[data-notice=link]", { state: "detached" });
            await ann.waitForFunction(() => 14 < Number(document.querySelector(".table")?.dataset.ply));
            await kill(1);
          })();
          const decisions = await Promise.all([playToTheEnd(ann, new Mouse(ann)), playToTheEnd(ben, new Touch(ben)), failures]);
          assert.ok(0 < decisions[0] && 0 < decisions[1], "both played");
          assert.ok(await isMarked(ann) && await isMarked(ben), "no page was reloaded");
          const names = await ann.locator(".score").first().innerText();
          assert.match(names, /Ann/);
          assert.match(names, /Ben/);
        });
      });
    });
  });
}

const skip = !titles().some(({ slug }) => slug === "qin") && "Qin isn't there";
test("a table before its game is accessible at every size, and has a chat", { skip }, async () => {
  await withTwoNodes(async ({ sites }) => {
    for (const size of [DESK, PHONE]) {
      await siteAt(sites[0], browser).visit({ size, settings: { name: "<img src=x onerror=alert(1)>" } }, async (page) => {
        const input = size.touch ? new Touch(page) : new Mouse(page);
        await page.waitForSelector("main h1");
        assert.deepEqual(await violations(page), []);
        await createTable(page, input, { slug: "qin", seats: 3 });
        assert.match(await page.locator(".chairs").innerText(), /onerror=alert/, "a name is rendered as text");
        await page.locator("#chat-line").fill("<script>alert(2)</script>");
        await input.act("say");
        await page.waitForSelector(".chat-lines li");
        assert.match(await page.locator(".chat-lines").innerText(), /<script>alert\(2\)<\/script>/);
        assert.deepEqual(await violations(page), []);
        await input.choose("fill", "novice");
        await input.act("begin");
        await waitForPrompt(page);
        assert.deepEqual(await violations(page), []);
        assert.equal(await page.locator("script:not([src])").count(), 0);
      });
    }
  });
});
