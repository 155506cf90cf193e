// Waits for states of a page, never for time to pass.
import assert from "node:assert/strict";

/** Timeout of a wait, in milliseconds. */
const TIMEOUT = 20_000;

/** Waits until the current state is painted. */
export const nextFrame = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Polls a condition every second frame until it holds; `what` returns the message of a timeout. */
export async function waitUntil(page, condition, what) {
  const deadline = Date.now() + TIMEOUT;
  while (!(await condition())) {
    if (deadline < Date.now()) assert.fail(await what());
    await nextFrame(page);
  }
}

/** In the page, before other scripts: counts requests to workers without a response. */
export function countWorkerRequests() {
  window.pending = 0;
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", () => (window.pending -= 1));
    }

    postMessage(...args) {
      window.pending += 1;
      super.postMessage(...args);
    }
  };
}

/** Waits until workers have responded to all requests, and the next frame sent no more. */
export async function waitForWorkers(page) {
  await page.waitForFunction(() => window.pending === 0);
  await nextFrame(page);
  await page.waitForFunction(() => window.pending === 0);
  await nextFrame(page);
}
