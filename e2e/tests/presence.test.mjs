// Presence of players at a table, across nodes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { Mouse, Touch } from "../input.mjs";
import { messagePattern, messageText } from "../messages.mjs";
import { createTable, withTwoNodes } from "../online.mjs";
import { titles } from "../titles.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Waits until a page shows a seat as present, or as absent. */
const shows = (page, seat, isPresent) => page.waitForSelector(`[data-there=${seat}]${isPresent ? ".yes" : ":not(.yes)"}`);

test("players see who is present at the table, before and during the game", async () => {
  const [{ slug }] = titles();
  await withTwoNodes(async ({ sites }) => {
    await siteAt(sites[0], browser).visit({ size: DESK, settings: { name: "Ann" } }, async (ann) => {
      const path = await createTable(ann, new Mouse(ann), { slug, seats: 2 });
      assert.equal(await ann.locator("[data-there]").count(), 0, "my own presence isn't shown");
      const ben = { size: PHONE, path, settings: { name: "Ben" } };
      await siteAt(sites[1], browser).visit(ben, async (page) => {
        await new Touch(page).act("sit");
        await shows(ann, "p2", true);
        await shows(page, "p1", true);
        await new Mouse(ann).act("begin");
        await Promise.all([ann, page].map((it) => it.waitForSelector(".table")));
        await shows(ann, "p2", true);
        assert.equal(await ann.locator("[data-there=p2]").getAttribute("aria-label"), messageText("en", "is-there"));
        // On a phone the menu has a badge until new chat lines are read.
        await ann.locator("[data-action=chat]").first().click();
        await ann.locator("#chat-line").fill("Good evening");
        await new Mouse(ann).act("say");
        await page.waitForSelector(".top-badge");
        assert.equal(await page.locator(".top-badge").innerText(), "1");
        assert.match(await page.locator("[data-action=menu]").getAttribute("aria-label"), messagePattern("en", "menu-unread", { count: "one" }));
        await new Touch(page).act("menu");
        await page.locator(".menu-item[data-action=chat]").tap();
        await page.waitForSelector(".top-badge", { state: "detached" });
        // A reload doesn't count as absence.
        await page.reload();
        await page.waitForSelector(".table");
        await shows(page, "p1", true);
        await shows(ann, "p2", true);
      });
      await shows(ann, "p2", false);
      assert.equal(await ann.locator("[data-there=p2]").getAttribute("aria-label"), messageText("en", "is-elsewhere"));
    });
  });
});
