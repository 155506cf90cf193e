// The lobby and the waiting room: filters, friends first, hosts' strength, and a quick match that fills up.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { guest } from "../api-client.mjs";
import { violations } from "../axe.mjs";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { Mouse, Touch } from "../input.mjs";
import { openTerms, signInAs, withTwoNodes } from "../online.mjs";
import { titles } from "../titles.mjs";

const LIVE = { live: { bank: 900, increment: 20 } };

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const skip = !["qin", "huang"].every((wanted) => titles().some(({ slug }) => slug === wanted)) && "Qin or Huang isn't there";

/** Table names in the order in which the lobby shows them. */
const listed = (page) => page.locator("[data-tables=open] .called").allTextContents();

/** Sets a part of the filter: a chip on a desk, an entry of a list on a phone. */
async function filter(page, input, part, value) {
  if (await page.locator(".filter-chips").isVisible()) await input.act(`filter-${part}-${value}`);
  else await page.selectOption(`select[name=filter-${part}]`, value);
}

test("open tables are filtered, and those of friends come first", { skip }, async () => {
  await withTwoNodes(async ({ sites: [site] }) => {
    const [ann, ben, cid] = await Promise.all(["Ann", "Ben", "Cid"].map((name) => guest(site, name)));
    const create = (who, title, table) => who.post("/tables", { title, public: true, sit: { seat: 0, luck: "x" }, ...table });
    await create(ben, "A friend's", { game: "qin", seats: 2, pace: LIVE });
    await create(cid, "For four", { game: "huang", seats: 4 });
    await create(cid, "For two", { game: "qin", seats: 2 });
    await ben.put(`/friends/${ann.user.id}`);
    await ann.put(`/friends/${ben.user.id}`);
    for (const [size, InputDevice] of [[DESK, Mouse], [PHONE, Touch]]) {
      await siteAt(site, browser).visit({ size, path: "/meet" }, async (page, context) => {
        const input = new InputDevice(page);
        await signInAs(page, context, ann, site);
        await page.goto("/meet");
        await page.waitForSelector(".open-group >> nth=1");
        assert.deepEqual(await listed(page), ["A friend's", "For two", "For four"]);
        assert.deepEqual(await page.locator("[data-rating=host]").allTextContents(), ["1500?", "1500?", "1500?"]);
        assert.deepEqual(await violations(page), []);
        await filter(page, input, "game", "huang");
        await page.waitForFunction(() => document.querySelectorAll("[data-tables=open] li").length === 1);
        assert.deepEqual(await listed(page), ["For four"]);
        await filter(page, input, "seats", "2");
        await input.act("clear-filter");
        await page.waitForFunction(() => document.querySelectorAll("[data-tables=open] li").length === 3);
        await filter(page, input, "pace", "live");
        await page.waitForFunction(() => document.querySelectorAll("[data-tables=open] li").length === 1);
        assert.deepEqual(await listed(page), ["A friend's"]);
      });
    }
  });
});

test("a quick match waits at a round table, survives a reload, and starts when another player comes", { skip }, async () => {
  await withTwoNodes(async ({ sites }) => {
    const wanted = { game: "qin", seats: 2, pace: "untimed" };
    for (const [size, InputDevice] of [[DESK, Mouse], [PHONE, Touch]]) {
      await siteAt(sites[0], browser).visit({ size, path: "/meet", settings: { name: "Ann" } }, async (page) => {
        const input = new InputDevice(page);
        const join = async () => {
          await page.waitForSelector("[data-action=quick-match]:enabled");
          await openTerms(page, input);
          await input.choose("meet-game", wanted.game);
          await input.choose("meet-seats", "2");
          await input.choose("meet-pace", wanted.pace);
          await input.act("quick-match");
          await page.waitForSelector(".round .avatar");
        };
        await join();
        assert.equal(await page.locator(".round .vacant").count(), 1);
        assert.match(await page.locator("[data-waited]").innerText(), /^\d+:\d\d$/);
        assert.equal(await page.locator("[data-looking]").innerText(), "1");
        assert.deepEqual(await violations(page), []);
        await page.reload();
        await page.waitForSelector(".round .avatar");
        await input.act("stand");
        await page.waitForURL("**/meet");
        await join();
        const ben = await guest(sites[1], "Ben");
        await ben.post("/quick-match", { ...wanted, luck: "b" });
        await page.waitForSelector(".table");
      });
    }
  });
});
