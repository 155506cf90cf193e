// Test fixture: the built client on its own node, with a browser. A visit fails if the page logged an error.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { node } from "./node.mjs";
import { recordingProxy } from "./recording-proxy.mjs";

/** Rate limits that no test reaches. */
export const NO_LIMITS = ["--rate-limit-guests", "100000", "--rate-limit-requests", "100000", "--rate-limit-commands", "10000", "--rate-limit-sign-ins", "100000",
  "--max-waiting-tables", "100000", "--max-live-tables", "100000", "--max-bot-seats", "100000", "--max-watched-tables", "100000"];
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
export const CHROMIUM = "/usr/bin/chromium";
/** Timeout of every wait, in milliseconds: the machine may be building something else. */
const TIMEOUT = 30_000;

export const DESK = { name: "desk", width: 1440, height: 900, touch: false };
export const PHONE = { name: "phone", width: 390, height: 844, touch: true };
export const SMALL = { name: "small", width: 360, height: 640, touch: true };

/** Default settings of a visitor: nothing is animated, so that tests wait for states; the question about sound was answered. */
const SETTINGS = { lang: "en", speed: "none", confirm: "always", theme: "auto", sound_asked: true };

/** Launches the browser, with additional flags. */
export function launch(flags = []) {
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });
}

/** Starts a fixture without test hooks; the caller closes it. Its server lists the responses that it `sent`. */
export async function startFixture() {
  const folder = process.env.SITE;
  assert.ok(folder, "SITE names the folder of the built client");
  const flags = ["--static-dir", folder, ...NO_LIMITS];
  const serve = recordingProxy((port, site) => node(flags, { port, site, isRecorded: true }));
  const [browser, server] = await Promise.all([launch(), serve]);
  return new Fixture(server, browser);
}

/** Starts a fixture before the tests of a file and closes it after them. */
export function siteFixture() {
  const state = {};
  before(async () => (state.fixture = await startFixture()));
  after(() => state.fixture?.close());
  return { visit: (options, then) => state.fixture.visit(options, then), get server() { return state.fixture.server; } };
}

/** A fixture for a site that another process serves. */
export const siteAt = (site, browser) => new Fixture({ site, stop() {} }, browser);

class Fixture {
  constructor(server, browser) {
    this.server = server;
    this.browser = browser;
  }

  /**
   * Opens a page, calls `then` with it, and fails if the page logged an error, threw one, or violated
   * its content security policy.
   *
   * FAILED names a file for a screenshot of a page whose test failed.
   *
   * Options: `size`, `settings`, `games` (as the client stores them), `path`, `worker: true` for the service worker,
   * which fetches the whole client at every visit (without it requests can be intercepted), `script` to run before every
   * document, `noScript` for no JavaScript, `allowedErrors` for errors that the browser logs while a network is down,
   * `state` for the stored state of an earlier visit.
   */
  async visit({ size = DESK, settings = {}, games = [], path = "/", worker = false, script, noScript = false, allowedErrors, state }, then) {
    const stored = { "pagoda.settings": { ...SETTINGS, ...settings } };
    for (const game of games) stored[`pagoda.game.${game.id}`] = game;
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    const context = await this.browser.newContext({
      viewport: { width: size.width, height: size.height },
      hasTouch: size.touch,
      isMobile: size.touch,
      serviceWorkers: worker ? "allow" : "block",
      javaScriptEnabled: !noScript,
      storageState: state ?? { cookies: [], origins: [{ origin: this.server.site, localStorage }] },
      baseURL: this.server.site,
    });
    context.setDefaultTimeout(TIMEOUT);
    const errors = await collectErrors(context, allowedErrors);
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    try {
      await page.goto(path);
      await then(page, context);
      assert.deepEqual(errors, [], "the page logged errors");
    } catch (failure) {
      if (process.env.FAILED) await page.screenshot({ path: process.env.FAILED }).catch(() => {});
      if (errors.length) failure.message += `\nthe page logged errors: ${errors.join("\n")}`;
      throw failure;
    } finally {
      await context.close();
    }
  }

  async close() {
    await Promise.all([this.browser.close(), this.server.stop()]);
  }
}

/** Collects all errors that pages of a context log from now on. */
async function collectErrors(context, allowedErrors) {
  const errors = [];
  context.on("console", (message) => {
    const line = `${message.text()} (${message.location().url})`;
    if (message.type() === "error" && !allowedErrors?.test(line)) errors.push(line);
  });
  context.on("weberror", (error) => errors.push(String(error.error().stack)));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return errors;
}
