// The question to the player agrees with the board, at every moment of a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { fresh, golden, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { awaited, isAsked, playUntil } from "../player.mjs";
import { titles } from "../titles.mjs";
import { plain, sentence, variant } from "../words.mjs";

const { visit } = house();
const all = titles();
const skip = !all.some(({ slug }) => slug === "qin") && "Qin isn't there";

/**
 * Notes moments at which a person is asked although a bot is to act, nobody is asked although
 * something is lit, or in Qin somebody is to draw without lit piles.
 */
function watch() {
  window.contradictions = [];
  new MutationObserver(() => {
    const { phase, game } = document.querySelector(".table")?.dataset ?? {};
    if (!phase) return;
    const asks = ["pick", "place", "draw"].includes(phase);
    const isBot = Boolean(document.querySelector(".player.active [href^='#ui-bot']"));
    const lit = document.querySelectorAll(":is([data-word], [data-words], [data-pile])[data-lit]").length;
    const draws = Boolean(document.querySelector("[data-pile][data-lit]"));
    const isWrong = asks ? isBot || (game === "qin" && draws !== (phase === "draw")) : 0 < lit;
    if (!isWrong) return;
    const tiles = document.querySelectorAll(".hand-tile:enabled").length;
    window.contradictions.push(`${phase}, ${lit} lit, ${tiles} tiles to pick, ${isBot ? "a bot" : "a person"} to act`);
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function check(game, isEnough) {
  await visit({ games: [game], path: tableOf(game), script: watch }, async (page) => {
    await playUntil(page, new Mouse(page), isEnough);
    assert.deepEqual(await page.evaluate(() => [...new Set(window.contradictions)]), []);
  });
}

for (const { slug, options, late } of all) {
  test(`${slug}: at the beginning`, async () => {
    const game = fresh({ id: "begun", slug, options, kinds: ["me", "novice"] });
    await check(game, (moment) => isAsked(moment) && moment.what !== "draw" && 20 < moment.ply);
  });

  if (late) {
    test(`${slug}: up to the end`, async () => {
      await check(golden({ id: "late", slug, ...late }), ({ what }) => what === "over");
    });
  }
}

test("qin: when all piles are empty", { skip }, async () => {
  const game = golden({ id: "late", number: "014", steps: 183 });
  await check(game, ({ what }) => what === "over");
});

test("qin: when nothing is left but to pass", { skip }, async () => {
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
