// A game as text: out, back in, refused where it is wrong; and a replay with anybody's eyes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, LANGUAGES } from "../browser.mjs";
import { golden, handOf, record, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { hand, keptGames, sight } from "../sight.mjs";
import { message, plain, said, sentence } from "../words.mjs";

const { visit } = house();
const GAME = golden({ id: "sent", number: "000", steps: 38 });
const OVER = golden({ id: "over", number: "001" });

async function importText(page, hands, text) {
  await hands.act("import");
  await page.fill("#import-text", text);
  await hands.act("read");
}

test("what was exported comes back as the same game", async () => {
  await visit({ games: [GAME], path: tableOf(GAME) }, async (page) => {
    const hands = new Mouse(page);
    await page.waitForSelector(".table[data-phase=pick]");
    const before = await sight(page);
    await hands.act("menu");
    await hands.press("#menu [data-action=export]");
    await page.waitForFunction(() => document.querySelector("#export-text")?.value);
    const text = await page.inputValue("#export-text");
    assert.equal(text, record("000", 38));

    await page.goto("/");
    await importText(page, hands, text);
    await page.waitForSelector(".table[data-phase=pick]");
    assert.ok(!page.url().endsWith(tableOf(GAME)), "it is another table");
    const { log, ...after } = await sight(page);
    assert.equal(log.length, before.log.length);
    assert.deepEqual({ ...after, log: before.log }, before);
    const kept = await keptGames(page);
    assert.deepEqual(kept.map((game) => game.record), [text, text]);
  });
});

/** Texts that are no game, which sentence says so, and what it has to name. */
const WRONG = [
  { what: "a letter", text: "Dear Mei, shall we play?", says: "import-unknown", naming: /./ },
  { what: "too many seats to count", text: record("000", 5).replace("seats 2", "seats many"), says: "import-unreadable", naming: /line 2/ },
  { what: "a move that is none", text: record("000", 5).replace(/^2 YY.*$/m, "2 jumps"), says: "import-unreadable", naming: /line 6/ },
  { what: "a tile on a village", text: record("000", 3).replace(/^2 YY.*$/m, "2 YY A1 B1"), says: "import-unreadable", naming: /Q2\.2/ },
];

for (const lang of LANGUAGES) {
  test(`a wrong text is refused with a reason, and stays (${lang})`, async () => {
    await visit({ path: "/", settings: { lang } }, async (page) => {
      const hands = new Mouse(page);
      await hands.act("import");
      for (const { what, text, says, naming } of WRONG) {
        await page.fill("#import-text", text);
        await hands.act("read");
        const notice = page.locator("#import .notice").filter({ hasText: naming });
        await notice.filter({ hasText: message(lang, says).split("{")[0].trim() }).waitFor();
        assert.match(plain(await notice.innerText()), sentence(lang, says), what);
        assert.equal(await page.inputValue("#import-text"), text, what);
      }
      assert.equal(await page.getAttribute("#import-text", "aria-invalid"), "true");
      assert.deepEqual(await keptGames(page), [], "nothing came of it");
    });
  });
}

test("a replay shows the hand of whose eyes look, and the public none", async () => {
  await visit({ games: [OVER], path: tableOf(OVER) }, async (page) => {
    const hands = new Mouse(page);
    await hands.act("replay");
    await page.waitForSelector(".table[data-phase=replay]");
    for (const step of [2, 38, 120]) {
      await page.fill("#scrub", String(step));
      await page.waitForSelector(`.table[data-ply="${step}"]`);
      for (const seat of [1, 2, 3]) {
        const wanted = handOf(record("001", step), seat);
        await page.selectOption("#eyes", { label: OVER.sitters[seat - 1].name });
        await page.waitForFunction((wanted) => {
          const tiles = [...document.querySelectorAll("[data-tile]")].map((tile) => tile.dataset.tile);
          return tiles.sort().join() === wanted;
        }, wanted.join());
      }
      await page.selectOption("#eyes", { label: said("en", "eyes-public") });
      await page.waitForFunction(() => !document.querySelector("[data-tile]"));
      assert.deepEqual(await hand(page), []);
    }
  });
});
