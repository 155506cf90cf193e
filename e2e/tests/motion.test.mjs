// Pieces move to show what happened: each kind of movement, skipping, and settings that turn movements off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { pickMove } from "../choices.mjs";
import { Findings } from "../findings.mjs";
import { Mouse } from "../input.mjs";
import { faultsOfCounts, firstTable, goBefore, goForward, MOTIONS, noteMovements, recordsOf, running, waitForPlayer } from "../motion.mjs";
import { gameBefore, goToDecision } from "../open-scene.mjs";
import { waitForPrompt } from "../player.mjs";
import { scene } from "../scenes.mjs";
import { titles } from "../titles.mjs";
import { nextFrame } from "../waits.mjs";

const { visit } = siteFixture();
const all = titles().filter(({ slug }) => MOTIONS[slug]);

/** The faults of a step: kinds of movement that don't occur, animations that don't run or don't end. */
async function faultsOf(page, slug, scene) {
  await goBefore(page, slug, scene);
  await waitForPlayer(page);
  await goForward(page, scene);
  await nextFrame(page);
  const moved = await page.evaluate(() => window.moved);
  const faults = scene.kinds.filter((kind) => !moved.includes(kind)).map((kind) => `no ${kind} among ${[...new Set(moved)]}`);
  if ((await running(page)) === 0) faults.push("nothing moves");
  faults.push(...(await faultsOfCounts(page)));
  // A key that no shortcut has.
  await page.keyboard.press("F9");
  const left = await running(page);
  if (left) faults.push(`${left} animations run on after a key`);
  if (await page.locator(".motion, [data-moving]").count()) faults.push("the layer stays");
  return faults;
}

for (const { slug } of all) {
  for (const size of [DESK, PHONE]) {
    test(`${slug}: each kind of movement plays and is skipped, ${size.name}`, async () => {
      const options = { size, games: recordsOf(slug), path: firstTable(slug), settings: { speed: "slow" }, script: noteMovements };
      await visit(options, async (page) => {
        const found = new Findings();
        for (const scene of MOTIONS[slug].filter(({ sizes }) => sizes?.includes(size.name) ?? true)) found.add(scene.name, await faultsOf(page, slug, scene));
        found.check();
        const animated = await page.evaluate(() => [...window.animated].sort());
        assert.ok(animated.length, "something is animated");
        assert.deepEqual(animated.filter((it) => !["opacity", "transform"].includes(it)), [], "only what needs no layout is animated");
      });
    });
  }

  test(`${slug}: movements end by themselves`, async () => {
    const [first] = MOTIONS[slug];
    const options = { games: recordsOf(slug), path: firstTable(slug), settings: { speed: "fast" }, script: noteMovements };
    await visit(options, async (page) => {
      await goBefore(page, slug, first);
      await waitForPlayer(page);
      await goForward(page, first);
      await page.waitForFunction(() => window.moved.length && !document.querySelector(".motion"));
      assert.equal(await running(page), 0);
    });
  });

  test(`${slug}: nothing moves at the pace none, or if the system asks for reduced motion`, async () => {
    for (const speed of ["none", "slow"]) {
      const options = { games: recordsOf(slug), path: "about:blank", settings: { speed }, script: noteMovements };
      await visit(options, async (page) => {
        if (speed !== "none") await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(firstTable(slug));
        if (speed !== "none") await waitForPlayer(page);
        for (const scene of MOTIONS[slug]) {
          await goBefore(page, slug, scene);
          await goForward(page, scene);
          await nextFrame(page);
          assert.deepEqual(await page.evaluate(() => window.moved), []);
        }
        assert.equal(await page.locator("#motion").count(), speed === "none" ? 0 : 1);
      });
    }
  });
}

test("numbers of a conflict at the edge of the screen stay beside each other", { skip: !all.length && "nothing moves" }, async () => {
  const [{ slug }] = all;
  await visit({ games: recordsOf(slug), path: firstTable(slug), settings: { speed: "slow" } }, async (page) => {
    await goBefore(page, slug, MOTIONS[slug][0]);
    await waitForPlayer(page);
    // At the left edge, and at the right one.
    for (const spot of [".player", "[data-action=menu]"]) {
      const script = [0, 1, 2].map((side) => `0\tcount\t\t${spot}\twins\t${side} 5`).join("\n");
      await page.evaluate((it) => void window.pagodaMotion(it), script);
      await nextFrame(page);
      assert.equal(await page.locator(".motion-count").count(), 3);
      assert.deepEqual(await faultsOfCounts(page), []);
    }
  });
});

const hasHuang = all.some(({ slug }) => slug === "huang");

test("a player's own tile flies, and keys end the rivals' movements", { skip: !hasHuang && "Huang isn't there" }, async () => {
  const own = scene("huang", "act-tile");
  const options = { games: [gameBefore("huang", own)], path: "about:blank", settings: { speed: "fast" }, script: noteMovements };
  await visit(options, async (page) => {
    await goToDecision(page, "huang", own);
    await waitForPlayer(page);
    const input = new Mouse(page);
    await pickMove(page, input, own.move);
    await input.confirm();
    await page.waitForFunction(() => window.moved.includes("fly"));
    // A player who presses a key all the time waits for no movement.
    let isAsked = false;
    const asked = waitForPrompt(page, own.steps).finally(() => (isAsked = true));
    while (!isAsked) await page.keyboard.press("F9");
    await asked;
    await page.keyboard.press("F9");
    assert.equal(await running(page), 0);
  });
});
