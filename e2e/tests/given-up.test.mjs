// A resigned game is over, although the rules name a next player.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { houseAt, launch } from "../browser.mjs";
import { act, begunByFirst, inBrowser, others } from "../company.mjs";
import { wishes, withServer } from "../journey.mjs";
import { drawn } from "../states.mjs";
import { opening, sentence } from "../words.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Counts what is told over the link from now on. */
function listen(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return async (count) => {
    for (let wait = 0; heard.length < count; wait += 1) {
      assert.ok(wait < 300, `${heard.length} of ${count} were told`);
      await page.waitForTimeout(100);
    }
    return heard.length;
  };
}

test("it stays over, however often it is told how the game stands", async () => {
  await withServer((server) => houseAt(server.site, browser).visit({ ...wishes, path: "/" }, async (page) => {
    const { user } = await (await page.request.post("/api/guests", { data: { name: "Ann" } })).json();
    await page.evaluate((user) => localStorage.setItem("pagoda.person", JSON.stringify(user)), user);
    const [ben] = await others(server.site);
    const id = await begunByFirst([await inBrowser(page), ben]);
    const told = listen(page);
    await page.goto(`/table/${id}`);
    // Where all tiles of a hand are alike, one of them is picked already.
    await page.waitForSelector(".table:is([data-phase=pick], [data-phase=place])");
    await act(ben, id, "resign");
    await page.waitForSelector(".table[data-phase=replay]");
    const before = await told(4);
    // A page that is looked at again asks anew; so does one that heard nothing for a while.
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await told(before + 2);
    // What should not come can't be waited for: once more is told after it, it would have come.
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await told(before + 4);
    await drawn(page);
    assert.equal(await page.locator(".table").getAttribute("data-phase"), "replay");
    assert.equal(await page.locator(".hand-tile:enabled").count(), 0, "nothing is asked");
    assert.match(await page.locator("[data-notice=gave-up]").innerText(), opening(sentence("en", "gave-up")));
    await page.locator("[data-notice=gave-up] [data-action=again]").click();
    await page.waitForURL((url) => !url.pathname.includes(id));
    await page.waitForSelector("[data-action=sit]");
  }));
});
