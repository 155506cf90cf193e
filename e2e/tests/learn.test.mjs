// The lesson of each title, played by picking what is lit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, house, PHONE } from "../browser.mjs";
import { resize } from "../geometry.mjs";
import { chosenLanguages } from "../languages.mjs";
import { learn, step, steps } from "../learner.mjs";
import { speakAnywhere } from "../speech.mjs";
import { until } from "../states.mjs";
import { titles } from "../titles.mjs";
import { plain, said, sentence } from "../words.mjs";

const { visit } = house();

/** The step says in this language what it is about. */
async function reads(page, lang, slug, number) {
  const id = `${slug}-learn-${steps(slug)[number - 1]}`;
  const shown = plain(await page.locator(".lesson h2").innerText());
  assert.equal(shown, said(lang, id), `step ${number}`);
  const about = plain(await page.locator(".lesson > p").last().innerText());
  assert.match(about.replace(/( [A-Z]\d+\.\w+)+$/, ""), sentence(lang, `${id}-about`));
  assert.ok(await page.locator(".lesson .clause").count(), `step ${number} names a clause`);
}

/** What is to be remembered, in this language. */
async function remembers(page, lang, slug) {
  const wanted = [said(lang, "learn-remember"), ...[1, 2, 3].map((it) => said(lang, `${slug}-learn-remember-${it}`))].join("; ");
  const shown = async () => (await page.locator(".learned h2, .remember li").allInnerTexts()).map(plain).join("; ");
  // Where no language can be chosen the page was loaded again, and its words come a moment later.
  await until(page, async () => (await shown()) === wanted, async () => `${await shown()} isn't ${wanted}`);
}

/** The names of the games that are kept. */
const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("pagoda.game.")));

for (const { slug } of titles()) {
  const languages = chosenLanguages();

  /** Looks at a step in each language and at both sizes; every other one is tried on a phone, those between on a desk. */
  async function look(page, number) {
    const sizes = number % 2 ? [DESK, PHONE] : [PHONE, DESK];
    for (const lang of languages) {
      await speakAnywhere(page, lang);
      if (number === undefined) await remembers(page, lang, slug);
      else await reads(page, lang, slug, number);
    }
    for (const size of sizes) {
      await resize(page, size);
      if (number === undefined || number % 5 === 1) assert.deepEqual(await violations(page), [], `step ${number}, ${size.name}`);
      if (number !== undefined) await fits(page, `${slug} ${size.name} step ${number}`);
    }
  }

  test(`${slug} is learned from the first page on to a first game, in ${languages.join(", ")}, on a desk and on a phone`, async () => {
    await visit({ size: PHONE, path: "/" }, async (page) => {
      await page.click(`[data-action=learn][data-title=${slug}]`);
      await learn(page, { each: (number) => look(page, number) });
      assert.deepEqual(await kept(page), [], "a lesson isn't one of the games");
      await page.click("[data-action=first-game]");
      await page.waitForURL(/\/table\//);
      await page.waitForSelector(".table:not([data-lesson])");
      const [name] = await kept(page);
      const game = await page.evaluate((name) => JSON.parse(localStorage[name]), name);
      assert.deepEqual(game.players.map(({ kind }) => kind), ["me", "novice"]);
    });
  });

  test(`${slug}: who leaves comes back to the same step, and can begin again`, async () => {
    await visit({ path: `/learn/${slug}` }, async (page) => {
      await learn(page, { until: 4 });
      await page.reload();
      assert.equal(await step(page), 4);
      await reads(page, "en", slug, 4);
      await page.click("[data-action=menu]");
      await page.click("#menu [data-action=learn-again]");
      await page.waitForSelector(".think[data-lesson-step='1']");
    });
  });
}

/** What the step says, what is held and the bar are in sight, and nothing has to be scrolled. */
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
test("what is legal but not asked for is answered kindly, what isn't legal by its clause", { skip }, async () => {
  await visit({ path: "/learn/qin" }, async (page) => {
    await step(page);
    await page.click(".hand-tile[data-tile=BY]");
    await page.waitForSelector(".strayed");
    assert.equal(plain(await page.locator(".strayed").innerText()), said("en", "learn-strayed"));
    await page.click(".hand-tile[data-tile=RB]");
    await page.waitForSelector(".strayed", { state: "detached" });
    await page.click("[data-space=A1]");
    await page.waitForSelector(".refusal[data-clause='Q2.2']");
    await page.click("[data-action=dismiss]");
    await page.click("[data-action=hint] >> nth=0");
    await page.waitForSelector("[data-action=confirm]:enabled");
  });
});
