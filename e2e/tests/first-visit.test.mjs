// A first visitor can start a game against bots at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture, SMALL } from "../browser.mjs";
import { golden } from "../games.mjs";
import { Keyboard, Mouse, Touch } from "../input.mjs";
import { LANGUAGES } from "../languages.mjs";
import { waitForPrompt } from "../player.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();

/** Maximum time until the first move, in milliseconds. */
const TIME = 10_000;
/** Maximum taps until then. */
const TAPS = 3;

for (const { slug } of titles()) {
  for (const size of [DESK, PHONE]) {
    test(`${slug} (${size.name}): a guest can make the first move within ten seconds and ${TAPS} taps`, async () => {
      const script = () => addEventListener("click", () => (sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0)), true);
      await visit({ worker: true, size, path: "about:blank", script }, async (page) => {
        const input = size.touch ? new Touch(page) : new Mouse(page);
        const started = performance.now();
        await page.goto("/");
        await input.press(`[data-action=new][data-title=${slug}]`);
        await input.press("[data-action=start]");
        await page.waitForSelector(".table");
        const prompt = await waitForPrompt(page);
        const took = performance.now() - started;
        const taps = await page.evaluate(() => Number(sessionStorage.taps));
        console.log(`${slug} (${size.name}): ${prompt.what} after ${Math.round(took)} ms and ${taps} taps`);
        assert.ok(took <= TIME, `${took} ms`);
        assert.ok(taps <= TAPS, `${taps} taps`);
      });
    });
  }
}

for (const size of [DESK, PHONE]) {
  for (const lang of LANGUAGES) {
    test(`a first visitor sees all games and no empty list (${size.name}, ${lang})`, async () => {
      await visit({ worker: true, size, settings: { lang } }, async (page) => {
        await page.waitForSelector("[data-action=first-lesson]");
        const buttons = page.locator("[data-action=new]");
        assert.equal(await buttons.count(), 3);
        for (const button of await buttons.all()) {
          const { y, height } = await button.boundingBox();
          assert.ok(y + height <= size.height, `${await button.getAttribute("data-title")} is below the first view`);
        }
        assert.equal(await page.locator(".game-list").count(), 0);
      });
    });
  }
}

test("one tap starts the shortest game against an easy bot", async () => {
  await visit({ worker: true, size: PHONE }, async (page) => {
    await new Touch(page).act("play-now");
    await page.waitForSelector(".table");
    const players = await page.evaluate(() => {
      const name = Object.keys(localStorage).find((it) => it.startsWith("pagoda.game."));
      const { slug, players } = JSON.parse(localStorage[name]);
      return { slug, kinds: players.map(({ kind }) => kind) };
    });
    assert.deepEqual(players, { slug: "qin", kinds: ["me", "novice"] });
  });
});

/** The stored games that show, in the order of the page. */
const shownGames = (page) =>
  page.$$eval(".home .game", (games) => {
    const shown = games.filter((it) => it.checkVisibility());
    return shown.map((it) => it.querySelector("[data-action=resume], [data-action=replay]").getAttribute("href").split("/").at(-1));
  });

for (const size of [DESK, PHONE, { name: "tablet", width: 768, height: 1024, touch: true }]) {
  test(`stored games are listed once, those that wait for a move first (${size.name})`, async () => {
    const [title] = titles();
    const { slug, middle } = title;
    const over = golden({ id: "over", slug, number: middle.number });
    const games = [1, 2, 3, 4, 5].map((at) => {
      const game = golden({ id: `turn-${at}`, slug, ...middle });
      return { ...game, to_act: game.players.findIndex(({ kind }) => kind === "me") };
    });
    await visit({ worker: true, size, games: [over, ...games] }, async (page) => {
      await page.waitForSelector(".game-list");
      const shown = await shownGames(page);
      assert.deepEqual([...shown].sort(), ["over", ...games.map(({ id }) => id)]);
      assert.equal(shown.at(-1), "over");
      const ring = await page.$eval(".game.waits", (it) => getComputedStyle(it).borderTopWidth);
      assert.equal(ring, "2px");
      assert.equal(await page.locator("[data-action=first-lesson]").count(), 0);
    });
  });
}

for (const size of [DESK, PHONE, SMALL]) {
  test(`the set-up has two open choices, keeps the last ones, and Start in view (${size.name})`, async () => {
    await visit({ worker: true, size }, async (page) => {
      const input = size.touch ? new Touch(page) : new Mouse(page);
      await input.press("[data-action=new][data-title=huang]");
      await page.waitForSelector("#new-game[open]");
      await input.choose("players", "4");
      await input.choose("level", "master");
      assert.equal(await page.locator(".places .bot").count(), 3);
      assert.equal(await page.locator(".places .vacant").count(), 1);
      assert.match(await page.textContent(".sheet-says"), /^You play against (\w+ \(hard bot\)(, | and )?){3}\./);
      await input.press("#new-game summary");
      await input.choose("module", "bandits");
      const { y, height } = await page.locator("[data-action=start]").boundingBox();
      assert.ok(y + height <= size.height, "Start is in view");
      await input.press("[data-action=start]");
      await page.waitForSelector(".table");
      await page.goto("/");
      await input.press("[data-action=new][data-title=huang]");
      assert.equal(await page.locator("input[name=players]:checked").inputValue(), "4");
      assert.equal(await page.locator("input[name=level]:checked").inputValue(), "master");
    });
  });
}

test("the set-up lists the differences from the standard game, and goes back to it", async () => {
  await visit({ worker: true, size: DESK }, async (page) => {
    const input = new Mouse(page);
    await input.press("[data-action=new][data-title=huang]");
    await input.press("#new-game summary");
    await input.choose("module", "bandits");
    await input.flip("palace");
    assert.deepEqual(await page.locator(".differs li").allTextContents(), ["Optional rule – Renegade Bandits", "Royal Palace"]);
    await input.act("standard");
    await page.waitForSelector(".differs", { state: "hidden" });
    assert.equal(await page.locator("input[name=module]:checked").inputValue(), "none");
  });
});

test("the set-up works by keyboard alone, and gives the focus back", async () => {
  await visit({ worker: true, size: DESK }, async (page) => {
    const keyboard = new Keyboard(page);
    await page.waitForSelector("[data-action=new]");
    await keyboard.press("[data-action=new][data-title=qin]");
    await page.waitForSelector("#new-game[open]");
    await keyboard.choose("players", "3");
    assert.equal(await page.locator(".places .bot").count(), 2);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#new-game[open]", { state: "hidden" });
    assert.ok(await page.evaluate(() => document.activeElement.matches("[data-action=new][data-title=qin]")));
  });
});

test("the primary button is lacquer on every page, and gold is only at a table", async () => {
  await visit({ worker: true, size: DESK, path: "/gallery" }, async (page) => {
    await page.waitForSelector(".gallery");
    assert.equal(await page.locator(".page-foot a[href='/gallery']").count(), 0);
    const lacquer = await page.$eval(".btn.main", (it) => getComputedStyle(it).backgroundColor);
    await page.goto("/");
    for (const selector of ["[data-action=play-now]", "[data-action=new]", "[data-action=first-lesson]"]) {
      await page.waitForSelector(selector);
      assert.equal(await page.$eval(selector, (it) => getComputedStyle(it).backgroundColor), lacquer, selector);
    }
    assert.equal(await page.locator(".btn.go").count(), 0);
  });
});
