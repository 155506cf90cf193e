// A resigned game is over, although the rules have a player to act.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { act, apiOf, startAsFirst, twoGuests } from "../api-games.mjs";
import { launch, PHONE, siteAt } from "../browser.mjs";
import { offScreen, resize } from "../geometry.mjs";
import { visitOptions, withServer } from "../journey.mjs";
import { messagePattern, prefixPattern } from "../messages.mjs";
import { nextFrame } from "../waits.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Records messages of the WebSocket; the returned function waits for so many. */
function recordMessages(page) {
  const received = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.push(String(payload))));
  return async (count) => {
    for (let wait = 0; received.length < count; wait += 1) {
      assert.ok(wait < 300, `${received.length} of ${count} messages were received`);
      await page.waitForTimeout(100);
    }
    return received.length;
  };
}

test("a resigned game stays over when the server sends its state again", async () => {
  await withServer((server) => siteAt(server.site, browser).visit({ ...visitOptions, path: "/" }, async (page) => {
    const { user } = await (await page.request.post("/api/guests", { data: { name: "Ann" } })).json();
    await page.evaluate((user) => localStorage.setItem("pagoda.person", JSON.stringify(user)), user);
    const [ben] = await twoGuests(server.site);
    const id = await startAsFirst([await apiOf(page), ben]);
    const messages = recordMessages(page);
    await page.goto(`/table/${id}`);
    // If all tiles of the hand are alike, one is picked already.
    await page.waitForSelector(".table:is([data-phase=pick], [data-phase=place])");
    await act(ben, id, "resign");
    await page.waitForSelector(".table[data-phase=replay]");
    const before = await messages(4);
    // A page that becomes visible again requests the state anew.
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await messages(before + 2);
    // A change that must not happen would have happened before the next messages.
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await messages(before + 4);
    await nextFrame(page);
    assert.equal(await page.locator(".table").getAttribute("data-phase"), "replay");
    assert.equal(await page.locator(".hand-tile:enabled").count(), 0, "there is nothing to pick");
    assert.match(await page.locator("[data-notice=gave-up]").innerText(), prefixPattern(messagePattern("en", "gave-up")));
    await resize(page, PHONE);
    assert.deepEqual(await offScreen(page, ["#scrub", "#eyes", ".transport .btn"]), [], "a phone shows every control");
    await page.locator("[data-notice=gave-up] [data-action=again]").click();
    await page.waitForURL((url) => !url.pathname.includes(id));
    await page.waitForSelector("[data-action=sit]");
  }));
});
