// Wherever a clause is named, its chip opens the rules there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { titles } from "../titles.mjs";
import { clause, plain } from "../words.mjs";

const { visit } = house();

/** Follows a chip, and compares what is open with the rulebook. */
async function check(page, chip) {
  const named = await page.locator(chip).first().getAttribute("data-clause");
  await page.locator(chip).first().click();
  const open = page.locator(".clause-text[aria-current=true]").filter({ hasText: named });
  await open.waitFor({ timeout: 5_000 });
  assert.equal(plain(await open.locator("span").innerText()), clause("en", named), chip);
}

for (const title of titles()) {
  const { slug, middle, chips } = title;
  const game = golden({ id: "middle", slug, ...middle });
  const over = golden({ id: "over", slug, number: middle.number });

  test(`${slug}: at the table`, async () => {
    await visit({ games: [game], path: tableOf(game) }, async (page) => {
      const hands = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      for (const part of [...chips, ".log"]) {
        await hands.press(".tab[data-action=log]");
        await check(page, `${part} .clause`);
      }
      await hands.press(".tab[data-action=log]");
      await title.place(page, hands);
      await page.waitForSelector(".think .outcome", { state: "attached" });
      // Not every move has consequences, and not every game a legend.
      for (const part of [".think .outcome", ".legend"]) {
        if (!(await page.locator(`${part} .clause`).filter({ visible: true }).count())) continue;
        await check(page, `${part} .clause`);
        await hands.press(".tab[data-action=log]");
      }
    });
  });

  test(`${slug}: on the score sheet`, async () => {
    await visit({ games: [over], path: tableOf(over) }, async (page) => {
      await page.waitForSelector("main.over");
      await check(page, ".over-head .clause");
    });
  });

  test(`${slug}: on the page of the rules, by its address`, async () => {
    await visit({ path: `/rules/${slug}#${title.clause}` }, async (page) => {
      const open = page.locator(".clause-text[aria-current=true]");
      await open.waitFor();
      assert.equal(await open.getAttribute("id"), title.clause);
      assert.ok(await open.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight), "it is on the screen");
    });
  });
}
