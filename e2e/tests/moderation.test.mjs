// Friends, blocks and reports between players at a table; moderation.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { expectError, expectMessage, FIRST, join, signIn } from "../account.mjs";
import { guest } from "../api-client.mjs";
import { violations } from "../axe.mjs";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { Mouse, Touch } from "../input.mjs";
import { mailServer } from "../mail-server.mjs";
import { messagePattern, messageText, prefixPattern, variantPattern } from "../messages.mjs";
import { makeModerator } from "../node.mjs";
import { createTable, signInAs, withTwoNodes } from "../online.mjs";

/** Errors that the browser logs when the server refuses a request. */
const REFUSED = /status of (401|403)|WebSocket connection/;

let browser, mail;
before(async () => {
  [browser, mail] = [await launch(), await mailServer()];
});
after(async () => {
  await browser?.close();
  mail?.close();
});

/** Opens a page as a user in a new browser context. */
const visit = (site, name, size, path, then) => {
  const options = { size, path, settings: { name }, allowedErrors: REFUSED };
  return siteAt(site, browser).visit(options, (page, context) => then(page, size.touch ? new Touch(page) : new Mouse(page), context));
};

const sit = async (page, input) => {
  await input.act("sit");
  await page.waitForSelector("[data-action=stand]");
};
const say = async (page, input, text) => {
  await page.locator("#chat-line").fill(text);
  await input.act("say");
};
const expectLine = (page, text) => page.locator(".chat-lines li", { hasText: text }).waitFor();
/** Opens a player's page by a link with their name. */
const openPerson = async (page, input, name) => {
  await input.press(`main a[href^="/person/"]:text-is("${name}")`);
  await page.waitForSelector("[data-action=report]");
};
const expectLabel = (page, action, id) => page.locator(`[data-action=${action}]`, { hasText: messageText("en", id) }).waitFor();

test("two players become friends on their pages, and end the friendship", async () => {
  await withTwoNodes(async ({ sites }) => {
    await visit(sites[0], "Ann", DESK, "/", async (ann, input) => {
      const path = await createTable(ann, input, { slug: "qin", seats: 3 });
      await visit(sites[1], "Ben", PHONE, path, async (ben, touch) => {
        await sit(ben, touch);
        await openPerson(ann, input, "Ben");
        await expectLabel(ann, "befriend", "friend-ask");
        await input.act("befriend");
        await expectMessage(ann, "friend-asked");
        await expectLabel(ann, "befriend", "friend-unask");

        await ben.goto("/person");
        await ben.locator(".rows li", { hasText: "Ann" }).getByText(messageText("en", "friend-asking")).waitFor();
        assert.deepEqual(await violations(ben), []);
        await touch.act("agree");
        await ben.locator(".rows li", { hasText: "Ann" }).getByText(messageText("en", "friend-is"), { exact: true }).waitFor();

        await ann.reload();
        await expectLabel(ann, "befriend", "friend-end");
        await input.act("befriend");
        await expectMessage(ann, "friend-ended");
        await ben.reload();
        await expectMessage(ben, "friends-none");
      });
    });
  });
});

test("a blocked player's chat is hidden, and they can't sit at the blocker's table", async () => {
  await withTwoNodes(async ({ sites }) => {
    await visit(sites[0], "Ann", DESK, "/", async (ann, input) => {
      const path = await createTable(ann, input, { slug: "qin", seats: 3 });
      await visit(sites[1], "Ben", PHONE, path, async (ben, touch) => {
        await sit(ben, touch);
        await say(ben, touch, "good evening");
        await expectLine(ann, "good evening");
        await openPerson(ann, input, "Ben");
        await input.act("block");
        await expectMessage(ann, "person-blocked");
        await expectLabel(ann, "block", "person-unblock");
        assert.equal(await ann.locator("[data-action=befriend]").count(), 0);

        await ann.goto(path);
        await say(ben, touch, "can you hear me");
        await expectLine(ben, "can you hear me");
        await say(ann, input, "how quiet it is");
        await expectLine(ann, "how quiet it is");
        assert.equal(await ann.locator(".chat-lines li").count(), 1, "Ben's lines are hidden, earlier ones too");

        await ann.goto("/");
        const other = await createTable(ann, input, { slug: "qin", seats: 3 });
        await ben.goto(other);
        await touch.act("sit");
        await expectError(ben, "blocked");

        await ann.goto("/person");
        await input.act("unblock");
        await expectMessage(ann, "person-unblocked");
        await touch.act("sit");
        await ben.waitForSelector("[data-action=stand]");
        await ann.goto(path);
        await expectLine(ann, "can you hear me");
      });
    });
  });
});

