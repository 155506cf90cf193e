// Page object of a table: the ply, the hand, the log, the stored game.
import { plain } from "./messages.mjs";
import { nextFrame } from "./waits.mjs";

/** Delay of spoken names after a frame, in milliseconds. */
const LABEL_DELAY = 40;

/** The visible hand in Qin, in alphabetical order. */
export async function hand(page) {
  return (await page.$$eval("[data-tile]", (tiles) => tiles.map((tile) => tile.dataset.tile))).sort();
}

/** The ply that shows. */
export async function ply(page) {
  return Number(await page.locator(".table").getAttribute("data-ply"));
}

/** The lines of the log, the newest first. */
export async function log(page) {
  return (await page.locator(".log .entry > div").allTextContents()).map(plain);
}

/** All texts and spoken names within an element. */
export async function spoken(page, selector) {
  // Spoken names are set by a timer after the frame; a timer with the same delay that starts now fires later.
  await page.evaluate((delay) => new Promise((done) => setTimeout(done, delay)), LABEL_DELAY);
  await nextFrame(page);
  return page.$$eval(selector, (parts) => parts.flatMap((part) => {
    const all = [part, ...part.querySelectorAll("*")];
    const names = all.flatMap((it) => [it.getAttribute("aria-label"), it.getAttribute("aria-pressed"), it.dataset?.lit]);
    return [part.textContent.replace(/\s+/g, " ").trim(), ...names.filter(Boolean)];
  }));
}

/** The ply, the hand, the log and the board. */
export async function readTable(page, title) {
  return { ply: await ply(page), hand: await title.hand(page), log: await log(page), board: await title.board(page) };
}

/** The games in the browser's local storage. */
export function storedGames(page) {
  return page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("pagoda.game."));
    return names.map((name) => JSON.parse(localStorage.getItem(name)));
  });
}
