// Wherever a clause is named, its chip opens the rules there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Mouse } from "../hands.mjs";
import { placeTile } from "../player.mjs";
import { clause, plain } from "../words.mjs";

const { visit } = house();
const GAME = golden({ id: "middle", number: "002", steps: 62 });
const OVER = golden({ id: "over", number: "002" });

/** Follows a chip, and compares what is open with the rulebook. */
async function check(page, chip) {
  const named = await page.locator(chip).first().getAttribute("data-clause");
  await page.locator(chip).first().click();
  const open = page.locator(".clause-text[aria-current=true]").filter({ hasText: named });
  await open.waitFor({ timeout: 5_000 });
  assert.equal(plain(await open.locator("span").innerText()), clause("en", named), chip);
}

test("at the table", async () => {
  await visit({ games: [GAME], path: tableOf(GAME) }, async (page) => {
    const hands = new Mouse(page);
    await page.waitForSelector(".table[data-phase=pick]");
    for (const part of [".players .panel-head", ".piles .panel-head", ".log"]) {
      await hands.press(".tab[data-action=log]");
      await check(page, `${part} .clause`);
    }
    await hands.press(".tab[data-action=log]");
    await placeTile(page, hands);
    await page.waitForSelector(".think .outcome .clause");
    await check(page, ".think .outcome .clause");
    await hands.press(".tab[data-action=log]");
    await check(page, ".legend .clause");
  });
});

test("on the score sheet", async () => {
  await visit({ games: [OVER], path: tableOf(OVER) }, async (page) => {
    await page.waitForSelector("main.over");
    await check(page, ".over-head .clause");
  });
});

test("on the page of the rules, by its address", async () => {
  await visit({ path: "/rules/qin#Q5.3" }, async (page) => {
    const open = page.locator(".clause-text[aria-current=true]");
    await open.waitFor();
    assert.equal(await open.getAttribute("id"), "Q5.3");
    assert.ok(await open.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight), "it is on the screen");
  });
});
