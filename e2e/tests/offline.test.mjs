// After a first visit, a game can be started and finished without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, siteFixture } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Touch } from "../input.mjs";
import { playToTheEnd, playUntil, startLocalGame } from "../player.mjs";
import { storedGames } from "../table-page.mjs";
import { titles } from "../titles.mjs";

const fixture = siteFixture();

/** Waits for the service worker, then takes the network away. */
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
  test(`${slug}: ${late ? "one game is started and another finished" : "a whole game is played"} without a network`, async () => {
    const games = late ? [golden({ id: "late", slug, ...late })] : [];
    await fixture.visit({ size: PHONE, games, worker: true }, async (page, context) => {
      await page.waitForSelector("[data-action=new]");
      await goOffline(page, context);
      const count = fixture.server.sent.length;
      const input = new Touch(page);
      await startLocalGame(page, input, { slug, seats: ["me", "novice"] });
      if (late) {
        await playUntil(page, input, ({ what, ply }) => what !== "film" && 12 < ply);
        await page.goto(tableOf(games[0]));
      }
      assert.ok(0 < await playToTheEnd(page, input));
      assert.ok((await storedGames(page)).some((game) => game.over));
      // Browsers look for a newer service worker even when they are offline.
      const requests = fixture.server.sent.slice(count).filter(({ path }) => path !== "/sw.js");
      assert.deepEqual(requests, [], "the server got no request");
    });
  });
}
