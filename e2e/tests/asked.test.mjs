// What is asked agrees with what is shown, at every moment of a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { fresh, golden, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { awaited, playUntil } from "../player.mjs";
import { plain, sentence, variant } from "../words.mjs";

const { visit } = house();

/** Notes moments at which a person is asked although a bot is to act, or to draw without lit piles. */
function watch() {
  window.contradictions = [];
  new MutationObserver(() => {
    const { phase } = document.querySelector(".table")?.dataset ?? {};
    if (!["pick", "place", "draw"].includes(phase)) return;
    const draws = Boolean(document.querySelector("[data-pile][data-lit]"));
    const isBot = Boolean(document.querySelector(".player.active [href^='#ui-bot']"));
    if (draws === (phase === "draw") && !isBot) return;
    const tiles = document.querySelectorAll(".hand-tile:enabled").length;
    window.contradictions.push(`${phase}, ${draws ? "piles" : "no piles"} lit, ${tiles} tiles to pick, ${isBot ? "a bot" : "a person"} to act`);
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function check(game, isEnough) {
  await visit({ games: [game], path: tableOf(game), script: watch }, async (page) => {
    await playUntil(page, new Mouse(page), isEnough);
    assert.deepEqual(await page.evaluate(() => [...new Set(window.contradictions)]), []);
  });
}

test("while there are piles", async () => {
  const game = fresh({ id: "begun", kinds: ["me", "novice"] });
  await check(game, ({ what, ply }) => what === "place" && 20 < ply);
});

test("when all piles are empty", async () => {
  const game = golden({ id: "late", number: "014", steps: 183 });
  await check(game, ({ what }) => what === "over");
});

test("when nothing is left but to pass", async () => {
  const game = golden({ id: "stuck", number: "162", steps: 173 });
  await visit({ games: [game], path: tableOf(game) }, async (page) => {
    const hands = new Mouse(page);
    await page.waitForSelector("[data-word=pass]");
    assert.match(plain(await page.locator(".think h2").innerText()), variant("en", "qin-ask", "pass"));
    assert.equal(await page.locator(".hand-tile:enabled").count(), 0);
    await hands.word("pass");
    await page.waitForSelector("[data-action=confirm]:enabled");
    assert.match(plain(await page.locator(".think h2").innerText()), sentence("en", "qin-passed"));
    await hands.confirm();
    await awaited(page, game.seen);
  });
});
