// Accounts by email, with a real mail server: sign-up, sign-out, sign-in, forgotten password.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { expectError, expectMessage, FIRST, join, link, SECOND, signIn } from "../account.mjs";
import { violations } from "../axe.mjs";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { Mouse, Touch } from "../input.mjs";
import { mailServer } from "../mail-server.mjs";
import { messageText } from "../messages.mjs";
import { node } from "../node.mjs";

/** Errors that the browser logs for a wrong password or a used link. */
const REFUSED = /status of (401|410)/;

let mail, server, browser;

before(async () => {
  mail = await mailServer();
  // Only nodes with bot workers send emails.
  server = await node(["--bots", "1", "--rate-limit-sign-ins", "1000", "--static-dir", process.env.SITE, "--smtp-url", mail.url]);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.stop();
  mail?.close();
});

/** Opens the account page in a new browser context. */
const openAccount = (size, then) => {
  const options = { size, path: "/account", settings: { name: "Mei" }, allowedErrors: REFUSED };
  return siteAt(server.site, browser).visit(options, (page) => then(page, size.touch ? new Touch(page) : new Mouse(page)));
};

test("a user signs up by email, signs out, and signs in by password; the link works once", async () => {
  const email = "mei@club.example";
  await openAccount(DESK, async (page, input) => {
    const confirm = await join(page, input, mail, email);
    await page.getByText(email).first().waitFor();
    assert.equal(await page.locator("#name").inputValue(), "Mei", "the account keeps the guest's name");
    assert.deepEqual(await violations(page), []);

    await input.act("sign-out");
    await page.waitForSelector("#email");
    assert.equal(await page.locator("[data-action=sign-out]").count(), 0);
    await signIn(page, input, email, SECOND);
    await expectError(page, "invalid_credentials");
    await signIn(page, input, email, FIRST);
    await page.waitForSelector("[data-action=sign-out]");
    assert.equal(await page.locator("#name").inputValue(), "Mei");

    await openAccount(PHONE, async (other, touch) => {
      await other.goto(confirm);
      await other.locator("#letter-password").fill(SECOND);
      assert.equal(new URL(other.url()).hash, "");
      assert.deepEqual(await violations(other), []);
      await touch.act("confirm");
      await expectError(other, "expired");
      assert.equal(await other.locator("#letter-password").inputValue(), SECOND, "the field keeps its text");
    });
  });
});

test("a password reset by email ends other sessions; the user lists and ends sessions", async () => {
  const email = "bo@club.example";
  await openAccount(DESK, async (page, input) => {
    await join(page, input, mail, email);
    await openAccount(PHONE, async (other, touch) => {
      await other.locator("#email").fill(email);
      await touch.act("forgotten");
      await expectMessage(other, "forgotten-mailed");
      await other.goto(await link(mail, email));
      await other.locator("#letter-password").fill(SECOND);
      await other.locator("[name=evict]").check();
      assert.deepEqual(await violations(other), []);
      await touch.act("confirm");
      await other.waitForSelector("[data-action=sign-out]");
      await expectMessage(other, "password-changed");

      await page.reload();
      await signIn(page, input, email, FIRST);
      await expectError(page, "invalid_credentials");
      await signIn(page, input, email, SECOND);

      // Two sessions are active; this one ends the other.
      await page.waitForSelector("[data-action=end-session]");
      const sessions = page.locator("[aria-labelledby=sessions-title] .rows li");
      assert.equal(await sessions.count(), 2);
      await sessions.filter({ hasText: messageText("en", "session-this") }).waitFor();
      await input.act("end-session");
      await expectMessage(page, "session-ended");
      await page.waitForSelector("[data-action=end-session]", { state: "detached" });
      assert.equal(await sessions.count(), 1);
      await other.reload();
      await other.waitForSelector("#email");
      assert.equal(await other.locator("[data-action=sign-out]").count(), 0, "the other browser is signed out");
      await page.reload();
      await page.waitForSelector("[data-action=sign-out]");
    });
  });
});
