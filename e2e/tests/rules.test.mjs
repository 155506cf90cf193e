// Every clause link opens the rules at its clause, and every clause has an address that works without scripts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Mouse } from "../input.mjs";
import { chosenLanguages, LANGUAGES } from "../languages.mjs";
import { clause, messageText, plain } from "../messages.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();

/** Follows a clause link, and compares the open clause with the rulebook. */
async function check(page, chip) {
  const named = await page.locator(chip).first().getAttribute("data-clause");
  await page.locator(chip).first().click();
  const open = page.locator(".clause-text[aria-current=true], .clause-text:target").filter({ hasText: named });
  await open.waitFor({ timeout: 5_000 });
  assert.equal(plain(await open.locator("span").innerText()), clause("en", named), chip);
}

for (const title of titles()) {
  const { slug, middle, chips } = title;
  const game = golden({ id: "middle", slug, ...middle });
  const over = golden({ id: "over", slug, number: middle.number });

  test(`${slug}: clause links of the table open the rules`, async () => {
    await visit({ games: [game], path: tableOf(game) }, async (page) => {
      const input = new Mouse(page);
      await page.waitForSelector(".table[data-phase=pick]");
      for (const part of [...chips, ".log"]) {
        await input.press(".tab[data-action=log]");
        await check(page, `${part} .clause`);
      }
      await input.press(".tab[data-action=log]");
      await title.place(page, input);
      await page.waitForSelector(".think .outcome", { state: "attached" });
      // Not every move has consequences, and not every game has a legend.
      for (const part of [".think .outcome", ".legend"]) {
        if (!(await page.locator(`${part} .clause`).filter({ visible: true }).count())) continue;
        await check(page, `${part} .clause`);
        await input.press(".tab[data-action=log]");
      }
    });
  });

  test(`${slug}: the clause link of the score sheet opens the rules`, async () => {
    await visit({ games: [over], path: tableOf(over) }, async (page) => {
      await page.waitForSelector("main.over");
      await check(page, ".over-head .clause");
    });
  });

  for (const size of [DESK, PHONE]) {
    test(`${slug}: the address of a clause works without scripts (${size.name})`, async () => {
      await visit({ size, noScript: true, path: `/rules/${slug}#${title.clause}` }, async (page) => {
        const open = page.locator(".clause-text:target");
        assert.equal(await open.getAttribute("id"), title.clause);
        assert.equal(plain(await open.locator("span").innerText()), clause("en", title.clause));
        const { y, height } = await open.boundingBox();
        assert.ok(0 <= y && y + height <= size.height, "it is on the screen");
      });
    });

    test(`${slug}: the rules are complete and accessible in every language (${size.name})`, async () => {
      await visit({ size, path: `/rules/${slug}` }, async (page) => {
        const ids = await page.locator(".clause-text").evaluateAll((all) => all.map(({ id }) => id));
        for (const lang of LANGUAGES) {
          await page.click(`.book-langs [hreflang=${lang}]`);
          await page.waitForSelector(`html[lang=${lang}] .book-langs [hreflang=${lang}][aria-current=page]`);
          assert.equal(await page.innerText("#contents"), messageText(lang, "book-contents"));
          for (const id of [ids[0], title.clause, ids.at(-1)]) {
            assert.equal(plain(await page.innerText(`[id="${id}"] > span`)), clause(lang, id));
          }
          const { scroll, seen } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, seen: innerWidth }));
          assert.equal(scroll, seen, `nothing is wider than the page in ${lang}`);
          if (!chosenLanguages().includes(lang)) continue;
          for (const colorScheme of ["light", "dark"]) {
            await page.emulateMedia({ colorScheme });
            // Only colours differ in dark mode.
            assert.deepEqual(await violations(page, { onlyColours: colorScheme === "dark" }), [], `${lang}, ${colorScheme}`);
          }
        }
      });
    });
  }
}

test("the home page links to the rules in the player's language", async () => {
  for (const lang of LANGUAGES) {
    await visit({ settings: { lang } }, async (page) => {
      await page.locator(".facts a").first().click();
      await page.waitForURL(lang === "en" ? /\/rules\/\w+$/ : new RegExp(`/rules/\\w+/${lang}$`));
      await page.waitForSelector(`html[lang=${lang}] .book`);
      await page.click("[data-action=play]");
      await page.waitForSelector("[data-action=new]");
    });
  }
});
