// A page that is loaded again goes on where it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { fresh, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { awaited, placeTile, playUntil } from "../player.mjs";
import { sight } from "../sight.mjs";

const { visit } = house();
const GAME = fresh({ id: "again", kinds: ["novice", "me", "novice"] });
const WISHES = { games: [GAME], path: tableOf(GAME) };

const isMyTurnLater = ({ what, ply }) => what === "place" && 20 < ply;

/** Loads the page again, and skips the film of what the others did since my last move. */
async function comeBack(page, hands) {
  await page.reload();
  await page.waitForSelector(".table[data-phase=film]");
  await hands.act("now");
  await page.waitForSelector(".table:not([data-phase=film])");
}

test("the same step, hand, board and log", async () => {
  await visit(WISHES, async (page) => {
    const hands = new Mouse(page);
    await playUntil(page, hands, isMyTurnLater);
    const before = await sight(page);
    assert.ok(before.hand.length && before.log.length && before.board.length, "there is something to lose");
    await comeBack(page, hands);
    assert.deepEqual(await sight(page), before);
  });
});

test("a pick that wasn't confirmed is gone, and nothing else", async () => {
  await visit(WISHES, async (page) => {
    const hands = new Mouse(page);
    await playUntil(page, hands, isMyTurnLater);
    const before = await sight(page);
    await placeTile(page, hands);
    await comeBack(page, hands);
    assert.deepEqual(await sight(page), before);
    assert.equal(await page.locator(".ghost-tile").count(), 0);
    await placeTile(page, hands);
    await hands.confirm();
    await awaited(page, before.ply);
  });
});

test("a move is kept as soon as it shows", async () => {
  await visit(WISHES, async (page) => {
    const hands = new Mouse(page);
    await playUntil(page, hands, isMyTurnLater);
    const { ply } = await sight(page);
    await placeTile(page, hands);
    await hands.confirm();
    await page.waitForSelector(`.table[data-ply="${ply + 1}"]`);
    await page.reload();
    assert.equal((await awaited(page)).what, "draw");
    assert.equal((await sight(page)).ply, ply + 1);
  });
});
