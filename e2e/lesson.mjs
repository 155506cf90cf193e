// Plays a lesson: reads the step, taps what the lesson points at, and checks that the step asks for it.
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

/** The moves that each step accepts, in words; `*` is any word, and alone any move. */
function acceptedMoves(slug) {
  const text = readFileSync(new URL(`../games/${slug}/lesson.txt`, import.meta.url), "utf8");
  return [...text.matchAll(/^step [^:]* : (.*)$/gm)].map(([, moves]) => moves.split("|").map((move) => move.trim().split(/\s+/)));
}

/** What the lesson points at, in words of moves, or `confirm`; and whether a move is picked. */
function pointedAt(page) {
  return page.evaluate(() => {
    const words = ({ dataset: it }) => it.action ?? it.words ?? it.space ?? it.pile ?? it.tile ?? it.word;
    const next = [...document.querySelectorAll("[data-next]")].map(words);
    return { next, isPicked: Boolean(document.querySelector("[data-action=confirm]:enabled")) };
  });
}

/** Checks that the lesson points at what its current step asks for, and at nothing else; returns whether it points at anything. */
export async function checkPointer(page) {
  const number = Number(await page.getAttribute(".think", "data-lesson-step"));
  const moves = acceptedMoves(await page.getAttribute(".table", "data-game"))[number - 1];
  const isFree = moves.some((move) => move.join() === "*");
  const deadline = Date.now() + 20_000;
  let pointed = await pointedAt(page);
  // The controls of a conflict come a moment after the step.
  while (!isFree && !pointed.next.length) {
    assert.ok(Date.now() < deadline, `step ${number} points at nothing`);
    await nextFrame(page);
    pointed = await pointedAt(page);
  }
  const { next, isPicked } = pointed;
  if (isPicked) assert.deepEqual(next, ["confirm"], `step ${number} with a picked move`);
  else if (isFree) assert.deepEqual(next, [], `step ${number} accepts any move`);
  else for (const words of next) assert.ok(moves.some((move) => fits(words, move)), `step ${number} points at ${words}`);
  assert.equal(new Set(next).size, next.length, `step ${number} points twice at a choice: ${next}`);
  return next.length > 0;
}

/** Whether words are part of a move. */
const fits = (words, move) => words.split(" ").every((word) => move.includes(word) || move.includes("*"));

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

/** One tap: on what the lesson points at; if it accepts any move, on a choice. */
export async function tap(page) {
  if (await checkPointer(page)) return changing(page, () => page.locator("[data-next]").filter({ visible: true }).first().click());
  const found = await firstChoice(page);
  if (found) return changing(page, () => found.click());
  // Tiles of the hand aren't highlighted if all of them can be placed.
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
