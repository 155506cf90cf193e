// The prompt agrees with the board during a whole game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";
import { fresh, golden, tableOf } from "../games.mjs";
import { Mouse } from "../input.mjs";
import { messagePattern, plain, variantPattern } from "../messages.mjs";
import { isDecision, playUntil, waitForPrompt } from "../player.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();
const all = titles();
const skip = !all.some(({ slug }) => slug === "qin") && "Qin isn't there";

/**
 * In the page: records states in which a person is prompted although a bot is to act, choices are highlighted without
 * a prompt, or in Qin the prompt is to draw without highlighted piles.
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
    window.contradictions.push(`${phase}, ${lit} highlighted, ${tiles} tiles to pick, ${isBot ? "a bot" : "a person"} to act`);
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function check(game, isEnough) {
  await visit({ games: [game], path: tableOf(game), script: watch }, async (page) => {
    await playUntil(page, new Mouse(page), isEnough);
    assert.deepEqual(await page.evaluate(() => [...new Set(window.contradictions)]), []);
  });
}

for (const { slug, options, late } of all) {
  test(`${slug}: the prompt agrees with the board in the first turns`, async () => {
    const game = fresh({ id: "begun", slug, options, kinds: ["me", "novice"] });
    await check(game, (prompt) => isDecision(prompt) && prompt.what !== "draw" && 20 < prompt.ply);
  });

  if (late) {
    test(`${slug}: the prompt agrees with the board up to the end`, async () => {
      await check(golden({ id: "late", slug, ...late }), ({ what }) => what === "over");
    });
  }
}

test("qin: the prompt agrees with the board when all piles are empty", { skip }, async () => {
  const game = golden({ id: "late", number: "014", steps: 183 });
  await check(game, ({ what }) => what === "over");
});

test("qin: the prompt offers only to pass when no tile can be placed", { skip }, async () => {
  const game = golden({ id: "stuck", number: "162", steps: 173 });
  await visit({ games: [game], path: tableOf(game) }, async (page) => {
    const input = new Mouse(page);
    await page.waitForSelector("[data-word=pass]");
    assert.match(plain(await page.locator(".think h2").innerText()), variantPattern("en", "qin-ask", "pass"));
    assert.equal(await page.locator(".hand-tile:enabled").count(), 0);
    await input.word("pass");
    await page.waitForSelector("[data-action=confirm]:enabled");
    assert.match(plain(await page.locator(".think h2").innerText()), messagePattern("en", "qin-passed"));
    await input.confirm();
    await waitForPrompt(page, game.seen);
  });
});
