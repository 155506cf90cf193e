// Whoever was here once can begin and finish a game without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE } from "../browser.mjs";
import { Finger } from "../hands.mjs";
import { playToTheEnd, sitDown } from "../player.mjs";
import { keptGames } from "../sight.mjs";

const rooms = house();

test("a whole game without a network", async () => {
  await rooms.visit({ size: PHONE }, async (page, context) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
    await context.setOffline(true);
    const asked = rooms.server.sent.length;
    await page.reload();
    const hands = new Finger(page);
    await sitDown(page, hands, { seats: ["me", "novice"] });
    assert.ok(0 < await playToTheEnd(page, hands));
    const [game] = await keptGames(page);
    assert.equal(game.over, true);
    assert.equal(rooms.server.sent.length, asked, "the server heard nothing");
  });
});
