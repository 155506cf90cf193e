// Changing the language during a game: every text changes at once, and no state is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { LANGUAGES } from "../languages.mjs";
import { lit } from "../lit.mjs";
import { eventKinds } from "../scenes/kinds.mjs";
import { until } from "../states.mjs";
import { titles } from "../titles.mjs";
import { plain, said, sentence } from "../words.mjs";

const { visit } = house();

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
async function check(page, lang, title, questions) {
  const lines = (await page.locator(".log .entry > div").allInnerTexts()).map(plain);
  const tells = (line, id) => new RegExp(sentence(lang, id).source.replace(/\$$/, ""), "u").test(line);
  assert.ok(title.told.first.some((id) => tells(lines.at(-1), id)), `${lines.at(-1)} is ${lang}`);
  assert.ok(lines.some((line) => tells(line, title.told.often)), `${lines[0]} is ${lang}`);
  const question = plain(await page.locator(".think h2").first().innerText());
  assert.ok(questions.some((words) => words.test(question)), `${question} is ${lang}`);
  for (const [selector, ids] of Object.entries(title.names)) {
    const spoken = page.locator(selector).first();
    const patterns = ids.map((id) => sentence(lang, id));
    const name = async () => plain((await spoken.getAttribute("aria-label")) ?? (await spoken.innerText()));
    // Spoken names follow a moment later.
    const isNamed = async () => {
      const now = await name();
      return patterns.some((words) => words.test(now));
    };
    await until(page, isNamed, async () => `${await name()} is ${lang}`);
  }
  assert.equal(plain(await page.locator(".turn").innerText()), said(lang, "turn-yours"));
}

/** What is picked: what it is, and what could be picked next. */
async function pick(page) {
  const picked = await page.evaluate(() => ({
    pressed: [...document.querySelectorAll(".table [aria-pressed=true]")].map((it) => it.dataset.tile ?? it.dataset.word ?? it.dataset.words),
    ghost: document.querySelector(".ghost .ghost-tile")?.getAttribute("transform"),
    phase: document.querySelector(".table").dataset.phase,
  }));
  return { ...picked, lit: await lit(page) };
}

for (const title of titles()) {
  const { slug, asks } = title;
  const game = golden({ id: "words", slug, ...title.spoken });
  const wishes = { games: [game], path: tableOf(game), settings: { lang: "pl" } };

  test(`${slug}: the log, the question and spoken names change, what is picked stays`, async () => {
    await visit(wishes, async (page) => {
      const hands = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      await title.pick(page, hands);
      const before = await pick(page);
      assert.ok(before.lit.length);
      for (const lang of LANGUAGES) {
        await speak(page, hands, lang);
        await check(page, lang, title, [sentence(lang, `${slug}-ask`, asks)]);
        assert.deepEqual(await pick(page), before, `the pick in ${lang}`);
      }
    });
  });

  test(`${slug}: what a move would do is told anew, and it can still be confirmed`, async () => {
    await visit(wishes, async (page) => {
      const hands = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      await title.place(page, hands);
      await page.waitForSelector(".think .outcome", { state: "attached" });
      const before = await pick(page);
      for (const lang of LANGUAGES) {
        await speak(page, hands, lang);
        await check(page, lang, title, eventKinds(slug).map((kind) => sentence(lang, `${slug}-${kind}`)));
        assert.deepEqual(await pick(page), before, `the pick in ${lang}`);
      }
      await hands.confirm();
      await page.waitForSelector(`.table:not([data-ply="${game.seen}"])`);
    });
  });
}
