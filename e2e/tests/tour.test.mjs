// Two walks through every screen and every state of a title. With a finger: on a small phone every control can be hit,
// on a usual one a whole turn is on the screen at once. By mouse on a desk. On both everything has room, and nothing
// that axe knows is violated, by day or by night.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, house, PHONE, SMALL } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { cramped } from "../fit.mjs";
import { misplaced, offScreen, resize } from "../geometry.mjs";
import { chosenLanguages } from "../languages.mjs";
import { speakAnywhere } from "../speech.mjs";
import { titles } from "../titles.mjs";
import { isOfTurn, tour, wishes } from "../tour.mjs";

const { visit } = house();

/** The least size of what a finger can hit (WCAG 2.5.8). */
const LEAST = 24;
/** All that a turn needs, whatever is being asked. */
const NEEDED = [".turn", "[data-action=confirm]", "[data-action=undo]"];

/** What axe finds by day, and of colours by night: nothing else is different then. */
async function inaccessible(page) {
  await page.emulateMedia({ colorScheme: "light" });
  const day = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await violations(page, { onlyColours: true });
  await page.emulateMedia({ colorScheme: "light" });
  return [...day, ...night.map((fault) => `${fault} (dark)`)];
}

/** Whatever can be picked and is too small for a finger. */
async function tooSmall(page, { slug }) {
  const boxes = await page.$$eval(".space, .table :is([data-word], [data-words])", (all) => {
    const shown = all.filter((it) => it.checkVisibility({ visibilityProperty: true }));
    return shown.map((it) => ({ ...it.dataset, box: it.getBoundingClientRect().toJSON() }));
  });
  assert.ok(10 < boxes.length || slug !== "huang", "there are spaces");
  const small = boxes.filter(({ box }) => box.width < LEAST || box.height < LEAST);
  return small.map(({ box, ...it }) => `${it.space ?? it.words ?? it.word} is ${box.width} × ${box.height}`);
}

/** What doesn't fit on phones at a stop, in a language. */
async function unfit(page, title, stop) {
  await resize(page, SMALL);
  const { faults, controls } = await misplaced(page);
  assert.ok(0 < controls, `${stop} has controls`);
  await resize(page, PHONE);
  faults.push(...(await cramped(page)));
  if (!isOfTurn(stop)) return faults;
  return [...faults, ...(await offScreen(page, [...NEEDED, ...title.needs(stop)]))];
}

async function walk(title, size, look) {
  await visit({ ...wishes(title), size }, async (page) => {
    const found = new Findings();
    const seen = [];
    for await (const stop of tour(page, size, title)) {
      seen.push(stop);
      await look(page, stop, (faults) => found.note(stop, faults));
    }
    assert.ok(16 < seen.length, "the tour went all the way");
    assert.ok(5 < seen.filter(isOfTurn).length || title.slug !== "qin", "there was a whole turn");
    assert.ok(seen.includes(title.stop("table-pick")), "something was to be picked");
    found.check();
  });
}

for (const title of titles()) {
  const languages = chosenLanguages();
  const isPicking = (stop) => stop === title.stop("table-pick");

  test(`${title.slug} on phones (${languages.join(", ")}): everything has room, a turn needs no scrolling, axe finds nothing`, async () => {
    await walk(title, SMALL, async (page, stop, note) => {
      for (const lang of languages) {
        await speakAnywhere(page, lang);
        note((await unfit(page, title, stop)).map((fault) => `${lang}: ${fault}`));
      }
      await resize(page, PHONE);
      if (isPicking(stop)) note(await tooSmall(page, title));
      note(await inaccessible(page));
      await resize(page, SMALL);
    });
  });

  test(`${title.slug} on a desk (${languages.join(", ")}): everything has room, axe finds nothing`, async () => {
    await walk(title, DESK, async (page, stop, note) => {
      for (const lang of languages) {
        await speakAnywhere(page, lang);
        note((await cramped(page)).map((fault) => `${lang}: ${fault}`));
      }
      note(await inaccessible(page));
    });
  });
}
