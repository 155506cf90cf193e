// Writes the pictures of README and docs: one of every kind of screen, as WebP.
// usage: SITE=… PAGODA=… node showcase.mjs FOLDER     needs cwebp (tools/need img2webp)
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DESK, launch, PHONE, siteAt, startFixture } from "./browser.mjs";
import { golden, tableOf } from "./games.mjs";
import { journey, visitOptions as journeyOptions, withServer } from "./journey.mjs";
import { gamesOf, goToDecision } from "./open-scene.mjs";
import { waitForPrompt } from "./player.mjs";
import { SCENES } from "./scenes.mjs";
import { ALL } from "./titles.mjs";
import { tour, visitOptions } from "./tour.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node showcase.mjs FOLDER");

/** Stops of tours: the picture, the title, the stop, the size, the colour scheme. */
const TOURS = [
  ["set-up", "dragon", "dragon-home-customise", DESK, "light"],
  ["qin-place-phone", "qin", "table-place", PHONE, "light"],
  ["qin-refusal-phone", "qin", "table-refusal", PHONE, "light"],
  ["end", "dragon", "dragon-score", DESK, "light"],
  ["analysis", "huang", "huang-score-judged", DESK, "light"],
];
/** Decisions of scenes: the picture, the title, the scene, the size, the colour scheme. */
const DECISIONS = [
  ["huang-war", "huang", "support-three", DESK, "light"],
  ["huang-dark", "huang", "act-tile", DESK, "dark"],
  ["dragon-action", "dragon", "act-taxes", DESK, "light"],
];
/** Stops of the journey: the picture, the stop, the size. */
const STOPS = [
  ["lobby", "meet-tables", DESK],
  ["quick-match-phone", "quick-waiting", PHONE],
  ["profile", "person-own", DESK],
];
/** A game of five, in the middle. */
const FIVE = golden({ id: "five", slug: "dragon", number: "015", steps: 240 });
const QUALITY = "84";

async function shoot(page, name, colorScheme = "light") {
  await page.emulateMedia({ colorScheme });
  const png = join(folder, `${name}.png`);
  await page.screenshot({ path: png });
  execFileSync("cwebp", ["-quiet", "-q", QUALITY, "-m", "6", png, "-o", join(folder, `${name}.webp`)]);
  rmSync(png);
}

/** The first page, with games of all titles. */
async function shootHome(fixture) {
  const games = Object.values(ALL).flatMap((title) => visitOptions(title).games);
  for (const [name, size, scheme] of [["home", DESK, "light"], ["home-phone-dark", PHONE, "dark"]]) {
    await fixture.visit({ games, worker: false, path: "/", size }, async (page) => {
      await page.waitForSelector("[data-action=new]:enabled");
      await shoot(page, name, scheme);
    });
  }
}

/** The stops of a title's tour on a screen. */
async function shootTour(fixture, slug, size) {
  const wanted = TOURS.filter((it) => it[1] === slug && it[3] === size);
  if (!wanted.length) return;
  await fixture.visit({ ...visitOptions(ALL[slug]), size }, async (page) => {
    for await (const stop of tour(page, size, ALL[slug], { pages: false })) {
      const found = wanted.findIndex((it) => it[2] === stop);
      if (found < 0) continue;
      const [[name, , , , scheme]] = wanted.splice(found, 1);
      await shoot(page, name, scheme);
      if (!wanted.length) return;
    }
  });
}

async function shootDecisions(fixture) {
  for (const [name, slug, scene, size, scheme] of DECISIONS) {
    await fixture.visit({ games: gamesOf(slug), worker: false, size }, async (page) => {
      await goToDecision(page, slug, SCENES[slug].decisions.find((it) => it.name === scene));
      await shoot(page, name, scheme);
    });
  }
  await fixture.visit({ games: [FIVE], path: tableOf(FIVE), worker: false, size: PHONE }, async (page) => {
    await waitForPrompt(page);
    await shoot(page, "dragon-five-phone");
  });
}

/** The screens that need a server. */
async function shootJourney(size) {
  const browser = await launch();
  try {
    await withServer((server) => siteAt(server.site, browser).visit({ ...journeyOptions, size }, async (page) => {
      for await (const stop of journey(page, size, server)) {
        const found = STOPS.find((it) => it[1] === stop && it[2] === size);
        if (found) await shoot(page, found[0]);
      }
    }));
  } finally {
    await browser.close();
  }
}

mkdirSync(folder, { recursive: true });
const fixture = await startFixture();
try {
  await shootHome(fixture);
  for (const slug of Object.keys(ALL)) for (const size of [DESK, PHONE]) await shootTour(fixture, slug, size);
  await shootDecisions(fixture);
} finally {
  await fixture.close();
}
for (const size of [DESK, PHONE]) await shootJourney(size);
