// Friends, blocks and reports between people at a table; and
// moderation.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { Finger, Mouse } from "../hands.mjs";
import { FIRST, isRefused, isSaid, join, signIn } from "../member.mjs";
import { makeHost } from "../node.mjs";
import { become, lay, withNodes } from "../online.mjs";
import { post } from "../post.mjs";
import { guest } from "../served.mjs";
import { opening, said, variant } from "../words.mjs";

/** What a browser itself says when the server refuses something. */
const REFUSED = /status of (401|403)|WebSocket connection/;

let browser, office;
before(async () => {
  [browser, office] = [await launch(), await post()];
});
after(async () => {
  await browser?.close();
  office?.close();
});

/** Somebody comes with a browser of their own. */
const come = (site, name, size, path, then) => {
  const wishes = { size, path, worker: false, settings: { name }, forgives: REFUSED };
  return houseAt(site, browser).visit(wishes, (page, context) => then(page, size.touch ? new Finger(page) : new Mouse(page), context));
};

const sit = async (page, hands) => {
  await hands.act("sit");
  await page.waitForSelector("[data-action=stand]");
};
const say = async (page, hands, text) => {
  await page.locator("#chat-line").fill(text);
  await hands.act("say");
};
const hears = (page, text) => page.locator(".chat-lines li", { hasText: text }).waitFor();
/** Goes by a link that names somebody to their page. */
const meet = async (page, hands, name) => {
  await hands.press(`main a[href^="/person/"]:text-is("${name}")`);
  await page.waitForSelector("[data-action=report]");
};
const labelled = (page, action, id) => page.locator(`[data-action=${action}]`, { hasText: said("en", id) }).waitFor();

test("two at a table become friends, by their pages, and no friends again", async () => {
  await withNodes(async ({ doors }) => {
    await come(doors[0], "Ann", DESK, "/", async (ann, hands) => {
      const path = await lay(ann, hands, { slug: "qin", seats: 3 });
      await come(doors[1], "Ben", PHONE, path, async (ben, finger) => {
        await sit(ben, finger);
        await meet(ann, hands, "Ben");
        await labelled(ann, "befriend", "friend-ask");
        await hands.act("befriend");
        await isSaid(ann, "friend-asked");
        await labelled(ann, "befriend", "friend-unask");

        await ben.goto("/person");
        await ben.locator(".rows li", { hasText: "Ann" }).getByText(said("en", "friend-asking")).waitFor();
        assert.deepEqual(await violations(ben), []);
        await finger.act("agree");
        await ben.locator(".rows li", { hasText: "Ann" }).getByText(said("en", "friend-is"), { exact: true }).waitFor();

        await ann.reload();
        await labelled(ann, "befriend", "friend-end");
        await hands.act("befriend");
        await isSaid(ann, "friend-ended");
        await ben.reload();
        await isSaid(ben, "friends-none");
      });
    });
  });
});

test("who is blocked isn't heard, and can't sit down where the other laid the table", async () => {
  await withNodes(async ({ doors }) => {
    await come(doors[0], "Ann", DESK, "/", async (ann, hands) => {
      const path = await lay(ann, hands, { slug: "qin", seats: 3 });
      await come(doors[1], "Ben", PHONE, path, async (ben, finger) => {
        await sit(ben, finger);
        await say(ben, finger, "good evening");
        await hears(ann, "good evening");
        await meet(ann, hands, "Ben");
        await hands.act("block");
        await isSaid(ann, "person-blocked");
        await labelled(ann, "block", "person-unblock");
        assert.equal(await ann.locator("[data-action=befriend]").count(), 0);

        await ann.goto(path);
        await say(ben, finger, "can you hear me");
        await hears(ben, "can you hear me");
        await say(ann, hands, "how quiet it is");
        await hears(ann, "how quiet it is");
        assert.equal(await ann.locator(".chat-lines li").count(), 1, "nothing of Ben's, nor what he said before");

        await ann.goto("/");
        const other = await lay(ann, hands, { slug: "qin", seats: 3 });
        await ben.goto(other);
        await finger.act("sit");
        await isRefused(ben, "blocked");

        await ann.goto("/person");
        await hands.act("unblock");
        await isSaid(ann, "person-unblocked");
        await finger.act("sit");
        await ben.waitForSelector("[data-action=stand]");
        await ann.goto(path);
        await hears(ann, "can you hear me");
      });
    });
  });
});

/** Takes a measure against whom the form names. */
async function measure(page, hands, what, note) {
  await hands.choose("measure", what);
  await page.locator("#measure-note").fill(note);
  await hands.act("measure");
  await isSaid(page, "measure-taken");
  const line = page.locator("[aria-labelledby=audit-title] li", { hasText: note });
  await line.locator("b", { hasText: opening(variant("en", "audit-what", what)) }).getByText("Eve").waitFor();
}

test("a complaint reaches the hosts; who is silenced is told so, who is kept away is out, and all of it is noted", async () => {
  await withNodes(async ({ doors, url }) => {
    const host = await guest(doors[0], "Ho");
    makeHost(url, host.user);
    await come(doors[0], "Ann", DESK, "/", async (ann, hands) => {
      const path = await lay(ann, hands, { slug: "qin", seats: 3 });
      await come(doors[1], "Eve", PHONE, "/account", async (eve, finger) => {
        await join(eve, finger, office, "eve@club.example");
        await eve.goto(path);
        await sit(eve, finger);
        await say(eve, finger, "something rude");
        await hears(ann, "something rude");
        await meet(ann, hands, "Eve");
        await hands.act("report");
        await ann.locator("#report-text").fill("She is <b>rude</b>.");
        await hands.act("send-report");
        await isSaid(ann, "report-sent");
        await ann.goto(path);

        await come(doors[0], "Ho", DESK, "/", async (page, mouse, context) => {
          await become(page, context, host, doors[0]);
          await page.goto("/host");
          const report = page.locator(".reports li");
          await report.getByText("She is <b>rude</b>.").waitFor();
          assert.deepEqual(await report.locator(".report-who a").allTextContents(), ["Eve", "Ann"]);
          assert.deepEqual(await violations(page), []);

          await mouse.act("act");
          await measure(page, mouse, "mute", "a while of silence");
          await say(eve, finger, "and more of it");
          await isRefused(eve, "muted");
          assert.equal(await eve.locator("#chat-line").inputValue(), "and more of it", "what was written stays");
          await say(ann, hands, "peace");
          await hears(eve, "peace");
          assert.equal(await ann.locator(".chat-lines li").count(), 2, "the muted wasn't heard");

          await measure(page, mouse, "ban", "a while outside");
          await ann.waitForFunction(() => !document.querySelector(".chairs").textContent.includes("Eve"));
          await eve.goto("/account");
          await eve.waitForSelector("#email");
          assert.equal(await eve.locator("[data-action=sign-out]").count(), 0, "she is signed out");
          await signIn(eve, finger, "eve@club.example", FIRST);
          await isRefused(eve, "banned");

          await report.locator("textarea").fill("she is outside");
          await mouse.act("close-report");
          await isSaid(page, "reports-none");
          const done = await page.locator("[aria-labelledby=audit-title] li .report-text").allTextContents();
          assert.deepEqual(done.slice(0, 3), ["she is outside", "a while outside", "a while of silence"]);
        });
      });
    });
  }, ["--smtp-url", office.url]);
});
