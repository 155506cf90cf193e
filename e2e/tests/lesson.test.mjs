// The lesson of each game, played by tapping what it points at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { resize } from "../geometry.mjs";
import { chosenLanguages } from "../languages.mjs";
import { checkPointer, learn, step, steps, tap } from "../lesson.mjs";
import { messagePattern, messageText, plain } from "../messages.mjs";
import { setLanguageAnywhere } from "../page-texts.mjs";
import { titles } from "../titles.mjs";
import { waitUntil } from "../waits.mjs";

const { visit } = siteFixture();

/** Checks the text of a step in a language. */
async function checkStep(page, lang, slug, number) {
  const id = `${slug}-learn-${steps(slug)[number - 1]}`;
  const shown = plain(await page.locator(".lesson h2").innerText());
  assert.equal(shown, messageText(lang, id), `step ${number}`);
  const about = plain(await page.locator(".lesson > p").last().innerText());
  assert.match(about.replace(/( [A-Z]\d+\.\w+)+$/, ""), messagePattern(lang, `${id}-about`));
  assert.ok(await page.locator(".lesson .clause").count(), `step ${number} names a clause`);
}

/** Checks the summary of the lesson in a language. */
async function checkSummary(page, lang, slug) {
  const wanted = [messageText(lang, "learn-remember"), ...[1, 2, 3].map((it) => messageText(lang, `${slug}-learn-remember-${it}`))].join("; ");
  const shown = async () => (await page.locator(".learned h2, .remember li").allInnerTexts()).map(plain).join("; ");
  // A page without a list of languages was reloaded, and its texts load a moment later.
  await waitUntil(page, async () => (await shown()) === wanted, async () => `${await shown()} isn't ${wanted}`);
}

/** The names of the stored games. */
const storedNames = (page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("pagoda.game.")));

for (const { slug } of titles()) {
  const languages = chosenLanguages();

  /** Checks a step in each language and size; odd steps are then played on a phone, even ones on a desktop. */
  async function checkAll(page, number) {
    const sizes = number % 2 ? [DESK, PHONE] : [PHONE, DESK];
    for (const lang of languages) {
      await setLanguageAnywhere(page, lang);
      if (number === undefined) await checkSummary(page, lang, slug);
      else await checkStep(page, lang, slug, number);
      for (const size of sizes) {
        await resize(page, size);
        if (lang === "en" && (number === undefined || number % 5 === 1)) assert.deepEqual(await violations(page), [], `step ${number}, ${size.name}`);
        if (number !== undefined) await fits(page, `${slug} ${size.name} step ${number} in ${lang}`);
      }
    }
  }

  test(`${slug}: the lesson leads from the home page to a first game, in ${languages.join(", ")}, on a desktop and a phone`, async () => {
    await visit({ size: PHONE, path: "/" }, async (page) => {
      await page.click(`[data-action=learn][data-title=${slug}]`);
      await learn(page, { each: (number) => checkAll(page, number) });
      assert.deepEqual(await storedNames(page), [], "a lesson isn't stored as a game");
      await page.click("[data-action=first-game]");
      await page.waitForURL(/\/table\//);
      await page.waitForSelector(".table:not([data-lesson])");
      const [name] = await storedNames(page);
      const game = await page.evaluate((name) => JSON.parse(localStorage[name]), name);
      assert.deepEqual(game.players.map(({ kind }) => kind), ["me", "novice"]);
    });
  });

  test(`${slug}: a lesson resumes at the same step after a reload, and can start over`, async () => {
    await visit({ path: `/learn/${slug}` }, async (page) => {
      await learn(page, { until: 4 });
      await page.reload();
      assert.equal(await step(page), 4);
      await checkStep(page, "en", slug, 4);
      await page.click("[data-action=menu]");
      await page.click("#menu [data-action=learn-again]");
      await page.waitForSelector(".think[data-lesson-step='1']");
    });
  });
}

/** Checks that the step's text and the bar are on the screen without scrolling. */
async function fits(page, what) {
  const hidden = await page.evaluate(() => {
    const think = document.querySelector(".think");
    const over = think.scrollHeight - think.clientHeight;
    const out = [...document.querySelectorAll(".lesson h2, .lesson > p, .bar .confirm")].filter((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return top < 0 || bottom > innerHeight;
    });
    return { over: over > 1 ? over : 0, out: out.map((it) => it.className || it.tagName) };
  });
  assert.deepEqual(hidden, { over: 0, out: [] }, what);
}

const skip = !titles().some(({ slug }) => slug === "qin") && "Qin isn't there";
test("a legal move that isn't the lesson's gets a hint, an illegal one its clause", { skip }, async () => {
  await visit({ path: "/learn/qin" }, async (page) => {
    await step(page);
    await page.click(".hand-tile[data-tile=BY]");
    await page.waitForSelector(".strayed");
    assert.equal(plain(await page.locator(".strayed").innerText()), messageText("en", "learn-strayed"));
    await page.click(".hand-tile[data-tile=RB]");
    await page.waitForSelector(".strayed", { state: "detached" });
    await page.click("[data-space=A1]");
    await page.waitForSelector(".refusal[data-clause='Q2.2']:not([aria-busy])");
    await page.click("[data-action=dismiss]");
    await page.click("[data-action=hint] >> nth=0");
    await page.waitForSelector("[data-action=confirm]:enabled");
  });
});

const noHuang = !titles().some(({ slug }) => slug === "huang") && "Huang isn't there";
test("a space that the lesson points at is scrolled into view on a zoomed board", { skip: noHuang }, async () => {
  await visit({ path: "/learn/huang", size: PHONE }, async (page) => {
    await step(page);
    for (let closer = 0; closer < 4; closer += 1) await page.locator("[data-action=zoom-in]").first().click();
    await page.waitForSelector(".board-zoom[data-close]");
    await tap(page);
    await checkPointer(page);
    await waitUntil(page, () => page.evaluate(() => {
      const [space, board] = [".space[data-next]", ".board-zoom"].map((it) => document.querySelector(it)?.getBoundingClientRect());
      if (!space) return false;
      return board.left - 1 <= space.left && space.right <= board.right + 1 && board.top - 1 <= space.top && space.bottom <= board.bottom + 1;
    }), () => "the space is out of view");
  });
});

test("what is next pulses, and stands still without animations", { skip }, async () => {
  const animation = (page) => page.locator("[data-next]").first().evaluate((it) => {
    const { animationName, outlineStyle } = getComputedStyle(it);
    return [animationName, outlineStyle];
  });
  for (const [speed, name] of [["normal", "next-pulse"], ["none", "none"]]) {
    await visit({ path: "/learn/qin", settings: { speed } }, async (page) => {
      await step(page);
      await checkPointer(page);
      assert.deepEqual(await animation(page), [name, "solid"], speed);
    });
  }
});
