// A refused pick shows the clause that forbids it, in the rulebook's words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Finger } from "../hands.mjs";
import { chosenLanguages } from "../languages.mjs";
import { awaited } from "../player.mjs";
import { titles } from "../titles.mjs";
import { clause, plain } from "../words.mjs";

const { visit } = house();

/** Does what is forbidden, reads why, and follows the chip to the clause. */
async function check(page, lang, { what, press, naming, by }) {
  const hands = new Finger(page);
  await press(page, hands);
  const refusal = page.locator(`.refusal[data-clause="${by}"]`);
  await refusal.waitFor({ timeout: 5_000 }).catch(async () => {
    const shown = await page.locator(".refusal").getAttribute("data-clause", { timeout: 500 }).catch(() => "nothing");
    assert.fail(`${what}: ${by} forbids it, but ${shown} is named`);
  });
  const text = plain(await refusal.locator("p").innerText());
  if (naming) assert.ok(text.includes(naming), `${what}: "${text}" names ${naming}`);
  const words = clause(lang, by);
  assert.ok(text.includes(words), `${what}: "${text}" says "${words}"`);

  await hands.press(".refusal .clause");
  const open = page.locator(".side .clause-text[aria-current=true]");
  await open.waitFor();
  assert.equal(await open.getAttribute("id"), by, what);
  assert.equal(plain(await open.locator("span").innerText()), words, what);
  assert.ok(await open.evaluate((it) => {
    const box = it.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".clause-text") === it;
  }), `${what}: the rules are open at ${by}`);
  await hands.act("close-side");
  await hands.act("dismiss");
  await refusal.waitFor({ state: "detached" });
}

for (const { slug, refusals } of titles()) {
  const games = refusals.map(({ what, number, steps }) => golden({ id: what.replaceAll(" ", "-"), slug, number, steps }));
  for (const lang of chosenLanguages()) {
    test(`${slug}: every kind of refusal (${lang})`, async () => {
      await visit({ size: PHONE, settings: { lang }, games }, async (page) => {
        for (const [at, refusal] of refusals.entries()) {
          await page.goto(tableOf(games[at]));
          await awaited(page);
          await check(page, lang, refusal);
        }
      });
    });
  }
}
