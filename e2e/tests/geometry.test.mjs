// On a small phone every control can be hit; on a usual one a whole turn is on the screen at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, LANGUAGES, PHONE, SMALL } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { golden, tableOf } from "../games.mjs";
import { misplaced, offScreen } from "../geometry.mjs";
import { awaited } from "../player.mjs";
import { titles } from "../titles.mjs";
import { handsFor, tour, turn, wishes } from "../tour.mjs";

const { visit } = house();

/** The least size of what a finger can hit (WCAG 2.5.8). */
const LEAST = 24;

/** All that a turn needs, whatever is being asked. */
const NEEDED = [".turn", "[data-action=confirm]", "[data-action=undo]"];

for (const title of titles()) {
  for (const lang of LANGUAGES) {
    test(`${title.slug}, 360 × 640: no control is covered or out of reach (${lang})`, async () => {
      await visit({ ...wishes(title), size: SMALL, settings: { lang } }, async (page) => {
        const all = new Findings();
        for await (const stop of tour(page, SMALL, title)) {
          const { faults, controls } = await misplaced(page);
          assert.ok(0 < controls, `${stop} has controls`);
          all.note(stop, faults);
        }
        all.check();
      });
    });

    test(`${title.slug}, 390 × 844: a turn needs no scrolling (${lang})`, async () => {
      await visit({ ...wishes(title), size: PHONE, settings: { lang } }, async (page) => {
        const all = new Findings();
        for await (const stop of turn(page, handsFor(page, PHONE), title)) {
          all.note(stop, await offScreen(page, [...NEEDED, ...title.needs(stop)]));
        }
        all.check();
      });
    });
  }
}

for (const { slug, middle } of titles()) {
  test(`${slug}, 390 × 844: whatever can be picked is at least ${LEAST} px wide and high`, async () => {
    const game = golden({ id: "fingers", slug, ...middle });
    await visit({ size: PHONE, games: [game], path: tableOf(game) }, async (page) => {
      await awaited(page);
      const boxes = await page.$$eval(".space, .table :is([data-word], [data-words])", (all) => {
        const shown = all.filter((it) => it.checkVisibility({ visibilityProperty: true }));
        return shown.map((it) => ({ ...it.dataset, box: it.getBoundingClientRect().toJSON() }));
      });
      assert.ok(10 < boxes.length || slug !== "huang", "there are spaces");
      const small = boxes.filter(({ box }) => box.width < LEAST || box.height < LEAST);
      assert.deepEqual(small.map(({ box, ...it }) => `${it.space ?? it.words ?? it.word} ${box.width} × ${box.height}`), []);
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
