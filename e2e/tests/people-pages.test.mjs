// Pages about people at a real server: account by passkey, profile, alerts, moderation.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { guest } from "../api-client.mjs";
import { act as send, playMoves, startGame } from "../api-games.mjs";
import { violations } from "../axe.mjs";
import { DESK, launch, PHONE } from "../browser.mjs";
import { LANGUAGES } from "../languages.mjs";
import { messageText } from "../messages.mjs";
import { makeModerator, node } from "../node.mjs";
import { signInAs } from "../online.mjs";

/** Number of finished games; the same two people count three times a day. */
const GAMES = 12;
const OPPONENTS = ["Bo", "Cid", "Dan", "Eva"];

/** Moves after which a game of two counts. */
const MOVES = 16;
const RATED = { public: true, rated: true, pace: { live: { bank: 3600, increment: 0 } } };

let server, browser, past;

before(async () => {
  // Only nodes with bot workers count games.
  const flags = ["--bots", "1", "--rate-limit-commands", "1000", "--rate-limit-guests", "1000", "--max-waiting-tables", "100000", "--max-live-tables", "100000", "--max-bot-seats", "100000", "--max-watched-tables", "100000",
    "--static-dir", process.env.SITE];
  [server, browser] = [await node(flags), await launch()];
  past = await history();
});

/** Runs SQL that stands for the passage of time. */
const sql = (statement) => execFileSync("psql", ["-Xq", server.url, "-c", statement]);

/** Users with accounts have finished rated games, and one reported a chat line of another. */
async function history() {
  const named = (name) => guest(server.site, name);
  const [mei, moderator, ...others] = await Promise.all(["Mei", "Ho", ...OPPONENTS].map(named));
  makeModerator(server.url, moderator.user);
  sql("insert into account (user_id, email, normalized_email) select id, id || '@club.example', id || '@club.example' from users");
  for (let game = 0; game < GAMES; game += 1) {
    const bo = others[game % others.length];
    const id = await startGame([mei, bo], RATED);
    await playMoves([mei, bo], id, MOVES);
    await send([mei, bo][game % 2], id, "resign");
    if (game) continue;
    const { number: message } = await mei.post(`/tables/${id}/chat`, { text: "<b>You!</b>" });
    await bo.offer("POST", "/reports", { user: mei.user.id, table: id, message, reason: "Rude." });
  }
  // Finished games are counted a minute later.
  sql("update tables set due_at = now()");
  for (let wait = 0; (await mei.get(`/users/${mei.user.id}`)).ratings[0]?.games !== GAMES; wait += 1) {
    assert.ok(wait < 300, "all games are counted");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { mei, moderator, bo: others[0] };
}

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens a page of the site in a browser with a virtual authenticator; fails if it logs an error. */
async function visit(size, path, work) {
  const viewport = { width: size.width, height: size.height };
  const context = await browser.newContext({ viewport, baseURL: server.site, serviceWorkers: "block" });
  const errors = [];
  context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  context.on("weberror", (error) => errors.push(String(error.error())));
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  await device.send("WebAuthn.addVirtualAuthenticator", { options });
  try {
    await page.goto(path);
    await page.locator("main h1").waitFor();
    await work(page, errors, context);
    assert.deepEqual(errors, []);
  } finally {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/last.png`, fullPage: true });
    await context.close();
  }
}

const act = (page, name) => page.locator(`[data-action="${name}"]`);

/** Checks that the page fits in each language; missing messages are logged as errors. */
async function checkLanguages(page, name) {
  const label = () => page.locator(".people-nav").getAttribute("aria-label");
  for (const lang of LANGUAGES.filter((it) => it !== "en")) {
    const before = await label();
    await page.locator("#lang").selectOption(lang);
    await page.locator(`.people-nav:not([aria-label="${before}"])`).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${name} in ${lang} is ${wide} px too wide`);
  }
}

