// Spectators get public information only: no message to their page has hidden information or chat.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { guest } from "../api-client.mjs";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { frameAfter } from "../frame-changes.mjs";
import { Mouse, Touch } from "../input.mjs";
import { signInAs, withTwoNodes } from "../online.mjs";
import { titles } from "../titles.mjs";

/** Number of moves that are compared. */
const MOVES = 24;
/** A chat line of the players. */
const TALK = "the herons are quiet tonight";
/** The field of a message that has the tiles of a hand. */
const OPEN = '"open":';

const sorted = (tiles) => tiles.toSorted();
const less = (tiles, others) => others.reduce((left, tile) => left.toSpliced(left.indexOf(tile), 1), tiles);
const closed = (hand) => ({ closed: hand.open.length });

/** Turns what a seat sees into public information: its view, and its events. */
const PUBLIC = {
  qin: {
    view(view, seat) {
      const { hand } = view.players[seat];
      return {
        ...view,
        unseen: sorted([...view.unseen, ...hand.open]),
        players: view.players.with(seat, { ...view.players[seat], hand: closed(hand) }),
      };
    },
    events: { dealt: ({ hand }) => ({ hand: closed(hand) }), drew: () => ({ tile: null }) },
  },
  huang: {
    view(view, seat) {
      const { players, memory } = view;
      const { hand } = players[seat];
      const secret = less(hand.open, memory.hands[seat]);
      return {
        ...view,
        players: players.with(seat, { ...players[seat], hand: closed(hand), points: null }),
        memory: { ...memory, replaced: [], unseen: sorted([...memory.unseen, ...secret, ...memory.replaced]) },
      };
    },
    events: { drew: ({ tiles }) => ({ tiles: closed(tiles) }), replaced: ({ tiles }) => ({ tiles: closed(tiles) }) },
  },
  // Nothing is hidden: the cards in hand follow from those played, and chance is decided when it happens.
  dragon: { view: (view) => view, events: {} },
};

/** The public part of a seat's message. */
function publicPart(slug, { seat, acts, frame: { ply, turn, view, events } }) {
  const shown = events.map((it) => {
    const [[kind, fact]] = Object.entries(it.event);
    const close = fact.seat === seat && PUBLIC[slug].events[kind];
    return close ? { ...it, event: { [kind]: { ...fact, ...close(fact) } } } : it;
  });
  return { acts, ply, turn, view: PUBLIC[slug].view(view, seat), events: shown };
}

/** A spectator's message in the form of `publicPart`, with sorted tiles. */
function spectatorPart({ seat, acts, frame }) {
  assert.equal(seat, null);
  const { ply, turn, view, events, ...more } = structuredClone(frame);
  assert.deepEqual(more, {}, "a spectator gets no moves");
  for (const part of [view, view.memory ?? {}]) if (part.unseen) part.unseen = sorted(part.unseen);
  return { acts, ply, turn, view, events };
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Records everything that a page receives: over WebSockets, and as responses. */
function recordMessages(page, site) {
  const received = { texts: [], news: [], frames: [], answers: [] };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const news = JSON.parse(String(payload));
    received.texts.push(String(payload));
    received.news.push(news);
    if (news.frame) received.frames.push(news.frame);
    if (news.frame_changes) received.frames.push(frameAfter(received.frames.at(-1), news.frame_changes));
  }));
  page.on("response", (answer) => {
    if (answer.url().startsWith(`${site}/api/`)) received.answers.push(answer.text().catch(() => ""));
  });
  return received;
}

/** Plays, and records each seat's message after each act; waits for `received` after each. */
async function play(players, id, isReceived) {
  const sent = new Map();
  for (let move = 0; move < MOVES; move += 1) {
    const frames = await Promise.all(players.map((player) => player.get(`/tables/${id}/frame?acts=0&moves=true`)));
    const { acts } = frames[0];
    sent.set(acts, frames);
    await isReceived(acts);
    const at = frames.findIndex(({ frame }) => frame.moves?.length);
    const { moves } = frames[at].frame;
    // Sometimes change hidden information, if possible.
    const wanted = (move % 3 === 0 && moves.find((it) => it.startsWith("replace"))) || moves[(7 * move) % moves.length];
    await players[at].post(`/tables/${id}/moves`, { acts, move: wanted });
    if (move % 8 === 0) await players[at].post(`/tables/${id}/chat`, { text: TALK });
  }
  return sent;
}

