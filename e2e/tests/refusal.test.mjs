// A tap where nothing can lie shows the clause that forbids it, in the rulebook's own words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, LANGUAGES, PHONE } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { farMeadow, first, ground } from "../ground.mjs";
import { Finger } from "../hands.mjs";
import { clause, plain } from "../words.mjs";

const { visit } = house();

/** Lion, with two yellow provinces of one size on either side of J9. */
const TIED = golden({ id: "tied", number: "008", steps: 62 });
/** Bird, with two major yellow provinces on either side of F9. */
const PROTECTED = golden({ id: "protected", number: "001", steps: 125 });
const lion = ground(TIED);

const REFUSALS = [
  { what: "a village", game: TIED, tile: "YY", square: first(lion, "village"), by: "Q2.2" },
  { what: "water", game: TIED, tile: "YY", square: first(lion, "water"), by: "Q2.2" },
  { what: "a starting territory", game: TIED, tile: "YY", square: first(lion, "start"), by: "Q2.2" },
  { what: "another tile", game: TIED, tile: "YY", square: first(lion, "tile"), by: "Q2.2" },
  { what: "a meadow far from everything", game: TIED, tile: "YY", square: farMeadow(lion), by: "Q2.3" },
  { what: "a union of equals", game: TIED, tile: "YY", square: "J9", by: "Q5.3" },
  { what: "a union of major provinces", game: PROTECTED, tile: "YY", square: "F9", by: "Q5.4" },
];

/** Taps where it is forbidden, reads why, and follows the chip to the clause. */
async function check(page, lang, { what, square, by }) {
  const hands = new Finger(page);
  await hands.space(square);
  const refusal = page.locator(`.refusal[data-clause="${by}"]`).filter({ hasText: square });
  await refusal.waitFor();
  const text = plain(await refusal.locator("p").innerText());
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

for (const lang of LANGUAGES) {
  test(`every kind of refusal (${lang})`, async () => {
    await visit({ size: PHONE, settings: { lang }, games: [TIED, PROTECTED], path: tableOf(TIED) }, async (page) => {
      let at = TIED;
      for (const refusal of REFUSALS) {
        if (refusal.game !== at) await page.goto(tableOf(refusal.game));
        at = refusal.game;
        const tile = page.locator(`.hand-tile[data-tile=${refusal.tile}]`).first();
        await tile.waitFor();
        if ((await tile.getAttribute("aria-pressed")) === "false") await tile.tap();
        await page.waitForSelector("[data-space][data-lit]");
        await check(page, lang, refusal);
      }
    });
  });
}
