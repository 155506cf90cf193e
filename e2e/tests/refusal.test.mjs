// An illegal pick shows the clause that forbids it, in the rulebook's words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, siteFixture } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Touch } from "../input.mjs";
import { chosenLanguages } from "../languages.mjs";
import { clause, plain } from "../messages.mjs";
import { waitForPrompt } from "../player.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();

/** Tries an illegal move, checks the reason, and follows the link to the clause. */
async function check(page, lang, { what, press, naming, by }) {
  const input = new Touch(page);
  await press(page, input);
  const refusal = page.locator(`.refusal[data-clause="${by}"]:not([aria-busy])`);
  await refusal.waitFor({ timeout: 5_000 }).catch(async () => {
    const shown = await page.locator(".refusal").getAttribute("data-clause", { timeout: 500 }).catch(() => "nothing");
    assert.fail(`${what}: ${by} forbids it, but ${shown} shows`);
  });
  const text = plain(await refusal.locator("p").innerText());
  if (naming) assert.ok(text.includes(naming), `${what}: "${text}" names ${naming}`);
  const words = clause(lang, by);
  assert.ok(text.includes(words), `${what}: "${text}" contains "${words}"`);

  await input.press(".refusal .clause");
  const open = page.locator(".side .clause-text[aria-current=true]");
  await open.waitFor();
  assert.equal(await open.getAttribute("id"), by, what);
  assert.equal(plain(await open.locator("span").innerText()), words, what);
  assert.ok(await open.evaluate((it) => {
    const box = it.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".clause-text") === it;
  }), `${what}: the rules are open at ${by}`);
  await input.act("close-side");
  await input.act("dismiss");
  await refusal.waitFor({ state: "detached" });
}

for (const { slug, refusals } of titles()) {
  const games = refusals.map(({ what, number, steps }) => golden({ id: what.replaceAll(" ", "-"), slug, number, steps }));
  for (const lang of chosenLanguages()) {
    test(`${slug}: every kind of illegal move shows its clause (${lang})`, async () => {
      await visit({ size: PHONE, settings: { lang }, games }, async (page) => {
        for (const [at, refusal] of refusals.entries()) {
          await page.goto(tableOf(games[at]));
          await waitForPrompt(page);
          await check(page, lang, refusal);
        }
      });
    });
  }
}
