// Reads a table's page: the ply, the hand, the log, the stored game.
import { drawn } from "./states.mjs";
import { plain } from "./words.mjs";

/** How long after a picture the client names what is in it, in milliseconds. */
const NAMED = 40;

/** The tiles of a hand of Qin that shows, in alphabetical order. */
export async function hand(page) {
  return (await page.$$eval("[data-tile]", (tiles) => tiles.map((tile) => tile.dataset.tile))).sort();
}

/** The steps that led to what shows. */
export async function ply(page) {
  return Number(await page.locator(".table").getAttribute("data-ply"));
}

/** The lines of the log, the newest first. */
export async function log(page) {
  return (await page.locator(".log .entry > div").allTextContents()).map(plain);
}

/** Everything that is written or spoken within something. */
export async function spoken(page, selector) {
  // Spoken names come a moment after what is seen: whoever asks for a moment as long after it is told later.
  await page.evaluate((later) => new Promise((done) => setTimeout(done, later)), NAMED);
  await drawn(page);
  return page.$$eval(selector, (parts) => parts.flatMap((part) => {
    const all = [part, ...part.querySelectorAll("*")];
    const names = all.flatMap((it) => [it.getAttribute("aria-label"), it.getAttribute("aria-pressed"), it.dataset?.lit]);
    return [part.textContent.replace(/\s+/g, " ").trim(), ...names.filter(Boolean)];
  }));
}

/** All of it: the step, the hand, the log, the board. */
export async function sight(page, title) {
  return { ply: await ply(page), hand: await title.hand(page), log: await log(page), board: await title.board(page) };
}

/** The games that the browser keeps, as the client wrote them. */
export function keptGames(page) {
  return page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("pagoda.game."));
    return names.map((name) => JSON.parse(localStorage.getItem(name)));
  });
}
