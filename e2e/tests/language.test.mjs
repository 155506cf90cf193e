// Another language in the middle of a game: everything is said anew at once, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, LANGUAGES } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { first, ground } from "../ground.mjs";
import { Mouse } from "../hands.mjs";
import { pickTile, placeTile } from "../player.mjs";
import { plain, said, sentence, variant } from "../words.mjs";

const { visit } = house();
const GAME = golden({ id: "words", number: "000", steps: 38 });
const WISHES = { games: [GAME], path: tableOf(GAME), settings: { lang: "pl" } };
const VILLAGE = first(ground(GAME), "village");

async function speak(page, hands, lang) {
  await hands.act("menu");
  await hands.press("#menu [data-action=settings]");
  await page.selectOption("#set-lang", lang);
  await page.waitForSelector(`html[lang=${lang}]`);
  // The words come from the server; whoever sees the title in them sees all in them.
  await page.locator("#settings-title", { hasText: said(lang, "settings") }).waitFor();
  await hands.act("done");
}

/** What is said at the table, in which language. */
async function check(page, lang, question) {
  assert.match(plain(await page.locator(".log .entry-go").last().innerText()), sentence(lang, "qin-began"));
  const placed = sentence(lang, "qin-placed");
  const lines = (await page.locator(".log .entry-go").allInnerTexts()).map(plain);
  assert.ok(lines.some((line) => placed.test(line)), `${lines[0]} is ${lang}`);
  assert.match(plain(await page.locator(".think h2").innerText()), question);
  const village = page.locator(`[data-space=${VILLAGE}]`);
  const spoken = [sentence(lang, "qin-space-village"), sentence(lang, "qin-space-village-of")];
  const name = plain(await village.getAttribute("aria-label"));
  assert.ok(spoken.some((words) => words.test(name)), `${name} is ${lang}`);
  assert.equal(await page.getByRole("grid").getAttribute("aria-label"), said(lang, "board"));
  assert.equal(plain(await page.locator(".turn").innerText()), said(lang, "turn-yours"));
}

/** What is picked: the tile, its place, and where it could lie. */
function pick(page) {
  return page.evaluate(() => ({
    tile: document.querySelector(".hand-tile[aria-pressed=true]")?.dataset.tile,
    ghost: document.querySelector(".ghost .ghost-tile")?.getAttribute("transform"),
    lit: [...document.querySelectorAll("[data-space][data-lit]")].map((space) => space.dataset.space),
    phase: document.querySelector(".table").dataset.phase,
  }));
}

test("the log, the question and spoken names change, the picked tile stays", async () => {
  await visit(WISHES, async (page) => {
    const hands = new Mouse(page);
    await page.waitForSelector(".table[data-phase=pick]");
    await pickTile(page, hands);
    const before = await pick(page);
    assert.ok(before.tile && before.lit.length);
    for (const lang of LANGUAGES) {
      await speak(page, hands, lang);
      await check(page, lang, variant(lang, "qin-ask", "1"));
      assert.deepEqual(await pick(page), before, `the pick in ${lang}`);
    }
  });
});

test("what a move would do is told anew, and it can still be confirmed", async () => {
  await visit(WISHES, async (page) => {
    const hands = new Mouse(page);
    await page.waitForSelector(".table[data-phase=pick]");
    await placeTile(page, hands);
    await page.waitForSelector(".think .outcome");
    const before = await pick(page);
    assert.ok(before.ghost);
    for (const lang of LANGUAGES) {
      await speak(page, hands, lang);
      await check(page, lang, sentence(lang, "qin-placed"));
      assert.deepEqual(await pick(page), before, `the pick in ${lang}`);
    }
    await hands.confirm();
    await page.waitForSelector(`.table[data-ply="${GAME.seen + 1}"]`);
  });
});
