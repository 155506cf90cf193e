// Games by mouse, by finger and by keyboard alone, in every language, with every number of seats and every option: of
// each title one from its first move to its last, the others begun by the same hands and finished from late in a record
// with the same options. Over the titles each pair of hands plays a whole game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, house, PHONE } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Finger, Keys, Mouse } from "../hands.mjs";
import { isAsked, playToTheEnd, playUntil, sitDown } from "../player.mjs";
import { keptGames } from "../sight.mjs";
import { ALL, titles } from "../titles.mjs";
import { plain, sentence } from "../words.mjs";

const { visit } = house();

/** Notes which kinds of pointers go down, in whichever document. */
function watchPointers() {
  addEventListener("pointerdown", ({ pointerType }) => {
    const known = JSON.parse(sessionStorage.pointers ?? "[]");
    sessionStorage.pointers = JSON.stringify([...new Set([...known, pointerType])]);
  }, true);
}

/** After how many steps a game that isn't played to its end is left. */
const FEW = 12;
/** The score sheet; a game may have other tables beside it. */
const SHEET = "[aria-labelledby=score-title] .score";

const BY = {
  mouse: { size: DESK, Hands: Mouse, pointers: ["mouse"] },
  finger: { size: PHONE, Hands: Finger, pointers: ["touch"] },
  keys: { size: DESK, Hands: Keys, pointers: [] },
};

/** What the browser kept of a game, whose options are as they were chosen. */
async function keeps(page, id, options) {
  const game = (await keptGames(page)).find((it) => id === undefined || it.id === id);
  assert.equal(game.options, options);
  return game;
}

/** Reads the score sheet of a game among so many, and its log; `mine` is how often somebody moved at least. */
async function reads(page, hands, { slug, by, lang, seats }, mine) {
  const places = await page.locator(`${SHEET} tbody td:last-child`).allTextContents();
  assert.equal(places.length, seats.filter((kind) => kind !== "nobody").length);
  assert.equal(places[0], "1", "somebody won");
  const winner = await page.locator(`${SHEET} tr.winner th`).first().innerText();
  assert.match(await page.locator(".over-head").innerText(), new RegExp(winner.trim()), "the head names the winner");

  await hands.act("replay");
  await page.waitForSelector(".table[data-phase=replay]");
  if (BY[by].size === PHONE) await hands.act("news");
  const log = (await page.locator(".log .entry > div").allInnerTexts()).map(plain);
  const { first, often } = ALL[slug].told;
  const begins = (text, id) => new RegExp(sentence(lang, id).source.replace(/\$$/, ""), "u").test(text);
  assert.ok(first.some((id) => begins(log.at(-1), id)), `${log.at(-1)} is how the game began`);
  const told = log.filter((text) => begins(text, often));
  assert.ok(mine < told.length, `${told.length} times ${often} is told, and somebody moved ${mine} times at least`);
}

/** A game that stands shortly before its end, with the same options and as many seats. */
function shortlyBefore({ slug, seats, late }) {
  return golden({ id: "late", slug, ...late, kinds: seats.filter((kind) => kind !== "nobody") });
}

/**
 * Begins a game, and plays it to its end; or, where a late position is named, a few turns of it, and then that one to
 * its end.
 */
async function check(game) {
  const { slug, by, lang, seats, choices, options, late } = game;
  const { size, Hands, pointers } = BY[by];
  const games = late ? [shortlyBefore(game)] : [];
  await visit({ size, settings: { lang }, games, script: watchPointers }, async (page) => {
    const hands = new Hands(page);
    await sitDown(page, hands, { slug, seats, options: choices });
    const { pathname } = new URL(page.url());
    if (late) {
      await playUntil(page, hands, (moment) => isAsked(moment) && FEW < moment.ply);
      assert.equal((await keeps(page, pathname.split("/").at(-1), options)).over, false);
      await page.goto(tableOf(games[0]));
    }
    const decided = await playToTheEnd(page, hands);
    assert.ok(0 < decided, "somebody played");
    assert.equal((await keeps(page, late ? "late" : undefined, options)).over, true);
    await reads(page, hands, game, late ? 0 : decided / 4);
    assert.deepEqual(await page.evaluate(() => JSON.parse(sessionStorage.pointers ?? "[]")), pointers);
  });
}

for (const { slug, games } of titles()) {
  for (const game of games) {
    const { by, lang, seats, options, late } = game;
    const count = seats.filter((kind) => kind !== "nobody").length;
    const way = by === "keys" ? "keyboard alone" : by;
    const what = late ? "a game begun and one finished" : "a whole game";
    test(`${slug} by ${way} (${lang}), ${count} at the table, ${options}: ${what}`, () => check({ slug, ...game }));
  }
}
