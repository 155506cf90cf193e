// Presence of players at a table, across nodes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { lay, withNodes } from "../online.mjs";
import { titles } from "../titles.mjs";
import { said, sentence } from "../words.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Waits until a page shows a seat as there, or as not there. */
const shows = (page, seat, isThere) => page.waitForSelector(`[data-there=${seat}]${isThere ? ".yes" : ":not(.yes)"}`);

test("who is there is seen at the table and before its game, and who goes is missed", async () => {
  const [{ slug }] = titles();
  await withNodes(async ({ doors }) => {
    await houseAt(doors[0], browser).visit({ worker: false, size: DESK, settings: { name: "Ann" } }, async (ann) => {
      const path = await lay(ann, new Mouse(ann), { slug, seats: 2 });
      assert.equal(await ann.locator("[data-there]").count(), 0, "nobody has to be told of themselves");
      const ben = { worker: false, size: PHONE, path, settings: { name: "Ben" } };
      await houseAt(doors[1], browser).visit(ben, async (page) => {
        await new Finger(page).act("sit");
        await shows(ann, "p2", true);
        await shows(page, "p1", true);
        await new Mouse(ann).act("begin");
        await Promise.all([ann, page].map((it) => it.waitForSelector(".table")));
        await shows(ann, "p2", true);
        assert.equal(await ann.locator("[data-there=p2]").getAttribute("aria-label"), said("en", "is-there"));
        // What is said is marked where a telephone has the way to it, until it is read.
        await ann.locator("[data-action=chat]").first().click();
        await ann.locator("#chat-line").fill("Good evening");
        await new Mouse(ann).act("say");
        await page.waitForSelector(".top-badge");
        assert.equal(await page.locator(".top-badge").innerText(), "1");
        assert.match(await page.locator("[data-action=menu]").getAttribute("aria-label"), sentence("en", "menu-unread", { count: "one" }));
        await new Finger(page).act("menu");
        await page.locator(".menu-item[data-action=chat]").tap();
        await page.waitForSelector(".top-badge", { state: "detached" });
        // A page that is loaded again was never gone.
        await page.reload();
        await page.waitForSelector(".table");
        await shows(page, "p1", true);
        await shows(ann, "p2", true);
      });
      await shows(ann, "p2", false);
      assert.equal(await ann.locator("[data-there=p2]").getAttribute("aria-label"), said("en", "is-elsewhere"));
    });
  });
});
