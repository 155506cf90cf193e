// A reloaded page resumes where it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";
import { pickMove } from "../choices.mjs";
import { fresh, golden, tableOf } from "../games.mjs";
import { Mouse } from "../input.mjs";
import { isDecision, playUntil, waitForPrompt } from "../player.mjs";
import { scene } from "../scenes.mjs";
import { readTable } from "../table-page.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();

const isMyTurnLater = (prompt) => isDecision(prompt) && prompt.what !== "draw" && 20 < prompt.ply;

/** Reloads the page, and skips the replay of the others' moves. */
async function reload(page, input) {
  await page.reload();
  if ((await waitForPrompt(page)).what === "film") await input.act("now");
  await page.waitForSelector(".table:not([data-phase=film])");
}

for (const title of titles()) {
  const { slug, options } = title;
  const game = fresh({ id: "again", slug, options, kinds: ["novice", "me", "novice"] });
  const visitOptions = { games: [game], path: tableOf(game) };

  test(`${slug}: a reload keeps ply, hand, board and log, and drops only the pick`, async () => {
    await visit(visitOptions, async (page) => {
      const input = new Mouse(page);
      await playUntil(page, input, isMyTurnLater);
      const before = await readTable(page, title);
      assert.ok(before.hand.length && before.log.length && before.board.length, "there is something to compare");
      await reload(page, input);
      assert.deepEqual(await readTable(page, title), before);

      await title.place(page, input);
      await reload(page, input);
      assert.deepEqual(await readTable(page, title), before);
      assert.equal(await page.locator("[data-action=confirm]:enabled").count(), 0, "nothing is picked");
      await title.place(page, input);
      await input.confirm();
      await waitForPrompt(page, before.ply);
    });
  });

  test(`${slug}: a move is stored as soon as it shows`, async () => {
    await visit(visitOptions, async (page) => {
      const input = new Mouse(page);
      await playUntil(page, input, isMyTurnLater);
      const { ply } = await readTable(page, title);
      await title.place(page, input);
      await input.confirm();
      await page.waitForSelector(`.table:not([data-ply="${ply}"])`);
      await page.reload();
      assert.ok(ply < (await waitForPrompt(page)).ply);
    });
  });

  for (const name of title.midway) {
    test(`${slug}: a reload in the middle of a turn keeps the state (${name})`, async () => {
      const { record, steps, move } = scene(slug, name);
      const game = golden({ id: "midway", slug, number: record, steps });
      await visit({ games: [game], path: tableOf(game) }, async (page) => {
        const input = new Mouse(page);
        await waitForPrompt(page);
        const before = await readTable(page, title);
        await reload(page, input);
        assert.deepEqual(await readTable(page, title), before);
        await pickMove(page, input, move);
        await input.confirm();
        await page.waitForSelector(`.table:not([data-ply="${steps}"]), main.over`);
      });
    });
  }
}
