// A house: the built client on a server, a browser beside it, and visits that end in a complaint
// if the page complained about anything.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** How long a state is waited for: others may be building on this machine. */
const PATIENCE = 30_000;

export const DESK = { name: "desk", width: 1440, height: 900, touch: false };
export const PHONE = { name: "phone", width: 390, height: 844, touch: true };
export const SMALL = { name: "small", width: 360, height: 640, touch: true };
export const LANGUAGES = ["en", "fr", "de", "pl"];

/** What every visitor has set unless told otherwise: nothing moves, so that tests wait for states. */
const SETTINGS = { lang: "en", speed: "none", confirm: "always", theme: "auto" };

/** The browser that all tests use. */
export function launch() {
  return chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
}

/** A house whose doors close by themselves; without test hooks for who isn't a test. */
export async function build() {
  const folder = process.env.SITE;
  assert.ok(folder, "SITE names the folder of the built client");
  const server = await serve(folder);
  const browser = await launch();
  return new House(server, browser);
}

/** A house for all tests of a file. */
export function house() {
  const held = {};
  before(async () => (held.house = await build()));
  after(() => held.house?.close());
  return { visit: (wishes, then) => held.house.visit(wishes, then), get server() { return held.house.server; } };
}

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
   * service worker (then requests can be held back), `script` to run before every document.
   */
  async visit({ size = DESK, settings = {}, games = [], path = "/", worker = true, script }, then) {
    const kept = { "pagoda.settings": { ...SETTINGS, ...settings } };
    for (const game of games) kept[`pagoda.game.${game.id}`] = game;
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    const context = await this.browser.newContext({
      viewport: { width: size.width, height: size.height },
      hasTouch: size.touch,
      isMobile: size.touch,
      serviceWorkers: worker ? "allow" : "block",
      storageState: { cookies: [], origins: [{ origin: this.server.url, localStorage }] },
      baseURL: this.server.url,
    });
    context.setDefaultTimeout(PATIENCE);
    const complaints = await listen(context);
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
    await this.browser.close();
    this.server.close();
  }
}

/** Everything that a page complains about from now on. */
async function listen(context) {
  const complaints = [];
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(String(error.error().stack)));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return complaints;
}
