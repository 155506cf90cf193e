// Plays a lesson as a learner would: reads the step, tries what is lit, confirms.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { drawn } from "./states.mjs";

/** What may be tapped now: words and spaces that are lit, words that no board shows. */
const LIT = "[data-lit][data-word], [data-lit][data-words], [data-space][data-lit], [data-pile][data-lit], .think-words [data-word]";
/** More taps than a lesson needs. */
const TAPS = 150;

/** The names of a lesson's steps. */
export function steps(slug) {
  const text = readFileSync(new URL(`../games/${slug}/lesson.txt`, import.meta.url), "utf8");
  return [...text.matchAll(/^step ([\w-]+)/gm)].map(([, name]) => name);
}

/** Everything that a tap changes, in a line. */
function moment(page) {
  return page.evaluate((lit) => {
    const table = document.querySelector(".table")?.dataset;
    const all = [...document.querySelectorAll(lit)].map((it) => it.dataset.words ?? it.dataset.word ?? it.dataset.space ?? it.dataset.pile);
    const pressed = [...document.querySelectorAll("[aria-pressed=true]")].map((it) => it.textContent);
    const signs = [".learned", ".strayed", ".refusal", "[data-action=confirm]:enabled"].filter((it) => document.querySelector(it));
    const isBusy = Boolean(document.querySelector(".table[aria-busy=true]"));
    return JSON.stringify([isBusy, table?.ply, table?.phase, document.querySelector(".think")?.dataset.lessonStep, all, pressed, signs]);
  }, LIT);
}

/** Does something, and waits until it shows. */
async function showing(page, act) {
  const before = await moment(page);
  await act();
  const patience = Date.now() + 20_000;
  while ((await moment(page)) === before) {
    assert.ok(Date.now() < patience, `nothing came of a tap at ${before}`);
    await page.waitForTimeout(20);
  }
}

/** Waits until something is to be tried: the step's number, or none after the last. */
export async function step(page) {
  const handle = await page.waitForFunction(() => {
    const broken = document.querySelector("[role=alert] code");
    if (broken) return { broken: broken.textContent };
    if (document.querySelector(".learned")) return { learned: true };
    const phase = document.querySelector(".table[data-lesson]:not([aria-busy=true])")?.dataset.phase;
    const number = document.querySelector(".think")?.dataset.lessonStep;
    return phase && phase !== "wait" && number ? { number: Number(number) } : null;
  });
  const found = await handle.jsonValue();
  assert.equal(found.broken, undefined, "the table is broken");
  return found.number;
}

/** What is lit and can be reached, nothing that something else lies upon. */
async function lit(page) {
  for (const it of await page.$$(LIT)) {
    const reached = await it.evaluate((it) => {
      it.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = it.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      // What is picked already would be laid back.
      const isPicked = it.getAttribute("aria-pressed") === "true" || it.getAttribute("aria-checked") === "true";
      return width > 0 && !it.disabled && !isPicked && Boolean(top) && (it.contains(top) || top.contains(it));
    });
    if (reached) return it;
  }
  return null;
}

/** One tap: confirms what is picked, or picks something that is lit. */
export async function tap(page) {
  const confirm = page.locator("[data-action=confirm]:enabled").filter({ visible: true });
  if (await confirm.count()) return showing(page, () => confirm.first().click());
  const found = await lit(page);
  if (found) return showing(page, () => found.click());
  // A hand shows what it holds, not which of it is asked for: that is what the step says.
  for (const tile of await page.$$(".hand-tile:enabled")) {
    await tile.click();
    // A wrong one after a wrong one changes nothing: a picture later it would be there.
    await drawn(page);
    if (await lit(page)) return undefined;
  }
  return assert.fail(`nothing is lit at step ${await page.getAttribute(".think", "data-lesson-step")}`);
}

/** Plays on to a step, or to the end; tells of each step when it comes. */
export async function learn(page, { until = Infinity, each = async () => {} } = {}) {
  let last;
  for (let taps = 0; taps < TAPS; taps += 1) {
    const now = await step(page);
    if (now !== last) await each(now);
    if (now === undefined || now >= until) return now;
    last = now;
    await tap(page);
  }
  return assert.fail("the lesson comes to an end");
}
