// Every kind of event is shown with its clause, and every kind of decision can be made, at moments
// of records.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, house, PHONE } from "../browser.mjs";
import { Findings } from "../findings.mjs";
import { cramped } from "../fit.mjs";
import { offScreen, resize } from "../geometry.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { chosenLanguages, LANGUAGES } from "../languages.mjs";
import { pickMove } from "../lit.mjs";
import { gamesOf, goToDecision, goToEvent } from "../looks.mjs";
import { SCENES } from "../scenes.mjs";
import { eventKinds, phases } from "../scenes/kinds.mjs";
import { drawn } from "../states.mjs";
import { titles } from "../titles.mjs";
import { plain, sentence } from "../words.mjs";

const { visit } = house();
const all = titles().filter(({ slug }) => SCENES[slug]);

/** What is told at the moment that shows: each sentence with its clause. */
async function told(page) {
  const lines = await page.$$eval(".think .outcome li", (lines) => lines.map((line) => {
    const chip = line.querySelector(".clause");
    const text = line.querySelector("span").cloneNode(true);
    text.querySelectorAll(".clause").forEach((it) => it.remove());
    return { text: text.textContent, clause: chip?.dataset.clause };
  }));
  return lines.map(({ text, clause }) => ({ text: plain(text), clause }));
}

/** What of a scene isn't told as it should be. Other eyes are asked for, and told a moment later. */
async function untold(page, lang, title, scene) {
  const patience = Date.now() + 5_000;
  for (;;) {
    const missing = await untoldNow(page, lang, title, scene);
    if (!missing.length || patience < Date.now()) return missing;
    await drawn(page);
  }
}

async function untoldNow(page, lang, title, { tells }) {
  const lines = await told(page);
  return tells.map((it) => it.split(" ")).flatMap(([kind, clause]) => {
    if (title.shown[kind]) return [];
    const words = sentence(lang, `${title.slug}-${kind}`);
    if (lines.some((line) => words.test(line.text) && line.clause === clause)) return [];
    return [`${kind} by ${clause} isn't told in ${lang}: ${lines.map((line) => `${line.text} [${line.clause}]`).join("; ")}`];
  });
}

/** What of a decision isn't asked as it should be: by its question, or by what shows all of it. */
async function unasked(page, { slug, asksBy }, { phase, known, sides }) {
  const shows = asksBy[phase];
  const question = page.locator(".think h2").filter({ visible: true });
  if (await question.count()) {
    const asked = plain(await question.first().innerText());
    if (!sentence("en", `${slug}-ask`, { phase, ...known }).test(asked)) return [`"${asked}" isn't what ${phase} asks`];
  } else if (!shows) return [`nothing asks ${phase}`];
  if (!shows) return [];
  const there = await page.locator(shows).filter({ visible: true }).count();
  return there < (sides ?? 1) ? [`${there} of ${shows} show`] : [];
}

/** What of a decision is wrong on a screen of some size. */
async function faultsAt(page, size, title, scene) {
  await resize(page, size);
  const faults = [...(await unasked(page, title, scene)), ...(await violations(page)), ...(await cramped(page))];
  if (size.touch) faults.push(...(await offScreen(page, title.decides(scene.phase))));
  return faults.map((fault) => `${size.name}: ${fault}`);
}

/** What keeps a move from being made. */
async function unmade(page, hands, { steps, move }) {
  try {
    await pickMove(page, hands, move);
    await hands.confirm();
    await page.waitForSelector(`.table:not([data-ply="${steps}"]), main.over`, { timeout: 10_000 });
    return [];
  } catch (failure) {
    return [`"${move}" can't be made: ${failure.message.split("\n")[0]}`];
  }
}

for (const title of all) {
  const { slug } = title;
  const { decisions } = SCENES[slug];
  // Those of a record one after the other: so it is opened once.
  const events = SCENES[slug].events.toSorted((one, other) => one.record.localeCompare(other.record));
  const games = gamesOf(slug);

  test(`${slug}: every kind of event and of decision has a scene`, () => {
    const kinds = new Set(events.flatMap(({ tells }) => tells.map((it) => it.split(" ")[0])));
    assert.deepEqual(eventKinds(slug).filter((kind) => !kinds.has(kind)), []);
    const awaited = new Set(decisions.map(({ phase }) => phase));
    assert.deepEqual(phases(slug).filter((phase) => !awaited.has(phase)), []);
  });

  for (const lang of chosenLanguages()) {
    // In English all of them, in the other languages a part each.
    const at = LANGUAGES.indexOf(lang);
    const part = lang === "en" ? events : events.filter((_, scene) => scene % (LANGUAGES.length - 1) === at - 1);
    test(`${slug}: every kind of event is told with its clause, or shows (${lang})`, async () => {
      await visit({ games, settings: { lang }, worker: false }, async (page) => {
        const found = new Findings();
        for (const scene of part) {
          await goToEvent(page, slug, scene);
          found.note(scene.name, await untold(page, lang, title, scene));
          for (const selector of scene.tells.map((it) => title.shown[it.split(" ")[0]]).filter(Boolean)) {
            if (!(await page.locator(selector).first().isVisible())) found.note(scene.name, [`${selector} isn't there`]);
          }
        }
        found.check();
      });
    });
  }

  // Each is looked at on a phone and on a desk. The move is made once: every other one with a finger on the phone, those
  // between by mouse on the desk.
  test(`${slug}: every kind of decision is asked, has room, is accessible, and can be made, on a phone and on a desk`, async () => {
    await visit({ size: PHONE, games, worker: false }, async (page) => {
      const found = new Findings();
      for (const [at, scene] of decisions.entries()) {
        const byMouse = at % 2 === 1;
        await goToDecision(page, slug, scene);
        // The last look is at where the move is made.
        for (const size of byMouse ? [PHONE, DESK] : [DESK, PHONE]) found.note(scene.name, await faultsAt(page, size, title, scene));
        const hands = byMouse ? new Mouse(page) : new Finger(page);
        found.note(scene.name, await unmade(page, hands, scene));
      }
      found.check();
    });
  });
}
