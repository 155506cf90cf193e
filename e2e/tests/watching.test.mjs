// Spectators get public information only: nothing that reaches their page names hidden
// information, and no chat reaches it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { become, withNodes } from "../online.mjs";
import { guest } from "../served.mjs";
import { titles } from "../titles.mjs";

/** How many moves are looked at. */
const MOVES = 24;
/** What those at the table say to each other. */
const TALK = "the herons are quiet tonight";
/** How a message begins to name the tiles of a hand. */
const OPEN = '"open":';

const sorted = (tiles) => tiles.toSorted();
const less = (tiles, others) => others.reduce((left, tile) => left.toSpliced(left.indexOf(tile), 1), tiles);
const turned = (hand) => ({ closed: hand.open.length });

/** What a seat sees with its own secrets turned over, and what it was told likewise: what all may know. */
const PUBLIC = {
  qin: {
    view(view, seat) {
      const { hand } = view.players[seat];
      return {
        ...view,
        unseen: sorted([...view.unseen, ...hand.open]),
        players: view.players.with(seat, { ...view.players[seat], hand: turned(hand) }),
      };
    },
    told: { dealt: ({ hand }) => ({ hand: turned(hand) }), drew: () => ({ tile: null }) },
  },
  huang: {
    view(view, seat) {
      const { players, memory } = view;
      const { hand } = players[seat];
      const secret = less(hand.open, memory.hands[seat]);
      return {
        ...view,
        players: players.with(seat, { ...players[seat], hand: turned(hand), points: null }),
        memory: { ...memory, replaced: [], unseen: sorted([...memory.unseen, ...secret, ...memory.replaced]) },
      };
    },
    told: { drew: ({ tiles }) => ({ tiles: turned(tiles) }), replaced: ({ tiles }) => ({ tiles: turned(tiles) }) },
  },
  // Nothing is hidden: cards in hand follow from those played, and no future is decided.
  dragon: { view: (view) => view, told: {} },
};

/** What everybody may know of what a seat was sent. */
function known(slug, { seat, acts, frame: { ply, turn, view, events } }) {
  const told = events.map((it) => {
    const [[kind, fact]] = Object.entries(it.event);
    const close = fact.seat === seat && PUBLIC[slug].told[kind];
    return close ? { ...it, event: { [kind]: { ...fact, ...close(fact) } } } : it;
  });
  return { acts, ply, turn, view: PUBLIC[slug].view(view, seat), events: told };
}

/** What who looks on was sent, as `known` has it, with tiles in the same order. */
function seen({ seat, acts, frame }) {
  assert.equal(seat, null);
  const { ply, turn, view, events, ...more } = structuredClone(frame);
  assert.deepEqual(more, {}, "who looks on isn't asked for a move");
  for (const part of [view, view.memory ?? {}]) if (part.unseen) part.unseen = sorted(part.unseen);
  return { acts, ply, turn, view, events };
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Everything that comes to a page: over sockets, and as answers of the server. */
function listen(page, site) {
  const heard = { texts: [], news: [], frames: [], answers: [] };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const news = JSON.parse(String(payload));
    heard.texts.push(String(payload));
    heard.news.push(news);
    if (news.frame) heard.frames.push(news.frame);
  }));
  page.on("response", (answer) => {
    if (answer.url().startsWith(`${site}/api/`)) heard.answers.push(answer.text().catch(() => ""));
  });
  return heard;
}

/** Plays on, and keeps what each seat is shown after each act; `told` is waited for after each. */
async function play(people, id, told) {
  const sent = new Map();
  for (let move = 0; move < MOVES; move += 1) {
    const frames = await Promise.all(people.map((who) => who.get(`/tables/${id}/frame?acts=0&moves=true`)));
    const { acts } = frames[0];
    sent.set(acts, frames);
    await told(acts);
    const at = frames.findIndex(({ frame }) => frame.moves?.length);
    const { moves } = frames[at].frame;
    // Now and then what is hidden changes, where it can.
    const wanted = (move % 3 === 0 && moves.find((it) => it.startsWith("replace"))) || moves[(7 * move) % moves.length];
    await people[at].post(`/tables/${id}/moves`, { acts, move: wanted });
    if (move % 8 === 0) await people[at].post(`/tables/${id}/chat`, { text: TALK });
  }
  return sent;
}

/** Waits for something that comes to be. */
async function until(isSo, what) {
  for (let wait = 0; !isSo(); wait += 1) {
    assert.ok(wait < 1_500, what);
    await new Promise((soon) => setTimeout(soon, 20));
  }
}

