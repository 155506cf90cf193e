// Frame times of each kind of movement, for optimised builds, in the long run only: it takes minutes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";
import { intervals, noteFrames, percentile } from "../frames.mjs";
import { firstTable, goBefore, goForward, MOTIONS, recordsOf, waitForPlayer } from "../motion.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();
const isQuick = process.env.QUICK === "1";
const skip = (isQuick && "QUICK=1: this build isn't optimised") || (!process.env.EVERY && "EVERY=1 measures it");

const THROTTLE = 4;
/** Sixty frames per second, and no frame that one would notice, in milliseconds. */
const MEDIAN = 17;
const LONGEST = 50;
/** Other load only makes this machine slower: the best try counts. */
const TRIES = 6;

/** The frame times of a step's movements. */
async function timesOf(page, context, slug, scene) {
  await goBefore(page, slug, scene);
  await waitForPlayer(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.evaluate(() => window.motionFrames.splice(0));
  await goForward(page, scene);
  await page.waitForFunction(() => window.motionFrames.length && !document.querySelector(".motion"));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return intervals(await page.evaluate(() => window.motionFrames));
}

for (const { slug } of titles().filter(({ slug }) => MOTIONS[slug])) {
  for (const scene of MOTIONS[slug]) {
    test(`${slug}: ${scene.kinds.join(", ")} at 60 frames per second at ${THROTTLE}× throttling`, { skip }, async () => {
      const options = { games: recordsOf(slug), path: firstTable(slug), settings: { speed: "normal" }, worker: false, script: noteFrames };
      await visit(options, async (page, context) => {
        const report = [];
        for (let round = 0; round < TRIES; round += 1) {
          const times = await timesOf(page, context, slug, scene);
          const [median, longest] = [percentile(times, 0.5), Math.max(...times)];
          const over = times.filter((it) => LONGEST < it).length;
          report.push(`${times.length} frames, median ${median.toFixed(1)} ms, ${over} over ${LONGEST} ms, longest ${longest.toFixed(1)} ms`);
          console.log(`${slug}, ${scene.name}: ${report.at(-1)}`);
          if (median <= MEDIAN && longest <= LONGEST) return;
        }
        assert.fail(report.join("\n"));
      });
    });
  }
}
