// Frame times of each kind of movement, for optimised builds, in the long run only: it takes minutes. Without a graphics processor the
// time to draw the board's pixels is the machine's: then a long frame counts if the page's own work made it long.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";
import { hasGraphicsProcessor, intervals, noteFrames, percentile } from "../frames.mjs";
import { firstTable, goBefore, goForward, MOTIONS, recordsOf, waitForPlayer } from "../motion.mjs";
import { titles } from "../titles.mjs";
import { nextFrame } from "../waits.mjs";

const { visit } = siteFixture();
const isQuick = process.env.QUICK === "1";
const skip = (isQuick && "QUICK=1: this build isn't optimised") || (!process.env.EVERY && "EVERY=1 measures it");

const THROTTLE = 4;
/** Sixty frames per second, and no frame that one would notice, in milliseconds. */
const MEDIAN = 17;
const LONGEST = 50;
/** Other load only makes this machine slower: the best try counts. */
const TRIES = 6;

/** The frame times of a step's movements, and for how long the page's own work blocked one of them at most. */
async function measure(page, context, slug, scene) {
  await goBefore(page, slug, scene);
  await waitForPlayer(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.evaluate(() => [window.motionFrames, window.longFrames].forEach((it) => it.splice(0)));
  await goForward(page, scene);
  await page.waitForFunction(() => window.motionFrames.length && !document.querySelector(".motion"));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await nextFrame(page);
  const { noted, long } = await page.evaluate(() => ({ noted: window.motionFrames, long: window.longFrames }));
  const during = long.filter(({ startTime }) => noted[0] <= startTime).map(({ blockingDuration }) => blockingDuration);
  return { times: intervals(noted), blocked: Math.max(0, ...during) };
}

for (const { slug } of titles().filter(({ slug }) => MOTIONS[slug])) {
  for (const scene of MOTIONS[slug]) {
    test(`${slug}: ${scene.kinds.join(", ")} at 60 frames per second at ${THROTTLE}× throttling`, { skip }, async () => {
      const options = { games: recordsOf(slug), path: firstTable(slug), settings: { speed: "normal" }, script: noteFrames };
      await visit(options, async (page, context) => {
        const report = [];
        const isDrawnFast = await page.evaluate(hasGraphicsProcessor);
        for (let round = 0; round < TRIES; round += 1) {
          const { times, blocked } = await measure(page, context, slug, scene);
          const [median, longest] = [percentile(times, 0.5), Math.max(...times)];
          const over = times.filter((it) => LONGEST < it).length;
          report.push(`${times.length} frames, median ${median.toFixed(1)} ms, ${over} over ${LONGEST} ms, longest ${longest.toFixed(1)} ms, blocked for ${blocked.toFixed(1)} ms`);
          console.log(`${slug}, ${scene.name}: ${report.at(-1)}`);
          if (median <= MEDIAN && (longest <= LONGEST || (!isDrawnFast && blocked === 0))) return;
        }
        assert.fail(report.join("\n"));
      });
    });
  }
}

test("a task that blocks a frame is noted", { skip }, async () => {
  await visit({ script: noteFrames }, async (page) => {
    await page.evaluate((length) => requestAnimationFrame((start) => {
      while (performance.now() < start + length);
    }), 2 * LONGEST);
    await page.waitForFunction(() => window.longFrames.some(({ blockingDuration }) => 0 < blockingDuration));
  });
});
