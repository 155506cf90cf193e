// Web push: subscription, notification, and the link to the table.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { Mouse } from "../hands.mjs";
import { guest } from "../served.mjs";
import { said } from "../words.mjs";

const rooms = house();

/** Comes to the page about alerts with a browser that may show some. */
const come = (script, then) => rooms.visit({}, async (page, context) => {
  await context.grantPermissions(["notifications"], { origin: rooms.server.site });
  if (script) await context.addInitScript(...script);
  await then(page, context);
});

/** A browser to which messages can be pushed, as a push service would. */
async function pushed(page, context) {
  const device = await context.newCDPSession(page);
  const { site: origin } = rooms.server;
  let registrationId;
  device.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId ??= registrations.find((it) => it.scopeURL.startsWith(origin))?.registrationId;
  });
  await device.send("ServiceWorker.enable");
  await page.goto("/alerts");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return (message) => device.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
}

/** In the page: waits for what is shown. */
const shown = async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let wait = 0; wait < 200; wait += 1) {
    const [note] = await worker.getNotifications();
    if (note) return { title: note.title, body: note.body, data: note.data };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
};

/**
 * In the service worker: clicks on what is shown, and says where that leads and how much is shown then.
 * Only a person's own click may bring windows to the front, so what would is noted.
 */
const click = async () => {
  const ways = [];
  WindowClient.prototype.focus = async function () {
    ways.push(`to the tab of ${new URL(this.url).pathname}`);
  };
  self.clients.openWindow = async (path) => void ways.push(`to a new tab of ${path}`);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const waits = [];
  event.waitUntil = (promise) => waits.push(promise);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return { ways, shown: (await self.registration.getNotifications()).length };
};

test("what is pushed is shown, and a click on it leads to the table: to its tab, or to a new one", async () => {
  const ann = await guest(rooms.server.site, "Ann");
  const { id } = await ann.post("/tables", { game: "qin", seats: 2 });
  const path = `/table/${id}`;
  await come(null, async (page, context) => {
    const push = await pushed(page, context);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    const message = { id: "1", title: "Your move: Qin", text: "It is your move.", url: rooms.server.site + path };
    const note = { title: message.title, body: message.text, data: message.url };
    await push(message);
    assert.deepEqual(await page.evaluate(shown), note);
    assert.deepEqual(await worker.evaluate(click), { ways: [`to a new tab of ${path}`], shown: 0 });

    const tab = await context.newPage();
    await tab.goto(path);
    await tab.waitForSelector("[data-action=sit]");
    await push(message);
    assert.deepEqual(await page.evaluate(shown), note);
    assert.deepEqual(await worker.evaluate(click), { ways: [`to the tab of ${path}`], shown: 0 });
  });
});

test("a browser is told from one click to the next", async () => {
  // No push service is asked: the browser has a key of its own, as if one had answered.
  const keys = { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const answer = (keys) => {
    const made = { toJSON: () => ({ endpoint: "https://push.example.org/1", keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => made;
    PushManager.prototype.getSubscription = async () => made;
  };
  await come([answer, keys], async (page) => {
    const hands = new Mouse(page);
    await page.goto("/alerts");
    await hands.act("push");
    await page.waitForSelector("[data-action=remove-way]");
    await page.getByText(said("en", "push-turn-off")).click();
    await page.waitForSelector("[data-action=remove-way]", { state: "detached" });
  });
});
