// Sound: off until the player turns it on, asked for once; every file is fetched once and decoded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { layoutFaults } from "../fit.mjs";
import { fresh, tableOf } from "../games.mjs";
import { Mouse, Touch } from "../input.mjs";
import { isDecision, playUntil, waitForPrompt } from "../player.mjs";
import { titles } from "../titles.mjs";
import { waitUntil } from "../waits.mjs";

const fixture = siteFixture();
const QUESTION = "[data-notice=sound]";
/** The number of sounds. */
const SOUNDS = 12;

/** In the page, before other scripts: records the duration of every sound that starts, and every vibration. */
function recordSounds() {
  window.started = [];
  window.vibrated = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...args) {
    window.started.push(this.buffer.duration);
    return start.apply(this, args);
  };
  Navigator.prototype.vibrate = (pattern) => window.vibrated.push(pattern.join()) > 0;
}

/** The sound files that the server has sent since a number of responses. */
const filesSince = (count) => fixture.server.sent.slice(count).map(({ path }) => path).filter((path) => path.includes("/sound/"));
const settings = (page) => page.evaluate(() => JSON.parse(localStorage["pagoda.settings"]));
const started = (page) => page.evaluate(() => window.started.length);

/** Makes a move, and waits for the next decision. */
async function move(page, input, title) {
  await playUntil(page, input, (prompt) => isDecision(prompt) && prompt.what !== "draw");
  const { ply } = await waitForPrompt(page);
  await title.place(page, input);
  await page.waitForSelector("[data-action=confirm]:enabled");
  await input.confirm();
  await waitForPrompt(page, ply);
}

/** Visits a new game of a title. */
function play(title, options, then) {
  const game = fresh({ id: "sounding", slug: title.slug, options: title.options, kinds: ["me", "novice"] });
  const asked = { games: [game], path: tableOf(game), script: recordSounds, settings: { sound_asked: false } };
  return fixture.visit({ ...asked, ...options }, then);
}

for (const title of titles()) {
  test(`${title.slug}: no sound is fetched while sound is off, and the question comes once, after the first move`, async () => {
    const count = fixture.server.sent.length;
    await play(title, { size: PHONE }, async (page) => {
      const input = new Touch(page);
      await waitForPrompt(page);
      assert.equal(await page.locator(QUESTION).count(), 0, "before the first move");
      await move(page, input, title);
      await page.waitForSelector(QUESTION);
      assert.deepEqual(await layoutFaults(page), []);
      await input.act("sound-off");
      await page.waitForSelector(QUESTION, { state: "detached" });
      assert.equal(await page.evaluate(() => document.activeElement.id), "board", "the focus stays at the table");
      await page.reload();
      await move(page, input, title);
      assert.equal(await page.locator(QUESTION).count(), 0, "the answer is stored");
      assert.deepEqual(filesSince(count), []);
      assert.equal(await started(page), 0);
    });
  });

  test(`${title.slug}: sound plays once it is turned on, and each file is fetched once`, async () => {
    const count = fixture.server.sent.length;
    await play(title, { size: DESK }, async (page) => {
      const input = new Mouse(page);
      await move(page, input, title);
      await page.waitForSelector(QUESTION);
      await input.act("sound-on");
      await page.waitForSelector(QUESTION, { state: "detached" });
      const { volume, turn_signal } = await settings(page);
      assert.deepEqual({ volume, turn_signal }, { volume: 60, turn_signal: true });
      await waitUntil(page, () => filesSince(count).length >= SOUNDS, () => `only ${filesSince(count)}`);
      const before = await started(page);
      await move(page, input, title);
      await waitUntil(page, async () => before < (await started(page)), () => "no sound started");
      const files = filesSince(count);
      assert.equal(new Set(files).size, files.length, `fetched twice: ${files}`);
      assert.ok(files.every((path) => path.endsWith(".ogg")), `${files}`);
      assert.ok((await page.evaluate(() => window.started)).every((duration) => 0 < duration), "every file was decoded");
    });
  });
}

test("volume 0 and no turn signal are silent", async () => {
  const [title] = titles();
  await play(title, { settings: { sound_asked: true, volume: 30, turn_signal: true } }, async (page) => {
    const input = new Mouse(page);
    await move(page, input, title);
    await waitUntil(page, async () => 0 < (await started(page)), () => "no sound started before");
    await input.act("menu");
    await input.press("#menu [data-action=settings]");
    await page.waitForSelector("#settings[open] .dialog-body");
    await page.fill("#set-volume", "0");
    await input.flip("turn-signal");
    await input.act("done");
    assert.equal((await settings(page)).volume, 0);
    const before = await started(page);
    await move(page, input, title);
    assert.equal(await started(page), before);
  });
});

test("a phone vibrates for a pick and a move, unless that is off", async () => {
  const [title] = titles();
  for (const vibration of [true, false]) {
    await play(title, { size: PHONE, settings: { sound_asked: true, vibration } }, async (page) => {
      await move(page, new Touch(page), title);
      const vibrated = await page.evaluate(() => window.vibrated);
      assert.equal(vibrated.includes("8"), vibration, "pick");
      assert.equal(vibrated.includes("16"), vibration, "move");
    });
  }
});
