// After a first visit, a game can be started and finished without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Finger } from "../hands.mjs";
import { playToTheEnd, playUntil, sitDown } from "../player.mjs";
import { keptGames } from "../sight.mjs";
import { titles } from "../titles.mjs";

const rooms = house();

/** Comes once with a network, then goes without. */
async function goOffline(page, context) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
  await context.setOffline(true);
  await page.reload();
}

for (const { slug, late } of titles()) {
  test(`${slug}: ${late ? "a game begun and another one finished" : "a whole game"} without a network`, async () => {
    const games = late ? [golden({ id: "late", slug, ...late })] : [];
    await rooms.visit({ size: PHONE, games }, async (page, context) => {
      await page.waitForSelector("[data-action=new]");
      await goOffline(page, context);
      const asked = rooms.server.sent.length;
      const hands = new Finger(page);
      await sitDown(page, hands, { slug, seats: ["me", "novice"] });
      if (late) {
        await playUntil(page, hands, ({ what, ply }) => what !== "film" && 12 < ply);
        await page.goto(tableOf(games[0]));
      }
      assert.ok(0 < await playToTheEnd(page, hands));
      assert.ok((await keptGames(page)).some((game) => game.over));
      // Browsers look for a newer service worker by themselves, whatever they were told.
      const heard = rooms.server.sent.slice(asked).filter(({ path }) => path !== "/sw.js");
      assert.deepEqual(heard, [], "the server heard nothing");
    });
  });
}
