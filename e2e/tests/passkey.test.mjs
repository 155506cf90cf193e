// Sign-in with a passkey, and refusal of a wrong one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FIRST, link } from "../account.mjs";
import { launch } from "../browser.mjs";
import { mailServer } from "../mail-server.mjs";
import { node } from "../node.mjs";

let mail, server, browser;

before(async () => {
  mail = await mailServer();
  // Only nodes with bot workers send emails.
  [server, browser] = [await node(["--bots", "1", "--smtp-url", mail.url]), await launch()];
});

after(async () => {
  await browser?.close();
  await server?.stop();
  mail?.close();
});

/** Opens a page of the site in a browser with a virtual authenticator. */
async function visit(work) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // An empty page of the site: responses of the API forbid scripts.
  const empty = { contentType: "text/html", body: "<!doctype html><title>Pagoda</title>" };
  await page.route(`${server.site}/`, (route) => route.fulfill(empty));
  await page.goto(`${server.site}/`);
  const passkeys = async () => (await device.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  try {
    await work(page, { passkeys, device, authenticatorId });
  } finally {
    await context.close();
  }
}

/** Sends a request as the page's scripts do, with the page's cookie. */
function send(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = body === undefined ? {} : { "content-type": "application/json" };
      const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : null };
    },
    [method, path, body],
  );
}

/** Performs a WebAuthn operation in the browser. */
function perform(page, verb, options) {
  return page.evaluate(
    async ([verb, { publicKey }]) => {
      const parse = {
        create: PublicKeyCredential.parseCreationOptionsFromJSON,
        get: PublicKeyCredential.parseRequestOptionsFromJSON,
      };
      const challenge = { publicKey: parse[verb].call(PublicKeyCredential, publicKey) };
      return (await navigator.credentials[verb](challenge)).toJSON();
    },
    [verb, options],
  );
}

async function register(page, label) {
  const challenge = await send(page, "POST", "/api/passkeys/challenge");
  assert.equal(challenge.status, 200, JSON.stringify(challenge.body));
  const credential = await perform(page, "create", challenge.body.options);
  return send(page, "POST", "/api/passkeys", { challenge_id: challenge.body.id, credential, label });
}

async function signIn(page) {
  const challenge = await send(page, "POST", "/api/sign-in/passkey/challenge");
  const credential = await perform(page, "get", challenge.body.options);
  const performed = { challenge_id: challenge.body.id, credential };
  return { performed, response: await send(page, "POST", "/api/sign-in/passkey", performed) };
}

test("a guest signs in again with a passkey", async () => {
  await visit(async (page, { passkeys }) => {
    const guest = (await send(page, "POST", "/api/guests", { name: "Mei 美" })).body.user;
    const made = await register(page, "phone");
    assert.equal(made.status, 201, JSON.stringify(made.body));
    assert.equal((await passkeys()).length, 1);
    assert.equal((await send(page, "GET", "/api/profile")).body.passkeys[0].label, "phone");

    assert.equal((await send(page, "POST", "/api/sign-out")).status, 204);
    assert.equal((await send(page, "GET", "/api/me")).status, 401);
    const { performed, response } = await signIn(page);
    assert.equal(response.status, 200, JSON.stringify(response.body));
    assert.deepEqual(response.body.user, guest);
    assert.deepEqual((await send(page, "GET", "/api/me")).body.user, guest);

    const again = await send(page, "POST", "/api/sign-in/passkey", performed);
    assert.equal(again.body.code, "expired", "a challenge works once");
    const removed = await send(page, "DELETE", `/api/passkeys/${made.body.id}`);
    assert.equal(removed.status, 204);
    assert.equal((await signIn(page)).response.body.code, "invalid_passkey", "a removed passkey is refused");
  });
});

test("a challenge of one user is refused for another", async () => {
  await visit(async (page) => {
    await send(page, "POST", "/api/guests", {});
    const challenge = await send(page, "POST", "/api/passkeys/challenge");
    const credential = await perform(page, "create", challenge.body.options);
    await send(page, "POST", "/api/sign-out");
    await send(page, "POST", "/api/guests", {});
    const performed = { challenge_id: challenge.body.id, credential, label: "" };
    assert.equal((await send(page, "POST", "/api/passkeys", performed)).body.code, "expired");
    const own = await send(page, "POST", "/api/passkeys/challenge");
    const other = { ...performed, challenge_id: own.body.id };
    assert.equal((await send(page, "POST", "/api/passkeys", other)).body.code, "invalid_passkey");
  });
});

test("the owner of an account gets an email about a new passkey", async () => {
  await visit(async (page) => {
    const email = "mei@club.example";
    await send(page, "POST", "/api/guests", { name: "Mei" });
    assert.equal((await send(page, "POST", "/api/account", { email, password: FIRST })).status, 202);
    const [, token] = (await link(mail, email)).split("#mail-confirm=");
    assert.equal((await send(page, "POST", "/api/account/confirm", { token })).status, 200);
    assert.equal((await register(page, "phone")).status, 201);
    assert.match(await mail.email(email), /a passkey was added to your Pagoda account/);
  });
});
