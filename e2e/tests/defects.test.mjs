// The layout check finds each defect of the look that players once saw, when it is put back on the real page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { layoutFaults } from "../fit.mjs";
import { golden, tableOf } from "../games.mjs";
import { gameBefore, goToDecision } from "../open-scene.mjs";
import { waitForPrompt } from "../player.mjs";
import { scene } from "../scenes.mjs";
import { titles } from "../titles.mjs";
import { inputFor } from "../tour.mjs";
import { nextFrame } from "../waits.mjs";

const { visit } = siteFixture();
const slugs = titles().map(({ slug }) => slug);

/** Adds rules after all others. A constructed style sheet is no inline style, so the page's policy allows it. */
function addStyle(page, rules) {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/** A defect by rules of style; each of its selectors must be on the page, or the proof would be empty. */
const byStyle = (needs, rules) => async (page) => {
  for (const selector of needs) assert.ok(await page.locator(selector).count(), `${selector} is on the page`);
  await addStyle(page, rules);
};

/** Opens the table of a saved game, at a decision. */
const atDecision = (game) => ({
  games: [game],
  async open(page) {
    await page.goto(tableOf(game));
    await waitForPrompt(page);
  },
});

/** Opens a decision of the scenes. */
const atScene = (slug, name) => ({ games: [gameBefore(slug, scene(slug, name))], open: (page) => goToDecision(page, slug, scene(slug, name)) });

/** Opens the score of a finished game, or its replay. */
const after = (slug, number, { replay = false } = {}) => {
  const game = golden({ id: `${slug}-defect`, slug, number });
  return {
    games: [game],
    async open(page, input) {
      await page.goto(tableOf(game));
      await page.waitForSelector("main.over");
      if (!replay) return;
      await input.act("replay");
      await page.waitForSelector(".table[data-phase=replay]");
    },
  };
};

/** Opens suggestions in Huang. */
const suggestions = () => {
  const at = atDecision(golden({ id: "huang-hint", slug: "huang", number: "051", steps: 142 }));
  const open = async (page, input) => {
    await at.open(page);
    await input.act("hint");
    await page.waitForSelector(".board-art .hint-ring");
  };
  return { ...at, open };
};

/** Opens the set-up of a game. */
const setUp = (slug) => ({
  async open(page, input) {
    await page.waitForSelector(".game-list, [data-action=new]");
    await input.press(`[data-action=new][data-title=${slug}]`);
    await page.waitForSelector("#new-game");
    await page.locator("#new-game .customise:not([open]) summary").click();
  },
});

/** Five players in the Year of the Dragon. */
const five = () => atDecision(golden({ id: "dragon-five", slug: "dragon", number: "015", steps: 240 }));

const IS_TABLE = /cut off by|off the screen/;

/** Each defect: game, size, place, how it is put back, and the fault that is expected. */
const DEFECTS = {
  "1: suggested spaces are black": ["huang", DESK, suggestions(),
    byStyle([".board-art .hint-ring"], ".board-art :is(.hint-ring, .hint-ring-in), .board-art .hint-rank * { fill: initial !important; stroke: none !important; }"),
    /^shape path.hint-ring isn't painted/],
  "2: super events are printed over each other": ["dragon", DESK, setUp("dragon"),
    byStyle([".seg label:nth-child(7)"], ".seg:has(label:nth-child(7)) { display: grid !important; grid-auto-flow: column !important; grid-template-columns: none !important; grid-auto-columns: minmax(0, 1fr) !important; }"),
    /printed over each other|is cut off by|sticks out of|broken inside the word/],
  "3: covers lack tiles and palaces": ["qin", DESK, { open: (page) => page.waitForSelector(".cover use, [class*=cover] use") },
    (page) => page.evaluate(() => document.querySelectorAll("[id^=art-]").forEach((it) => it.replaceChildren())),
    /^figure .* lacks its drawing #/],
  "4: replay controls run off their panel": ["qin", DESK, after("qin", "002", { replay: true }),
    byStyle([".transport-steps .btn"], ".transport-steps .btn { flex: none !important; width: 320px !important; }"),
    /^control .* is (covered by|cut off by|off the screen)/],
  "4: the total is cut off": ["qin", PHONE, after("qin", "002"),
    byStyle([".score td"], ".score :is(th, td) { padding-inline: 30px !important; white-space: nowrap !important; writing-mode: horizontal-tb !important; rotate: none !important; }"),
    /is cut off by|the page is \d+ wide/],
  "5: the log has letter codes": ["huang", DESK, atScene("huang", "act-tile"),
    (page) => page.evaluate(() => {
      const walk = document.createTreeWalker(document.querySelector(".log .entry"), NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) if (walk.currentNode.data.trim().length > 3) break;
      walk.currentNode.data = "Mei draws 2 Y, 1 R.";
    }),
    /has a letter code/],
  "5: the market has letter codes": ["huang", PHONE, atScene("huang", "market"),
    (page) => page.evaluate(() => document.querySelector(".market-tiles :is(button, li, span)").append("W")),
    /has a letter code/],
  "6: names are cut to a letter": ["dragon", PHONE, five(),
    byStyle([".player-name"], ".player-name, .player-name * { max-width: 16px !important; overflow: hidden !important; text-overflow: ellipsis !important; white-space: nowrap !important; }"),
    /is cut off by/],
  "6: numbers collide": ["dragon", PHONE, five(),
    byStyle([".player .player-name", ".player .player-count"], ".player .player-count { translate: 0 -16px !important; }"),
    /are printed over each other/],
  "6: words are broken in the middle": ["dragon", PHONE, atScene("dragon", "act-taxes"),
    byStyle([".action-name"], ".action-name { display: block !important; width: 22px !important; white-space: normal !important; overflow-wrap: anywhere !important; }"),
    /is broken inside the word/],
  "6: badges lie over words": ["dragon", PHONE, five(),
    byStyle([".player .queue"], ".player { position: relative !important; } .player .queue { left: 50% !important; top: 4px !important; } .player-name { text-align: center !important; justify-self: stretch !important; }"),
    /are printed over each other/],
  "7: the sixth market tile is off the screen": ["huang", PHONE, atScene("huang", "act-replace"),
    byStyle([".market-tiles .hex-tile"], ".market-tiles .hex-tile { flex: none !important; width: 90px !important; }"), IS_TABLE],
  "8: the outcomes of a war of three are cropped": ["huang", PHONE, atScene("huang", "support-three"),
    byStyle([".outcomes .if-wins"], ".outcomes { grid-auto-flow: column !important; grid-template-columns: none !important; grid-auto-columns: 240px !important; }"), IS_TABLE],
  "9: controls of a finished game are hidden": ["qin", PHONE, after("qin", "002", { replay: true }),
    byStyle([".transport"], ".transport { translate: 0 160px !important; }"), IS_TABLE],
  "9: labels of a chart are cut off": ["huang", DESK, after("huang", "051"),
    byStyle([".chart .end"], ".chart { overflow: hidden !important; } .chart .end { transform: translateX(90px) !important; }"), /is cut off by svg/],
  "9: the fifth player's line and mark differ": ["huang", DESK, after("huang", "051"),
    byStyle([".chart .line-p5"], ".chart .line-p5 { stroke: #2f7d5b !important; }"), /^the line of player 5 has another colour/],
};

for (const [name, [slug, size, place, putBack, expected]] of Object.entries(DEFECTS)) {
  if (!slugs.includes(slug)) continue;
  test(`defect ${name} (${slug}, ${size.name}): found`, async () => {
    await visit({ size, games: place.games ?? [] }, async (page) => {
      await place.open(page, inputFor(page, size));
      const isIt = (faults) => faults.filter((fault) => expected.test(fault));
      assert.deepEqual(isIt(await layoutFaults(page)), [], "the page is sound before");
      await putBack(page);
      await nextFrame(page);
      const faults = await layoutFaults(page);
      assert.ok(isIt(faults).length, `found: ${faults.join("; ") || "nothing"}`);
    });
  });
}
