// The pages about people, at a real server: an account by passkey, and its pages.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, PHONE, launch } from "../browser.mjs";
import { LANGUAGES } from "../languages.mjs";
import { makeHost, node } from "../node.mjs";
import { become } from "../online.mjs";
import { guest } from "../served.mjs";
import { said } from "../words.mjs";

/** How many games were played before. */
const GAMES = 12;

let server, browser, past;

before(async () => {
  // Whoever lets bots think counts games, too.
  const flags = ["--bots", "1", "--rate-limit-commands", "1000", "--rate-limit-guests", "1000", "--static-dir", process.env.SITE];
  [server, browser] = [await node(flags), await launch()];
  past = await history();
});

/** Tells the database something that time alone would bring about. */
const tell = (statement) => execFileSync("psql", ["-Xq", server.url, "-c", statement]);

/** Two people have played, one said something that the other complained of to a host. */
async function history() {
  const [mei, bo, host] = await Promise.all(["Mei", "Bo", "Ho"].map((name) => guest(server.site, name)));
  makeHost(server.url, host.user);
  for (let game = 0; game < GAMES; game += 1) {
    const { id } = await mei.post("/tables", { game: "qin", seats: 2, public: true, sit: { seat: 0, luck: "x" } });
    await bo.post(`/tables/${id}/sit`, { luck: "y" });
    const { acts } = await mei.post(`/tables/${id}/start`);
    await [mei, bo][game % 2].post(`/tables/${id}/resign`, { acts });
    if (game) continue;
    const { number: line } = await mei.post(`/tables/${id}/chat`, { text: "<b>You!</b>" });
    await bo.offer("POST", "/reports", { person: mei.user.id, table: id, line, text: "Rude." });
  }
  // A minute later, when games that are over are counted.
  tell("update tables set due_at = now()");
  for (let wait = 0; (await mei.get(`/people/${mei.user.id}`)).ratings[0]?.games !== GAMES; wait += 1) {
    assert.ok(wait < 300, "all games are counted");
    await new Promise((soon) => setTimeout(soon, 100));
  }
  return { mei, host };
}

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A page of the site, in a browser with a device that holds passkeys; it must not complain. */
async function visit(size, path, work) {
  const viewport = { width: size.width, height: size.height };
  const context = await browser.newContext({ viewport, baseURL: server.site, serviceWorkers: "block" });
  const complaints = [];
  context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  context.on("weberror", (error) => complaints.push(String(error.error())));
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
    await work(page, complaints, context);
    assert.deepEqual(complaints, []);
  } finally {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/last.png`, fullPage: true });
    await context.close();
  }
}

const act = (page, name) => page.locator(`[data-action="${name}"]`);

/** The page in each language fits; what lacks words is logged. */
async function read(page, name) {
  const called = () => page.locator(".people-nav").getAttribute("aria-label");
  for (const lang of LANGUAGES.filter((it) => it !== "en")) {
    const before = await called();
    await page.locator("#lang").selectOption(lang);
    await page.locator(`.people-nav:not([aria-label="${before}"])`).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${name} in ${lang} is ${wide} px too wide`);
  }
}

/** A picture for people, if somebody wants some, and nothing for axe to find. */
async function look(page, name) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
  assert.deepEqual(await violations(page), [], name);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${name} is ${wide} px too wide`);
}

for (const size of [DESK, PHONE]) {
  test(`an account is made, left and opened again by a passkey (${size.name})`, async () => {
    await visit(size, "/account", async (page) => {
      await act(page, "join-passkey").waitFor();
      await look(page, `account-nobody-${size.name}`);
      await act(page, "join-passkey").click();
      await act(page, "sign-out").waitFor();
      await page.locator("#name").fill("Mei 美");
      await act(page, "save-name").click();
      await page.locator(".notice.fine").first().waitFor();
      await look(page, `account-${size.name}`);

      await act(page, "sign-out").click();
      await act(page, "sign-in-passkey").click();
      await act(page, "sign-out").waitFor();
      assert.equal(await page.locator("#name").inputValue(), "Mei 美");

      // The account is deleted only by who types its name.
      await act(page, "forget").click();
      await page.locator("#forget-name").fill("Bo");
      await act(page, "forget-me").click();
      await page.locator("#forget .notice").waitFor();
      await look(page, `forget-${size.name}`);
      await page.locator("#forget-name").fill("Mei 美");
      await act(page, "forget-me").click();
      await act(page, "join-passkey").waitFor();
    });
  });

  test(`a person, alerts and order have pages (${size.name})`, async () => {
    await visit(size, "/alerts", async (page, complaints) => {
      await look(page, `alerts-nobody-${size.name}`);
      await page.locator("#hours-from").fill("08:00");
      await page.locator("#hours-until").fill("22:30");
      await act(page, "save-hours").click();
      await page.locator(".notice.fine").waitFor();
      await look(page, `alerts-${size.name}`);
      await page.goto("/person");
      await page.locator("#friends-title").waitFor();
      await look(page, `person-${size.name}`);
      await page.goto("/host");
      await page.getByText(said("en", "host-not")).waitFor();
      await look(page, `host-${size.name}`);
      // A browser logs it when the server refuses, and only a host is let in.
      assert.ok(complaints.splice(0).every((it) => it.includes("403")));
    });
  });

  test(`games are counted and drawn, and hosts see what is said (${size.name})`, async () => {
    const { mei, host } = past;
    await visit(size, `/person/${mei.user.id}`, async (page, complaints, context) => {
      await page.locator(".course .dot").nth(GAMES - 1).waitFor();
      await page.locator("[data-course=rating] .line").waitFor();
      assert.equal(await page.locator(".course .dot").count(), GAMES);
      assert.equal(await page.locator(".course .dot.won").count(), GAMES / 2);
      assert.equal(await page.locator(".course tbody tr").count(), GAMES);
      const tally = await page.locator(".tally tbody tr:first-child td").allTextContents();
      assert.deepEqual(tally.slice(0, 3), [String(GAMES), String(GAMES / 2), "1.5"]);
      assert.match(await page.locator(".rating-number").innerText(), /\d/);
      await look(page, `person-played-${size.name}`);

      await become(page, context, host, server.site);
      await page.goto("/host");
      await page.locator(".reports li").waitFor();
      assert.equal(await page.locator("blockquote").textContent(), "<b>You!</b>", "what people say is text");
      await act(page, "act").click();
      assert.equal(await page.locator("#measure-whom").inputValue(), mei.user.id);
      await look(page, `host-reports-${size.name}`);
      await read(page, "host");
    });
  });
}

test("every page is there in every language", async () => {
  for (const path of ["/account", "/alerts", "/person"]) {
    await visit(PHONE, path, (page) => read(page, path));
  }
});

test("what a session isn't enough for is done after a proof", async () => {
  await visit(DESK, "/account", async (page, complaints) => {
    await act(page, "join-passkey").click();
    await act(page, "remove-passkey").waitFor();
    // A while later: a session that was proved so long ago isn't enough.
    tell("update session set authenticated_at = now() - interval '1 hour'");
    await act(page, "remove-passkey").click();
    await act(page, "prove-passkey").waitFor();
    await look(page, "proof");
    await act(page, "prove-passkey").click();
    await act(page, "join-passkey").waitFor();
    assert.ok(complaints.splice(0).every((it) => it.includes("403")));
  });
});
