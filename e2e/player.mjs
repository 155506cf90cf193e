// Plays as a person would: reads the question and answers it with some input device.
import assert from "node:assert/strict";
import { ALL } from "./titles.mjs";

/** More decisions than a person has in a game. */
const DECISIONS = 400;

/**
 * Waits until the table awaits something of a person after a step, or the game is over. Says what:
 * `over`, `curtain`, `film`, or what the game asks: in Qin `draw`, `pass` or `place`, in others
 * `choose`; and after how many steps of which game.
 */
export async function awaited(page, after = -1) {
  const handle = await page.waitForFunction((after) => {
    const broken = document.querySelector("[role=alert] code");
    if (broken) return { what: "broken", why: broken.textContent };
    if (document.querySelector("main.over")) return { what: "over" };
    if (document.querySelector("[data-action=ready]")) return { what: "curtain" };
    const table = document.querySelector(".table");
    const ply = Number(table?.dataset.ply);
    if (!table || table.ariaBusy === "true" || ply <= after) return null;
    const { phase, game } = table.dataset;
    if (phase === "film") return { what: phase, ply, game };
    // What is asked has to agree with what is shown: a person's turn, and piles only to draw from.
    const isPerson = document.querySelector(".player.active:not(:has([href^='#ui-bot']))");
    if (!isPerson || !["pick", "place", "draw"].includes(phase)) return null;
    if (game !== "qin") return { what: "choose", ply, game };
    const draws = Boolean(document.querySelector("[data-pile][data-lit]"));
    if (draws !== (phase === "draw")) return null;
    if (draws) return { what: "draw", ply, game };
    return { what: document.querySelector("[data-word=pass]") ? "pass" : "place", ply, game };
  }, after);
  const found = await handle.jsonValue();
  if (after < 0 && isAsked(found) && (await filmBegins(page))) return { ...found, what: "film" };
  assert.notEqual(found.what, "broken", `the table is broken: ${found.why}`);
  return found;
}

/** How long after a table is there its film begins, in milliseconds. */
const FILM = 250;

/**
 * Whether the film of what the others did begins, as it does a moment after somebody comes to a table. It can be asked
 * for where there is anything to show; of less than two steps none begins by itself.
 */
async function filmBegins(page) {
  if (!(await page.locator("[data-action=film]").count())) return (await page.locator(".table[data-phase=film]").count()) === 1;
  return page.waitForSelector(".table[data-phase=film]", { timeout: FILM }).then(() => true, () => false);
}

/** Whether a person is asked to decide something. */
export const isAsked = ({ what }) => !["over", "curtain", "film"].includes(what);

/** Does what is awaited; says whether anything was decided. */
async function act(page, hands, moment, turn) {
  if (moment.what === "curtain") {
    await hands.act("ready");
    return false;
  }
  if (moment.what === "film") {
    // It may have come to its end by itself.
    if (await page.locator(".table[data-phase=film]").count()) await hands.skip();
    return false;
  }
  const chosen = await ALL[moment.game].choose(page, hands, moment.what, turn);
  if (chosen) {
    await page.waitForSelector("[data-action=confirm]:enabled");
    await hands.confirm();
  }
  return chosen !== null;
}

/** Plays until it is somebody else's turn at a table of a server, where `name` is who plays. */
export async function playTurn(page, hands, name) {
  for (let turn = 0; ; turn += 1) {
    const moment = await awaited(page);
    const done = await act(page, hands, moment, turn);
    if (!done) continue;
    const whose = await page.waitForFunction((ply) => {
      const table = document.querySelector(".table");
      return ply < Number(table.dataset.ply) && document.querySelector(".player.active .player-name")?.textContent;
    }, moment.ply);
    if (!(await whose.jsonValue()).includes(name)) return;
  }
}

/** Does what is awaited until it is something else, or until the game is over; says how often it decided. */
export async function playUntil(page, hands, isEnough) {
  let decided = 0;
  let moment = await awaited(page);
  for (let turn = 0; !isEnough(moment); turn += 1) {
    assert.ok(turn < DECISIONS, "the game comes to an end");
    assert.notEqual(moment.what, "over", "the game isn't over yet");
    const done = await act(page, hands, moment, turn);
    if (done && moment.what !== "draw") decided += 1;
    if (moment.what === "curtain") await page.waitForSelector(".table");
    moment = await awaited(page, done ? moment.ply : -1);
  }
  return decided;
}

/** Plays on to the score sheet; says how often it decided. */
export const playToTheEnd = (page, hands) => playUntil(page, hands, (moment) => moment.what === "over");

/** Sits down at a new table: of which game, who plays, with which options, by which hands. */
export async function sitDown(page, hands, { slug = "qin", seats, options = {} }) {
  const begin = `[data-action=new][data-title=${slug}]`;
  await page.waitForSelector(begin);
  await hands.press(begin);
  await page.waitForSelector("#new-game");
  for (const [at, kind] of seats.entries()) await hands.choose(`seat-${at + 1}`, kind);
  for (const [name, value] of Object.entries(options)) {
    if (value === true) await hands.flip(name);
    else await hands.choose(name, value);
  }
  await hands.press("[data-action=start]");
  await page.waitForSelector(".table");
}
