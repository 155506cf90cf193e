// No screen and no state violates anything that axe knows, by day or by night, large or small.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, house, PHONE } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { titles } from "../titles.mjs";
import { tour, wishes } from "../tour.mjs";

const { visit } = house();

async function check(size, title) {
  await visit({ ...wishes(title), size }, async (page) => {
    const found = new Findings();
    let stops = 0;
    for await (const stop of tour(page, size, title)) {
      stops += 1;
      await page.emulateMedia({ colorScheme: "light" });
      found.note(stop, await violations(page));
      // At night nothing but colours is different.
      await page.emulateMedia({ colorScheme: "dark" });
      found.note(`${stop} (dark)`, await violations(page, { onlyColours: true }));
    }
    assert.ok(16 < stops, "the tour went all the way");
    found.check();
  });
}

for (const title of titles()) {
  test(`${title.slug}: every screen on a desk`, () => check(DESK, title));
  test(`${title.slug}: every screen on a phone`, () => check(PHONE, title));
}

test("a missing name and a faint colour would be found", async () => {
  await visit({ size: PHONE }, async (page) => {
    await page.waitForSelector("[data-action=settings]");
    await page.evaluate(() => {
      const settings = document.querySelector("[data-action=settings]");
      settings.removeAttribute("aria-label");
      settings.removeAttribute("title");
      document.querySelector("h1").style.color = "#e8e0d0";
    });
    const ids = (await violations(page)).map((violation) => violation.split(":")[0]);
    assert.deepEqual(ids.sort(), ["button-name", "color-contrast"]);
  });
});
