// Pictures of every screen and state, at both sizes, by day and by night.
// usage: SITE=… node shots.mjs FOLDER
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build, DESK, PHONE } from "./browser.mjs";
import { tour, WISHES } from "./tour.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node shots.mjs FOLDER");
await mkdir(folder, { recursive: true });
const house = await build();
try {
  for (const size of [DESK, PHONE]) {
    await house.visit({ ...WISHES, size }, async (page) => {
      for await (const stop of tour(page, size)) {
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: join(folder, `${stop}-${size.name}-${colorScheme}.png`) });
        }
      }
    });
  }
} finally {
  await house.close();
}
