// Screenshots of every screen, state and scene, in both sizes and a language of choice, light and dark; those
// with people in light only.
// usage: SITE=… [TITLES=huang,dragon] [LANG_OF_SHOTS=de] node shots.mjs FOLDER [tour|scenes|journey]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build, DESK, houseAt, launch, PHONE } from "./browser.mjs";
import { journey, wishes as wishesOf, withServer } from "./journey.mjs";
import { gamesOf, goToDecision, goToEvent } from "./looks.mjs";
import { SCENES } from "./scenes.mjs";
import { titles } from "./titles.mjs";
import { tour, wishes } from "./tour.mjs";

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

async function shootTour(house, title, size) {
  await house.visit({ ...wishes(title), settings, size }, async (page) => {
    for await (const stop of tour(page, size, title)) await shoot(page, stop, size);
  });
}

async function shootScenes(house, { slug }, size) {
  await house.visit({ games: gamesOf(slug), settings, worker: false, size }, async (page) => {
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

/** What people at a server bring. */
async function shootJourney(size) {
  const browser = await launch();
  try {
    await withServer((server) => houseAt(server.site, browser).visit({ ...wishesOf, settings: { ...wishesOf.settings, ...settings }, size }, async (page) => {
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

const house = await build();
try {
  for (const title of titles()) {
    for (const size of [DESK, PHONE]) {
      if (part !== "scenes") await shootTour(house, title, size);
      if (part !== "tour" && SCENES[title.slug]) await shootScenes(house, title, size);
    }
  }
} finally {
  await house.close();
}
