// A correspondence game: players visit, move and leave; absent players are notified of their turn.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { Mouse, Touch } from "../input.mjs";
import { createTable, withTwoNodes } from "../online.mjs";
import { playTurn } from "../player.mjs";

/** Number of turns to play. */
const TURNS = 6;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** A push service that records its requests. */
async function pushService() {
  const calls = [];
  const listener = createServer((asked, answer) => {
    asked.resume().on("end", () => {
      calls.push({ path: asked.url, topic: asked.headers.topic, encoding: asked.headers["content-encoding"] });
      answer.writeHead(201).end();
    });
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = `http://127.0.0.1:${listener.address().port}`;
  const waitForCalls = async (path, count) => {
    for (let wait = 0; calls.filter((call) => call.path === path).length < count; wait += 1) {
      assert.ok(wait < 300, `${path} was called ${count} times: ${JSON.stringify(calls)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return calls.filter((call) => call.path === path).length;
  };
  return { address, calls, waitForCalls, close: () => listener.close() };
}

/** Subscribes an endpoint to notifications, as this browser's subscription would. */
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

test("qin by correspondence: each turn sends one notification, and the player sees the other's move", async (t) => {
  const service = await pushService();
  t.after(service.close);
  await withTwoNodes(async ({ sites }) => {
    const players = [
      { name: "Ann", size: DESK, InputDevice: Mouse, site: siteAt(sites[0], browser), turns: 0 },
      { name: "Ben", size: PHONE, InputDevice: Touch, site: siteAt(sites[1], browser), turns: 0 },
    ];
    const [ann, ben] = players;
    /** Opens a page as a player, and stores the browser's state. */
    const visit = (player, path, then) => player.site.visit({ size: player.size, settings: { name: player.name }, path, state: player.state }, async (page, context) => {
      await then(page, new player.InputDevice(page));
      player.state = await context.storageState();
    });
    let path;
    await visit(ann, "/", async (page, input) => {
      path = await createTable(page, input, { slug: "qin", seats: 2, pace: "daily" });
      await subscribe(page, `${service.address}/Ann`);
    });
    await visit(ben, path, async (page, input) => {
      await input.act("sit");
      await page.waitForSelector("[data-action=stand]");
      await subscribe(page, `${service.address}/Ben`);
    });
    await visit(ann, path, async (page, input) => {
      await Promise.all([page.waitForResponse(/\/reveal$/), input.act("begin")]);
    });
    // The game starts when the other browser has revealed its text too: its player is notified.
    ben.turns += 1;
    await service.waitForCalls(`/${ben.name}`, ben.turns);
    await visit(ben, path, (page) => page.waitForSelector(".table .player.active"));
    for (let turn = 0; turn < TURNS; turn += 1) {
      const info = await (await fetch(`${sites[0]}/api${path.replace("/table/", "/tables/")}`)).json();
      const player = players.find(({ name }) => info.holders[info.to_act].person.user.name === name);
      player.turns += 1;
      await service.waitForCalls(`/${player.name}`, player.turns);
      await visit(player, "/", async (page, input) => {
        // The table is at the top of the list, and shows that it is their turn.
        await input.act("meet");
        await page.waitForSelector("[data-tables=mine] .yours");
        await input.press("[data-tables=mine] [data-action=resume]");
        await page.waitForSelector(`[data-clock]`);
        await playTurn(page, input, player.name);
      });
    }
    await service.waitForCalls(`/${ann.name}`, 3);
    await service.waitForCalls(`/${ben.name}`, 4);
    const pushes = service.calls.length;
    assert.ok(pushes <= TURNS + 2, `${pushes} pushes for the start, ${TURNS} turns and the next`);
    assert.ok(service.calls.every(({ encoding }) => encoding === "aes128gcm"), "every push is encrypted");
  }, ["--allow-private-addresses"]);
});
