// Opens a scene: a decision, or a step of a record with some eyes.
import { golden, steps, tableOf } from "./games.mjs";
import { waitForPrompt } from "./player.mjs";
import { SCENES } from "./scenes.mjs";

/** A finished record as a saved game to replay. */
const whole = (slug, number) => golden({ id: `${slug}-record-${number}`, slug, number });

/** A saved game at a decision. */
export const gameBefore = (slug, { name, record, steps }) => golden({ id: `${slug}-decision-${name}`, slug, number: record, steps });

/** All saved games that the scenes of a game need. */
export function gamesOf(slug) {
  const { events, decisions } = SCENES[slug];
  const records = [...new Set(events.map(({ record }) => record))];
  return [...records.map((number) => whole(slug, number)), ...decisions.map((scene) => gameBefore(slug, scene))];
}

/** Opens a decision, and waits for its prompt. */
export async function goToDecision(page, slug, scene) {
  await page.goto(tableOf(gameBefore(slug, scene)));
  await waitForPrompt(page);
}

/** Opens a step with an event. */
export async function goToEvent(page, slug, { record, step, eyes }) {
  const path = tableOf(whole(slug, record));
  if (!page.url().endsWith(path) || !(await page.locator("#scrub").count())) {
    await page.goto(path);
    await page.locator("[data-action=replay]").click();
    await page.waitForSelector(".table[data-phase=replay]");
  }
  await page.fill("#scrub", String(step));
  // The last step is the current position.
  await page.waitForSelector(`.table[data-ply="${step}"]`);
  // A conflict's panel may cover it.
  await page.selectOption("#eyes", String(eyes), { force: true });
  await page.waitForFunction((step) => document.querySelector(".table")?.dataset.ply === String(step), step);
}

/** The number of steps of a record. */
export const lengthOf = (slug, record) => steps(slug, record).length;
