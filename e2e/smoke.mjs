// Smoke test of a running site, by its name and certificate: a guest plays whole games against bots, on a desktop and
// on a phone.
// usage: [TITLES=huang] [SHOTS=FOLDER] node smoke.mjs https://NAME FINGERPRINT
import assert from "node:assert/strict";
import { join } from "node:path";
import { DESK, launch, PHONE, siteAt } from "./browser.mjs";
import { Mouse, Touch } from "./input.mjs";
import { createTable } from "./online.mjs";
import { playToTheEnd } from "./player.mjs";
import { ALL } from "./titles.mjs";

const [site, fingerprint] = process.argv.slice(2);
const { hostname } = new URL(site);
const wanted = process.env.TITLES?.split(",") ?? Object.keys(ALL);

async function play(page, size, slug) {
  const input = size.touch ? new Touch(page) : new Mouse(page);
  assert.ok(await page.evaluate(() => isSecureContext), "the page came over TLS");
  await createTable(page, input, { slug, seats: 2 });
  await input.choose("fill", "novice");
  await input.act("begin");
  await page.waitForSelector(".table");
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `guest-${slug}-${size.name}.png`) });
  const decisions = await playToTheEnd(page, input);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `guest-${slug}-${size.name}-over.png`) });
  const cookies = await page.context().cookies();
  assert.ok(cookies.some(({ name, secure }) => name.startsWith("__Host-") && secure), "the session cookie is for TLS only");
  console.log(`        ${slug}, ${size.name}: a guest made ${decisions} decisions, and the game is over`);
}

// For this browser the name resolves to this machine, and this certificate is trusted.
const browser = await launch([`--host-resolver-rules=MAP ${hostname} 127.0.0.1`, `--ignore-certificate-errors-spki-list=${fingerprint}`]);
try {
  for (const [at, slug] of wanted.entries()) {
    const size = at % 2 ? PHONE : DESK;
    await siteAt(site, browser).visit({ size, settings: { name: "Ann" } }, (page) => play(page, size, slug));
  }
} finally {
  await browser.close();
}
