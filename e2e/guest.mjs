// Plays whole games against bots as a guest of a site that somebody else runs, by its name and its certificate:
// on a desktop and on a phone.
// usage: [TITLES=huang] [SHOTS=FOLDER] node guest.mjs https://NAME FINGERPRINT
import assert from "node:assert/strict";
import { join } from "node:path";
import { DESK, houseAt, launch, PHONE } from "./browser.mjs";
import { Finger, Mouse } from "./hands.mjs";
import { lay } from "./online.mjs";
import { playToTheEnd } from "./player.mjs";
import { ALL } from "./titles.mjs";

const [site, fingerprint] = process.argv.slice(2);
const { hostname } = new URL(site);
const wanted = process.env.TITLES?.split(",") ?? Object.keys(ALL);

async function play(page, size, slug) {
  const hands = size.touch ? new Finger(page) : new Mouse(page);
  assert.ok(await page.evaluate(() => isSecureContext), "the page came over TLS");
  await lay(page, hands, { slug, seats: 2 });
  await hands.choose("fill", "novice");
  await hands.act("begin");
  await page.waitForSelector(".table");
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `guest-${slug}-${size.name}.png`) });
  const decided = await playToTheEnd(page, hands);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `guest-${slug}-${size.name}-over.png`) });
  const cookies = await page.context().cookies();
  assert.ok(cookies.some(({ name, secure }) => name.startsWith("__Host-") && secure), "a cookie for TLS alone");
  console.log(`        ${slug}, ${size.name}: a guest decided ${decided} times, and the game is over`);
}

// The name is this machine's for this browser alone, which trusts this one certificate beside the usual ones.
const browser = await launch([`--host-resolver-rules=MAP ${hostname} 127.0.0.1`, `--ignore-certificate-errors-spki-list=${fingerprint}`]);
try {
  for (const [at, slug] of wanted.entries()) {
    const size = at % 2 ? PHONE : DESK;
    await houseAt(site, browser).visit({ size, settings: { name: "Ann" } }, (page) => play(page, size, slug));
  }
} finally {
  await browser.close();
}
