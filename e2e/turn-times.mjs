// Time from confirming a move to the next own choice, against bots: what a player waits who skips every animation.
// usage: SITE=FOLDER [TITLES=huang] node turn-times.mjs
import { DESK, startFixture } from "./browser.mjs";
import { percentile } from "./frames.mjs";
import { fresh, tableOf } from "./games.mjs";
import { Mouse } from "./input.mjs";
import { isDecision, playUntil } from "./player.mjs";
import { titles } from "./titles.mjs";

/** Decisions to play in each game. */
const DECISIONS = 30;
/** How animations are skipped: by the settings, or by a key at every frame. */
const SKIPS = { "no animation": { speed: "none" }, "a key skips": { speed: "normal" } };

/** In the page, before other scripts: records the time from each confirmation to the next choice. */
function watch() {
  // The same bots' moves each time.
  let state = 1;
  Math.random = () => (state = (state * 48_271) % 0x7fff_ffff) / 0x7fff_ffff;
  window.waits = [];
  let since = null;
  const table = () => document.querySelector(".table");
  const isMine = () => document.querySelector(".player.active:not(:has([href^='#ui-bot']))") && ["pick", "place", "draw"].includes(table()?.dataset.phase);
  const skip = () => {
    if (!since) return;
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    requestAnimationFrame(skip);
  };
  addEventListener("click", (event) => {
    // Qin's piles ask for no confirmation.
    if (!event.target.closest("[data-action=confirm], [data-pile][data-lit]")) return;
    since = { at: performance.now(), ply: Number(table().dataset.ply) };
    if (localStorage["pagoda.settings"].includes('"normal"')) requestAnimationFrame(skip);
  }, true);
  new MutationObserver(() => {
    if (!since || table()?.ariaBusy === "true" || Number(table()?.dataset.ply) <= since.ply || !isMine()) return;
    window.waits.push(performance.now() - since.at);
    since = null;
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

const fixture = await startFixture();
for (const title of titles()) {
  const game = fresh({ id: "turn-times", slug: title.slug, options: title.options, kinds: ["me", "novice", "novice"] });
  for (const [skip, settings] of Object.entries(SKIPS)) {
    await fixture.visit({ size: DESK, games: [game], path: tableOf(game), settings, script: watch }, async (page) => {
      let decisions = 0;
      await playUntil(page, new Mouse(page), (prompt) => isDecision(prompt) && DECISIONS < (decisions += 1));
      const waits = await page.evaluate(() => window.waits);
      const at = (part) => `${percentile(waits, part).toFixed(0)} ms`;
      console.log(`${title.slug}, ${skip}: ${waits.length} turns, median ${at(0.5)}, 90 % within ${at(0.9)}`);
    });
  }
}
await fixture.close();
