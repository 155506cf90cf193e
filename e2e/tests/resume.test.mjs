// A reloaded page resumes where it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { fresh, golden, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { pickMove } from "../lit.mjs";
import { awaited, isAsked, playUntil } from "../player.mjs";
import { scene } from "../scenes.mjs";
import { sight } from "../sight.mjs";
import { titles } from "../titles.mjs";

const { visit } = house();

const isMyTurnLater = (moment) => isAsked(moment) && moment.what !== "draw" && 20 < moment.ply;

/** Loads the page again, and skips the film of what the others did since my last move. */
async function comeBack(page, hands) {
  await page.reload();
  if ((await awaited(page)).what === "film") await hands.act("now");
  await page.waitForSelector(".table:not([data-phase=film])");
}

for (const title of titles()) {
  const { slug, options } = title;
  const game = fresh({ id: "again", slug, options, kinds: ["novice", "me", "novice"] });
  const wishes = { games: [game], path: tableOf(game) };

  test(`${slug}: the same step, hand, board and log, and nothing but the pick is gone`, async () => {
    await visit(wishes, async (page) => {
      const hands = new Mouse(page);
      await playUntil(page, hands, isMyTurnLater);
      const before = await sight(page, title);
      assert.ok(before.hand.length && before.log.length && before.board.length, "there is something to lose");
      await comeBack(page, hands);
      assert.deepEqual(await sight(page, title), before);

      await title.place(page, hands);
      await comeBack(page, hands);
      assert.deepEqual(await sight(page, title), before);
      assert.equal(await page.locator("[data-action=confirm]:enabled").count(), 0, "nothing is picked");
      await title.place(page, hands);
      await hands.confirm();
      await awaited(page, before.ply);
    });
  });

  test(`${slug}: a move is kept as soon as it shows`, async () => {
    await visit(wishes, async (page) => {
      const hands = new Mouse(page);
      await playUntil(page, hands, isMyTurnLater);
      const { ply } = await sight(page, title);
      await title.place(page, hands);
      await hands.confirm();
      await page.waitForSelector(`.table:not([data-ply="${ply}"])`);
      await page.reload();
      assert.ok(ply < (await awaited(page)).ply);
    });
  });

  for (const name of title.midway) {
    test(`${slug}: in the middle of it (${name})`, async () => {
      const { record, steps, move } = scene(slug, name);
      const game = golden({ id: "midway", slug, number: record, steps });
      await visit({ games: [game], path: tableOf(game) }, async (page) => {
        const hands = new Mouse(page);
        await awaited(page);
        const before = await sight(page, title);
        await comeBack(page, hands);
        assert.deepEqual(await sight(page, title), before);
        await pickMove(page, hands, move);
        await hands.confirm();
        await page.waitForSelector(`.table:not([data-ply="${steps}"]), main.over`);
      });
    });
  }
}
