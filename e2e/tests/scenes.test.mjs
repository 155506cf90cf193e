// Every kind of event shows with its clause, and every kind of decision can be made, in positions of records.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { pickMove } from "../choices.mjs";
import { Findings } from "../findings.mjs";
import { offScreen, resize } from "../geometry.mjs";
import { Mouse, Touch } from "../input.mjs";
import { chosenLanguages, LANGUAGES } from "../languages.mjs";
import { messagePattern, plain } from "../messages.mjs";
import { gamesOf, goToDecision, goToEvent } from "../open-scene.mjs";
import { setLanguageAnywhere } from "../page-texts.mjs";
import { SCENES } from "../scenes.mjs";
import { eventKinds, phases } from "../scenes/kinds.mjs";
import { chosenSizes, faultsAtSizes } from "../sizes.mjs";
import { titles } from "../titles.mjs";
import { nextFrame } from "../waits.mjs";

const { visit } = siteFixture();
const all = titles().filter(({ slug }) => SCENES[slug]);

/** The events of the visible step: text and clause. */
async function shownEvents(page) {
  const lines = await page.$$eval(".think .outcome li", (lines) => lines.map((line) => {
    const chip = line.querySelector(".clause");
    const text = line.querySelector("span").cloneNode(true);
    text.querySelectorAll(".clause").forEach((it) => it.remove());
    return { text: text.textContent, clause: chip?.dataset.clause };
  }));
  return lines.map(({ text, clause }) => ({ text: plain(text), clause }));
}

/** The events of a scene that don't show; waits for the view of other eyes. */
async function missingEvents(page, lang, title, scene) {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const missing = await missingNow(page, lang, title, scene);
    if (!missing.length || deadline < Date.now()) return missing;
    await nextFrame(page);
  }
}

async function missingNow(page, lang, title, { tells }) {
  const lines = await shownEvents(page);
  return tells.map((it) => it.split(" ")).flatMap(([kind, clause]) => {
    if (title.shown[kind]) return [];
    const words = messagePattern(lang, `${title.slug}-${kind}`);
    if (lines.some((line) => words.test(line.text) && line.clause === clause)) return [];
    return [`${kind} by ${clause} doesn't show in ${lang}: ${lines.map((line) => `${line.text} [${line.clause}]`).join("; ")}`];
  });
}

/** Faults of a decision's prompt: its question, or the elements that show its sides. */
async function promptFaults(page, { slug, asksBy }, { phase, known, sides }) {
  const shows = asksBy[phase];
  const question = page.locator(".think h2").filter({ visible: true });
  if (await question.count()) {
    const asked = plain(await question.first().innerText());
    if (!messagePattern("en", `${slug}-ask`, { phase, ...known }).test(asked)) return [`"${asked}" isn't the question of ${phase}`];
  } else if (!shows) return [`${phase} has no question`];
  if (!shows) return [];
  const there = await page.locator(shows).filter({ visible: true }).count();
  return there < (sides ?? 1) ? [`${there} of ${shows} show`] : [];
}

/** Faults of a decision at a screen size, with those that axe finds where the move is made; in the long run at both. */
async function faultsAt(page, size, title, scene, { isLast }) {
  await resize(page, size);
  const faults = await promptFaults(page, title, scene);
  if (isLast || process.env.EVERY) faults.push(...(await violations(page)));
  if (size.touch) faults.push(...(await offScreen(page, title.decides(scene.phase))));
  return faults.map((fault) => `${size.name}: ${fault}`);
}

/** Layout faults at the sizes of the run, in the long run in every language; the page ends in English. */
async function layoutOfScene(page) {
  const faults = [];
  for (const lang of process.env.EVERY ? chosenLanguages() : ["en"]) {
    await setLanguageAnywhere(page, lang);
    faults.push(...(await faultsAtSizes(page, chosenSizes())).map((fault) => `${lang}: ${fault}`));
  }
  return faults;
}

/** Makes a move; returns why it can't be made, if so. */
async function moveFaults(page, input, { steps, move }) {
  try {
    await pickMove(page, input, move);
    await input.confirm();
    await page.waitForSelector(`.table:not([data-ply="${steps}"]), main.over`, { timeout: 10_000 });
    return [];
  } catch (failure) {
    return [`"${move}" can't be made: ${failure.message.split("\n")[0]}`];
  }
}

for (const title of all) {
  const { slug } = title;
  const { decisions } = SCENES[slug];
  // Sorted by record, so that each is opened once.
  const events = SCENES[slug].events.toSorted((one, other) => one.record.localeCompare(other.record));
  const games = gamesOf(slug);

  test(`${slug}: every kind of event and of decision has a scene`, () => {
    const kinds = new Set(events.flatMap(({ tells }) => tells.map((it) => it.split(" ")[0])));
    assert.deepEqual(eventKinds(slug).filter((kind) => !kinds.has(kind)), []);
    const covered = new Set(decisions.map(({ phase }) => phase));
    assert.deepEqual(phases(slug).filter((phase) => !covered.has(phase)), []);
  });

  for (const lang of chosenLanguages()) {
    // English has all of them, each other language a part; in the long run all have all, and their layout is checked.
    const at = LANGUAGES.indexOf(lang);
    const part = lang === "en" || process.env.EVERY ? events : events.filter((_, scene) => scene % (LANGUAGES.length - 1) === at - 1);
    test(`${slug}: every kind of event shows with its clause (${lang})`, async () => {
      await visit({ games, settings: { lang } }, async (page) => {
        const found = new Findings();
        for (const scene of part) {
          await goToEvent(page, slug, scene);
          found.add(scene.name, await missingEvents(page, lang, title, scene));
          for (const selector of scene.tells.map((it) => title.shown[it.split(" ")[0]]).filter(Boolean)) {
            if (!(await page.locator(selector).first().isVisible())) found.add(scene.name, [`${selector} isn't there`]);
          }
          if (process.env.EVERY) found.add(scene.name, await faultsAtSizes(page, chosenSizes()));
        }
        found.check();
      });
    });
  }

  // The layout of each decision is checked at every size of the run, its prompt on a phone and on a desktop. The move is made once, alternately by touch on the phone and by
  // mouse on the desktop.
  test(`${slug}: every kind of decision has a prompt, fits, is accessible, and can be made, on a phone and a desktop`, async () => {
    await visit({ size: PHONE, games }, async (page) => {
      const found = new Findings();
      for (const [at, scene] of decisions.entries()) {
        const byMouse = at % 2 === 1;
        await goToDecision(page, slug, scene);
        found.add(scene.name, await layoutOfScene(page));
        // The last size is the one where the move is made.
        for (const [at, size] of (byMouse ? [PHONE, DESK] : [DESK, PHONE]).entries()) {
          found.add(scene.name, await faultsAt(page, size, title, scene, { isLast: at === 1 }));
        }
        const input = byMouse ? new Mouse(page) : new Touch(page);
        found.add(scene.name, await moveFaults(page, input, scene));
      }
      found.check();
    });
  });
}
