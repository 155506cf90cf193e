// Two people and a bot at one screen: nobody sees another's hand, and undo goes as far as it may.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, house, PHONE } from "../browser.mjs";
import { golden, handOf, tableOf } from "../games.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { awaited, placeTile, playUntil } from "../player.mjs";
import { hand, keptGames, log, ply, sight } from "../sight.mjs";
import { plain, said, sentence } from "../words.mjs";

const { visit } = house();
const GAME = golden({ id: "together", number: "001", steps: 32, kinds: ["me", "guest", "novice"] });
const WISHES = { size: PHONE, games: [GAME], path: tableOf(GAME) };

/** The seat that the curtain waits for, counted from one. */
async function behindCurtain(page) {
  await page.waitForSelector("[data-action=ready]");
  const title = plain(await page.locator("h1").innerText());
  const seat = GAME.sitters.findIndex(({ name }) => title.includes(name));
  assert.notEqual(seat, -1, `${title} names somebody`);
  return seat + 1;
}

async function liftCurtain(page, hands) {
  await hands.act("ready");
  await page.waitForSelector(".table .hand-tile");
}

const record = async (page) => (await keptGames(page))[0].record;

test("the curtain shows nothing of a hand, and after it comes the right one", async () => {
  await visit(WISHES, async (page) => {
    const hands = new Finger(page);
    const seen = new Set();
    for (let turn = 0; turn < 4; turn += 1) {
      const seat = await behindCurtain(page);
      assert.deepEqual(await hand(page), []);
      assert.equal(await page.locator(".table, .log").count(), 0, "nothing of the table is behind it");
      await liftCurtain(page, hands);
      assert.deepEqual(await hand(page), handOf(await record(page), seat));
      seen.add(seat);
      await playUntil(page, hands, ({ what }) => what === "curtain");
    }
    assert.deepEqual([...seen].sort(), [1, 2], "both had their turns");
  });
});

test("a placed tile can be taken back, a drawn one can't", async () => {
  await visit(WISHES, async (page) => {
    const hands = new Finger(page);
    await behindCurtain(page);
    await liftCurtain(page, hands);
    const before = await sight(page);
    await placeTile(page, hands);
    await hands.confirm();
    assert.equal((await awaited(page, before.ply)).what, "draw");
    assert.equal((await hand(page)).length, before.hand.length - 1);

    await hands.act("undo");
    await page.waitForSelector(`.table[data-ply="${before.ply}"][data-phase=pick]`);
    assert.deepEqual(await sight(page), before);

    await playUntil(page, hands, ({ what }) => what === "curtain");
    await liftCurtain(page, hands);
    const undo = page.locator(".bar [data-action=undo]");
    assert.ok(await undo.isDisabled());
    const title = plain(await undo.getAttribute("title"));
    const why = title.replace(`${said("en", "undo")}: `, "");
    const reasons = [sentence("en", "undo-chance"), sentence("en", "undo-rival")];
    assert.ok(reasons.some((reason) => reason.test(why)), `"${title}" says why`);

    const now = await ply(page);
    await page.keyboard.press("u");
    await page.locator("[role=status]", { hasText: why }).waitFor({ state: "attached" });
    assert.equal(await ply(page), now);
  });
});

test("who takes the screen is told what is new, and then all that is theirs to know", async () => {
  await visit({ ...WISHES, size: DESK }, async (page) => {
    const hands = new Mouse(page);
    await behindCurtain(page);
    await liftCurtain(page, hands);
    await playUntil(page, hands, ({ what }) => what === "curtain");
    const seat = await behindCurtain(page);
    const { name } = GAME.sitters[seat - 1];
    const heard = plain(await page.locator("[role=status]").last().textContent());
    assert.doesNotMatch(heard, new RegExp(sentence("en", "qin-began").source.slice(0, -1)), "the whole game is told again");

    await liftCurtain(page, hands);
    const drawn = (await log(page)).filter((line) => line.startsWith(`${name} draws `));
    assert.ok(0 < drawn.length, `${name} can read what ${name} drew`);
  });
});
