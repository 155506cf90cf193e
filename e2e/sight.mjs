// What somebody at a table sees: how far the game is, the hand, the log, what is kept of it.
import { plain } from "./words.mjs";

/** The tiles of the hand that shows, in alphabetical order. */
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

/** All three, and the tiles on the board. */
export async function sight(page) {
  const board = await page.$eval("g.tiles", (tiles) => {
    return [...tiles.children].map((tile) => tile.getAttribute("transform")).sort();
  });
  return { ply: await ply(page), hand: await hand(page), log: await log(page), board };
}

/** The games that the browser keeps, as the client wrote them. */
export function keptGames(page) {
  return page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("pagoda.game."));
    return names.map((name) => JSON.parse(localStorage.getItem(name)));
  });
}
