// An invitation can be copied, handed to the share sheet, and scanned.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { twoGuests } from "../api-games.mjs";
import { launch, PHONE, siteAt } from "../browser.mjs";
import { visitOptions, withServer } from "../journey.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** In the page, before other scripts: a share sheet that records what it is given, and that the player closes. */
function recordShares() {
  window.shared = [];
  navigator.share = (data) => {
    window.shared.push(data);
    return Promise.reject(new DOMException("closed", "AbortError"));
  };
}

/** Opens a table that another player created. */
function visitTable(script, then) {
  return withServer((server) => siteAt(server.site, browser).visit({ ...visitOptions, size: PHONE, script }, async (page) => {
    const [ben] = await twoGuests(server.site);
    const { id } = await ben.post("/tables", { game: "qin", seats: 2 });
    await page.goto(`/table/${id}`);
    await page.waitForSelector("[data-action=qr]");
    await then(page, `${server.site}/table/${id}`);
  }));
}

test("the share sheet gets the link, and closing it is no error", async () => {
  await visitTable(recordShares, async (page, link) => {
    await page.locator(".invite [data-action=share]").tap();
    const shared = await page.evaluate(() => window.shared);
    assert.deepEqual(shared.map(({ url }) => url), [link]);
    assert.ok(shared[0].title, "it has a title");
  });
});

/** Whether a spot of the drawing is dark, in modules from its corner. */
const isDark = (svg, x, y) => svg.evaluate((svg, [x, y]) => {
  const point = new DOMPoint(x + 0.5, y + 0.5);
  return svg.querySelector("path").isPointInFill(point);
}, [x, y]);

test("the QR code has a name, a margin and its three corners, and a browser without a share sheet has no button for it", async () => {
  await visitTable(undefined, async (page) => {
    assert.equal(await page.locator("[data-action=share]").count(), 0);
    const svg = page.locator(".qr");
    assert.equal(await svg.isVisible(), false);
    await page.locator("[data-action=qr]").tap();
    await svg.waitFor();
    assert.match(await svg.getAttribute("aria-label"), /QR/);
    const side = await svg.evaluate((it) => it.viewBox.baseVal.width);
    // A finder pattern: dark ring of 7 modules, light ring, dark core; around all of it a light margin of 4 modules.
    for (const [left, top] of [[4, 4], [side - 11, 4], [4, side - 11]]) {
      const along = [];
      for (let x = -1; x < 8; x += 1) along.push(await isDark(svg, left + x, top + 3));
      assert.deepEqual(along, [false, true, false, true, true, true, false, true, false], `corner at ${left}, ${top}`);
    }
    for (const at of [0, 1, 2, 3]) assert.equal(await isDark(svg, at, side / 2), false, "the margin is light");
    const box = await svg.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width, "it fits");
  });
});
