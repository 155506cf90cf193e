// Opens a scene: a decision, or a step of a record with some eyes.
import { golden, steps, tableOf } from "./games.mjs";
import { awaited } from "./player.mjs";
import { SCENES } from "./scenes.mjs";

/** A record as a game that is gone through again. */
const whole = (slug, number) => golden({ id: `${slug}-record-${number}`, slug, number });

/** The game that stands at a decision. */
export const before = (slug, { name, record, steps }) => golden({ id: `${slug}-decision-${name}`, slug, number: record, steps });

/** All games that the scenes of a title need. */
export function gamesOf(slug) {
  const { events, decisions } = SCENES[slug];
  const records = [...new Set(events.map(({ record }) => record))];
  return [...records.map((number) => whole(slug, number)), ...decisions.map((scene) => before(slug, scene))];
}

/** Goes to where a decision is awaited. */
export async function goToDecision(page, slug, scene) {
  await page.goto(tableOf(before(slug, scene)));
  await awaited(page);
}

/** Goes to a step at which something is told. */
export async function goToEvent(page, slug, { record, step, eyes }) {
  const path = tableOf(whole(slug, record));
  if (!page.url().endsWith(path) || !(await page.locator("#scrub").count())) {
    await page.goto(path);
    await page.locator("[data-action=replay]").click();
    await page.waitForSelector(".table[data-phase=replay]");
  }
  await page.fill("#scrub", String(step));
  // At the very end nothing else than now is looked at.
  await page.waitForSelector(`.table[data-ply="${step}"]`);
  // A conflict may lie over it.
  await page.selectOption("#eyes", String(eyes), { force: true });
  await page.waitForFunction((step) => document.querySelector(".table")?.dataset.ply === String(step), step);
}

/** The number of steps of a record. */
export const lengthOf = (slug, record) => steps(slug, record).length;
