// An account by email, with real messages: sign-up, sign-out, sign-in, forgotten password.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { FIRST, isRefused, isSaid, join, link, SECOND, signIn } from "../member.mjs";
import { node } from "../node.mjs";
import { post } from "../post.mjs";
import { said } from "../words.mjs";

/** What a browser itself says when somebody isn't let in, or a link is used up. */
const REFUSED = /status of (401|410)/;

let office, server, browser;

before(async () => {
  office = await post();
  // Who lets bots think sends letters, too.
  server = await node(["--bots", "1", "--sign-ins", "1000", "--site", process.env.SITE, "--smtp-url", office.url]);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.stop();
  office?.close();
});

/** Comes to the page about accounts with a browser of one's own. */
const come = (size, then) => {
  const wishes = { size, worker: false, path: "/account", settings: { name: "Mei" }, forgives: REFUSED };
  return houseAt(server.site, browser).visit(wishes, (page) => then(page, size.touch ? new Finger(page) : new Mouse(page)));
};

test("an account is made by mail, left, and opened by its password; its link is good once", async () => {
  const email = "mei@club.example";
  await come(DESK, async (page, hands) => {
    const confirm = await join(page, hands, office, email);
    await page.getByText(email).first().waitFor();
    assert.equal(await page.locator("#name").inputValue(), "Mei", "the guest stays who they are");
    assert.deepEqual(await violations(page), []);

    await hands.act("sign-out");
    await page.waitForSelector("#email");
    assert.equal(await page.locator("[data-action=sign-out]").count(), 0);
    await signIn(page, hands, email, SECOND);
    await isRefused(page, "invalid_credentials");
    await signIn(page, hands, email, FIRST);
    await page.waitForSelector("[data-action=sign-out]");
    assert.equal(await page.locator("#name").inputValue(), "Mei");

    await come(PHONE, async (other, finger) => {
      await other.goto(confirm);
      await other.locator("#letter-password").fill(SECOND);
      assert.equal(new URL(other.url()).hash, "");
      assert.deepEqual(await violations(other), []);
      await finger.act("confirm");
      await isRefused(other, "expired");
      assert.equal(await other.locator("#letter-password").inputValue(), SECOND, "what was written stays");
    });
  });
});

test("who forgot the password sets a new one by mail and is signed out elsewhere; sessions are seen and ended", async () => {
  const email = "bo@club.example";
  await come(DESK, async (page, hands) => {
    await join(page, hands, office, email);
    await come(PHONE, async (other, finger) => {
      await other.locator("#email").fill(email);
      await finger.act("forgotten");
      await isSaid(other, "forgotten-mailed");
      await other.goto(await link(office, email));
      await other.locator("#letter-password").fill(SECOND);
      await finger.act("confirm");
      await other.waitForSelector("[data-action=sign-out]");
      await isSaid(other, "password-changed");

      await page.reload();
      await signIn(page, hands, email, FIRST);
      await isRefused(page, "invalid_credentials");
      await signIn(page, hands, email, SECOND);

      // Two are signed in now; the other one is sent away from here.
      await page.waitForSelector("[data-action=end-session]");
      const sessions = page.locator("[aria-labelledby=sessions-title] .rows li");
      assert.equal(await sessions.count(), 2);
      await sessions.filter({ hasText: said("en", "session-this") }).waitFor();
      await hands.act("end-session");
      await isSaid(page, "session-ended");
      await page.waitForSelector("[data-action=end-session]", { state: "detached" });
      assert.equal(await sessions.count(), 1);
      await other.reload();
      await other.waitForSelector("#email");
      assert.equal(await other.locator("[data-action=sign-out]").count(), 0, "who was sent away is nobody");
      await page.reload();
      await page.waitForSelector("[data-action=sign-out]");
    });
  });
});
