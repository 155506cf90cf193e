// Plays a lesson: reads the step, picks a highlighted choice, confirms.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { nextFrame } from "./waits.mjs";

/** Choices that can be tapped: highlighted words and spaces, and words that no board shows. */
const CHOICES = "[data-lit][data-word], [data-lit][data-words], [data-space][data-lit], [data-pile][data-lit], .think-words [data-word]";
/** More taps than any lesson needs. */
const TAPS = 150;

/** The names of a lesson's steps. */
export function steps(slug) {
  const text = readFileSync(new URL(`../games/${slug}/lesson.txt`, import.meta.url), "utf8");
  return [...text.matchAll(/^step ([\w-]+)/gm)].map(([, name]) => name);
}

/** Everything that a tap can change, as a string. */
function stateOf(page) {
  return page.evaluate((lit) => {
    const table = document.querySelector(".table")?.dataset;
    const all = [...document.querySelectorAll(lit)].map((it) => it.dataset.words ?? it.dataset.word ?? it.dataset.space ?? it.dataset.pile);
    const pressed = [...document.querySelectorAll("[aria-pressed=true]")].map((it) => it.textContent);
    const signs = [".learned", ".strayed", ".refusal", "[data-action=confirm]:enabled"].filter((it) => document.querySelector(it));
    const isBusy = Boolean(document.querySelector(".table[aria-busy=true]"));
    return JSON.stringify([isBusy, table?.ply, table?.phase, document.querySelector(".think")?.dataset.lessonStep, all, pressed, signs]);
  }, CHOICES);
}

/** Calls `act`, and waits until the page has changed. */
async function changing(page, act) {
  const before = await stateOf(page);
  await act();
  const deadline = Date.now() + 20_000;
  while ((await stateOf(page)) === before) {
    assert.ok(Date.now() < deadline, `a tap changed nothing at ${before}`);
    await page.waitForTimeout(20);
  }
}

/** Waits for the next step; returns its number, or undefined after the last. */
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

/** The first choice that can be tapped and isn't covered. */
async function firstChoice(page) {
  for (const it of await page.$$(CHOICES)) {
    const reached = await it.evaluate((it) => {
      it.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = it.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      // Tapping a picked choice would unpick it.
      const isPicked = it.getAttribute("aria-pressed") === "true" || it.getAttribute("aria-checked") === "true";
      return width > 0 && !it.disabled && !isPicked && Boolean(top) && (it.contains(top) || top.contains(it));
    });
    if (reached) return it;
  }
  return null;
}

/** One tap: confirms the picked move, or picks a choice. */
export async function tap(page) {
  const confirm = page.locator("[data-action=confirm]:enabled").filter({ visible: true });
  if (await confirm.count()) return changing(page, () => confirm.first().click());
  const found = await firstChoice(page);
  if (found) return changing(page, () => found.click());
  // Tiles of the hand aren't highlighted: the step's text names the one to pick.
  for (const tile of await page.$$(".hand-tile:enabled")) {
    await tile.click();
    // A second wrong tile changes nothing, so wait for a frame only.
    await nextFrame(page);
    if (await firstChoice(page)) return undefined;
  }
  return assert.fail(`nothing can be picked at step ${await page.getAttribute(".think", "data-lesson-step")}`);
}

/** Plays to a step, or to the end; calls `each` with every step. */
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
