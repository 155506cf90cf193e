// The server's static files: content policy and caching.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../browser.mjs";

const rooms = house();

/** Waits until the client is kept for days without a network. */
async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

test("a page may talk to its own server, by HTTP and by a socket", async () => {
  await rooms.visit({}, async (page) => {
    await page.waitForSelector("[data-action=new]");
    await kept(page);
    const said = await page.evaluate(async () => {
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
    assert.deepEqual(said, { guest: 201, lobby: "application/json", opened: true });
  });
});

test("what the API says is never the client's copy, and is no page", async () => {
  await rooms.visit({}, async (page) => {
    await page.waitForSelector("[data-action=new]");
    await kept(page);
    const answer = await page.goto("/api/lobby");
    assert.equal(answer.headers()["content-security-policy"], "default-src 'none'; frame-ancestors 'none'");
    assert.equal(answer.fromServiceWorker(), false);
  });
});

test("the rules can be read without a network", async () => {
  await rooms.visit({}, async (page, context) => {
    await page.waitForSelector("[data-action=new]");
    await kept(page);
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

test("nobody can put the site into a frame of theirs", async () => {
  await rooms.visit({}, async (page) => {
    const answer = await page.request.get("/");
    assert.match(answer.headers()["content-security-policy"], /frame-ancestors 'none'/);
  });
});