/** Mutes or bans the user that the form names. */
async function sanction(page, input, what, note) {
  await input.choose("measure", what);
  await page.locator("#measure-note").fill(note);
  await input.act("measure");
  await expectMessage(page, "measure-taken");
  const line = page.locator("[aria-labelledby=audit-title] li", { hasText: note });
  await line.locator("b", { hasText: prefixPattern(variantPattern("en", "audit-what", what)) }).getByText("Eve").waitFor();
}

/** Does what the server refuses for a day, and waits for the message that says until when. */
async function expectRefusalUntil(page, id, act) {
  const response = page.waitForResponse((it) => it.status() === 403);
  await act();
  const { expires_at: end } = await (await response).json();
  const day = await page.evaluate((at) => new Date(at).toLocaleString("en", { dateStyle: "short", timeStyle: "short" }), end);
  const reason = prefixPattern(messagePattern("en", id));
  await page.locator(".notice", { hasText: reason }).filter({ hasText: day }).waitFor();
}

test("moderators get a report, mute and ban its subject with a message, and the audit log has it all", async () => {
  await withTwoNodes(async ({ sites, url }) => {
    const moderator = await guest(sites[0], "Ho");
    makeModerator(url, moderator.user);
    await visit(sites[0], "Ann", DESK, "/", async (ann, input) => {
      const path = await createTable(ann, input, { slug: "qin", seats: 3 });
      await visit(sites[1], "Eve", PHONE, "/account", async (eve, touch) => {
        await join(eve, touch, mail, "eve@club.example");
        await eve.goto(path);
        await sit(eve, touch);
        await say(ann, input, "welcome");
        await expectLine(eve, "welcome");
        await say(eve, touch, "something rude");
        await expectLine(ann, "something rude");
        await openPerson(ann, input, "Eve");
        await input.act("report");
        await ann.locator("#report-text").fill("She is <b>rude</b>.");
        await input.act("send-report");
        await expectMessage(ann, "report-sent");
        await ann.goto(path);

        await visit(sites[0], "Ho", DESK, "/", async (page, mouse, context) => {
          await signInAs(page, context, moderator, sites[0]);
          await page.goto("/host");
          const report = page.locator(".reports li");
          await report.getByText("She is <b>rude</b>.").waitFor();
          assert.deepEqual(await report.locator(".report-who a").allTextContents(), ["Eve", "Ann"]);
          assert.deepEqual(await violations(page), []);

          await mouse.act("act");
          await mouse.choose("removal", "message");
          await page.locator("#removal-where").fill(path);
          await page.locator("#removal-number").fill("2");
          await page.locator("#removal-note").fill("not here");
          await mouse.act("remove-content");
          await expectMessage(page, "removal-done");
          await ann.reload();
          await expectLine(ann, "welcome");
          assert.equal(await ann.locator(".chat-lines li").count(), 1, "the reported message is removed");

          await sanction(page, mouse, "mute", "a while of silence");
          await expectRefusalUntil(eve, "failed-muted-until", () => say(eve, touch, "and more of it"));
          assert.equal(await eve.locator("#chat-line").inputValue(), "and more of it", "the field keeps its text");
          await say(ann, input, "peace");
          await expectLine(eve, "peace");
          assert.equal(await ann.locator(".chat-lines li").count(), 2, "the muted line isn't sent");

          await sanction(page, mouse, "ban", "a while outside");
          await ann.waitForFunction(() => !document.querySelector(".chairs").textContent.includes("Eve"));
          await eve.goto("/account");
          await eve.waitForSelector("#email");
          assert.equal(await eve.locator("[data-action=sign-out]").count(), 0, "she is signed out");
          await expectRefusalUntil(eve, "failed-banned-until", () => signIn(eve, touch, "eve@club.example", FIRST));

          await report.locator("textarea").fill("she is outside");
          await mouse.act("close-report");
          await expectMessage(page, "reports-none");
          const done = await page.locator("[aria-labelledby=audit-title] li .report-text").allTextContents();
          assert.deepEqual(done.slice(0, 4), ["she is outside", "a while outside", "a while of silence", "not here"]);
        });
      });
    });
  }, ["--smtp-url", mail.url]);
});
