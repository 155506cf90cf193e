// A whole game by mouse, by finger and by keyboard alone, in every language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, house, PHONE } from "../browser.mjs";
import { Finger, Keys, Mouse } from "../hands.mjs";
import { playToTheEnd, sitDown } from "../player.mjs";
import { plain, sentence } from "../words.mjs";

const { visit } = house();

/** Which pointers went down, by kind. */
const pointers = (page) => page.evaluate(() => window.pointersDown);

async function check({ lang, size, Hands, pointer, table, options }) {
  await visit({ size, settings: { lang } }, async (page) => {
    await page.evaluate(() => {
      window.pointersDown = [];
      addEventListener("pointerdown", (event) => window.pointersDown.push(event.pointerType), true);
    });
    const hands = new Hands(page);
    await sitDown(page, hands, table);
    const placed = await playToTheEnd(page, hands);
    assert.ok(0 < placed, "somebody played");

    const game = await page.evaluate(() => {
      const name = Object.keys(localStorage).find((name) => name.startsWith("pagoda.game."));
      return JSON.parse(localStorage.getItem(name));
    });
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
    assert.deepEqual([...new Set(await pointers(page))], pointer);
  });
}

test("by mouse, in English, four at the table", () => check({
  lang: "en",
  size: DESK,
  Hands: Mouse,
  pointer: ["mouse"],
  table: { seats: ["me", "novice", "novice", "novice"] },
  options: "board=bird fair-hands=no",
}));

test("by finger, in German, three on Lion", () => check({
  lang: "de",
  size: PHONE,
  Hands: Finger,
  pointer: ["touch"],
  table: { seats: ["novice", "me", "novice"], board: "lion" },
  options: "board=lion fair-hands=no",
}));

test("by keyboard alone, in Polish, two with fair hands", () => check({
  lang: "pl",
  size: DESK,
  Hands: Keys,
  pointer: [],
  table: { seats: ["me", "novice", "nobody", "nobody"], fair: true },
  options: "board=bird fair-hands=yes",
}));

test("by mouse, in French, two on Lion", () => check({
  lang: "fr",
  size: DESK,
  Hands: Mouse,
  pointer: ["mouse"],
  table: { seats: ["novice", "me"], board: "lion" },
  options: "board=lion fair-hands=no",
}));