/** Polls a condition until it holds. */
async function waitUntil(condition, what) {
  for (let wait = 0; !condition(); wait += 1) {
    assert.ok(wait < 1_500, what);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Every frame equals the public part of each seat's message. */
function compareFrames(slug, frames, sent) {
  assert.ok(MOVES / 2 < frames.length, `${frames.length} frames are compared`);
  for (const frame of frames) {
    for (const seat of [0, 1]) {
      const all = publicPart(slug, sent.get(frame.acts)[seat]);
      const events = all.events.filter(({ ply }) => frame.since < ply);
      assert.deepEqual(spectatorPart(frame), { ...all, events }, `act ${frame.acts}, without seat ${seat}'s secrets`);
    }
  }
  const hides = JSON.stringify([...sent.values()]).includes(OPEN);
  assert.equal(hides, slug !== "dragon", "seats see hidden information, if the game has any");
}

/** All messages are frames and cards, and cards are the same for all. */
function compareCards(news, cards) {
  const kinds = news.flatMap((it) => (typeof it === "string" ? it : Object.keys(it)));
  assert.deepEqual(kinds.filter((kind) => !["table", "frame", "frame_changes", "present", "heartbeat"].includes(kind)), []);
  for (const { present } of news.filter((it) => it.present)) assert.deepEqual(Object.keys(present).sort(), ["seats", "table"]);
  const compared = news.map(({ table }) => table).filter((card) => cards.has(card?.acts));
  assert.ok(0 < compared.length, "cards are compared");
  for (const card of compared) assert.deepEqual(card, cards.get(card.acts));
}

for (const { slug } of titles()) {
  test(`${slug}: no message to a spectator has hidden information or chat`, async () => {
    await withTwoNodes(async ({ sites: [here, there] }) => {
      const [ann, ben, eve] = [await guest(here, "Ann"), await guest(there, "Ben"), await guest(there, "Eve")];
      const { id } = await ann.post("/tables", { game: slug, seats: 2, sit: { seat: 0, luck: "x" } });
      const cards = new Map();
      const keep = async () => {
        const card = await ann.get(`/tables/${id}`);
        cards.set(card.acts, card);
      };
      await keep();
      await siteAt(there, browser).visit({}, async (page, context) => {
        const received = recordMessages(page, there);
        await signInAs(page, context, eve, there);
        await page.goto(`/table/${id}`);
        await page.waitForSelector("[data-action=sit]");
        await ben.post(`/tables/${id}/sit`, { luck: "y" });
        await keep();
        await ann.post(`/tables/${id}/chat`, { text: TALK });
        await ann.post(`/tables/${id}/start`);
        await keep();
        await page.waitForSelector("[data-notice=watching]");
        const isReceived = (acts) => waitUntil(() => received.frames.some((it) => acts <= it.acts), `act ${acts} is received`);
        const sent = await play([ann, ben], id, isReceived);
        const talk = await ben.get(`/tables/${id}/chat`);
        assert.deepEqual(talk.map(({ text }) => text), Array(4).fill(TALK), "the players get the chat");

        compareFrames(slug, received.frames.filter(({ acts }) => sent.has(acts)), sent);
        compareCards(received.news, cards);
        for (const text of [...received.texts, ...(await Promise.all(received.answers))]) {
          assert.ok(!text.includes(TALK) && !text.includes(OPEN), text);
        }
        assert.ok(!(await page.locator("body").innerText()).includes(TALK));
        assert.equal(await page.locator(".hand-tile, [data-action=say]").count(), 0);
      });
    });
  });
}

test("the lobby lists public games, and their spectators have no controls", async () => {
  await withTwoNodes(async ({ sites: [here, there] }) => {
    const [ann, ben] = [await guest(here, "Ann"), await guest(here, "Ben")];
    const [{ slug }] = titles();
    for (const [title, open] of [["For all to see", true], ["Among us", false]]) {
      const { id } = await ann.post("/tables", { game: slug, seats: 2, title, public: open, sit: { seat: 0, luck: "x" } });
      await ben.post(`/tables/${id}/sit`, { luck: "y" });
      await ann.post(`/tables/${id}/start`);
    }
    for (const [size, InputDevice] of [[DESK, Mouse], [PHONE, Touch]]) {
      await siteAt(there, browser).visit({ size, path: "/meet" }, async (page) => {
        const shown = page.locator("[data-tables=running]");
        await shown.waitFor();
        const text = await shown.innerText();
        assert.match(text, /For all to see[^]*Ann and Ben/);
        assert.doesNotMatch(text, /Among us/);
        await new InputDevice(page).act("watch");
        await page.waitForSelector("[data-notice=watching]");
        assert.equal(await page.locator("[data-action=confirm], [data-action=undo]").count(), 0);
        await new InputDevice(page).act("others");
        await page.waitForSelector("[data-tables=running]");
      });
    }
  });
});
