// Two people and a bot at one screen: nobody sees another's hand, and undo stops at new information.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, siteFixture } from "../browser.mjs";
import { pickMove } from "../choices.mjs";
import { golden, tableOf } from "../games.mjs";
import { Mouse, Touch } from "../input.mjs";
import { messagePattern, messageText, plain } from "../messages.mjs";
import { isDecision, playUntil, waitForPrompt } from "../player.mjs";
import { recordedHand } from "../recorded-hand.mjs";
import { log, ply, readTable, storedGames } from "../table-page.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();
const KINDS = ["me", "guest", "novice"];

/** The seat that the curtain names, from one. */
async function behindCurtain(page, game) {
  await page.waitForSelector("[data-action=ready]");
  const title = plain(await page.locator("h1").innerText());
  const seat = game.players.findIndex(({ name }) => title.includes(name));
  assert.notEqual(seat, -1, `${title} names a player`);
  return seat + 1;
}

async function liftCurtain(page, input) {
  await input.act("ready");
  await page.waitForSelector(".table");
  await waitForPrompt(page);
}

const record = async (page) => (await storedGames(page))[0].record;

for (const title of titles()) {
  const { slug, together } = title;
  const game = golden({ id: "together", slug, number: together.number, steps: together.steps, kinds: KINDS });
  const options = { size: PHONE, games: [game], path: tableOf(game) };

  test(`${slug}: the curtain hides the table, and the right hand shows after it`, async () => {
    await visit(options, async (page) => {
      const input = new Touch(page);
      const seen = new Set();
      for (let turn = 0; turn < 4; turn += 1) {
        const seat = await behindCurtain(page, game);
        assert.equal(await page.locator(".table, .log, .hand, [data-tile]").count(), 0, "the page has nothing of the table");
        await liftCurtain(page, input);
        if (title.tiles) assert.deepEqual((await title.tiles(page)).sort(), recordedHand(await record(page), seat));
        seen.add(seat);
        await playUntil(page, input, ({ what }) => what === "curtain");
      }
      assert.deepEqual([...seen].sort(), [1, 2], "both had turns");
    });
  });

  test(`${slug}: undo takes back moves without new information, and no others`, async () => {
    await visit(options, async (page) => {
      const input = new Touch(page);
      await behindCurtain(page, game);
      await liftCurtain(page, input);
      const before = await readTable(page, title);
      if (together.move) await pickMove(page, input, together.move);
      else await title.place(page, input);
      await input.confirm();
      const after = await waitForPrompt(page, before.ply);
      assert.ok(isDecision(after), "the same player decides again");
      assert.notDeepEqual(await title.hand(page), before.hand);

      await input.act("undo");
      await page.waitForSelector(`.table[data-ply="${before.ply}"]:is([data-phase=pick], [data-phase=place])`);
      assert.deepEqual(await readTable(page, title), before);

      await playUntil(page, input, ({ what }) => what === "curtain");
      await liftCurtain(page, input);
      const undo = page.locator(".bar [data-action=undo]");
      assert.ok(await undo.isDisabled());
      const named = plain(await undo.getAttribute("title"));
      const why = named.replace(`${messageText("en", "undo")}: `, "");
      const reasons = [messagePattern("en", "undo-chance"), messagePattern("en", "undo-rival")];
      assert.ok(reasons.some((reason) => reason.test(why)), `"${named}" has the reason`);

      const now = await ply(page);
      await page.keyboard.press("u");
      await page.locator("[role=status]", { hasText: why }).waitFor({ state: "attached" });
      assert.equal(await ply(page), now);
    });
  });

  test(`${slug}: the next player hears only what is new, and can read their own log`, async () => {
    await visit({ ...options, size: DESK }, async (page) => {
      const input = new Mouse(page);
      await behindCurtain(page, game);
      await liftCurtain(page, input);
      await playUntil(page, input, ({ what }) => what === "curtain");
      const seat = await behindCurtain(page, game);
      const { name } = game.players[seat - 1];
      const announced = plain(await page.locator("[role=status]").last().textContent());
      const [first] = title.log.first;
      assert.doesNotMatch(announced, new RegExp(messagePattern("en", first).source.slice(1, -1), "u"), "the whole game isn't announced again");

      await liftCurtain(page, input);
      const own = new RegExp(title.log.own(name));
      assert.ok((await log(page)).some((line) => own.test(line)), `${name} can read their own draws`);
    });
  });
}
