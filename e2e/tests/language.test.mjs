// Changing the language during a game: every text changes at once, and no state is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";
import { choices } from "../choices.mjs";
import { golden, tableOf } from "../games.mjs";
import { Mouse } from "../input.mjs";
import { LANGUAGES } from "../languages.mjs";
import { messagePattern, messageText, plain } from "../messages.mjs";
import { eventKinds } from "../scenes/kinds.mjs";
import { titles } from "../titles.mjs";
import { waitUntil } from "../waits.mjs";

const { visit } = siteFixture();

async function setLanguage(page, input, lang) {
  await input.act("menu");
  await input.press("#menu [data-action=settings]");
  await page.selectOption("#set-lang", lang);
  await page.waitForSelector(`html[lang=${lang}]`);
  // Texts come from the server; they load together, so the title is enough.
  await page.locator("#settings-title", { hasText: messageText(lang, "settings") }).waitFor();
  await input.act("done");
}

/** Checks that the table's texts are in a language. */
async function check(page, lang, title, questions) {
  const lines = (await page.locator(".log .entry > div").allInnerTexts()).map(plain);
  const startsWith = (line, id) => new RegExp(messagePattern(lang, id).source.replace(/\$$/, ""), "u").test(line);
  assert.ok(title.log.first.some((id) => startsWith(lines.at(-1), id)), `${lines.at(-1)} is ${lang}`);
  assert.ok(lines.some((line) => startsWith(line, title.log.often)), `${lines[0]} is ${lang}`);
  const question = plain(await page.locator(".think h2").first().innerText());
  assert.ok(questions.some((words) => words.test(question)), `${question} is ${lang}`);
  for (const [selector, ids] of Object.entries(title.names)) {
    const spoken = page.locator(selector).first();
    const patterns = ids.map((id) => messagePattern(lang, id));
    const name = async () => plain((await spoken.getAttribute("aria-label")) ?? (await spoken.innerText()));
    // Spoken names are set a moment later.
    const isNamed = async () => {
      const now = await name();
      return patterns.some((words) => words.test(now));
    };
    await waitUntil(page, isNamed, async () => `${await name()} is ${lang}`);
  }
  assert.equal(plain(await page.locator(".turn").innerText()), messageText(lang, "turn-yours"));
}

/** The current pick, and the next choices. */
async function pickOf(page) {
  const picked = await page.evaluate(() => ({
    pressed: [...document.querySelectorAll(".table [aria-pressed=true]")].map((it) => it.dataset.tile ?? it.dataset.word ?? it.dataset.words),
    ghost: document.querySelector(".ghost .ghost-tile")?.getAttribute("transform"),
    phase: document.querySelector(".table").dataset.phase,
  }));
  return { ...picked, lit: await choices(page) };
}

for (const title of titles()) {
  const { slug, asks } = title;
  const game = golden({ id: "words", slug, ...title.spoken });
  const options = { games: [game], path: tableOf(game), settings: { lang: "pl" } };

  test(`${slug}: the log, the prompt and spoken names change, the pick stays`, async () => {
    await visit(options, async (page) => {
      const input = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      await title.pick(page, input);
      const before = await pickOf(page);
      assert.ok(before.lit.length);
      for (const lang of LANGUAGES) {
        await setLanguage(page, input, lang);
        await check(page, lang, title, [messagePattern(lang, `${slug}-ask`, asks)]);
        assert.deepEqual(await pickOf(page), before, `the pick in ${lang}`);
      }
    });
  });

  test(`${slug}: the preview of a move changes, and the move can still be confirmed`, async () => {
    await visit(options, async (page) => {
      const input = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      await title.place(page, input);
      await page.waitForSelector(".think .outcome", { state: "attached" });
      const before = await pickOf(page);
      for (const lang of LANGUAGES) {
        await setLanguage(page, input, lang);
        await check(page, lang, title, eventKinds(slug).map((kind) => messagePattern(lang, `${slug}-${kind}`)));
        assert.deepEqual(await pickOf(page), before, `the pick in ${lang}`);
      }
      await input.confirm();
      await page.waitForSelector(`.table:not([data-ply="${game.seen}"])`);
    });
  });
}
