// The server's static files: content security policy and caching.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";

const fixture = siteFixture();

/** Waits until the service worker has cached the client. */
async function waitForCache(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

test("a page may connect to its own server by HTTP and WebSocket", async () => {
  await fixture.visit({ worker: true }, async (page) => {
    await page.waitForSelector("[data-action=new]");
    await waitForCache(page);
    const result = await page.evaluate(async () => {
      const guest = await fetch("/api/guests", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
      const lobby = await fetch("/api/lobby");
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/news`);
      const opened = await new Promise((resolve) => {
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      });
      socket.close();
      return { guest: guest.status, lobby: lobby.headers.get("content-type"), opened };
    });
    assert.deepEqual(result, { guest: 201, lobby: "application/json", opened: true });
  });
});

test("responses of the API are never cached, and may run nothing", async () => {
  await fixture.visit({ worker: true }, async (page) => {
    await page.waitForSelector("[data-action=new]");
    await waitForCache(page);
    const answer = await page.goto("/api/lobby");
    assert.equal(answer.headers()["content-security-policy"], "default-src 'none'; frame-ancestors 'none'");
    assert.equal(answer.fromServiceWorker(), false);
  });
});

test("the rules can be read without a network", async () => {
  await fixture.visit({ worker: true }, async (page, context) => {
    await page.waitForSelector("[data-action=new]");
    await waitForCache(page);
    await context.setOffline(true);
    for (const path of ["/rules/qin#Q2.3", "/rules/qin/pl#Q2.3", "/rules/dragon/fr/"]) {
      await page.goto(path);
      await page.waitForSelector("main.book .clause-text");
      assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector("main")).display), "grid", "with its style");
    }
    await page.goto("/rules/chess");
    await page.waitForSelector("main.curtain");
  });
});

test("other sites can't embed the site in a frame", async () => {
  await fixture.visit({ worker: true }, async (page) => {
    const answer = await page.request.get("/");
    assert.match(answer.headers()["content-security-policy"], /frame-ancestors 'none'/);
  });
});
