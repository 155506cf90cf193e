// Whole games by mouse, by finger and by keyboard alone, in every language, with every number of
// seats and every option.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, house, PHONE } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Finger, Keys, Mouse } from "../hands.mjs";
import { playToTheEnd, sitDown } from "../player.mjs";
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

/** The score sheet; a game may have other tables beside it. */
const SHEET = "[aria-labelledby=score-title] .score";

const BY = {
  mouse: { size: DESK, Hands: Mouse, pointers: ["mouse"] },
  finger: { size: PHONE, Hands: Finger, pointers: ["touch"] },
  keys: { size: DESK, Hands: Keys, pointers: [] },
};

/** Plays a game to its end, and reads what is told of it. */
async function check({ slug, by, lang, seats, choices, options, late }) {
  const { size, Hands, pointers } = BY[by];
  const games = late ? [golden({ id: "late", slug, ...late, kinds: seats })] : [];
  await visit({ size, settings: { lang }, games, script: watchPointers, path: late ? tableOf(games[0]) : "/" }, async (page) => {
    const hands = new Hands(page);
    if (!late) await sitDown(page, hands, { slug, seats, options: choices });
    const decided = await playToTheEnd(page, hands);
    assert.ok(0 < decided, "somebody played");

    const [game] = await keptGames(page);
    assert.equal(game.options, options);
    assert.equal(game.over, true);

    const places = await page.locator(`${SHEET} tbody td:last-child`).allTextContents();
    assert.equal(places.length, seats.filter((kind) => kind !== "nobody").length);
    assert.equal(places[0], "1", "somebody won");
    const winner = await page.locator(`${SHEET} tr.winner th`).first().innerText();
    assert.match(await page.locator(".over-head").innerText(), new RegExp(winner.trim()), "the head names the winner");

    await hands.act("replay");
    await page.waitForSelector(".table[data-phase=replay]");
    if (size === PHONE) await hands.act("news");
    const log = (await page.locator(".log .entry > div").allInnerTexts()).map(plain);
    const { first, often } = ALL[slug].told;
    const begins = (text, id) => new RegExp(sentence(lang, id).source.replace(/\$$/, ""), "u").test(text);
    assert.ok(first.some((id) => begins(log.at(-1), id)), `${log.at(-1)} is how the game began`);
    const told = log.filter((text) => begins(text, often));
    const mine = late ? 0 : decided / 4;
    assert.ok(mine < told.length, `${told.length} times ${often} is told, and I decided ${decided} times`);
    assert.deepEqual(await page.evaluate(() => JSON.parse(sessionStorage.pointers ?? "[]")), pointers);
  });
}

for (const { slug, games } of titles()) {
  for (const game of games) {
    const { by, lang, seats, options, late } = game;
    const count = seats.filter((kind) => kind !== "nobody").length;
    const way = by === "keys" ? "keyboard alone" : by;
    test(`${slug} by ${way} (${lang}), ${count} at the table, ${options}${late ? ", from late in a game" : ""}`, () => check({ slug, ...game }));
  }
}
