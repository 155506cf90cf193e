// Latency of a move at the other seats while many others play on the same node.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { PAGODA } from "../node.mjs";
import { lay, withNodes } from "../online.mjs";
import { playToTheEnd } from "../player.mjs";

/** Live games beside ours, and how many moves a second are made at them all: one in two seconds each. */
const GAMES = 200;
const RATE = 100;
/** Within which a move shows elsewhere, at the 99th percentile, in milliseconds. */
const SOON = 150;

const skip = process.env.SHOWN !== "1" && "SHOWN=1 measures it, on a machine with nothing else to do";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** In the page: notes when somebody confirms a move, and when another step is shown. */
const watch = () => {
  window.sent = {};
  window.shown = {};
  const ply = () => document.querySelector(".table")?.dataset.ply;
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", (event) => {
    if (event.target.closest("[data-action=confirm]")) window.sent[ply()] = now();
  }, true);
  new MutationObserver(() => {
    const at = ply();
    if (at !== undefined) window.shown[at] ??= now();
  }).observe(document, { attributes: true, childList: true, subtree: true });
};

test(`a move shows at the other seat within ${SOON} ms at the 99th percentile, with ${GAMES} live games beside`, { skip }, async () => {
  await withNodes(async ({ doors, ports }) => {
    const crowd = spawn(`${PAGODA}-dev`, ["loadtest", `127.0.0.1:${ports[0]}`, "--tables", String(GAMES), "--rate", String(RATE), "--seconds", "600"], { stdio: "ignore" });
    const gone = once(crowd, "exit");
    try {
      const wishes = { worker: false, script: watch };
      await houseAt(doors[0], browser).visit({ ...wishes, size: DESK, settings: { name: "Ann" } }, async (ann) => {
        const path = await lay(ann, new Mouse(ann), { slug: "qin", seats: 2 });
        await houseAt(doors[0], browser).visit({ ...wishes, size: PHONE, path, settings: { name: "Ben" } }, async (ben) => {
          await new Finger(ben).act("sit");
          await ben.waitForSelector("[data-action=stand]");
          await new Mouse(ann).act("begin");
          await Promise.all([playToTheEnd(ann, new Mouse(ann)), playToTheEnd(ben, new Finger(ben))]);
          const [anns, bens] = await Promise.all([ann, ben].map((page) => page.evaluate(() => ({ sent: window.sent, shown: window.shown }))));
          const times = [[anns, bens], [bens, anns]].flatMap(([mine, theirs]) => Object.entries(mine.sent).flatMap(([ply, sent]) => {
            // What was decided on a step is shown as the next one that the other saw.
            const next = Object.keys(theirs.shown).map(Number).filter((it) => Number(ply) < it).sort((one, other) => one - other)[0];
            return next === undefined ? [] : [theirs.shown[next] - sent];
          })).sort((one, other) => one - other);
          const at = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(part * times.length))]);
          console.log(`${times.length} moves: half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, at most ${Math.round(times.at(-1))} ms`);
          // Of so few the 99th percentile is the slowest.
          assert.ok(40 < times.length, `${times.length} moves were seen`);
          assert.ok(at(0.99) <= SOON, `99 % within ${at(0.99)} ms`);
        });
      });
    } finally {
      crowd.kill();
      await gone;
    }
  });
});
