// Plays through the page: reads the prompt and answers it with an input device.
import assert from "node:assert/strict";
import { ALL } from "./titles.mjs";

/** More decisions than any game has. */
const DECISIONS = 400;

/**
 * Waits until the table prompts a person after a ply, or the game is over. Returns the prompt, with its ply and game:
 * `what` is `over`, `curtain`, `film`, or a decision: in Qin `draw`, `pass` or `place`, in other games `choose`.
 */
export async function waitForPrompt(page, after = -1) {
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
    // The phase has to agree with the page: a person's turn, and highlighted piles only to draw from.
    const isPerson = document.querySelector(".player.active:not(:has([href^='#ui-bot']))");
    if (!isPerson || !["pick", "place", "draw"].includes(phase)) return null;
    if (game !== "qin") return { what: "choose", ply, game };
    const draws = Boolean(document.querySelector("[data-pile][data-lit]"));
    if (draws !== (phase === "draw")) return null;
    if (draws) return { what: "draw", ply, game };
    return { what: document.querySelector("[data-word=pass]") ? "pass" : "place", ply, game };
  }, after);
  const found = await handle.jsonValue();
  if (after < 0 && isDecision(found) && (await filmBegins(page))) return { ...found, what: "film" };
  assert.notEqual(found.what, "broken", `the table is broken: ${found.why}`);
  return found;
}

/** Delay of the replay after a table is loaded, in milliseconds. */
const FILM_DELAY = 250;

/**
 * Whether the replay of others' moves starts, as it does shortly after a table is loaded. Its button is there if there is
 * anything to show; a replay of less than two steps doesn't start by itself.
 */
async function filmBegins(page) {
  if (!(await page.locator("[data-action=film]").count())) return (await page.locator(".table[data-phase=film]").count()) === 1;
  return page.waitForSelector(".table[data-phase=film]", { timeout: FILM_DELAY }).then(() => true, () => false);
}

/** Whether a prompt is a decision. */
export const isDecision = ({ what }) => !["over", "curtain", "film"].includes(what);

/** Answers a prompt; returns whether it was a decision. */
async function answer(page, input, prompt, turn) {
  if (prompt.what === "curtain") {
    await input.act("ready");
    return false;
  }
  if (prompt.what === "film") {
    // The replay may have ended by itself.
    if (await page.locator(".table[data-phase=film]").count()) await input.skip();
    return false;
  }
  const chosen = await ALL[prompt.game].choose(page, input, prompt.what, turn);
  if (chosen) {
    await page.waitForSelector("[data-action=confirm]:enabled");
    await input.confirm();
  }
  return chosen !== null;
}

/** Plays the turn of the player `name` at a server's table. */
export async function playTurn(page, input, name) {
  for (let turn = 0; ; turn += 1) {
    const prompt = await waitForPrompt(page);
    const done = await answer(page, input, prompt, turn);
    if (!done) continue;
    const whose = await page.waitForFunction((ply) => {
      const table = document.querySelector(".table");
      return ply < Number(table.dataset.ply) && document.querySelector(".player.active .player-name")?.textContent;
    }, prompt.ply);
    if (!(await whose.jsonValue()).includes(name)) return;
  }
}

/** Plays until `isEnough` of the prompt; returns the number of decisions. */
export async function playUntil(page, input, isEnough) {
  let decisions = 0;
  let prompt = await waitForPrompt(page);
  for (let turn = 0; !isEnough(prompt); turn += 1) {
    assert.ok(turn < DECISIONS, "the game ends");
    assert.notEqual(prompt.what, "over", "the game isn't over yet");
    const done = await answer(page, input, prompt, turn);
    if (done && prompt.what !== "draw") decisions += 1;
    if (prompt.what === "curtain") await page.waitForSelector(".table");
    prompt = await waitForPrompt(page, done ? prompt.ply : -1);
  }
  return decisions;
}

/** Plays to the end of the game, where its result is revealed; returns the number of decisions. */
export const playToTheReveal = (page, input) => playUntil(page, input, (prompt) => prompt.what === "over");

/** Plays to the score sheet; returns the number of decisions. */
export async function playToTheEnd(page, input) {
  const decisions = await playToTheReveal(page, input);
  await input.act("sheet");
  await page.waitForSelector("main.after");
  return decisions;
}

/** Starts a game in the browser, with these kinds of players and options. */
export async function startLocalGame(page, input, { slug = "qin", seats, options = {} }) {
  const begin = `[data-action=new][data-title=${slug}]`;
  await page.waitForSelector(begin);
  await input.press(begin);
  await page.waitForSelector("#new-game[open]");
  await input.press("#new-game summary");
  for (const [at, kind] of seats.entries()) await input.choose(`seat-${at + 1}`, kind);
  for (const [name, value] of Object.entries(options)) {
    if (value === true) await input.flip(name);
    else await input.choose(name, value);
  }
  await input.press("[data-action=start]");
  await page.waitForSelector(".table");
}
