// Pictures of every screen, every state and every scene, at both sizes, by day and by night.
// usage: SITE=… [TITLES=huang,dragon] node shots.mjs FOLDER [tour|scenes]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build, DESK, PHONE } from "./browser.mjs";
import { gamesOf, goToDecision, goToEvent } from "./looks.mjs";
import { SCENES } from "./scenes.mjs";
import { titles } from "./titles.mjs";
import { tour, wishes } from "./tour.mjs";

const [folder, part] = process.argv.slice(2);
if (!folder) throw new Error("usage: node shots.mjs FOLDER [tour|scenes]");
await mkdir(folder, { recursive: true });

async function shoot(page, name, size) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${size.name}-${colorScheme}.png`) });
  }
}

async function shootTour(house, title, size) {
  await house.visit({ ...wishes(title), size }, async (page) => {
    for await (const stop of tour(page, size, title)) await shoot(page, stop, size);
  });
}

async function shootScenes(house, { slug }, size) {
  await house.visit({ games: gamesOf(slug), worker: false, size }, async (page) => {
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
