// The pages about people, at a real server: an account by passkey, and what it opens.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { after, before, test } from "node:test";
import { violations } from "../axe.mjs";
import { DESK, LANGUAGES, PHONE, launch } from "../browser.mjs";
import { node } from "../node.mjs";

let server, browser;

before(async () => {
  [server, browser] = [await node(["--bots", "0", "--site", process.env.SITE]), await launch()];
});

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
    await work(page, complaints);
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
      await page.getByText("you are none").waitFor();
      await look(page, `host-${size.name}`);
      // A browser logs it when the server refuses, and only a host is let in.
      assert.ok(complaints.splice(0).every((it) => it.includes("403")));
    });
  });

  test(`games are counted and drawn, and hosts see what is said (${size.name})`, async () => {
    await visit(size, "/account", async (page) => {
      const answer = (path, body) => page.route(path, (route) => route.fulfill({ json: body }));
      const [mei, bo] = [{ id: "aaaaaaaaaaab", name: "Mei" }, { id: "aaaaaaaaaaac", name: "Bo" }];
      const tally = { game: "qin", seats: 2, games: 9, wins: 4, mean_place: 1.55, best_points: 12 };
      const rating = { game: "qin", shown: 1432, mu: 27, sigma: 3, like: "adept", games: 9 };
      await answer("**/api/people/*", { user: mei, since: 1.7e12, ratings: [rating], tallies: [tally, { ...tally, seats: 3, games: 4, wins: 1 }] });
      const games = [...Array(12).keys()].map((at) => ({
        table: `aaaaaaaaaaa${"bcdefghijkmn"[at]}`,
        game: "qin",
        edition: 1,
        options: "",
        public: true,
        plies: 40,
        ended_at: 1.75e12 - at * 9e7,
        seats: [
          { seat: 0, player: { person: mei }, place: 1 + (at % 2), points: 10 - ((at * 7) % 5) },
          { seat: 1, player: at % 3 ? { person: bo } : { bot: "master" }, place: 2 - (at % 2), points: 7 },
        ],
      }));
      await answer("**/api/games?*", { games, next: "1700000000000-aaaaaaaaaaab" });
      await page.goto(`/person/${mei.id}`);
      await page.locator(".course .dot").first().waitFor();
      assert.equal(await page.locator(".course .dot").count(), 12);
      assert.equal(await page.locator(".course .dot.won").count(), 6);
      assert.equal(await page.locator(".course tbody tr").count(), 12);
      await look(page, `person-played-${size.name}`);

      await page.evaluate((me) => localStorage.setItem("pagoda.person", JSON.stringify(me)), mei);
      const report = { id: 7, at: 1.75e12, by: bo, person: mei, table: "aaaaaaaaaaab", line: 2, text: "Rude.", said: "<b>You!</b>", open: true };
      await answer("**/api/moderation/reports?*", [report]);
      const lines = [{ id: 1, at: 1.75e12, by: bo, what: "mute", person: mei, until: 1.76e12, note: "Rude." }, { id: 2, at: 1.75e12, what: "no host", person: bo, note: "-" }];
      await answer("**/api/moderation/audit", lines);
      await page.goto("/host");
      await page.locator(".reports li").waitFor();
      assert.equal(await page.locator("blockquote").textContent(), "<b>You!</b>", "what people say is text");
      await act(page, "act").click();
      assert.equal(await page.locator("#measure-whom").inputValue(), mei.id);
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
    execFileSync("psql", ["-Xq", server.url, "-c", "update session set proved_at = now() - interval '1 hour'"]);
    await act(page, "remove-passkey").click();
    await act(page, "prove-passkey").waitFor();
    await look(page, "proof");
    await act(page, "prove-passkey").click();
    await act(page, "join-passkey").waitFor();
    assert.ok(complaints.splice(0).every((it) => it.includes("403")));
  });
});

test("what is pushed is shown, with where it leads", async () => {
  const context = await browser.newContext({ baseURL: server.site });
  await context.grantPermissions(["notifications"], { origin: server.site });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  let registrationId;
  device.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId ??= registrations.find((it) => it.scopeURL.startsWith(server.site))?.registrationId;
  });
  await device.send("ServiceWorker.enable");
  await page.goto("/alerts");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const url = `${server.site}/table/aaaaaaaaaaab`;
  const data = JSON.stringify({ id: "1", title: "Your move: Qin", text: "It is your move.", url });
  await device.send("ServiceWorker.deliverPushMessage", { origin: server.site, registrationId, data });
  const shown = await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    for (let wait = 0; wait < 200; wait += 1) {
      const [note] = await worker.getNotifications();
      if (note) return { title: note.title, body: note.body, data: note.data };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return null;
  });
  assert.deepEqual(shown, { title: "Your move: Qin", body: "It is your move.", data: url });
  await context.close();
});

test("a browser is told from one click to the next", async () => {
  const context = await browser.newContext({ baseURL: server.site });
  await context.grantPermissions(["notifications"], { origin: server.site });
  // No push service is asked: the browser has a key of its own, as if one had answered.
  const keys = { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  await context.addInitScript((keys) => {
    const made = { toJSON: () => ({ endpoint: "https://push.example.org/1", keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => made;
    PushManager.prototype.getSubscription = async () => made;
  }, keys);
  const page = await context.newPage();
  await page.goto("/alerts");
  await act(page, "push").click();
  await act(page, "remove-way").waitFor();
  await page.getByText("Don’t tell me here any more").click();
  await act(page, "remove-way").waitFor({ state: "detached" });
  await context.close();
});
