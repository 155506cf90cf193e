// While the module of a page loads, the page's outline fills the screen; it is gone once the page is there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { fresh, tableOf } from "../games.mjs";

const { visit } = siteFixture();
const GAME = fresh({ id: "outline", kinds: ["me", "novice"] });
const PLACES = { home: ["/", "main"], table: [tableOf(GAME), ".table"], people: ["/meet", "main"] };

/** Opens a page whose modules wait for the returned function. */
async function openSlowly(page, path) {
  let release;
  const wait = new Promise((resolve) => (release = resolve));
  await page.route("**/*_bg.wasm", async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

for (const size of [DESK, PHONE]) {
  for (const [name, [path, there]] of Object.entries(PLACES)) {
    test(`the outline of a ${name} page on a ${size.name} fills the screen, stands still on request, and goes`, async () => {
      await visit({ size, games: [GAME], path: "about:blank" }, async (page) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        const release = await openSlowly(page, path);
        await page.waitForSelector(`#splash[data-page=${name}] .bones i >> nth=5`);
        const { scrollWidth, scrollHeight, moving } = await page.evaluate(() => ({
          scrollWidth: document.scrollingElement.scrollWidth,
          scrollHeight: document.scrollingElement.scrollHeight,
          moving: document.getAnimations().length,
        }));
        assert.deepEqual([scrollWidth, scrollHeight], [size.width, size.height], "there is nothing to scroll");
        assert.equal(moving, 0, "nothing moves");
        release();
        await page.waitForSelector(there);
        await page.waitForSelector("#splash", { state: "detached" });
      });
    });
  }
}
