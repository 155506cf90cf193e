// Writes an animated picture for README: some turns against bots, from the middle of a recorded game.
// usage: SITE=FOLDER node animation.mjs FILE.webp [SLUG]     needs img2webp (tools/need img2webp)
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFixture } from "./browser.mjs";
import { golden, tableOf } from "./games.mjs";
import { Mouse } from "./input.mjs";
import { waitForPrompt } from "./player.mjs";
import { ALL } from "./titles.mjs";

const [file, slug = "qin"] = process.argv.slice(2);
if (!file) throw new Error("usage: node animation.mjs FILE.webp [SLUG]");
const SIZE = { name: "animation", width: 1120, height: 700, touch: false };
const TURNS = 3;
/** How long the frame of a state shows, in milliseconds. */
const STATE = 900;
/** A screenshot takes longer than a frame, so animations are slowed down while they are recorded. */
const PACE = 0.25;
/** The shortest frame, in milliseconds. */
const SHORTEST = 10;
/** Maximum size of the file, in bytes. */
const LIMIT = 1_000_000;

/** The frames in order, each with its duration; a frame that equals the last one lengthens it. */
const frames = [];
async function shoot(page, milliseconds) {
  const png = await page.screenshot();
  if (frames.at(-1)?.png.equals(png)) frames.at(-1).milliseconds += milliseconds;
  else frames.push({ png, milliseconds });
}

/** A mouse that takes a frame after every action. */
function recordedMouse(page) {
  const record = (input, name) => async (...args) => {
    const done = await input[name](...args);
    await shoot(page, STATE);
    return done;
  };
  return new Proxy(new Mouse(page), { get: (input, name) => (typeof input[name] === "function" ? record(input, name) : input[name]) });
}

/** Takes frames until a promise is settled. */
async function recordUntil(page, promise) {
  let isSettled = false;
  const settle = () => (isSettled = true);
  promise.then(settle, settle);
  // A frame shows as long as the one before it took.
  for (let took = 0; !isSettled;) {
    const before = performance.now();
    await shoot(page, Math.max(SHORTEST, Math.round(took * PACE)));
    took = performance.now() - before;
  }
  return promise;
}

async function play(page, context) {
  const session = await context.newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: PACE });
  // Bots' turns take as much longer as their animations.
  page.setDefaultTimeout(30_000 / PACE);
  const input = recordedMouse(page);
  let prompt = await waitForPrompt(page);
  for (let turn = 0; turn < TURNS && prompt.what !== "over"; turn += 1) {
    // The replay of the other players' moves.
    if (prompt.what === "film") {
      await recordUntil(page, page.waitForSelector(".table:not([data-phase=film])"));
      prompt = await waitForPrompt(page, prompt.ply - 1);
    }
    await shoot(page, STATE);
    if (await ALL[slug].choose(page, input, prompt.what, turn)) await page.click("[data-action=confirm]:enabled");
    prompt = await recordUntil(page, waitForPrompt(page, prompt.ply));
  }
  await shoot(page, STATE);
}

/** Writes the file; returns its size in bytes. */
function write() {
  const folder = mkdtempSync(join(tmpdir(), "pagoda-animation-"));
  const pictures = frames.flatMap(({ png, milliseconds }, at) => {
    const frame = join(folder, `${at}.png`);
    writeFileSync(frame, png);
    return ["-d", String(milliseconds), frame];
  });
  execFileSync("img2webp", ["-loop", "0", "-min_size", "-lossy", "-q", "60", "-m", "6", ...pictures, "-o", file]);
  rmSync(folder, { recursive: true });
  return statSync(file).size;
}

const fixture = await startFixture();
try {
  const game = golden({ id: "animation", slug, ...ALL[slug].middle });
  const visitOptions = { size: SIZE, games: [game], path: tableOf(game), settings: { speed: "normal", theme: "light" } };
  await fixture.visit(visitOptions, play);
} finally {
  await fixture.close();
}
const bytes = write();
console.log(`${file}: ${frames.length} frames, ${bytes} bytes`);
if (LIMIT < bytes) throw new Error(`more than ${LIMIT} bytes`);