/** Checks accessibility and width; takes a screenshot if SHOTS is set. */
async function checkPage(page, name) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
  assert.deepEqual(await violations(page), [], name);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${name} is ${wide} px too wide`);
}

for (const size of [DESK, PHONE]) {
  test(`a user signs up, signs out and signs in by a passkey, and deletes the account (${size.name})`, async () => {
    await visit(size, "/account", async (page) => {
      await act(page, "join-passkey").waitFor();
      await checkPage(page, `account-nobody-${size.name}`);
      await act(page, "join-passkey").click();
      await act(page, "sign-out").waitFor();
      await page.locator("#name").fill("Mei 美");
      await act(page, "save-name").click();
      await page.locator(".notice.fine").first().waitFor();
      await checkPage(page, `account-${size.name}`);

      await act(page, "sign-out").click();
      await act(page, "sign-in-passkey").click();
      await act(page, "sign-out").waitFor();
      assert.equal(await page.locator("#name").inputValue(), "Mei 美");

      // Deletion requires the account's name.
      await act(page, "forget").click();
      await page.locator("#forget-name").fill("Bo");
      await act(page, "forget-me").click();
      await page.locator("#forget .notice").waitFor();
      await checkPage(page, `forget-${size.name}`);
      await page.locator("#forget-name").fill("Mei 美");
      await act(page, "forget-me").click();
      await act(page, "join-passkey").waitFor();
    });
  });

  test(`the pages of profile, alerts and moderation are accessible (${size.name})`, async () => {
    await visit(size, "/alerts", async (page, errors) => {
      await checkPage(page, `alerts-nobody-${size.name}`);
      await page.locator("#hours-from").fill("08:00");
      await page.locator("#hours-until").fill("22:30");
      await act(page, "save-hours").click();
      await page.locator(".notice.fine").waitFor();
      await checkPage(page, `alerts-${size.name}`);
      await page.goto("/person");
      await page.locator("#friends-title").waitFor();
      await checkPage(page, `person-${size.name}`);
      await page.goto("/host");
      await page.getByText(messageText("en", "host-not")).waitFor();
      await checkPage(page, `host-${size.name}`);
      // The browser logs the refusal: only moderators may open the page.
      assert.ok(errors.splice(0).every((it) => it.includes("403")));
    });
  });

  test(`a profile shows ratings and games, and moderators see reported lines (${size.name})`, async () => {
    const { mei, moderator } = past;
    await visit(size, `/person/${mei.user.id}`, async (page, errors, context) => {
      await page.locator(".course .dot").nth(GAMES - 1).waitFor();
      await page.locator("[data-course=rating] .line").waitFor();
      assert.equal(await page.locator(".course .dot").count(), GAMES);
      assert.equal(await page.locator(".course .dot.won").count(), GAMES / 2);
      assert.equal(await page.locator(".course tbody tr").count(), GAMES);
      const tally = await page.locator(".tally tbody tr:first-child td").allTextContents();
      assert.deepEqual(tally.slice(0, 3), [String(GAMES), String(GAMES / 2), "1.5"]);
      // As many wins as losses: near the rating of a new player, and no longer provisional.
      assert.match(await page.locator(".rating-number").innerText(), /\b1[45]\d\d$/);
      assert.equal(await page.locator(".person-head .avatar use").count(), 1);
      assert.equal(await page.locator(".played").count(), GAMES);
      assert.equal(await page.locator(".played .place.won").count(), GAMES / 2);
      const changes = await page.locator(".played .change .sr-only").allTextContents();
      assert.equal(changes.length, GAMES);
      const shown = Number((await page.locator(".rating-number").innerText()).match(/\d+$/)[0]);
      assert.equal(changes.map(Number).reduce((sum, it) => sum + it, 1500), shown, "changes add up to the rating");
      await checkPage(page, `person-played-${size.name}`);

      // The lobby shows the same rating beside the host's name.
      const { id } = await mei.post("/tables", { game: "qin", seats: 2, public: true, sit: { seat: 0, luck: "x" } });
      await page.goto("/meet");
      const host = page.locator(`[data-table="${id}"] [data-rating=host]`);
      await host.waitFor();
      assert.equal(await host.innerText(), String(shown));
      await mei.remove(`/tables/${id}`);

      await signInAs(page, context, moderator, server.site);
      await page.goto("/host");
      await page.locator(".reports li").waitFor();
      assert.equal(await page.locator("blockquote").textContent(), "<b>You!</b>", "chat is rendered as text");
      await act(page, "act").click();
      assert.equal(await page.locator("#measure-whom").inputValue(), mei.user.id);
      await checkPage(page, `host-reports-${size.name}`);
      await checkLanguages(page, "host");
    });
  });
}

test("a rated game offers no hints until it is over", async () => {
  const { mei, bo } = past;
  await visit(DESK, "/meet", async (page, errors, context) => {
    await signInAs(page, context, mei, server.site);
    const id = await startGame([mei, bo], RATED);
    await page.goto(`/table/${id}`);
    await page.locator("[data-notice=rated]").waitFor();
    assert.equal(await page.locator("[data-action=hint]:visible").count(), 0, "the style hides them");
    await page.keyboard.press("h");
    assert.equal(await page.locator("[data-action=ask-hint], [data-hint]").count(), 0, "nor does a key ask");
    await send(bo, id, "resign");
    await page.waitForSelector(".table[data-phase=replay]");
    await page.locator("[data-action=hint]:visible").first().waitFor();
  });
});

test("every page fits in every language", async () => {
  for (const path of ["/account", "/alerts", "/person"]) {
    await visit(PHONE, path, (page) => checkLanguages(page, path));
  }
});

test("a sensitive change asks for authentication again", async () => {
  await visit(DESK, "/account", async (page, errors) => {
    await act(page, "join-passkey").click();
    await act(page, "remove-passkey").waitFor();
    // A session that was authenticated an hour ago isn't enough.
    sql("update session set authenticated_at = now() - interval '1 hour'");
    await act(page, "remove-passkey").click();
    await act(page, "prove-passkey").waitFor();
    await checkPage(page, "proof");
    await act(page, "prove-passkey").click();
    await act(page, "join-passkey").waitFor();
    assert.ok(errors.splice(0).every((it) => it.includes("403")));
  });
});
