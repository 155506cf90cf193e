// A correspondence game: players come, move and leave; absent players are notified of their turn.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { lay, withNodes } from "../online.mjs";
import { playTurn } from "../player.mjs";

/** Turns that are played. */
const TURNS = 6;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** A browser's push service: notes what it is asked to deliver. */
async function pushService() {
  const calls = [];
  const listener = createServer((asked, answer) => {
    asked.resume().on("end", () => {
      calls.push({ path: asked.url, topic: asked.headers.topic, sealed: asked.headers["content-encoding"] });
      answer.writeHead(201).end();
    });
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = `http://127.0.0.1:${listener.address().port}`;
  const told = async (path, count) => {
    for (let wait = 0; calls.filter((call) => call.path === path).length < count; wait += 1) {
      assert.ok(wait < 300, `${path} was told ${count} times: ${JSON.stringify(calls)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return calls.filter((call) => call.path === path).length;
  };
  return { address, calls, told, close: () => listener.close() };
}

/** In the page: has pushes sent to an endpoint, as a subscription of this browser would. */
async function subscribe(page, endpoint) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const push = { endpoint, p256dh: keys.getPublicKey().toString("base64url"), auth: randomBytes(16).toString("base64url"), label: "test" };
  const status = await page.evaluate(async (push) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/notification-channels", { method: "POST", headers, body: JSON.stringify({ push }) })).status;
  }, push);
  assert.equal(status, 201);
}

test("qin by the day, over several visits: each is told once when it is their turn, and finds what the other did", async () => {
  const service = await pushService();
  await withNodes(async ({ doors }) => {
    const people = [
      { name: "Ann", size: DESK, Hands: Mouse, door: houseAt(doors[0], browser), turns: 0 },
      { name: "Ben", size: PHONE, Hands: Finger, door: houseAt(doors[1], browser), turns: 0 },
    ];
    const [ann, ben] = people;
    /** Somebody comes, does something, and goes. */
    const come = (who, path, then) => who.door.visit({ worker: false, size: who.size, settings: { name: who.name }, path, state: who.state }, async (page, context) => {
      await then(page, new who.Hands(page));
      who.state = await context.storageState();
    });
    let path;
    await come(ann, "/", async (page, hands) => {
      path = await lay(page, hands, { slug: "qin", seats: 2, pace: "daily" });
      await subscribe(page, `${service.address}/Ann`);
    });
    await come(ben, path, async (page, hands) => {
      await hands.act("sit");
      await page.waitForSelector("[data-action=stand]");
      await subscribe(page, `${service.address}/Ben`);
    });
    await come(ann, path, async (page, hands) => {
      await hands.act("begin");
      await page.waitForSelector(".table .player.active");
    });
    for (let turn = 0; turn < TURNS; turn += 1) {
      const info = await (await fetch(`${doors[0]}/api${path.replace("/table/", "/tables/")}`)).json();
      const who = people.find(({ name }) => info.holders[info.to_act].person.user.name === name);
      who.turns += 1;
      await service.told(`/${who.name}`, who.turns);
      await come(who, "/", async (page, hands) => {
        // Among the tables it is at the top, and says whose turn it is.
        await hands.act("meet");
        await page.waitForSelector("[data-tables=mine] .yours");
        await hands.press("[data-tables=mine] [data-action=resume]");
        await page.waitForSelector(`[data-clock]`);
        await playTurn(page, hands, who.name);
      });
    }
    await service.told(`/${ann.name}`, 3);
    await service.told(`/${ben.name}`, 3);
    const told = service.calls.length;
    assert.ok(told <= TURNS + 1, `${told} pushes for ${TURNS} turns and the next`);
    assert.ok(service.calls.every(({ sealed }) => sealed === "aes128gcm"), "what is pushed is sealed");
  }, ["--allow-private"]);
  service.close();
});
