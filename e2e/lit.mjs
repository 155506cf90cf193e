// Everything that can be picked at a table: lit spaces and words that no board shows. A move is picked word
// by word with any input device.
import assert from "node:assert/strict";
import { draw } from "./luck.mjs";

/** More words than any move has. */
const WORDS = 12;
const WHOLE = "[data-action=confirm]:enabled";

/**
 * The things that can be picked now, and aren't: spaces, words, several words at once; what gains
 * something says so, and what goes on from what is picked.
 */
export function lit(page) {
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

/** All that changes when something is picked. */
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

/** Picks one thing, and waits until that shows. */
export async function take(page, hands, thing) {
  const before = await state(page);
  await hands.take(thing);
  // Where nothing shows it, such as a second tile of a colour, it is done after a moment.
  for (let look = 0; look < 10 && (await state(page)) === before; look += 1) await page.waitForTimeout(30);
}

const isWhole = (page) => page.locator(WHOLE).count().then((count) => 0 < count);
const plyOf = (page) => page.locator(".table").getAttribute("data-ply");

/**
 * Picks a move at random, what is likelier by `weight`. Says whether there is something to confirm;
 * nothing at all if the film of what others did came between.
 */
export async function pickAny(page, hands, random, weight = () => 1) {
  const ply = await plyOf(page);
  for (let words = 0; !(await isWhole(page)); words += 1) {
    // What goes without asking is made already.
    if ((await plyOf(page)) !== ply) return false;
    const things = await lit(page);
    if (await page.locator(".table[data-phase=film]").count()) return null;
    assert.ok(things.length, "there is something to pick");
    if (words === WORDS) {
      await hands.act("undo");
      words = 0;
    }
    // What doesn't go on may begin another move.
    const further = things.filter(({ goesOn }) => goesOn);
    const thing = draw(random, further.length ? further : things, (it) => weight(it.value) * (it.gain ? 4 : 1));
    await take(page, hands, thing);
  }
  return true;
}

/** Picks this move, by whatever of it is lit; words that go without saying are left out. */
export async function pickMove(page, hands, move) {
  const words = move.split(" ");
  // Whether a leader helps is said apart from how many tiles do.
  const helps = page.locator("[data-action=with-leader][aria-checked=false]");
  for (const [at, word] of words.entries()) {
    if (word.endsWith("+leader") && (await helps.count())) await hands.press("[data-action=with-leader]");
    // Several words at once are named from the start of the move, or from here on.
    const several = [move, words.slice(0, at + 1).join(" "), words.slice(at).join(" ")];
    const is = (it) => (it.kind === "words" ? several.includes(it.value) : it.word === word && (it.kind !== "word" || at === 0));
    const things = await lit(page);
    const thing = things.find(({ value }) => value === move) ?? things.find(is) ?? things.find((it) => it.goesOn && it.word === word);
    if (!thing) continue;
    // Its spaces went without saying, and a second tap on one of them would make the move.
    if (thing.kind === "space" && (await isWhole(page))) break;
    await take(page, hands, thing);
    if (thing.value === move) break;
  }
  await page.waitForSelector(WHOLE, { timeout: 5_000 });
}
