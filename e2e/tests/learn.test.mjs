// The first game of each title, played by doing what is lit, in every language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, house, LANGUAGES, PHONE } from "../browser.mjs";
import { learn, step, steps } from "../learner.mjs";
import { plain, said, sentence } from "../words.mjs";

const { visit } = house();
const SLUGS = ["huang", "qin", "dragon"];

/** The step says in this language what it is about. */
async function reads(page, lang, slug, number) {
  const id = `${slug}-learn-${steps(slug)[number - 1]}`;
  const shown = plain(await page.locator(".lesson h2").innerText());
  assert.equal(shown, said(lang, id), `step ${number}`);
  const about = plain(await page.locator(".lesson > p").last().innerText());
  assert.match(about.replace(/( [A-Z]\d+\.\w+)+$/, ""), sentence(lang, `${id}-about`));
  assert.ok(await page.locator(".lesson .clause").count(), `step ${number} names a clause`);
}

for (const slug of SLUGS) {
  for (const [at, lang] of LANGUAGES.entries()) {
    const size = at % 2 ? PHONE : DESK;
    test(`${slug} is learned in ${lang}, on a ${size.name}`, async () => {
      await visit({ size, path: `/learn/${slug}`, settings: { lang } }, async (page) => {
        const each = (number) => number && reads(page, lang, slug, number);
        await learn(page, { each });
        assert.equal(plain(await page.locator(".learned h2").innerText()), said(lang, "learn-remember"));
        const remembered = await page.locator(".remember li").allInnerTexts();
        assert.deepEqual(remembered.map(plain), [1, 2, 3].map((it) => said(lang, `${slug}-learn-remember-${it}`)));
        const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("pagoda.game.")));
        assert.deepEqual(kept, [], "a lesson isn't one of the games");
      });
    });
  }

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

  test(`${slug}: axe finds nothing, and on a phone everything of a step is seen at once`, async () => {
    for (const size of [DESK, PHONE]) {
      await visit({ size, path: `/learn/${slug}` }, async (page) => {
        const each = async (number) => {
          if (number === undefined || number % 5 === 1) assert.deepEqual(await violations(page), [], `step ${number}`);
          if (number !== undefined) await fits(page, `${slug} ${size.name} step ${number}`);
        };
        await learn(page, { each });
      });
    }
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

test("what is legal but not asked for is answered kindly, what isn't legal by its clause", async () => {
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

test("from the first page into the lesson, and from its end to a first game", async () => {
  await visit({ path: "/" }, async (page) => {
    await page.click("[data-action=learn][data-title=qin]");
    await learn(page);
    await page.click("[data-action=first-game]");
    await page.waitForURL(/\/table\//);
    await page.waitForSelector(".table:not([data-lesson])");
    const game = await page.evaluate(() => JSON.parse(localStorage[Object.keys(localStorage).find((it) => it.startsWith("pagoda.game."))]));
    assert.deepEqual(game.sitters.map(({ kind }) => kind), ["me", "novice"]);
  });
});
