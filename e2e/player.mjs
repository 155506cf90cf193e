// Plays Qin as a person would: looks what is awaited, and does it with some pair of hands.
import assert from "node:assert/strict";

/** More turns than a game can have. */
const TURNS = 90;

/**
 * Waits until the table awaits something of a person after a step, or the game is over. Says what:
 * `over`, `curtain`, `film`, `draw`, `pass` or `place`; and after how many steps.
 */
export async function awaited(page, after = -1) {
  const handle = await page.waitForFunction((after) => {
    const broken = document.querySelector("[role=alert] code");
    if (broken) return { what: "broken", why: broken.textContent };
    if (document.querySelector("main.over")) return { what: "over" };
    if (document.querySelector("[data-action=ready]")) return { what: "curtain" };
    const table = document.querySelector(".table");
    const ply = Number(table?.dataset.ply);
    if (!table || ply <= after) return null;
    const phase = table.dataset.phase;
    if (phase === "film") return { what: phase, ply };
    // What is asked has to agree with what is shown: a person's turn, and piles only to draw from.
    const isPerson = document.querySelector(".player.active:not(:has([href^='#ui-bot']))");
    const draws = Boolean(document.querySelector("[data-pile][data-lit]"));
    if (!isPerson || draws !== (phase === "draw")) return null;
    if (draws) return { what: "draw", ply };
    if (document.querySelector("[data-word=pass]")) return { what: "pass", ply };
    return phase === "pick" || phase === "place" ? { what: "place", ply } : null;
  }, after);
  const found = await handle.jsonValue();
  assert.notEqual(found.what, "broken", `the table is broken: ${found.why}`);
  return found;
}

/** The spaces where the picked tile can lie, those that gain something first. */
export function lit(page) {
  return page.$$eval("[data-space][data-lit]", (spaces) => {
    const quiet = (space) => Number(space.dataset.lit === "quiet");
    return spaces.sort((one, other) => quiet(one) - quiet(other)).map((space) => space.dataset.space);
  });
}

/** Picks the first tile of the hand that can be placed. */
export async function pickTile(page, hands) {
  const held = await page.locator(".hand-tile").count();
  for (let at = 0; at < held; at += 1) {
    await hands.tile(at);
    await page.waitForSelector(".hand-tile[aria-pressed=true], .refusal");
    if ((await lit(page)).length) return;
  }
  assert.fail("one of the tiles can be placed, or the table would ask to pass");
}

/** Picks a tile if none is, and puts it where it gains something, to be confirmed. */
export async function placeTile(page, hands) {
  if ((await lit(page)).length === 0) await pickTile(page, hands);
  const [space] = await lit(page);
  await hands.space(space);
  await page.waitForSelector("[data-action=confirm]:enabled");
  return space;
}

/** Does what is awaited. */
async function act(page, hands, what, turn) {
  if (what === "curtain") return hands.act("ready");
  if (what === "film") return hands.act("now");
  if (what === "draw") {
    const piles = await page.$$eval("[data-pile][data-lit]", (piles) => piles.map((pile) => pile.dataset.pile));
    return hands.pile(piles[turn % piles.length]);
  }
  if (what === "pass") {
    await hands.word("pass");
  } else {
    await placeTile(page, hands);
    // Now and then it is turned, because people do.
    if (turn % 3 === 0) await hands.turn();
  }
  await page.waitForSelector("[data-action=confirm]:enabled");
  await hands.confirm();
}

/** Does what is awaited until it is something else, or until the game is over; says how often it placed. */
export async function playUntil(page, hands, isEnough) {
  let placed = 0;
  let moment = await awaited(page);
  for (let turn = 0; !isEnough(moment); turn += 1) {
    assert.ok(turn < 2 * TURNS, "the game comes to an end");
    assert.notEqual(moment.what, "over", "the game isn't over yet");
    await act(page, hands, moment.what, turn);
    if (moment.what === "place") placed += 1;
    if (moment.what === "curtain") await page.waitForSelector(".table");
    moment = await awaited(page, ["film", "curtain"].includes(moment.what) ? -1 : moment.ply);
  }
  return placed;
}

/** Plays on to the score sheet; says how many tiles it placed. */
export const playToTheEnd = (page, hands) => playUntil(page, hands, (moment) => moment.what === "over");

/** Sits down at a new table: who plays, on which board, by which hands. */
export async function sitDown(page, hands, { seats, board = "bird", fair = false }) {
  await page.waitForSelector("[data-action=new]");
  await hands.press("[data-action=new]");
  await page.waitForSelector("#new-game");
  for (const [at, kind] of seats.entries()) await hands.choose(`seat-${at + 1}`, kind);
  if (board !== "bird") await hands.choose("board", board);
  if (fair) await hands.flip("fair-hands");
  await hands.press("[data-action=start]");
  await page.waitForSelector(".table");
}
