// Every screen that needs a server: no axe violation, on desktop in light and on a phone
// in dark; every text is in the current language, and everything has room.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { cramped } from "../fit.mjs";
import { journey, wishes, withServer, WRITTEN } from "../journey.mjs";
import { chosenLanguages } from "../languages.mjs";
import { foreign, speak } from "../speech.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** What is wrong with the words of a page in the languages that are looked at. */
async function misspoken(page) {
  const faults = [];
  for (const lang of chosenLanguages()) {
    // Where nothing is, and without a network, it stays as it was.
    if (!(await speak(page, lang)) && lang !== "en") continue;
    const found = [...(await foreign(page, lang, WRITTEN)), ...(await cramped(page))];
    faults.push(...found.map((fault) => `${lang}: ${fault}`));
  }
  return faults;
}

async function check(size, colorScheme) {
  await withServer((server) => houseAt(server.site, browser).visit({ ...wishes, size }, async (page) => {
    await page.emulateMedia({ colorScheme });
    const found = new Findings();
    let stops = 0;
    for await (const stop of journey(page, size, server)) {
      stops += 1;
      found.note(stop, await violations(page));
      found.note(stop, await misspoken(page));
    }
    assert.ok(36 < stops, "the journey went all the way");
    found.check();
  }));
}

// Much of a journey is waiting for others, so two go at once.
describe("every screen with people", { concurrency: 2 }, () => {
  test("on a desk, by day", () => check(DESK, "light"));
  test("on a phone, by night", () => check(PHONE, "dark"));
});
