// Web push: subscription, notification, and the link to the table.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { test } from "node:test";
import { guest } from "../api-client.mjs";
import { siteFixture } from "../browser.mjs";
import { Mouse } from "../input.mjs";
import { messageText } from "../messages.mjs";

const fixture = siteFixture();

/** Opens a page in a browser that may show notifications. */
const visit = (script, then) => fixture.visit({ worker: true }, async (page, context) => {
  await context.grantPermissions(["notifications"], { origin: fixture.server.site });
  if (script) await context.addInitScript(...script);
  await then(page, context);
});

/** A function that delivers push messages to the browser, as a push service would. */
async function pushTo(page, context) {
  const device = await context.newCDPSession(page);
  const { site: origin } = fixture.server;
  let registrationId;
  device.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId ??= registrations.find((it) => it.scopeURL.startsWith(origin))?.registrationId;
  });
  await device.send("ServiceWorker.enable");
  await page.goto("/alerts");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return (message) => device.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
}

/** In the page: waits for a notification. */
const notification = async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let wait = 0; wait < 200; wait += 1) {
    const [note] = await worker.getNotifications();
    if (note) return { title: note.title, body: note.body, data: note.data };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
};

/**
 * In the service worker: clicks on the notification; returns where it leads and how many notifications remain.
 * Only a real click may focus windows, so calls are recorded instead.
 */
const click = async () => {
  const targets = [];
  WindowClient.prototype.focus = async function () {
    targets.push(`to the tab of ${new URL(this.url).pathname}`);
  };
  self.clients.openWindow = async (path) => void targets.push(`to a new tab of ${path}`);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const waits = [];
  event.waitUntil = (promise) => waits.push(promise);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return { targets, shown: (await self.registration.getNotifications()).length };
};

test("a push shows a notification, and a click on it opens the table in its tab or a new one", async () => {
  const ann = await guest(fixture.server.site, "Ann");
  const { id } = await ann.post("/tables", { game: "qin", seats: 2 });
  const path = `/table/${id}`;
  await visit(null, async (page, context) => {
    const push = await pushTo(page, context);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    const message = { id: "1", title: "Your move: Qin", text: "It is your move.", url: fixture.server.site + path };
    const note = { title: message.title, body: message.text, data: message.url };
    await push(message);
    assert.deepEqual(await page.evaluate(notification), note);
    assert.deepEqual(await worker.evaluate(click), { targets: [`to a new tab of ${path}`], shown: 0 });

    const tab = await context.newPage();
    await tab.goto(path);
    await tab.waitForSelector("[data-action=sit]");
    await push(message);
    assert.deepEqual(await page.evaluate(notification), note);
    assert.deepEqual(await worker.evaluate(click), { targets: [`to the tab of ${path}`], shown: 0 });
  });
});

test("a user turns push notifications on and off by a click", async () => {
  // There is no push service: the browser has its own key, as if one had responded.
  const keys = { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const answer = (keys) => {
    const made = { toJSON: () => ({ endpoint: "https://push.example.org/1", keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => made;
    PushManager.prototype.getSubscription = async () => made;
  };
  await visit([answer, keys], async (page) => {
    const input = new Mouse(page);
    await page.goto("/alerts");
    await input.act("push");
    await page.waitForSelector("[data-action=remove-way]");
    await page.getByText(messageText("en", "push-turn-off")).click();
    await page.waitForSelector("[data-action=remove-way]", { state: "detached" });
  });
});
