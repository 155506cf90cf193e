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
import { scene } from "./scenes.mjs";
import { ALL } from "./titles.mjs";
import { tour, visitOptions } from "./tour.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node showcase.mjs FOLDER");

/** Pictures of stops of tours. */
const TOURS = [
  { name: "set-up", slug: "dragon", stop: "dragon-home-customise", size: DESK },
  { name: "qin-place-phone", slug: "qin", stop: "table-place", size: PHONE },
  { name: "qin-refusal-phone", slug: "qin", stop: "table-refusal", size: PHONE },
  { name: "end", slug: "dragon", stop: "dragon-score", size: DESK },
  { name: "analysis", slug: "huang", stop: "huang-score-judged", size: DESK },
];
/** Pictures of decisions, on a desktop. */
const DECISIONS = [
  { name: "huang-war", slug: "huang", decision: "support-three" },
  { name: "huang-dark", slug: "huang", decision: "act-tile", scheme: "dark" },
  { name: "dragon-action", slug: "dragon", decision: "act-taxes" },
];
/** Pictures of stops of the journey. */
const STOPS = [
  { name: "lobby", stop: "meet-tables", size: DESK },
  { name: "quick-match-phone", stop: "quick-waiting", size: PHONE },
  { name: "profile", stop: "person-own", size: DESK },
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
    await fixture.visit({ games, path: "/", size }, async (page) => {
      await page.waitForSelector("[data-action=new]:enabled");
      await shoot(page, name, scheme);
    });
  }
}

/** The stops of a title's tour on a screen. */
async function shootTour(fixture, slug, size) {
  const wanted = TOURS.filter((it) => it.slug === slug && it.size === size);
  if (!wanted.length) return;
  await fixture.visit({ ...visitOptions(ALL[slug]), size }, async (page) => {
    for await (const stop of tour(page, size, ALL[slug], { pages: false })) {
      const found = wanted.findIndex((it) => it.stop === stop);
      if (found < 0) continue;
      const [{ name }] = wanted.splice(found, 1);
      await shoot(page, name);
      if (!wanted.length) return;
    }
  });
}

async function shootDecisions(fixture) {
  for (const { name, slug, decision, scheme } of DECISIONS) {
    await fixture.visit({ games: gamesOf(slug), size: DESK }, async (page) => {
      await goToDecision(page, slug, scene(slug, decision));
      await shoot(page, name, scheme);
    });
  }
  await fixture.visit({ games: [FIVE], path: tableOf(FIVE), size: PHONE }, async (page) => {
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
        const found = STOPS.find((it) => it.stop === stop && it.size === size);
        if (found) await shoot(page, found.name);
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
