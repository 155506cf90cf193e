// Test fixture: the built client on a node of its own, with a browser. A visit fails if the page logged
// an error.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { recordingProxy } from "./recording-proxy.mjs";
import { node } from "./node.mjs";

/** Limits that no test should meet. */
export const FREE = ["--rate-limit-guests", "100000", "--rate-limit-requests", "100000", "--rate-limit-commands", "10000", "--rate-limit-sign-ins", "100000"];
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
export const CHROMIUM = "/usr/bin/chromium";
/** How long a state is waited for: others may be building on this machine. */
const PATIENCE = 30_000;

export const DESK = { name: "desk", width: 1440, height: 900, touch: false };
export const PHONE = { name: "phone", width: 390, height: 844, touch: true };
export const SMALL = { name: "small", width: 360, height: 640, touch: true };

/** What every visitor has set unless told otherwise: nothing moves, so that tests wait for states. */
const SETTINGS = { lang: "en", speed: "none", confirm: "always", theme: "auto" };

/** The browser that tests use, with more flags for those that need them. */
export function launch(flags = []) {
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });
}

/** A fixture that closes by itself; outside of a test it has no test hooks. Its server lists what it `sent`. */
export async function build() {
  const folder = process.env.SITE;
  assert.ok(folder, "SITE names the folder of the built client");
  const flags = ["--static-dir", folder, ...FREE];
  const serve = recordingProxy((port, site) => node(flags, { port, site, isNoted: true }));
  const [browser, server] = await Promise.all([launch(), serve]);
  return new House(server, browser);
}

/** A fixture for all tests of a file. */
export function house() {
  const held = {};
  before(async () => (held.house = await build()));
  after(() => held.house?.close());
  return { visit: (wishes, then) => held.house.visit(wishes, then), get server() { return held.house.server; } };
}

/** A fixture for an address that something else serves and ends. */
export const houseAt = (site, browser) => new House({ site, stop() {} }, browser);

class House {
  constructor(server, browser) {
    this.server = server;
    this.browser = browser;
  }

  /**
   * Opens a page with what the visitor wishes, does something there, and fails if the page logged
   * an error, threw one, or broke its own content policy.
   *
   * FAILED names a file for a picture of the page on which something failed.
   *
   * Wishes: `size`, `settings`, `games` (as the client keeps them), `path`, `worker: false` for no
   * service worker (then requests can be held back), `script` to run before every document, `bare`
   * for no JavaScript, `forgives` for what the browser itself says where a network is taken away,
   * `state` for a browser that was here before, as its context kept it.
   */
  async visit({ size = DESK, settings = {}, games = [], path = "/", worker = true, script, bare = false, forgives, state }, then) {
    const kept = { "pagoda.settings": { ...SETTINGS, ...settings } };
    for (const game of games) kept[`pagoda.game.${game.id}`] = game;
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    const context = await this.browser.newContext({
      viewport: { width: size.width, height: size.height },
      hasTouch: size.touch,
      isMobile: size.touch,
      serviceWorkers: worker ? "allow" : "block",
      javaScriptEnabled: !bare,
      storageState: state ?? { cookies: [], origins: [{ origin: this.server.site, localStorage }] },
      baseURL: this.server.site,
    });
    context.setDefaultTimeout(PATIENCE);
    const complaints = await listen(context, forgives);
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    try {
      await page.goto(path);
      await then(page, context);
      assert.deepEqual(complaints, [], "the page complained");
    } catch (failure) {
      if (process.env.FAILED) await page.screenshot({ path: process.env.FAILED }).catch(() => {});
      if (complaints.length) failure.message += `\nthe page complained: ${complaints.join("\n")}`;
      throw failure;
    } finally {
      await context.close();
    }
  }

  async close() {
    await Promise.all([this.browser.close(), this.server.stop()]);
  }
}

/** Everything that a page complains about from now on. */
async function listen(context, forgives) {
  const complaints = [];
  context.on("console", (message) => {
    const said = `${message.text()} (${message.location().url})`;
    if (message.type() === "error" && !forgives?.test(said)) complaints.push(said);
  });
  context.on("weberror", (error) => complaints.push(String(error.error().stack)));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return complaints;
}
