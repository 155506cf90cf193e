// People at a server: two browsers and a bot on two nodes, and an invitation by link.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { lay, withNodes } from "../online.mjs";
import { awaited, playToTheEnd } from "../player.mjs";
import { titles } from "../titles.mjs";

/** What a browser itself says where a network is taken away, or a node killed. */
const LOST = /WebSocket connection|net::ERR_|ERR_INTERNET|Failed to load resource/;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Marks a page, so that one that was loaded again is known. */
const mark = (page) => page.evaluate(() => (window.marked = true));
const isMarked = (page) => page.evaluate(() => window.marked === true);

for (const { slug } of titles()) {
  test(`${slug}: two people and a bot play a whole game on two nodes; a network and a node are lost, no page is loaded again`, async () => {
    await withNodes(async ({ doors, kill }) => {
      const wishes = { worker: false, forgives: LOST };
      await houseAt(doors[0], browser).visit({ ...wishes, size: DESK, settings: { name: "Ann" } }, async (ann, annsNet) => {
        const path = await lay(ann, new Mouse(ann), { slug, seats: 3 });
        // Ben comes by the link, for the first time, with a telephone.
        await houseAt(doors[1], browser).visit({ ...wishes, size: PHONE, path, settings: { name: "Ben" } }, async (ben) => {
          await new Finger(ben).act("sit");
          await ben.waitForSelector("[data-action=stand]");
          await ann.waitForFunction(() => document.body.innerText.includes("Ben"));
          await new Mouse(ann).choose("fill", "novice");
          await new Mouse(ann).act("begin");
          await Promise.all([ann, ben].map((page) => page.waitForSelector(".table")));
          await Promise.all([mark(ann), mark(ben)]);
          const losses = (async () => {
            await ann.waitForFunction(() => 6 < Number(document.querySelector(".table")?.dataset.ply));
            await annsNet.setOffline(true);
            await ann.waitForSelector("[data-notice=link]");
            await annsNet.setOffline(false);
            await ann.waitForSelector("[data-notice=link]", { state: "detached" });
            await ann.waitForFunction(() => 14 < Number(document.querySelector(".table")?.dataset.ply));
            await kill(1);
          })();
          const decided = await Promise.all([playToTheEnd(ann, new Mouse(ann)), playToTheEnd(ben, new Finger(ben)), losses]);
          assert.ok(0 < decided[0] && 0 < decided[1], "both played");
          assert.ok(await isMarked(ann) && await isMarked(ben), "no page was loaded again");
          const names = await ann.locator(".score").first().innerText();
          assert.match(names, /Ann/);
          assert.match(names, /Ben/);
        });
      });
    });
  });
}

const skip = !titles().some(({ slug }) => slug === "qin") && "Qin isn't there";
test("a table before its game is accessible at every size, and talks", { skip }, async () => {
  await withNodes(async ({ doors }) => {
    for (const size of [DESK, PHONE]) {
      await houseAt(doors[0], browser).visit({ worker: false, size, settings: { name: "<img src=x onerror=alert(1)>" } }, async (page) => {
        const hands = size.touch ? new Finger(page) : new Mouse(page);
        await page.waitForSelector("main h1");
        assert.deepEqual(await violations(page), []);
        await lay(page, hands, { slug: "qin", seats: 3 });
        assert.match(await page.locator(".chairs").innerText(), /onerror=alert/, "a name is text");
        await page.locator("#chat-line").fill("<script>alert(2)</script>");
        await hands.act("say");
        await page.waitForSelector(".chat-lines li");
        assert.match(await page.locator(".chat-lines").innerText(), /<script>alert\(2\)<\/script>/);
        assert.deepEqual(await violations(page), []);
        await hands.choose("fill", "novice");
        await hands.act("begin");
        await awaited(page);
        assert.deepEqual(await violations(page), []);
        assert.equal(await page.locator("script:not([src])").count(), 0);
      });
    }
  });
});
