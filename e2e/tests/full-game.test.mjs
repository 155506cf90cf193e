// Games by mouse, touch and keyboard alone, in every language, with every number of seats and every option. One game of
// each title is played completely; the others are started, then finished from a late position with the same options.
// Every input device plays one complete game. With a service worker games are played in offline.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Keyboard, Mouse, Touch } from "../input.mjs";
import { messagePattern, plain } from "../messages.mjs";
import { isDecision, playToTheEnd, playUntil, startLocalGame } from "../player.mjs";
import { storedGames } from "../table-page.mjs";
import { ALL, titles } from "../titles.mjs";

const { visit } = siteFixture();

/** In the page: records the kinds of pointers that are used, across documents. */
function watchPointers() {
  addEventListener("pointerdown", ({ pointerType }) => {
    const known = JSON.parse(sessionStorage.pointers ?? "[]");
    sessionStorage.pointers = JSON.stringify([...new Set([...known, pointerType])]);
  }, true);
}

/** Steps after which a game is left that isn't played to its end. */
const FEW = 12;
/** The score sheet; a game may have other tables beside it. */
const SHEET = "[aria-labelledby=score-title] .score";

const BY = {
  mouse: { size: DESK, InputDevice: Mouse, pointers: ["mouse"] },
  touch: { size: PHONE, InputDevice: Touch, pointers: ["touch"] },
  keyboard: { size: DESK, InputDevice: Keyboard, pointers: [] },
};

/** The stored game; checks its options. */
async function storedGame(page, id, options) {
  const game = (await storedGames(page)).find((it) => id === undefined || it.id === id);
  assert.equal(game.options, options);
  return game;
}

/** Checks the score sheet and the log; `mine` is the minimum number of moves. */
async function checkEnd(page, input, { slug, by, lang, seats }, mine) {
  const places = await page.locator(`${SHEET} tbody td:last-child`).allTextContents();
  assert.equal(places.length, seats.filter((kind) => kind !== "nobody").length);
  assert.equal(places[0], "1", "there is a winner");
  const winner = await page.locator(`${SHEET} tr.winner th`).first().innerText();
  assert.match(await page.locator(".over-head").innerText(), new RegExp(winner.trim()), "the head names the winner");

  await input.act("replay");
  await page.waitForSelector(".table[data-phase=replay]");
  if (BY[by].size === PHONE) await input.act("news");
  const log = (await page.locator(".log .entry > div").allInnerTexts()).map(plain);
  const { first, often } = ALL[slug].log;
  const begins = (text, id) => new RegExp(messagePattern(lang, id).source.replace(/\$$/, ""), "u").test(text);
  assert.ok(first.some((id) => begins(log.at(-1), id)), `${log.at(-1)} is the first message of the log`);
  const moves = log.filter((text) => begins(text, often));
  assert.ok(mine < moves.length, `the log has ${moves.length} of ${often}, more than ${mine} are expected`);
}

/** A game shortly before its end, with the same options and number of seats. */
function lateGame({ slug, seats, late }) {
  return golden({ id: "late", slug, ...late, kinds: seats.filter((kind) => kind !== "nobody") });
}

/**
 * Starts a game and plays it to its end; with a late position, plays a few turns, and then finishes that position.
 */
async function check(game) {
  const { slug, by, lang, seats, choices, options, late } = game;
  const { size, InputDevice, pointers } = BY[by];
  const games = late ? [lateGame(game)] : [];
  await visit({ size, settings: { lang }, games, script: watchPointers }, async (page) => {
    const input = new InputDevice(page);
    await startLocalGame(page, input, { slug, seats, options: choices });
    const { pathname } = new URL(page.url());
    if (late) {
      await playUntil(page, input, (prompt) => isDecision(prompt) && FEW < prompt.ply);
      assert.equal((await storedGame(page, pathname.split("/").at(-1), options)).over, false);
      await page.goto(tableOf(games[0]));
    }
    const decisions = await playToTheEnd(page, input);
    assert.ok(0 < decisions, "there were decisions");
    assert.equal((await storedGame(page, late ? "late" : undefined, options)).over, true);
    await checkEnd(page, input, game, late ? 0 : decisions / 4);
    assert.deepEqual(await page.evaluate(() => JSON.parse(sessionStorage.pointers ?? "[]")), pointers);
  });
}

for (const { slug, games } of titles()) {
  for (const game of games) {
    const { by, lang, seats, options, late } = game;
    const count = seats.filter((kind) => kind !== "nobody").length;
    const device = by === "keyboard" ? "keyboard alone" : by;
    const what = late ? "one game is started and one finished" : "a whole game is played";
    test(`${slug} by ${device} (${lang}), ${count} seats, ${options}: ${what}`, () => check({ slug, ...game }));
  }
}
