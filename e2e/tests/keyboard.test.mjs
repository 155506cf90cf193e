// Everything at a server works by keyboard alone, and the focus is always visible.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { playThroughApi } from "../api-client.mjs";
import { apiOf, startGame, twoGuests } from "../api-games.mjs";
import { launch, siteAt } from "../browser.mjs";
import { Keyboard } from "../input.mjs";
import { addAuthenticator, visitOptions, withServer } from "../journey.mjs";
import { playUntil, waitForPrompt } from "../player.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const visit = (then) => withServer((server) => siteAt(server.site, browser).visit({ ...visitOptions, path: "/" }, (page) => then(page, new Keyboard(page), server)));

/** Fails if the focus isn't visible after an action. */
async function focusIsVisible(page, done) {
  const lost = await page.evaluate(() => {
    const it = document.activeElement;
    if (it === document.body) return "nowhere";
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
    const isMarked = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    const named = `${it.tagName.toLowerCase()} ${it.dataset.action ?? it.id}`;
    return it.matches(":focus-visible") && it.checkVisibility({ visibilityProperty: true }) && isMarked ? "" : `on ${named}, which doesn't show it`;
  });
  assert.equal(lost, "", `after ${done} the focus is ${lost}`);
}

/** Fails if Tab jumps to the start of the page after the focused element is gone. */
async function focusGoesOn(page, done) {
  await page.keyboard.press("Tab");
  assert.equal(await page.locator(".skip:focus, .brand:focus").count(), 0, `after ${done} Tab starts at the top`);
  await focusIsVisible(page, done);
}

/** Types into a field, and submits it. */
async function write(page, keyboard, field, text) {
  await keyboard.reach(field);
  await focusIsVisible(page, `going to ${field}`);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Chooses an item of a table's menu. */
async function choose(page, keyboard, action) {
  await keyboard.act("menu");
  await page.waitForSelector("#menu[open]");
  await focusIsVisible(page, "opening the menu");
  await keyboard.press(`#menu [data-action=${action}]:enabled`);
}

test("a player creates a table, starts a game, moves, chats and resigns by keyboard", async () => {
  await visit(async (page, keyboard) => {
    await keyboard.press("[data-action=meet]");
    await page.waitForSelector("[data-action=create]:enabled");
    await keyboard.choose("meet-game", "qin");
    await keyboard.choose("meet-seats", "2");
    await keyboard.choose("meet-pace", "untimed");
    await keyboard.flip("meet-public");
    await focusIsVisible(page, "a choice");
    await keyboard.act("create");
    await page.waitForSelector("[data-action=begin]:enabled");
    await keyboard.choose("fill", "novice");
    await keyboard.act("copy-link");
    await focusIsVisible(page, "copying the link");
    await keyboard.act("begin");
    const { ply } = await waitForPrompt(page);
    // Until it is my turn again.
    await playUntil(page, keyboard, (prompt) => prompt.what === "place" && ply + 1 < prompt.ply);
    await keyboard.reach(".space[tabindex='0']");
    await focusIsVisible(page, "going back to the board");
    await choose(page, keyboard, "chat");
    await write(page, keyboard, "#chat-line", "Good luck, everybody!");
    await page.waitForSelector(".chat-lines li");
    await focusIsVisible(page, "sending a chat line");
    assert.equal(await page.inputValue("#chat-line"), "");
    await choose(page, keyboard, "resign");
    await page.waitForSelector("#resign[open]");
    await focusIsVisible(page, "opening the question");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#resign[open]", { state: "hidden" });
    await focusIsVisible(page, "keeping on playing");
    assert.notEqual(await page.getAttribute(".table", "data-phase"), "replay", "Escape cancels");
    await choose(page, keyboard, "resign");
    await keyboard.act("resign-now");
    await page.waitForSelector(".table[data-phase=replay]");
    await focusGoesOn(page, "resigning");
  });
});

test("a player verifies a finished game and starts a rematch by keyboard", async () => {
  await visit(async (page, keyboard, { site }) => {
    const [ben] = await twoGuests(site);
    // The first command creates a guest.
    const { id } = await ben.post("/tables", { game: "qin", seats: 2 });
    await page.goto(`/table/${id}`);
    await keyboard.act("sit");
    await page.waitForSelector("[data-action=stand]");
    await focusIsVisible(page, "sitting down");
    const { table } = await playThroughApi(await apiOf(page));
    await page.goto(`/table/${table}`);
    await page.waitForSelector("main.over");
    await keyboard.act("verify");
    await page.waitForSelector("#verify .notice");
    await focusIsVisible(page, "opening the check");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#verify[open]", { state: "hidden" });
    await focusIsVisible(page, "closing the check");
    await keyboard.act("again");
    await page.waitForSelector("[data-action=sit]");
    await keyboard.act("sit");
    await page.waitForSelector("[data-action=stand]");
    await keyboard.act("begin");
    await page.waitForSelector(".table");
  });
});

test("a spectator uses tabs and menu by keyboard", async () => {
  await visit(async (page, keyboard, { site }) => {
    const id = await startGame(await twoGuests(site));
    await page.goto(`/table/${id}`);
    await page.waitForSelector("[data-notice=watching]");
    await keyboard.reach("#tab-log");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("#tab-rules[aria-selected=true]");
    await focusIsVisible(page, "another tab");
    await page.keyboard.press("m");
    await page.waitForSelector("#menu[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#menu[open]", { state: "hidden" });
    await focusIsVisible(page, "closing the menu");
  });
});

test("a user creates an account, changes the name and adds an alert by keyboard", async () => {
  await visit(async (page, keyboard) => {
    await addAuthenticator(page);
    await keyboard.press("[data-action=account]");
    await page.waitForSelector("[data-action=join-passkey]");
    await keyboard.reach("#join-email");
    await page.keyboard.type("ann@example.org");
    await write(page, keyboard, "#join-password", "seven quiet herons");
    // This server sends no email, and says so.
    await page.waitForSelector("#join-title ~ form .notice");
    await focusIsVisible(page, "requesting an account by email");
    await keyboard.act("join-passkey");
    await page.waitForSelector("[data-action=sign-out]");
    await focusGoesOn(page, "creating an account");
    await write(page, keyboard, "#name", "Anna");
    await page.waitForSelector("#who-title ~ form .notice.fine");
    await focusIsVisible(page, "changing the name");
    await keyboard.press(".people-nav a[href='/alerts']");
    await page.waitForSelector("[data-action=add-webhook]");
    await write(page, keyboard, "#webhook-url", "https://example.org/turn");
    await page.waitForSelector("#webhook-secret");
    await focusIsVisible(page, "adding an alert");
    await keyboard.act("remove-way");
    await page.waitForSelector("[data-action=remove-way]", { state: "detached" });
    await focusGoesOn(page, "removing an alert");
  });
});
