// In the Year of the Dragon on the smallest phone, in the longest languages: a decision needs no scrolling, what is tapped has
// the size of a thumb, and the confirm button says what it does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture, SMALL } from "../browser.mjs";
import { pickMove } from "../choices.mjs";
import { Findings } from "../findings.mjs";
import { layoutFaults } from "../fit.mjs";
import { offScreen } from "../geometry.mjs";
import { Touch } from "../input.mjs";
import { messagePattern, plain } from "../messages.mjs";
import { gamesOf, goToDecision } from "../open-scene.mjs";
import { SCENES } from "../scenes.mjs";

const { visit } = siteFixture();
const NAMES = ["act-occupied", "act-wall", "build-raise", "play", "take-start", "take", "place", "place-replace", "release-drought", "release-epidemic"];
const scenes = SCENES.dragon.decisions.filter(({ name }) => NAMES.includes(name));
const CONFIRM = "[data-action=confirm]";

/** Choices that are smaller than a thumb or not wholly on the screen, a line each. The target of a person is the whole floor. */
function smallTargets(page) {
  return page.$$eval(".table .thing[data-lit]", (things) => things.filter((it) => it.checkVisibility({ visibilityProperty: true })).flatMap((it) => {
    const { left, top, right, bottom, width, height } = (it.closest(".floor") ?? it).getBoundingClientRect();
    const isWhole = -1 <= left && -1 <= top && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const words = it.dataset.words ?? it.dataset.word;
    if (!isWhole) return [`${words} isn't wholly on the screen`];
    return Math.min(width, height) < 43.5 ? [`${words} is ${Math.round(width)} × ${Math.round(height)}`] : [];
  }));
}

/** Faults of the confirm button after a move was picked: its width, its label, and how near pass is. */
async function confirmFaults(page, lang) {
  const faults = [];
  const confirm = page.locator(CONFIRM);
  const box = await confirm.boundingBox();
  if (box.width < 0.9 * SMALL.width) faults.push(`confirm is ${Math.round(box.width)} wide`);
  const label = plain(await confirm.innerText());
  if (messagePattern(lang, "confirm-move").test(label)) faults.push(`confirm says only “${label}”`);
  const pass = page.locator("[data-word=pass]").filter({ visible: true });
  if (await pass.count()) {
    const { y, height } = await pass.boundingBox();
    if (box.y - (y + height) < 100) faults.push("pass is near confirm");
  }
  return faults;
}

for (const lang of ["de", "pl"]) {
  test(`Dragon on a small phone (${lang}): targets have the size of a thumb, confirm says what it does`, async () => {
    assert.equal(scenes.length, NAMES.length);
    await visit({ size: SMALL, games: gamesOf("dragon"), settings: { lang } }, async (page) => {
      const found = new Findings();
      for (const scene of scenes) {
        await goToDecision(page, "dragon", scene);
        found.add(scene.name, await smallTargets(page));
        found.add(scene.name, await offScreen(page, [".think", CONFIRM, "[data-action=undo]", ".months"]));
        await pickMove(page, new Touch(page), scene.move);
        found.add(scene.name, await confirmFaults(page, lang));
        found.add(scene.name, await layoutFaults(page));
      }
      found.check();
    });
  });
}