/** Every frame is what any seat sees once its own secrets are turned over. */
function compareFrames(slug, frames, sent) {
  assert.ok(MOVES / 2 < frames.length, `${frames.length} frames are compared`);
  for (const frame of frames) {
    for (const seat of [0, 1]) {
      const all = known(slug, sent.get(frame.acts)[seat]);
      const events = all.events.filter(({ ply }) => frame.since < ply);
      assert.deepEqual(seen(frame), { ...all, events }, `act ${frame.acts}, with seat ${seat}'s secrets turned over`);
    }
  }
  const hides = JSON.stringify([...sent.values()]).includes(OPEN);
  assert.equal(hides, slug !== "dragon", "seats see what is hidden from others, if anything is");
}

/** There are no messages but frames and cards, and cards are the same for all. */
function compareCards(news, cards) {
  const kinds = news.flatMap((it) => (typeof it === "string" ? it : Object.keys(it)));
  assert.deepEqual(kinds.filter((kind) => !["table", "frame", "present", "heartbeat"].includes(kind)), []);
  for (const { present } of news.filter((it) => it.present)) assert.deepEqual(Object.keys(present).sort(), ["seats", "table"]);
  const told = news.map(({ table }) => table).filter((card) => cards.has(card?.acts));
  assert.ok(0 < told.length, "cards are compared");
  for (const card of told) assert.deepEqual(card, cards.get(card.acts));
}

for (const { slug } of titles()) {
  test(`${slug}: who looks on is told nothing that is hidden, in no message, and hears nothing of what is said`, async () => {
    await withNodes(async ({ doors: [here, there] }) => {
      const [ann, ben, eve] = [await guest(here, "Ann"), await guest(there, "Ben"), await guest(there, "Eve")];
      const { id } = await ann.post("/tables", { game: slug, seats: 2, sit: { seat: 0, luck: "x" } });
      const cards = new Map();
      const keep = async () => {
        const card = await ann.get(`/tables/${id}`);
        cards.set(card.acts, card);
      };
      await keep();
      await houseAt(there, browser).visit({ worker: false }, async (page, context) => {
        const heard = listen(page, there);
        await become(page, context, eve, there);
        await page.goto(`/table/${id}`);
        await page.waitForSelector("[data-action=sit]");
        await ben.post(`/tables/${id}/sit`, { luck: "y" });
        await keep();
        await ann.post(`/tables/${id}/chat`, { text: TALK });
        await ann.post(`/tables/${id}/start`);
        await keep();
        await page.waitForSelector("[data-notice=watching]");
        const told = (acts) => until(() => heard.frames.some((it) => acts <= it.acts), `act ${acts} is told`);
        const sent = await play([ann, ben], id, told);
        const talk = await ben.get(`/tables/${id}/chat`);
        assert.deepEqual(talk.map(({ text }) => text), Array(4).fill(TALK), "those at the table hear it");

        compareFrames(slug, heard.frames.filter(({ acts }) => sent.has(acts)), sent);
        compareCards(heard.news, cards);
        for (const text of [...heard.texts, ...(await Promise.all(heard.answers))]) {
          assert.ok(!text.includes(TALK) && !text.includes(OPEN), text);
        }
        assert.ok(!(await page.locator("body").innerText()).includes(TALK));
        assert.equal(await page.locator(".hand-tile, [data-action=say]").count(), 0);
      });
    });
  });
}

test("public games stand in the lobby, and whoever watches one has nothing to confirm", async () => {
  await withNodes(async ({ doors: [here, there] }) => {
    const [ann, ben] = [await guest(here, "Ann"), await guest(here, "Ben")];
    const [{ slug }] = titles();
    for (const [title, open] of [["For all to see", true], ["Among us", false]]) {
      const { id } = await ann.post("/tables", { game: slug, seats: 2, title, public: open, sit: { seat: 0, luck: "x" } });
      await ben.post(`/tables/${id}/sit`, { luck: "y" });
      await ann.post(`/tables/${id}/start`);
    }
    for (const [size, Hands] of [[DESK, Mouse], [PHONE, Finger]]) {
      await houseAt(there, browser).visit({ worker: false, size, path: "/meet" }, async (page) => {
        const shown = page.locator("[data-tables=running]");
        await shown.waitFor();
        const text = await shown.innerText();
        assert.match(text, /For all to see[^]*Ann and Ben/);
        assert.doesNotMatch(text, /Among us/);
        await new Hands(page).act("watch");
        await page.waitForSelector("[data-notice=watching]");
        assert.equal(await page.locator("[data-action=confirm], [data-action=undo]").count(), 0);
        await new Hands(page).act("others");
        await page.waitForSelector("[data-tables=running]");
      });
    }
  });
});
