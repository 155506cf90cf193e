// Export and import of a game as text, errors of a wrong text, and replay with any eyes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { golden, record, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { handOf } from "../held.mjs";
import { chosenLanguages } from "../languages.mjs";
import { keptGames, sight } from "../sight.mjs";
import { answered, countQuestions, until } from "../states.mjs";
import { titles } from "../titles.mjs";
import { message, plain, said, sentence } from "../words.mjs";

const { visit } = house();

async function importText(page, hands, text) {
  await hands.act("import");
  await page.fill("#import-text", text);
  await hands.act("read");
}

/** What is seen without the names of the players, who are others after an import. */
function nameless(seen, { players }) {
  const text = players.reduce((text, { name }, seat) => text.replaceAll(name, `#${seat}`), JSON.stringify(seen));
  return JSON.parse(text);
}

for (const title of titles()) {
  const { slug, spoken } = title;
  const text = record(spoken.number, spoken.steps, slug);

  test(`${slug}: what was exported comes back as the same game`, async () => {
    const game = golden({ id: "sent", slug, ...spoken });
    await visit({ games: [game], path: tableOf(game) }, async (page) => {
      const hands = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      const before = await sight(page, title);
      await hands.act("menu");
      await hands.press("#menu [data-action=export]");
      await page.waitForFunction(() => document.querySelector("#export-text")?.value);
      assert.equal(await page.inputValue("#export-text"), text);

      await page.goto("/");
      await importText(page, hands, text);
      await page.waitForSelector(".table[data-phase=pick]");
      assert.ok(!page.url().endsWith(tableOf(game)), "it is another table");
      const kept = await keptGames(page);
      assert.deepEqual(kept.map((game) => game.record), [text, text]);
      const other = kept.find(({ id }) => id !== game.id);
      assert.deepEqual(nameless(await sight(page, title), other), nameless(before, game));
    });
  });

  for (const lang of chosenLanguages()) {
    test(`${slug}: a wrong text is refused with a reason, and stays (${lang})`, async () => {
      await visit({ path: "/", settings: { lang } }, async (page) => {
        const hands = new Mouse(page);
        await hands.act("import");
        for (const { what, change, says, naming } of wrong(title)) {
          const changed = change(text);
          assert.notEqual(changed, text, what);
          await page.fill("#import-text", changed);
          await hands.act("read");
          const notice = page.locator("#import .notice").filter({ hasText: naming });
          await notice.filter({ hasText: message(lang, says).split("{")[0].trim() }).waitFor();
          assert.match(plain(await notice.innerText()), sentence(lang, says), what);
          assert.equal(await page.inputValue("#import-text"), changed, what);
        }
        assert.equal(await page.getAttribute("#import-text", "aria-invalid"), "true");
        assert.deepEqual(await keptGames(page), [], "nothing came of it");
      });
    });
  }

  if (title.tiles) {
    test(`${slug}: a replay shows the hand of whose eyes look, and the public none`, async () => {
      const over = golden({ id: "over", slug, number: title.replayed });
      await visit({ games: [over], path: tableOf(over) }, async (page) => {
        const hands = new Mouse(page);
        await hands.act("replay");
        await page.waitForSelector(".table[data-phase=replay]");
        for (const step of [2, 38, 120]) {
          await page.fill("#scrub", String(step));
          await page.waitForSelector(`.table[data-ply="${step}"]`);
          for (const seat of [1, 2, 3]) {
            await page.selectOption("#eyes", { label: over.players[seat - 1].name });
            await holds(page, title, handOf(record(title.replayed, step, slug), seat));
          }
          await page.selectOption("#eyes", { label: said("en", "eyes-public") });
          await holds(page, title, []);
        }
      });
    });

    test(`${slug}: who looks with other eyes and at another step at once gets both`, async () => {
      const over = golden({ id: "over", slug, number: title.replayed });
      await visit({ games: [over], path: tableOf(over), script: countQuestions }, async (page) => {
        await new Mouse(page).act("replay");
        await page.waitForSelector(".table[data-phase=replay]");
        await page.fill("#scrub", "2");
        await page.waitForSelector('.table[data-ply="2"]');
        await page.evaluate(() => {
          const set = (id, value, event) => {
            document.getElementById(id).value = value;
            document.getElementById(id).dispatchEvent(new Event(event, { bubbles: true }));
          };
          set("eyes", "2", "change");
          set("scrub", "38", "input");
        });
        await page.waitForSelector('.table[data-ply="38"]');
        // What was asked for before could still come.
        await answered(page);
        assert.equal(await page.locator(".table").getAttribute("data-ply"), "38");
        await holds(page, title, handOf(record(title.replayed, 38, slug), 2));
      });
    });
  }
}

/** Waits until these tiles show in the hand. */
async function holds(page, title, wanted) {
  const held = async () => (await title.tiles(page)).sort().join();
  await until(page, async () => (await held()) === wanted.join(), async () => `${await held()} shows, not ${wanted.join()}`);
}

/** Texts that are no game, which sentence says so, and what it has to name. */
function wrong({ forbidden }) {
  return [
    { what: "a letter", change: () => "Dear Mei, shall we play?", says: "import-unknown", naming: /./ },
    { what: "too many seats to count", change: (text) => text.replace(/^seats .*$/m, "seats many"), says: "import-unreadable", naming: /line 2/ },
    { what: "a move that is none", change: (text) => text.replace(/^(\d) .*$/m, "$1 jumps"), says: "import-unreadable", naming: /line \d/ },
    { what: "a move against a rule", change: (text) => text.replace(/^(\d) .*$/m, `$1 ${forbidden.move}`), says: "import-unreadable", naming: forbidden.naming },
  ];
}
