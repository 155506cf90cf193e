// Fair chance at a server: the browser commits to its own text and reveals it only when all are fixed, and finds out a server that lies
// before the game.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { guest } from "../api-client.mjs";
import { act } from "../api-games.mjs";
import { siteFixture } from "../browser.mjs";
import { Mouse } from "../input.mjs";
import { lieAbout } from "../lying-server.mjs";
import { signInAs } from "../online.mjs";
import { titles } from "../titles.mjs";
import { nextFrame } from "../waits.mjs";

const fixture = siteFixture();
const skip = !titles().some(({ slug }) => slug === "qin") && "Qin isn't there";

const commitmentTo = (text) => createHash("sha256").update(text).digest("hex");
/** A player's text that the browser didn't draw, as long as one that it draws. */
const OTHER_TEXT = "5eed".repeat(8);
/** A commitment that isn't anybody's. */
const OTHER_COMMITMENT = commitmentTo("nobody's seed");

/** Calls `then` with a page of Ann, and her new table with a bot, which the page hasn't opened yet. */
async function withTable(then) {
  const { site } = fixture.server;
  const ann = await guest(site, "Ann");
  const { id, commitment } = await ann.post("/tables", { game: "qin", seats: 2, chairs: ["open", { bot: "novice" }] });
  await fixture.visit({}, async (page, context) => {
    await signInAs(page, context, ann, site);
    await then({ page, ann, id, commitment });
  });
}

/** Opens the table and sits down; the browser commits to its text. Returns the node's own card. */
async function sitDown({ page, ann, id }) {
  await page.goto(`/table/${id}`);
  const [committed] = await Promise.all([page.waitForResponse(/\/commit$/), new Mouse(page).act("sit")]);
  assert.equal(committed.status(), 200);
  return ann.get(`/tables/${id}`);
}

/** Starts the game, and resigns at the first turn. */
async function playAndResign({ page, ann, id }) {
  await new Mouse(page).act("begin");
  // It's Ann's turn, so the bot can't move at the same moment.
  await page.waitForSelector(".table:is([data-phase=pick], [data-phase=place])");
  await act(ann, id, "resign");
  await page.waitForSelector(".table[data-phase=replay]");
}

/** Lets the browser verify a game that is over: its verdict, and how the server's commitment compares with the one before the game. */
async function verify({ page }) {
  const input = new Mouse(page);
  await input.act("menu");
  await input.press("#menu [data-action=verify]:enabled");
  const verdict = page.locator("#verify [data-verdict]");
  await verdict.waitFor();
  return {
    verdict: await verdict.getAttribute("data-verdict"),
    fair: await verdict.getAttribute("data-fair"),
    commitment: await page.locator("#verify [data-fact^=verify-]").getAttribute("data-fact"),
  };
}

/** What the browser noted about a table. */
const notesOf = ({ page, id }) => page.evaluate((name) => JSON.parse(localStorage.getItem(name)), `pagoda.fairness.${id}`);

test("an honest game is verified", { skip }, async () => {
  await withTable(async (table) => {
    const { holders } = await sitDown(table);
    const { own } = await notesOf(table);
    assert.match(own.luck, /^[0-9a-f]{32}$/);
    const { luck, commitment } = holders[0].person;
    assert.deepEqual({ luck, commitment }, { luck: "", commitment: commitmentTo(own.luck) }, "the text is fixed and hidden");

    await playAndResign(table);
    assert.deepEqual(await verify(table), { verdict: "fair", fair: "true", commitment: "verify-same" });
    const proof = await table.ann.get(`/tables/${table.id}/fairness`);
    assert.equal(proof.commitment, table.commitment);
    assert.deepEqual(proof.luck, [own.luck, ""]);
    assert.deepEqual(proof.commitments, [commitmentTo(own.luck), ""]);
    // A bot's text is none, and noted as such: the server has nothing to choose there.
    const commitments = [commitmentTo(own.luck), commitmentTo("")];
    const noted = { commitment: proof.commitment, own: { seat: 0, luck: own.luck }, commitments };
    assert.deepEqual(await notesOf(table), noted);
  });
});

test("a server that grinds is caught", { skip }, async () => {
  await withTable(async (table) => {
    // It shows its true commitment only when it knows the player's text.
    const lies = new Map([[table.commitment, OTHER_COMMITMENT]]);
    await lieAbout(table.page, table.id, lies, { reveal: () => void lies.clear() });
    await sitDown(table);
    await playAndResign(table);
    assert.equal(lies.size, 0, "the text was revealed");
    const notice = table.page.locator("[data-unfair=commitment]");
    assert.match(await notice.textContent(), /the server exchanged its number/, "the text isn't called secret any more");
    assert.deepEqual(await verify(table), { verdict: "commitment", fair: "false", commitment: "verify-other" });
  });
});

test("a server that swaps a player's text is caught", { skip }, async () => {
  await withTable(async (table) => {
    const lies = new Map();
    await lieAbout(table.page, table.id, lies, {
      commit({ commitment }) {
        lies.set(commitmentTo(OTHER_TEXT), commitment);
        return { commitment: commitmentTo(OTHER_TEXT) };
      },
      reveal({ luck }) {
        lies.set(OTHER_TEXT, luck);
        return { luck: OTHER_TEXT };
      },
    });
    await sitDown(table);
    await playAndResign(table);
    const { luck } = await table.ann.get(`/tables/${table.id}/fairness`);
    assert.deepEqual(luck, [OTHER_TEXT, ""], "the text was swapped");
    assert.deepEqual(await verify(table), { verdict: "own-seed", fair: "false", commitment: "verify-same" });
  });
});

const CHANGES = [
  { name: "commitment", whose: "its commitment", of: (card) => card.commitment },
  { name: "own", whose: "the player's commitment", of: (card) => card.holders[0].person.commitment },
];
for (const { name, whose, of } of CHANGES) {
  test(`a server that changes ${whose} gets no text`, { skip }, async () => {
    await withTable(async (table) => {
      const { page, ann, id } = table;
      const lies = new Map();
      let truth;
      const requests = await lieAbout(page, id, lies, { start: () => void lies.set(truth, OTHER_COMMITMENT) });
      truth = of(await sitDown(table));
      await new Mouse(page).act("begin");
      // A browser that reveals its text gets a game instead of the notice.
      const shown = page.locator("[data-unfair], .table").first();
      await shown.waitFor();
      assert.equal(await shown.getAttribute("data-unfair"), name);
      await nextFrame(page);
      assert.ok(requests.includes("start") && !requests.includes("reveal"), `the browser sent ${requests}`);
      const card = await ann.get(`/tables/${id}`);
      const { luck } = card.holders[0].person;
      assert.deepEqual({ status: card.status, isPreparing: card.is_preparing, luck }, { status: "open", isPreparing: true, luck: "" });
    });
  });
}
