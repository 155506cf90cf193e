// Screenshots of every screen, state and scene, in both sizes and a language of choice, light and dark; those
// with people in light only.
// usage: SITE=… [TITLES=huang,dragon] [LANG_OF_SHOTS=de] node shots.mjs FOLDER [tour|scenes|journey]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DESK, launch, PHONE, siteAt, startFixture } from "./browser.mjs";
import { journey, visitOptions as journeyOptions, withServer } from "./journey.mjs";
import { gamesOf, goToDecision, goToEvent } from "./open-scene.mjs";
import { SCENES } from "./scenes.mjs";
import { titles } from "./titles.mjs";
import { tour, visitOptions } from "./tour.mjs";

const [folder, part] = process.argv.slice(2);
if (!folder) throw new Error("usage: node shots.mjs FOLDER [tour|scenes|journey]");
await mkdir(folder, { recursive: true });
const settings = { lang: process.env.LANG_OF_SHOTS ?? "en" };

async function shoot(page, name, size, schemes = ["light", "dark"]) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${size.name}-${colorScheme}.png`) });
  }
}

async function shootTour(fixture, title, size) {
  await fixture.visit({ ...visitOptions(title), settings, size }, async (page) => {
    for await (const stop of tour(page, size, title)) await shoot(page, stop, size);
  });
}

async function shootScenes(fixture, { slug }, size) {
  await fixture.visit({ games: gamesOf(slug), settings, size }, async (page) => {
    for (const scene of SCENES[slug].events) {
      await goToEvent(page, slug, scene);
      await shoot(page, `${slug}-event-${scene.name}`, size);
    }
    for (const scene of SCENES[slug].decisions) {
      await goToDecision(page, slug, scene);
      await shoot(page, `${slug}-decision-${scene.name}`, size);
    }
  });
}

/** The screens that need a server. */
async function shootJourney(size) {
  const browser = await launch();
  try {
    await withServer((server) => siteAt(server.site, browser).visit({ ...journeyOptions, settings: { ...journeyOptions.settings, ...settings }, size }, async (page) => {
      for await (const stop of journey(page, size, server)) await shoot(page, stop, size, ["light"]);
    }));
  } finally {
    await browser.close();
  }
}

if (part === "journey") {
  for (const size of [DESK, PHONE]) await shootJourney(size);
  process.exit();
}

const fixture = await startFixture();
try {
  for (const title of titles()) {
    for (const size of [DESK, PHONE]) {
      if (part !== "scenes") await shootTour(fixture, title, size);
      if (part !== "tour" && SCENES[title.slug]) await shootScenes(fixture, title, size);
    }
  }
} finally {
  await fixture.close();
}
