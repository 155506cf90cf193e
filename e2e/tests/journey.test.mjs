// Every screen that needs a server has no axe violation, on a desktop in light and on a phone in dark; every text is in the
// current language, and nothing is cut, covered or broken.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { journey, USER_TEXTS, visitOptions, withServer } from "../journey.mjs";
import { languagesOfWalk } from "../languages.mjs";
import { setLanguage, untranslated } from "../page-texts.mjs";
import { faultsAtSizes, sizesOfWalk } from "../sizes.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Faults of the page's texts and layout in the languages and at the sizes of the run. */
async function textFaults(page, size) {
  const faults = [];
  const languages = languagesOfWalk(size);
  for (const lang of languages) {
    // Without a list of languages or a network the language stays.
    if (1 < languages.length && !(await setLanguage(page, lang)) && lang !== "en") continue;
    const found = [...(await untranslated(page, lang, USER_TEXTS)), ...(await faultsAtSizes(page, sizesOfWalk(size)))];
    faults.push(...found.map((fault) => `${lang}: ${fault}`));
  }
  return faults;
}

async function check(size, colorScheme) {
  const settings = { ...visitOptions.settings, lang: languagesOfWalk(size)[0] };
  await withServer((server) => siteAt(server.site, browser).visit({ ...visitOptions, settings, size }, async (page) => {
    await page.emulateMedia({ colorScheme });
    const found = new Findings();
    let stops = 0;
    for await (const stop of journey(page, size, server)) {
      stops += 1;
      found.add(stop, await violations(page));
      found.add(stop, await textFaults(page, size));
    }
    assert.ok(36 < stops, "the journey reached all stops");
    found.check();
  }));
}

// A journey mostly waits for the server, so two run in parallel.
describe("screens of a server are accessible and translated", { concurrency: 2 }, () => {
  test("on a desktop, light", () => check(DESK, "light"));
  test("on a phone, dark", () => check(PHONE, "dark"));
});
