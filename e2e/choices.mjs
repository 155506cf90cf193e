// Choices at a table: highlighted spaces and words, and words that no board shows. A move is picked word by word
// with any input device.
import assert from "node:assert/strict";
import { weightedChoice } from "./random.mjs";

/** More words than any move has. */
const WORDS = 12;
const CONFIRM = "[data-action=confirm]:enabled";

/**
 * The choices that aren't picked yet: spaces, words, several words at once. `gain` marks those that gain something,
 * `goesOn` those that continue the picked words.
 */
export function choices(page) {
  return page.evaluate(() => {
    const shows = (it) => !it.disabled && it.checkVisibility({ visibilityProperty: true });
    const isPicked = (it) => it.getAttribute("aria-pressed") === "true";
    const named = (it) => it.dataset.words ?? it.dataset.word;
    const picked = [...document.querySelectorAll(".table [aria-pressed=true]")].map(named).filter(Boolean);
    const things = [...document.querySelectorAll(".table [data-lit]")].filter((it) => shows(it) && !isPicked(it)).flatMap((it) => {
      const kind = ["space", "words", "word"].find((key) => key in it.dataset);
      if (!kind) return [];
      const value = it.dataset[kind];
      const goesOn = kind === "space" || picked.some((words) => value.startsWith(`${words} `));
      return [{ kind, value, word: it.dataset.word ?? value, gain: it.dataset.lit === "gain", goesOn }];
    });
    const unseen = [...document.querySelectorAll(".think [data-word]:not([data-lit])")].filter(shows);
    return [...things, ...unseen.map(({ dataset: { word } }) => ({ kind: "unseen", value: word, word, gain: false, goesOn: false }))];
  });
}

/** Everything that a pick can change, as a string. */
function state(page) {
  return page.evaluate(() => JSON.stringify([
    document.querySelector("[data-action=confirm]")?.disabled,
    document.querySelector(".table")?.dataset.ply,
    document.querySelector(".table")?.dataset.phase,
    document.querySelector(".think")?.textContent,
    [...document.querySelectorAll(".table [data-lit]")].map((it) => it.dataset.word ?? it.dataset.words ?? it.dataset.space),
    document.querySelectorAll(".table [aria-pressed=true]").length,
  ]));
}

/** Picks a choice, and waits until the page has changed. */
export async function take(page, input, thing) {
  const before = await state(page);
  await input.take(thing);
  // Some picks show nowhere, such as a second tile of a colour: go on after a while.
  for (let look = 0; look < 10 && (await state(page)) === before; look += 1) await page.waitForTimeout(30);
}

const isComplete = (page) => page.locator(CONFIRM).count().then((count) => 0 < count);
const plyOf = (page) => page.locator(".table").getAttribute("data-ply");

/**
 * Picks a random move, weighted by `weight`. Returns whether there is something to confirm, or null if the replay of
 * others' moves started meanwhile.
 */
export async function pickRandomMove(page, input, random, weight = () => 1) {
  const ply = await plyOf(page);
  for (let words = 0; !(await isComplete(page)); words += 1) {
    // The move was made without confirmation.
    if ((await plyOf(page)) !== ply) return false;
    const things = await choices(page);
    if (await page.locator(".table[data-phase=film]").count()) return null;
    assert.ok(things.length, "there is something to pick");
    if (words === WORDS) {
      await input.act("undo");
      words = 0;
    }
    // Other choices may start another move.
    const continuing = things.filter(({ goesOn }) => goesOn);
    const thing = weightedChoice(random, continuing.length ? continuing : things, (it) => weight(it.value) * (it.gain ? 4 : 1));
    await take(page, input, thing);
  }
  return true;
}

/** Picks this move; words that the client picks by itself are left out. */
export async function pickMove(page, input, move) {
  const words = move.split(" ");
  // The leader's help is a switch of its own beside the number of tiles.
  const helps = page.locator("[data-action=with-leader][aria-checked=false]");
  for (const [at, word] of words.entries()) {
    if (word.endsWith("+leader") && (await helps.count())) await input.press("[data-action=with-leader]");
    // A choice of several words has them from the start of the move, or from here on.
    const several = [move, words.slice(0, at + 1).join(" "), words.slice(at).join(" ")];
    const is = (it) => (it.kind === "words" ? several.includes(it.value) : it.word === word && (it.kind !== "word" || at === 0));
    const things = await choices(page);
    const thing = things.find(({ value }) => value === move) ?? things.find(is) ?? things.find((it) => it.goesOn && it.word === word);
    if (!thing) continue;
    // The spaces are picked already, and a second tap on one would make the move.
    if (thing.kind === "space" && (await isComplete(page))) break;
    await take(page, input, thing);
    if (thing.value === move) break;
  }
  await page.waitForSelector(CONFIRM, { timeout: 5_000 });
}
