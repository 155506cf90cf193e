// A short film of a game for README: some turns against a bot, from the middle of a recorded game.
// usage: SITE=… node film.mjs FILE.webp [SLUG]     needs ffmpeg
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./browser.mjs";
import { golden, tableOf } from "./games.mjs";
import { Mouse } from "./hands.mjs";
import { lit, take } from "./lit.mjs";
import { awaited } from "./player.mjs";
import { ALL } from "./titles.mjs";

const [file, slug = "qin"] = process.argv.slice(2);
if (!file) throw new Error("usage: node film.mjs FILE.webp [SLUG]");
const SIZE = { name: "film", width: 1120, height: 700, touch: false };
/** Turns that are shown, and pictures of each state: a tenth of a second each. */
const TURNS = 3;
const STILL = 7;

const frames = mkdtempSync(join(tmpdir(), "pagoda-film-"));
let count = 0;
async function shoot(page, times = 1) {
  for (let at = 0; at < times; at += 1) {
    count += 1;
    await page.screenshot({ path: join(frames, `${String(count).padStart(4, "0")}.png`) });
  }
}

/** Picks what gains something, as far as there is a choice, and confirms it. */
async function turn(page, hands) {
  for (let word = 0; word < 6 && !(await page.locator("[data-action=confirm]:enabled").count()); word += 1) {
    const things = await lit(page);
    const thing = things.find(({ gain, goesOn }) => gain && goesOn) ?? things.find(({ goesOn }) => goesOn) ?? things[0];
    await take(page, hands, thing);
    await shoot(page, STILL);
  }
  await shoot(page, STILL);
  await hands.confirm();
  await shoot(page, STILL);
}

const house = await build();
try {
  const { middle } = ALL[slug];
  const game = golden({ id: "film", slug, ...middle });
  await house.visit({ size: SIZE, games: [game], path: tableOf(game), settings: { speed: "normal", theme: "light" } }, async (page) => {
    const hands = new Mouse(page);
    for (let at = 0; at < TURNS; at += 1) {
      await awaited(page);
      await shoot(page, STILL);
      await turn(page, hands);
    }
  });
  execFileSync("ffmpeg", ["-loglevel", "error", "-y", "-framerate", "10", "-i", join(frames, "%04d.png"), "-vf", "scale=840:-1",
    "-c:v", "libwebp_anim", "-loop", "0", "-quality", "55", file]);
  console.log(`${file}: ${count} frames`);
} finally {
  await house.close();
  rmSync(frames, { recursive: true });
}
