// A whole game by mouse, by finger and by keyboard alone, in every language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, house, PHONE } from "../browser.mjs";
import { Finger, Keys, Mouse } from "../hands.mjs";
import { playToTheEnd, sitDown } from "../player.mjs";
import { keptGames } from "../sight.mjs";
import { plain, sentence } from "../words.mjs";

const { visit } = house();

/** Notes which kinds of pointers go down, in whichever document. */
function watchPointers() {
  addEventListener("pointerdown", ({ pointerType }) => {
    const known = JSON.parse(sessionStorage.pointers ?? "[]");
    sessionStorage.pointers = JSON.stringify([...new Set([...known, pointerType])]);
  }, true);
}

async function check({ lang, size, Hands, pointers, table, options }) {
  await visit({ size, settings: { lang }, script: watchPointers }, async (page) => {
    const hands = new Hands(page);
    await sitDown(page, hands, table);
    const placed = await playToTheEnd(page, hands);
    assert.ok(0 < placed, "somebody played");

    const [game] = await keptGames(page);
    assert.equal(game.options, options);
    assert.equal(game.over, true);

    const places = await page.locator(".score tbody td:last-child").allTextContents();
    assert.equal(places.length, table.seats.filter((kind) => kind !== "nobody").length);
    assert.equal(places[0], "1", "somebody won");
    const winner = await page.locator(".score tr.winner th").first().innerText();
    assert.match(await page.locator(".over-head").innerText(), new RegExp(winner.trim()), "the head names the winner");

    await hands.act("replay");
    await page.waitForSelector(".table[data-phase=replay]");
    if (size === PHONE) await hands.act("news");
    const log = (await page.locator(".log .entry-go").allInnerTexts()).map(plain);
    assert.match(log.at(-1), sentence(lang, "qin-began"));
    const told = log.filter((line) => sentence(lang, "qin-placed").test(line));
    assert.ok(placed < told.length, `${told.length} tiles are told of, ${placed} of them mine`);
    assert.deepEqual(await page.evaluate(() => JSON.parse(sessionStorage.pointers ?? "[]")), pointers);
  });
}

test("by mouse, in English, four at the table", () => check({
  lang: "en",
  size: DESK,
  Hands: Mouse,
  pointers: ["mouse"],
  table: { seats: ["me", "novice", "novice", "novice"] },
  options: "board=bird fair-hands=no",
}));

test("by finger, in German, three on Lion", () => check({
  lang: "de",
  size: PHONE,
  Hands: Finger,
  pointers: ["touch"],
  table: { seats: ["novice", "me", "novice"], board: "lion" },
  options: "board=lion fair-hands=no",
}));

test("by keyboard alone, in Polish, two with fair hands", () => check({
  lang: "pl",
  size: DESK,
  Hands: Keys,
  pointers: [],
  table: { seats: ["me", "novice", "nobody", "nobody"], fair: true },
  options: "board=bird fair-hands=yes",
}));

test("by mouse, in French, two on Lion", () => check({
  lang: "fr",
  size: DESK,
  Hands: Mouse,
  pointers: ["mouse"],
  table: { seats: ["novice", "me"], board: "lion" },
  options: "board=lion fair-hands=no",
}));
