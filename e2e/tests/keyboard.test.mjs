// Everything at a server works by keyboard alone, and the focus is always visible.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { houseAt, launch } from "../browser.mjs";
import { begun, inBrowser, others } from "../company.mjs";
import { Keys } from "../hands.mjs";
import { holdPasskeys, wishes, withServer } from "../journey.mjs";
import { awaited, playUntil } from "../player.mjs";
import { playedOut } from "../served.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const visit = (then) => withServer((server) => houseAt(server.site, browser).visit({ ...wishes, path: "/" }, (page) => then(page, new Keys(page), server)));

/** Fails if nobody would see where the keyboard is after something was done in a page. */
async function seen(page, done) {
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

/**
 * Fails if who goes on with Tab, after what had the focus is gone, is thrown back to where the page begins.
 */
async function goesOn(page, done) {
  await page.keyboard.press("Tab");
  assert.equal(await page.locator(".skip:focus, .brand:focus").count(), 0, `after ${done} one begins anew`);
  await seen(page, done);
}

/** Writes into a field, and sends it. */
async function write(page, keys, field, text) {
  await keys.reach(field);
  await seen(page, `going to ${field}`);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Chooses something of a table's menu. */
async function choose(page, keys, action) {
  await keys.act("menu");
  await page.waitForSelector("#menu[open]");
  await seen(page, "opening the menu");
  await keys.press(`#menu [data-action=${action}]:enabled`);
}

test("a table is laid, a game begun, a move made, something said, and the game given up", async () => {
  await visit(async (page, keys) => {
    await keys.press("[data-action=meet]");
    await page.waitForSelector("[data-action=create]:enabled");
    await keys.choose("meet-game", "qin");
    await keys.choose("meet-seats", "2");
    await keys.choose("meet-pace", "untimed");
    await keys.flip("meet-public");
    await seen(page, "a choice");
    await keys.act("create");
    await page.waitForSelector("[data-action=begin]:enabled");
    await keys.choose("fill", "novice");
    await keys.act("copy-link");
    await seen(page, "copying the link");
    await keys.act("begin");
    const { ply } = await awaited(page);
    // Until it is one's own turn again.
    await playUntil(page, keys, (moment) => moment.what === "place" && ply + 1 < moment.ply);
    await keys.reach(".space[tabindex='0']");
    await seen(page, "going back to the board");
    await choose(page, keys, "chat");
    await write(page, keys, "#chat-line", "Good luck, everybody!");
    await page.waitForSelector(".chat-lines li");
    await seen(page, "saying something");
    assert.equal(await page.inputValue("#chat-line"), "");
    page.once("dialog", (dialog) => dialog.accept());
    await choose(page, keys, "resign");
    await page.waitForSelector(".table[data-phase=replay]");
    await goesOn(page, "giving up");
  });
});

test("a game that is over is looked at, checked, and played once more", async () => {
  await visit(async (page, keys, { site }) => {
    const [ben] = await others(site);
    // Whoever asks for something is somebody from then on.
    const { id } = await ben.post("/tables", { game: "qin", seats: 2 });
    await page.goto(`/table/${id}`);
    await keys.act("sit");
    await page.waitForSelector("[data-action=stand]");
    await seen(page, "sitting down");
    const { table } = await playedOut(await inBrowser(page));
    await page.goto(`/table/${table}`);
    await page.waitForSelector("main.over");
    await keys.act("verify");
    await page.waitForSelector("#verify .notice");
    await seen(page, "opening the check");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#verify[open]", { state: "hidden" });
    await seen(page, "closing the check");
    await keys.act("again");
    await page.waitForSelector("[data-action=sit]");
    await keys.act("sit");
    await page.waitForSelector("[data-action=stand]");
    await keys.act("begin");
    await page.waitForSelector(".table");
  });
});

test("two who play are looked on at", async () => {
  await visit(async (page, keys, { site }) => {
    const id = await begun(await others(site));
    await page.goto(`/table/${id}`);
    await page.waitForSelector("[data-notice=watching]");
    await keys.reach("#tab-log");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("#tab-rules[aria-selected=true]");
    await seen(page, "another tab");
    await page.keyboard.press("m");
    await page.waitForSelector("#menu[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#menu[open]", { state: "hidden" });
    await seen(page, "closing the menu");
  });
});

test("an account is made, its name changed, an alert set", async () => {
  await visit(async (page, keys) => {
    await holdPasskeys(page);
    await keys.press("[data-action=account]");
    await page.waitForSelector("[data-action=join-passkey]");
    await keys.reach("#join-email");
    await page.keyboard.type("ann@example.org");
    await write(page, keys, "#join-password", "seven quiet herons");
    // This server sends no mail, and says so.
    await page.waitForSelector("#join-title ~ form .notice");
    await seen(page, "asking for an account by mail");
    await keys.act("join-passkey");
    await page.waitForSelector("[data-action=sign-out]");
    await goesOn(page, "making an account");
    await write(page, keys, "#name", "Anna");
    await page.waitForSelector("#who-title ~ form .notice.fine");
    await seen(page, "changing the name");
    await keys.press(".people-nav a[href='/alerts']");
    await page.waitForSelector("[data-action=add-webhook]");
    await write(page, keys, "#webhook-url", "https://example.org/turn");
    await page.waitForSelector("#webhook-secret");
    await seen(page, "setting an alert");
    await keys.act("remove-way");
    await page.waitForSelector("[data-action=remove-way]", { state: "detached" });
    await goesOn(page, "removing an alert");
  });
});
