// Waits for states of a page, never for time to pass.
import assert from "node:assert/strict";

/** How long a state is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** Waits until what changed is drawn. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until something is so, which is looked at with every other picture of the page; `what` says what should be. */
export async function until(page, isSo, what) {
  const patience = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (patience < Date.now()) assert.fail(await what());
    await drawn(page);
  }
}

/** In the page, before anything else: counts the questions to workers that aren't answered. */
export function countQuestions() {
  window.unanswered = 0;
  window.Worker = class extends Worker {
    constructor(...wishes) {
      super(...wishes);
      this.addEventListener("message", () => (window.unanswered -= 1));
    }

    postMessage(...told) {
      window.unanswered += 1;
      super.postMessage(...told);
    }
  };
}

/** Waits until workers have answered everything, and nothing more was asked when that was drawn. */
export async function answered(page) {
  await page.waitForFunction(() => window.unanswered === 0);
  await drawn(page);
  await page.waitForFunction(() => window.unanswered === 0);
  await drawn(page);
}
