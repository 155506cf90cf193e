// Export and import of a game as text, errors of an invalid text, and replay with any eyes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";
import { golden, record, tableOf } from "../games.mjs";
import { Mouse } from "../input.mjs";
import { chosenLanguages } from "../languages.mjs";
import { message, messagePattern, messageText, plain } from "../messages.mjs";
import { recordedHand } from "../recorded-hand.mjs";
import { readTable, storedGames } from "../table-page.mjs";
import { titles } from "../titles.mjs";
import { countWorkerRequests, waitForWorkers, waitUntil } from "../waits.mjs";

const { visit } = siteFixture();

async function importText(page, input, text) {
  await input.act("import");
  await page.fill("#import-text", text);
  await input.act("read");
}

/** A table's state without the names of players, which differ after an import. */
function nameless(seen, { players }) {
  const text = players.reduce((text, { name }, seat) => text.replaceAll(name, `#${seat}`), JSON.stringify(seen));
  return JSON.parse(text);
}

for (const title of titles()) {
  const { slug, spoken } = title;
  const text = record(spoken.number, spoken.steps, slug);

  test(`${slug}: an exported game is imported as the same game`, async () => {
    const game = golden({ id: "sent", slug, ...spoken });
    await visit({ games: [game], path: tableOf(game) }, async (page) => {
      const input = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      const before = await readTable(page, title);
      await input.act("menu");
      await input.press("#menu [data-action=export]");
      await page.waitForFunction(() => document.querySelector("#export-text")?.value);
      assert.equal(await page.inputValue("#export-text"), text);

      await page.goto("/");
      await importText(page, input, text);
      await page.waitForSelector(".table[data-phase=pick]");
      assert.ok(!page.url().endsWith(tableOf(game)), "it is another table");
      const stored = await storedGames(page);
      assert.deepEqual(stored.map((game) => game.record), [text, text]);
      const other = stored.find(({ id }) => id !== game.id);
      assert.deepEqual(nameless(await readTable(page, title), other), nameless(before, game));
    });
  });

  for (const lang of chosenLanguages()) {
    test(`${slug}: an invalid text is refused with a reason, and stays in the field (${lang})`, async () => {
      await visit({ path: "/", settings: { lang } }, async (page) => {
        const input = new Mouse(page);
        await input.act("import");
        for (const { what, change, error, naming } of invalidTexts(title)) {
          const changed = change(text);
          assert.notEqual(changed, text, what);
          await page.fill("#import-text", changed);
          await input.act("read");
          const notice = page.locator("#import .notice").filter({ hasText: naming });
          await notice.filter({ hasText: message(lang, error).split("{")[0].trim() }).waitFor();
          assert.match(plain(await notice.innerText()), messagePattern(lang, error), what);
          assert.equal(await page.inputValue("#import-text"), changed, what);
        }
        assert.equal(await page.getAttribute("#import-text", "aria-invalid"), "true");
        assert.deepEqual(await storedGames(page), [], "no game is stored");
      });
    });
  }

  if (title.tiles) {
    test(`${slug}: a replay shows the hand of the chosen eyes, and none to the public`, async () => {
      const over = golden({ id: "over", slug, number: title.replayed });
      await visit({ games: [over], path: tableOf(over) }, async (page) => {
        const input = new Mouse(page);
        await input.act("replay");
        await page.waitForSelector(".table[data-phase=replay]");
        for (const step of [2, 38, 120]) {
          await page.fill("#scrub", String(step));
          await page.waitForSelector(`.table[data-ply="${step}"]`);
          for (const seat of [1, 2, 3]) {
            await page.selectOption("#eyes", { label: over.players[seat - 1].name });
            await expectHand(page, title, recordedHand(record(title.replayed, step, slug), seat));
          }
          await page.selectOption("#eyes", { label: messageText("en", "eyes-public") });
          await expectHand(page, title, []);
        }
      });
    });

    test(`${slug}: changing eyes and step at once shows both changes`, async () => {
      const over = golden({ id: "over", slug, number: title.replayed });
      await visit({ games: [over], path: tableOf(over), script: countWorkerRequests }, async (page) => {
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
        // An earlier response could still arrive.
        await waitForWorkers(page);
        assert.equal(await page.locator(".table").getAttribute("data-ply"), "38");
        await expectHand(page, title, recordedHand(record(title.replayed, 38, slug), 2));
      });
    });
  }
}

/** Waits until the hand shows these tiles. */
async function expectHand(page, title, wanted) {
  const shown = async () => (await title.tiles(page)).sort().join();
  await waitUntil(page, async () => (await shown()) === wanted.join(), async () => `${await shown()} shows, not ${wanted.join()}`);
}

/** Invalid texts, the message of each, and a pattern that it has to match. */
function invalidTexts({ forbidden }) {
  return [
    { what: "an email", change: () => "Dear Mei, shall we play?", error: "import-unknown", naming: /./ },
    { what: "an invalid number of seats", change: (text) => text.replace(/^seats .*$/m, "seats many"), error: "import-unreadable", naming: /\b2\b/ },
    { what: "an unknown move", change: (text) => text.replace(/^(\d) .*$/m, "$1 jumps"), error: "import-unreadable", naming: /\d/ },
    { what: "an illegal move", change: (text) => text.replace(/^(\d) .*$/m, `$1 ${forbidden.move}`), error: "import-illegal", naming: forbidden.naming },
  ];
}
