// The end of a game: the reveal of a game that was seen to its end, the shared picture, and the bar of the replay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, PHONE, siteFixture, SMALL } from "../browser.mjs";
import { layoutFaults } from "../fit.mjs";
import { golden, steps, tableOf } from "../games.mjs";
import { offScreen, resize } from "../geometry.mjs";
import { Mouse } from "../input.mjs";
import { playToTheReveal } from "../player.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();
const CONTROLS = ["#scrub", "#eyes", ".transport .btn"];
const TABLET = { width: 768, height: 1024 };
const LARGE = { width: 1920, height: 1080 };

for (const title of titles()) {
  const { slug } = title;
  const over = golden({ id: "over", slug, number: title.middle.number });
  const last = steps(slug, title.middle.number).length;
  const late = title.late ?? { number: "014", steps: 183 };

  test(`${slug}: the end of a game is revealed once`, async () => {
    const game = golden({ id: "late", slug, ...late });
    await visit({ games: [game], path: tableOf(game) }, async (page) => {
      const input = new Mouse(page);
      await playToTheReveal(page, input);
      await page.waitForSelector(".reveal");
      const heading = await page.locator("#reveal-title").innerText();
      assert.ok((await page.locator("p[role=status][aria-live]").textContent()).includes(heading), "the result is announced");
      assert.equal(await page.locator(".scroll").count(), game.players.length);
      for (const action of ["again", "replay", "share", "sheet"]) {
        assert.ok(await page.locator(`[data-action=${action}]`).isVisible(), `${action} shows without motion`);
      }
      for (const size of [DESK, SMALL, PHONE, TABLET, LARGE]) {
        await resize(page, size);
        assert.deepEqual(await layoutFaults(page), [], `${size.width} px wide`);
      }
      assert.deepEqual(await violations(page), []);
      await resize(page, DESK);
      await input.act("sheet");
      await page.waitForSelector("main.after");
      await page.reload();
      await page.waitForSelector("main.after");
      assert.equal(await page.locator(".reveal").count(), 0, "a game that is opened again shows its score sheet");
    });
  });

  test(`${slug}: a moving reveal can be skipped from the first frame`, async () => {
    const game = golden({ id: "late", slug, ...late });
    await visit({ games: [game], path: tableOf(game), settings: { speed: "fast" } }, async (page) => {
      const input = new Mouse(page);
      await playToTheReveal(page, input);
      await input.act("skip");
      await page.waitForSelector(".reveal.done");
      assert.equal(await page.evaluate(() => document.querySelector(".reveal").getAnimations({ subtree: true }).length), 0);
    });
  });

  test(`${slug}: the result is a picture to share or to save`, async () => {
    await visit({ games: [over], path: tableOf(over) }, async (page) => {
      // This browser has no share sheet.
      await page.evaluate(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
      const [download] = await Promise.all([page.waitForEvent("download"), new Mouse(page).act("share")]);
      assert.equal(download.suggestedFilename(), `pagoda-${slug}.png`);
    });
  });

  test(`${slug}: the replay's controls are whole at every size, and it plays by itself`, async () => {
    await visit({ games: [over], path: `${tableOf(over)}?ply=9&eyes=1` }, async (page) => {
      const input = new Mouse(page);
      await page.waitForSelector('.table[data-phase=replay][data-ply="9"]');
      for (const size of [DESK, SMALL, PHONE, TABLET, LARGE]) {
        await resize(page, size);
        assert.deepEqual(await offScreen(page, CONTROLS), [], `${size.width} px wide`);
        const { width } = await page.locator(".transport").boundingBox();
        assert.equal(Math.round(width), size.width, "the bar has the whole width");
      }
      await resize(page, DESK);
      await input.act("play");
      await page.waitForFunction(() => 12 < Number(document.querySelector(".table").dataset.ply));
      await input.act("play");
      await page.fill("#scrub", String(last));
      await page.waitForSelector(`.table[data-ply="${last}"]`);
      assert.equal(await page.locator(".transport-count").innerText(), `${last} / ${last}`);
    });
  });
}
