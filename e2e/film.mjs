// An animated picture of a game for README: some turns against bots, from the middle of a recorded game.
// usage: SITE=FOLDER node film.mjs FILE.webp [SLUG]     needs img2webp (tools/need img2webp)
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./browser.mjs";
import { golden, tableOf } from "./games.mjs";
import { Mouse } from "./hands.mjs";
import { awaited } from "./player.mjs";
import { ALL } from "./titles.mjs";

const [file, slug = "qin"] = process.argv.slice(2);
if (!file) throw new Error("usage: node film.mjs FILE.webp [SLUG]");
const SIZE = { name: "film", width: 1120, height: 700, touch: false };
const TURNS = 3;
/** How long a picture is seen in milliseconds: of a state, and of something that moves. */
const STATE = 900;
const MOVING = 110;
/** What README may weigh, in bytes. */
const LIMIT = 1_000_000;

/** The pictures in order, each with how long it is seen; a picture that is the same as the one before lengthens it. */
const pictures = [];
async function shoot(page, milliseconds) {
  const png = await page.screenshot();
  if (pictures.at(-1)?.png.equals(png)) pictures.at(-1).milliseconds += milliseconds;
  else pictures.push({ png, milliseconds });
}

/** Hands after whose every touch a picture is taken. */
function filmed(page) {
  const touch = (hands, name) => async (...told) => {
    const done = await hands[name](...told);
    await shoot(page, STATE);
    return done;
  };
  return new Proxy(new Mouse(page), { get: (hands, name) => (typeof hands[name] === "function" ? touch(hands, name) : hands[name]) });
}

/** Takes pictures until something has come. */
async function watch(page, coming) {
  let hasCome = false;
  const note = () => (hasCome = true);
  coming.then(note, note);
  while (!hasCome) await shoot(page, MOVING);
  return coming;
}

async function play(page) {
  const hands = filmed(page);
  let moment = await awaited(page);
  for (let turn = 0; turn < TURNS && moment.what !== "over"; turn += 1) {
    // What the others did, shown again.
    if (moment.what === "film") {
      await watch(page, page.waitForSelector(".table:not([data-phase=film])"));
      moment = await awaited(page, moment.ply - 1);
    }
    await shoot(page, STATE);
    if (await ALL[slug].choose(page, hands, moment.what, turn)) await page.click("[data-action=confirm]:enabled");
    moment = await watch(page, awaited(page, moment.ply));
  }
  await shoot(page, STATE);
}

/** Puts the pictures together; says how many bytes they are. */
function write() {
  const folder = mkdtempSync(join(tmpdir(), "pagoda-film-"));
  const frames = pictures.flatMap(({ png, milliseconds }, at) => {
    const frame = join(folder, `${at}.png`);
    writeFileSync(frame, png);
    return ["-d", String(milliseconds), frame];
  });
  execFileSync("img2webp", ["-loop", "0", "-min_size", "-lossy", "-q", "60", "-m", "6", ...frames, "-o", file]);
  rmSync(folder, { recursive: true });
  return statSync(file).size;
}

const house = await build();
try {
  const game = golden({ id: "film", slug, ...ALL[slug].middle });
  const wishes = { size: SIZE, games: [game], path: tableOf(game), settings: { speed: "normal", theme: "light" } };
  await house.visit(wishes, play);
} finally {
  await house.close();
}
const bytes = write();
console.log(`${file}: ${pictures.length} pictures, ${bytes} bytes`);
if (LIMIT < bytes) throw new Error(`more than ${LIMIT} bytes`);
