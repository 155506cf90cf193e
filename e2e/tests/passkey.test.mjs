// Sign-in with a passkey, and refusal of any other.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../browser.mjs";
import { node } from "../node.mjs";

let server, browser;

before(async () => {
  [server, browser] = [await node(["--bots", "0"]), await launch()];
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A page of the site, in a browser with a device that holds passkeys. */
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
  // An empty page of the site: on what the API answers no script may do anything.
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

/** Asks the server something as the page's scripts do, with the page's cookie. */
function ask(page, method, path, body) {
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

/** Lets the browser do what the server asks of it. */
function perform(page, verb, options) {
  return page.evaluate(
    async ([verb, { publicKey }]) => {
      const parse = {
        create: PublicKeyCredential.parseCreationOptionsFromJSON,
        get: PublicKeyCredential.parseRequestOptionsFromJSON,
      };
      const asked = { publicKey: parse[verb].call(PublicKeyCredential, publicKey) };
      return (await navigator.credentials[verb](asked)).toJSON();
    },
    [verb, options],
  );
}

async function make(page, label) {
  const asked = await ask(page, "POST", "/api/passkeys/challenge");
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  const credential = await perform(page, "create", asked.body.options);
  return ask(page, "POST", "/api/passkeys", { challenge_id: asked.body.id, credential, label });
}

async function comeIn(page) {
  const asked = await ask(page, "POST", "/api/sign-in/passkey/challenge");
  const credential = await perform(page, "get", asked.body.options);
  const performed = { challenge_id: asked.body.id, credential };
  return { performed, told: await ask(page, "POST", "/api/sign-in/passkey", performed) };
}

test("a passkey brings a guest back to what is theirs", async () => {
  await visit(async (page, { passkeys }) => {
    const guest = (await ask(page, "POST", "/api/guests", { name: "Mei 美" })).body.user;
    const made = await make(page, "phone");
    assert.equal(made.status, 201, JSON.stringify(made.body));
    assert.equal((await passkeys()).length, 1);
    assert.equal((await ask(page, "GET", "/api/profile")).body.passkeys[0].label, "phone");

    assert.equal((await ask(page, "POST", "/api/sign-out")).status, 204);
    assert.equal((await ask(page, "GET", "/api/me")).status, 401);
    const { performed, told } = await comeIn(page);
    assert.equal(told.status, 200, JSON.stringify(told.body));
    assert.deepEqual(told.body.user, guest);
    assert.deepEqual((await ask(page, "GET", "/api/me")).body.user, guest);

    const again = await ask(page, "POST", "/api/sign-in/passkey", performed);
    assert.equal(again.body.code, "expired", "what was signed once opens nothing again");
    const removed = await ask(page, "DELETE", `/api/passkeys/${made.body.id}`);
    assert.equal(removed.status, 204);
    assert.equal((await comeIn(page)).told.body.code, "invalid_passkey", "a passkey that was removed opens nothing");
  });
});

test("what one was asked to sign proves nothing for another", async () => {
  await visit(async (page) => {
    await ask(page, "POST", "/api/guests", {});
    const asked = await ask(page, "POST", "/api/passkeys/challenge");
    const credential = await perform(page, "create", asked.body.options);
    await ask(page, "POST", "/api/sign-out");
    await ask(page, "POST", "/api/guests", {});
    const performed = { challenge_id: asked.body.id, credential, label: "" };
    assert.equal((await ask(page, "POST", "/api/passkeys", performed)).body.code, "expired");
    const own = await ask(page, "POST", "/api/passkeys/challenge");
    const other = { ...performed, challenge_id: own.body.id };
    assert.equal((await ask(page, "POST", "/api/passkeys", other)).body.code, "invalid_passkey");
  });
});
