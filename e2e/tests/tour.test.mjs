// Two tours of every screen and state of a game, by touch and by mouse. On a small phone every control can be hit, on a
// usual one a whole turn fits on the screen. At every size of the run nothing is cut, covered or broken, and nothing violates axe in
// light; in dark each stop is checked by touch or by mouse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, PHONE, siteFixture, SMALL } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { cutPlayers, offScreen, resize, unreachableControls } from "../geometry.mjs";
import { languagesOfWalk } from "../languages.mjs";
import { setLanguageAnywhere } from "../page-texts.mjs";
import { faultsAtSizes, sizesOfWalk } from "../sizes.mjs";
import { titles } from "../titles.mjs";
import { isOfTurn, tour, visitOptions } from "../tour.mjs";

const { visit } = siteFixture();

/** Minimum size of a target in pixels (WCAG 2.5.8). */
const MIN_SIZE = 24;
/** Elements that every decision needs. */
const NEEDED = [".turn", "[data-action=confirm]", "[data-action=undo]"];

/** Axe violations in light; where `inDark` also those of colours in dark, in the long run always. */
async function inaccessible(page, { inDark }) {
  const light = await violations(page);
  if (!inDark && !process.env.EVERY) return light;
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, { onlyColours: true });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `${fault} (dark)`)];
}

/** Choices that are too small for touch. */
async function tooSmall(page, { slug }) {
  const boxes = await page.$$eval(".space, .table :is([data-word], [data-words])", (all) => {
    const shown = all.filter((it) => it.checkVisibility({ visibilityProperty: true }));
    return shown.map((it) => ({ ...it.dataset, box: it.getBoundingClientRect().toJSON() }));
  });
  assert.ok(10 < boxes.length || slug !== "huang", "there are spaces");
  const small = boxes.filter(({ box }) => box.width < MIN_SIZE || box.height < MIN_SIZE);
  return small.map(({ box, ...it }) => `${it.space ?? it.words ?? it.word} is ${box.width} × ${box.height}`);
}

/** Layout faults of a stop on phones. */
async function phoneFaults(page, title, stop) {
  await resize(page, SMALL);
  const { faults, controls } = await unreachableControls(page);
  assert.ok(0 < controls, `${stop} has controls`);
  faults.push(...(await faultsAtSizes(page, sizesOfWalk(PHONE))));
  if (!isOfTurn(stop)) return faults;
  return [...faults, ...(await offScreen(page, [...NEEDED, ...title.needs(stop)]))];
}

async function takeTour(title, size, inspect) {
  const [lang] = languagesOfWalk(size);
  await visit({ ...visitOptions(title), settings: { lang }, size }, async (page) => {
    const found = new Findings();
    const seen = [];
    for await (const stop of tour(page, size, title)) {
      seen.push(stop);
      await inspect(page, stop, { at: seen.length, add: (faults) => found.add(stop, faults) });
    }
    assert.ok(16 < seen.length, "the tour reached all stops");
    assert.ok(5 < seen.filter(isOfTurn).length || title.slug !== "qin", "there was a whole turn");
    assert.ok(seen.includes(title.stop("table-pick")), "there was something to pick");
    found.check();
  });
}

/** Faults of a stop in each of some languages; the page ends in the last one. */
async function inEach(page, languages, faultsOf) {
  const faults = [];
  for (const lang of languages) {
    if (1 < languages.length) await setLanguageAnywhere(page, lang);
    faults.push(...(await faultsOf()).map((fault) => `${lang}: ${fault}`));
  }
  return faults;
}

// Dark is checked at every other stop on phones, at the others on a desktop.
for (const title of titles()) {
  const [touched, clicked] = [languagesOfWalk(SMALL), languagesOfWalk(DESK)];
  const isPicking = (stop) => stop === title.stop("table-pick");

  test(`${title.slug} on phones (${touched.join(", ")}): everything fits and is reachable, a turn needs no scrolling, no axe violation`, async () => {
    await takeTour(title, SMALL, async (page, stop, { at, add }) => {
      add(await inEach(page, touched, () => phoneFaults(page, title, stop)));
      if (isPicking(stop)) add(await tooSmall(page, title));
      add(await inaccessible(page, { inDark: at % 2 === 0 }));
      await resize(page, SMALL);
    });
  });

  test(`${title.slug} on a desktop (${clicked.join(", ")}): everything fits, no axe violation`, async () => {
    await takeTour(title, DESK, async (page, stop, { at, add }) => {
      add(await inEach(page, clicked, () => faultsAtSizes(page, sizesOfWalk(DESK))));
      if (stop.includes("replay")) add(await cutPlayers(page));
      add(await inaccessible(page, { inDark: at % 2 === 1 }));
    });
  });
}
