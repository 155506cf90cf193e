// On a small phone every control can be hit; on a usual one a whole turn is on the screen at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, LANGUAGES, PHONE, SMALL } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { misplaced, offScreen } from "../geometry.mjs";
import { handsFor, tour, turn, WISHES } from "../tour.mjs";

const { visit } = house();

/** All that a turn needs, whatever is being asked. */
const NEEDED = [".turn", ".player", ".board", ".hand-tile", "[data-action=confirm]", "[data-action=undo]"];
const PILES = [...NEEDED, ".pile"];

for (const lang of LANGUAGES) {
  test(`360 × 640: no control is covered or out of reach (${lang})`, async () => {
    await visit({ ...WISHES, size: SMALL, settings: { lang } }, async (page) => {
      const all = new Findings();
      for await (const stop of tour(page, SMALL)) {
        const { faults, controls } = await misplaced(page);
        assert.ok(0 < controls, `${stop} has controls`);
        all.note(stop, faults);
      }
      all.check();
    });
  });

  test(`390 × 844: a turn needs no scrolling (${lang})`, async () => {
    await visit({ ...WISHES, size: PHONE, settings: { lang } }, async (page) => {
      const all = new Findings();
      for await (const stop of turn(page, handsFor(page, PHONE))) {
        all.note(stop, await offScreen(page, stop === "table-draw" ? PILES : NEEDED));
      }
      all.check();
    });
  });
}

test("a covered control and a wide page would be found", async () => {
  await visit({ size: SMALL }, async (page) => {
    await page.waitForSelector("[data-action=new]");
    await page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement("div"));
      cover.className = "cover";
      cover.style.cssText = "position: absolute; top: 0; width: 400px; height: 100%";
    });
    const { faults } = await misplaced(page);
    assert.ok(faults.some((fault) => fault.startsWith("the page is")), faults.join("\n"));
    assert.ok(faults.some((fault) => fault.startsWith("button [data-action=new] is covered")), faults.join("\n"));
  });
});
