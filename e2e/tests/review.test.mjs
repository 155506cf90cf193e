// Review of a finished game: evaluation, links to positions, all hands, and verification of the chance of a server's
// game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { guest, playThroughApi } from "../api-client.mjs";
import { violations } from "../axe.mjs";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { golden, record, steps, tableOf } from "../games.mjs";
import { Keyboard, Mouse, Touch } from "../input.mjs";
import { messagePattern, plain } from "../messages.mjs";
import { recordedHand } from "../recorded-hand.mjs";
import { ply, storedGames } from "../table-page.mjs";
import { titles } from "../titles.mjs";

const fixture = siteFixture();
const { visit } = fixture;

const finished = ({ slug, middle }) => golden({ id: "over", slug, number: middle.number });

/** In the page: records the values of the progress bar. */
const watchProgress = () => {
  window.progress = [];
  new MutationObserver(() => {
    const value = document.querySelector("[data-action=judging]")?.value;
    if (value !== undefined && value !== window.progress.at(-1)) window.progress.push(value);
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
};

for (const title of titles()) {
  const { slug } = title;
  const game = finished(title);
  const last = steps(slug, title.middle.number).length;

  test(`${slug}: the bot evaluates a finished game step by step, and a tap on the chart opens the position`, async () => {
    await visit({ games: [game], path: tableOf(game) }, async (page) => {
      const input = new Mouse(page);
      await page.waitForSelector("main.over");
      await page.evaluate(watchProgress);
      await input.act("judge");
      const chart = page.locator(".analysis .chart");
      await chart.waitFor();
      const progress = await page.evaluate(() => window.progress);
      assert.ok(2 < progress.length, `progress shows: ${progress}`);
      assert.deepEqual(progress, progress.toSorted((one, other) => one - other), "progress only grows");
      assert.equal(await chart.locator(".line").count(), game.players.length);
      assert.equal(await chart.locator(".line.own").count(), 1, "the player's own line is broad");
      const labels = await chart.locator("text").evaluateAll((all) => {
        const { left, right } = all[0].ownerSVGElement.getBoundingClientRect();
        return all.filter((it) => it.getBoundingClientRect().left < left - 1 || right + 1 < it.getBoundingClientRect().right).map((it) => it.textContent);
      });
      assert.deepEqual(labels, [], "labels are inside the chart");
      const numbers = await page.locator(".turning-number").allInnerTexts();
      assert.deepEqual(await chart.locator(".chart-mark text").allTextContents(), numbers, "cards and chart have the same numbers");
      assert.ok(await chart.locator("use[href^='#ui-mark-p']").count(), "lines differ by more than colour");

      await input.act("analysis-table");
      const end = await page.locator(".shares tbody tr:last-child td").allInnerTexts();
      const shares = end.map((text) => parseInt(text, 10));
      assert.ok(Math.abs(100 - shares.reduce((sum, share) => sum + share)) <= 2, `${end} adds up to 100 %`);
      assert.equal(Number(await page.locator(".shares tbody tr:last-child [data-ply]").innerText()), last);

      const { width, height } = await chart.boundingBox();
      await chart.click({ position: { x: width / 2, y: height / 2 } });
      await page.waitForSelector(".table[data-phase=replay]");
      await page.waitForFunction((last) => Number(document.querySelector(".table").dataset.ply) < last, last);
      const middle = await ply(page);
      assert.ok(last / 4 < middle && middle < (3 * last) / 4, `${middle} is in the middle of ${last}`);
      await page.waitForURL((url) => url.searchParams.get("ply") === String(middle));
      assert.deepEqual(await page.locator(".turn-mark").allInnerTexts(), numbers, "and so has the slider");
      await input.act("hint");
      await page.waitForSelector(".side .analysis .here", { state: "attached" });
      await input.act("score");
      await page.waitForURL((url) => url.search === "");
    });
  });

  test(`${slug}: the evaluation opens a position by keyboard alone`, async () => {
    await visit({ games: [game], path: tableOf(game) }, async (page) => {
      const input = new Keyboard(page);
      await page.waitForSelector("main.over");
      await input.act("judge");
      await page.waitForSelector(".analysis .chart");
      await input.act("analysis-table");
      const row = page.locator(".shares [data-action=goto]").nth(1);
      const wanted = await row.getAttribute("data-ply");
      await input.press(`.shares [data-ply="${wanted}"]`);
      await page.waitForSelector(`.table[data-phase=replay][data-ply="${wanted}"]`);
    });
  });

  test(`${slug}: a link opens its position with its eyes`, async () => {
    await visit({ games: [game], path: `${tableOf(game)}?ply=9&eyes=2` }, async (page, context) => {
      const input = new Mouse(page);
      await page.waitForSelector('.table[data-phase=replay][data-ply="9"]');
      assert.equal(await page.inputValue("#eyes"), "2");
      await input.act("forward");
      await page.waitForURL((url) => url.search === "?ply=10&eyes=2");
      await page.selectOption("#eyes", "public");
      await page.waitForURL((url) => url.search === "?ply=10&eyes=public");

      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await input.act("link");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(link, page.url());
      const other = await context.newPage();
      await other.goto(link);
      await other.waitForSelector('.table[data-phase=replay][data-ply="10"]');
      assert.equal(await other.inputValue("#eyes"), "public");
    });
  });

  test(`${slug}: a game with secrets shows all hands at once`, async () => {
    await visit({ size: PHONE, games: [game], path: `${tableOf(game)}?ply=12&eyes=all` }, async (page) => {
      await page.waitForSelector('.table[data-ply="12"]');
      if (!title.tiles) {
        assert.equal(await page.locator("#eyes option[value=all]").count(), 0);
        assert.equal(await page.inputValue("#eyes"), "public");
        return;
      }
      for (const step of [12, 13, 20]) {
        await page.fill("#scrub", String(step));
        await page.waitForSelector(`.table[data-ply="${step}"]`);
        const counts = game.players.map((_, seat) => recordedHand(record(title.middle.number, step, slug), seat + 1).length);
        await page.waitForFunction((counts) => {
          const rows = [...document.querySelectorAll(".hands li")];
          return rows.map((row) => row.querySelectorAll(".held-one").length).join() === counts;
        }, counts.join());
      }
      assert.deepEqual(await violations(page), []);
      await page.selectOption("#eyes", "1");
      await page.waitForSelector(".hands", { state: "detached" });
    });
  });
}

/** Opens a finished game of the server; `opening` replaces the server's response. */
function visitServerGame({ table, opening }, { size, known }, then) {
  const script = `if (location.protocol !== "about:") localStorage.setItem("pagoda.fairness.${table}", ${JSON.stringify(JSON.stringify({ commitment: known }))})`;
  return visit({ size, path: "about:blank", script: known && script }, async (page) => {
    if (opening) await page.route(`**/api/tables/${table}/fairness`, (route) => route.fulfill({ json: opening }));
    await page.goto(`/table/${table}`);
    await page.waitForSelector("main.over");
    await then(page);
  });
}

const qin = titles().find(({ slug }) => slug === "qin");

test("qin: the browser verifies the chance of a server's game and finds manipulations", { skip: !qin && "Qin isn't there" }, async () => {
  const opened = await playThroughApi(await guest(fixture.server.site, "Ada"));
  const draws = opened.record.split("\n").filter((line) => line.startsWith("*")).length;
  const { table } = opened;
  const check = async (game, options, then) => visitServerGame(game, options, async (page) => {
    const input = options.size.touch ? new Touch(page) : new Mouse(page);
    assert.match(await page.locator(".score").innerText(), /Ada/);
    await input.act("verify");
    const notice = page.locator("#verify .notice");
    await notice.waitFor();
    await then(page, { fair: await notice.getAttribute("data-fair"), text: plain(await notice.innerText()) });
    assert.deepEqual(await storedGames(page), [], "the browser doesn't store it");
  });

  await check({ table }, { size: DESK, known: opened.commitment }, async (page, { fair: is, text }) => {
    assert.equal(is, "true");
    assert.match(text, new RegExp(`\\b${draws}\\b`));
    assert.equal(await page.locator("[data-fact=verify-same]").count(), 1);
    assert.deepEqual(await violations(page), []);
  });
  await check({ table, opening: opened }, { size: PHONE, known: "00" }, async (page, { fair: is }) => {
    assert.equal(is, "false", "the proof agrees with itself, and not with what this browser saw");
    assert.equal(await page.locator("[data-fact=verify-other]").count(), 1);
  });
  const seed = { table, opening: { ...opened, seed: "08".repeat(32) } };
  await check(seed, { size: DESK }, async (page, { fair: is, text }) => {
    assert.equal(is, "false");
    assert.match(text, messagePattern("en", "verify-seed-wrong"));
    assert.equal(await page.locator("[data-fact=verify-not-seen]").count(), 1);
  });
  const luck = { table, opening: { ...opened, luck: ["south wind", ""] } };
  await check(luck, { size: DESK }, async (page, { fair: is, text }) => {
    assert.equal(is, "false");
    assert.match(text, messagePattern("en", "verify-chance-wrong"));
  });
});
