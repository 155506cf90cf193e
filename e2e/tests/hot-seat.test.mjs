// Two people and a bot at one screen: nobody sees another's hand, and undo goes as far as it may.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, house, PHONE } from "../browser.mjs";
import { golden, tableOf } from "../games.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { handOf } from "../held.mjs";
import { pickMove } from "../lit.mjs";
import { awaited, isAsked, playUntil } from "../player.mjs";
import { keptGames, log, ply, sight } from "../sight.mjs";
import { titles } from "../titles.mjs";
import { plain, said, sentence } from "../words.mjs";

const { visit } = house();
const KINDS = ["me", "guest", "novice"];

/** The seat that the curtain waits for, counted from one. */
async function behindCurtain(page, game) {
  await page.waitForSelector("[data-action=ready]");
  const title = plain(await page.locator("h1").innerText());
  const seat = game.players.findIndex(({ name }) => title.includes(name));
  assert.notEqual(seat, -1, `${title} names somebody`);
  return seat + 1;
}

async function liftCurtain(page, hands) {
  await hands.act("ready");
  await page.waitForSelector(".table");
  await awaited(page);
}

const record = async (page) => (await keptGames(page))[0].record;

for (const title of titles()) {
  const { slug, together } = title;
  const game = golden({ id: "together", slug, number: together.number, steps: together.steps, kinds: KINDS });
  const wishes = { size: PHONE, games: [game], path: tableOf(game) };

  test(`${slug}: the curtain shows nothing of a hand, and after it comes the right one`, async () => {
    await visit(wishes, async (page) => {
      const hands = new Finger(page);
      const seen = new Set();
      for (let turn = 0; turn < 4; turn += 1) {
        const seat = await behindCurtain(page, game);
        assert.equal(await page.locator(".table, .log, .hand, [data-tile]").count(), 0, "nothing of the table is behind it");
        await liftCurtain(page, hands);
        if (title.tiles) assert.deepEqual((await title.tiles(page)).sort(), handOf(await record(page), seat));
        seen.add(seat);
        await playUntil(page, hands, ({ what }) => what === "curtain");
      }
      assert.deepEqual([...seen].sort(), [1, 2], "both had their turns");
    });
  });

  test(`${slug}: what told nobody anything can be taken back, and nothing else`, async () => {
    await visit(wishes, async (page) => {
      const hands = new Finger(page);
      await behindCurtain(page, game);
      await liftCurtain(page, hands);
      const before = await sight(page, title);
      if (together.move) await pickMove(page, hands, together.move);
      else await title.place(page, hands);
      await hands.confirm();
      const after = await awaited(page, before.ply);
      assert.ok(isAsked(after), "the same one is asked on");
      assert.notDeepEqual(await title.hand(page), before.hand);

      await hands.act("undo");
      await page.waitForSelector(`.table[data-ply="${before.ply}"]:is([data-phase=pick], [data-phase=place])`);
      assert.deepEqual(await sight(page, title), before);

      await playUntil(page, hands, ({ what }) => what === "curtain");
      await liftCurtain(page, hands);
      const undo = page.locator(".bar [data-action=undo]");
      assert.ok(await undo.isDisabled());
      const named = plain(await undo.getAttribute("title"));
      const why = named.replace(`${said("en", "undo")}: `, "");
      const reasons = [sentence("en", "undo-chance"), sentence("en", "undo-rival")];
      assert.ok(reasons.some((reason) => reason.test(why)), `"${named}" says why`);

      const now = await ply(page);
      await page.keyboard.press("u");
      await page.locator("[role=status]", { hasText: why }).waitFor({ state: "attached" });
      assert.equal(await ply(page), now);
    });
  });

  test(`${slug}: who takes the screen is told what is new, and then all that is theirs to know`, async () => {
    await visit({ ...wishes, size: DESK }, async (page) => {
      const hands = new Mouse(page);
      await behindCurtain(page, game);
      await liftCurtain(page, hands);
      await playUntil(page, hands, ({ what }) => what === "curtain");
      const seat = await behindCurtain(page, game);
      const { name } = game.players[seat - 1];
      const heard = plain(await page.locator("[role=status]").last().textContent());
      const [first] = title.told.first;
      assert.doesNotMatch(heard, new RegExp(sentence("en", first).source.slice(1, -1), "u"), "the whole game isn't told again");

      await liftCurtain(page, hands);
      const own = new RegExp(title.told.own(name));
      assert.ok((await log(page)).some((line) => own.test(line)), `${name} can read what is ${name}'s to know`);
    });
  });
}
