// A stamp is valid as long as none of its inputs changed, and only a pass writes one.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";
import { brotliCompressSync } from "node:zlib";
import { chosenLanguages, languagesOfWalk } from "../languages.mjs";
import { digestOf, FreshNode, readResponses, recordOf } from "../recorded-responses.mjs";
import { keyOf, Stamps } from "../stamps.mjs";

const folder = mkdtempSync(join(tmpdir(), "pagoda-stamps-"));
after(() => rmSync(folder, { recursive: true }));

const root = join(folder, "clone");
const [site, program] = [join(folder, "site"), join(folder, "pagoda")];
/** A test, its imports, and a file of each kind that tests read. */
const FILES = {
  [join(root, "e2e/tests/one.test.mjs")]: 'import { two } from "../two.mjs";\n',
  [join(root, "e2e/two.mjs")]: 'import { three } from "./three.mjs";\nexport { chosenLanguages } from "./languages.mjs";\n',
  [join(root, "e2e/three.mjs")]: "export const three = 3;\n",
  [join(root, "e2e/languages.mjs")]: "export const chosenLanguages = 1;\n",
  [join(root, "e2e/scenes/huang.json")]: "{}",
  [join(root, "e2e/titles/qin.mjs")]: "export const qin = 1;\n",
  [join(root, "e2e/package.json")]: "{}",
  [join(root, "e2e/package-lock.json")]: "{}",
  [join(root, "games/qin/boards/bird.board")]: "A1",
  [join(root, "locales/fr/web.ftl")]: "settings = Réglages",
  [join(root, "crates/server/tests/api/corpus/strings.json")]: "[]",
  [join(root, "games/qin/RULES.md")]: "- **Q1**",
  [join(root, "games/qin/lesson.txt")]: "step one",
  [join(root, "games/qin/src/event.rs")]: "enum Event",
  [join(root, "games/qin/tests/golden/000.txt")]: "pagoda qin",
  [join(site, "a/1/boot.js")]: "start()",
  [program]: "ELF",
};
/** Files that this test doesn't read. */
const OTHERS = {
  [join(root, "e2e/tests/other.test.mjs")]: 'import { three } from "../three.mjs";\n',
  [join(root, "e2e/four.mjs")]: "export const four = 4;\n",
  [join(root, "games/qin/src/score.rs")]: "fn score",
};
for (const [path, text] of Object.entries({ ...FILES, ...OTHERS })) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const facts = { test: join(root, "e2e/tests/one.test.mjs"), site, program, root, versions: ["v20", "Chromium 1"], languages: ["fr", "en"], env: {} };

/** The key with one changed byte in a file. */
function keyWithChange(path) {
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(/.$/s, "~"));
  const key = keyOf(facts);
  writeFileSync(path, text);
  return key;
}

test("a changed byte in any input changes the key", () => {
  const keys = [keyOf(facts), ...Object.keys(FILES).map(keyWithChange)];
  assert.equal(new Set(keys).size, 1 + Object.keys(FILES).length);
  assert.equal(keyOf(facts), keys[0], "unchanged inputs have the same key");
});

test("files that a test doesn't read don't change its key", () => {
  for (const path of Object.keys(OTHERS)) assert.equal(keyWithChange(path), keyOf(facts), path);
});

test("a new or removed file changes the key", () => {
  const before = keyOf(facts);
  const path = join(site, "a/1/page.js");
  writeFileSync(path, "");
  const more = keyOf(facts);
  rmSync(path);
  assert.notEqual(more, before);
  assert.equal(keyOf(facts), before);
});

test("versions, languages and variables of tests change the key", () => {
  const others = [
    { versions: ["v21", "Chromium 1"] },
    { versions: ["v20", "Chromium 2"] },
    { languages: ["de", "en"] },
    ...["EVERY", "TITLES", "QUICK", "LATENCY"].map((name) => ({ env: { [name]: "1" } })),
  ];
  const keys = [keyOf(facts), ...others.map((it) => keyOf({ ...facts, ...it }))];
  assert.equal(new Set(keys).size, 1 + others.length);
});

test("the key of a test without languages doesn't depend on those of the run", () => {
  const other = { ...facts, test: join(root, "e2e/tests/other.test.mjs") };
  assert.equal(keyOf(other), keyOf({ ...other, languages: ["de", "en"] }));
});

test("only a passed unit with tests writes a stamp", () => {
  const stamps = new Stamps(join(folder, "stamps"));
  assert.equal(stamps.passed("a"), undefined);
  stamps.keep("a", { passed: 3, failed: 0 });
  stamps.keep("b", { passed: 3, failed: 1 });
  stamps.keep("c", { passed: 0, failed: 0 });
  assert.deepEqual(["a", "b", "c"].map((key) => stamps.passed(key)?.passed), [3, undefined, undefined]);
  assert.deepEqual(readdirSync(stamps.folder), ["a"]);
});

test("a stamp expires after a week", () => {
  const stamps = new Stamps(join(folder, "old"));
  stamps.keep("a", { passed: 3, failed: 0 });
  const daysAgo = (days) => new Date(Date.now() - days * 86_400_000);
  utimesSync(join(stamps.folder, "a"), daysAgo(6.9), daysAgo(6.9));
  assert.equal(stamps.passed("a").passed, 3);
  utimesSync(join(stamps.folder, "a"), daysAgo(7.1), daysAgo(7.1));
  assert.equal(stamps.passed("a"), undefined);
});

test("the key of responses is the same for all binaries and builds of the client", () => {
  const any = { ...facts, program: null };
  const before = keyOf(any);
  for (const path of [program, join(site, "a/1/boot.js")]) {
    const text = readFileSync(path);
    writeFileSync(path, "other");
    assert.equal(keyOf(any), before, path);
    assert.notEqual(keyOf(facts), before, path);
    writeFileSync(path, text);
  }
  writeFileSync(join(root, "locales/fr/web.ftl"), "settings = Options");
  assert.notEqual(keyOf(any), before, "texts of every language belong to it");
  writeFileSync(join(root, "locales/fr/web.ftl"), FILES[join(root, "locales/fr/web.ftl")]);
});

/** Responses as the recording proxy records them, of a node at another address. */
const page = { method: "GET", path: "/", asked: { accept: "*/*", referer: "http://localhost:1/" }, site: "http://localhost:1" };
const response = (body, more = {}) => recordOf({ ...page, status: 200, headers: { "x-frame": "none", date: "Mon" }, body: Buffer.from(body), ...more });

test("a stamp of another binary counts if a fresh node sends the same responses", async () => {
  let frame = "none";
  const listener = createServer((asked, given) => {
    given.sendDate = false;
    given.writeHead(200, { "x-frame": frame, date: "Tue", connection: "close" }).end(`at http://${asked.headers.host}`);
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const site = `http://localhost:${listener.address().port}`;
  const start = async () => ({ site, stop: () => listener.close() });
  const chunked = { headers: { "x-frame": "none", "transfer-encoding": "chunked" } };
  const same = response("at http://localhost:1", chunked);
  assert.ok(await new FreshNode(start).sendsAll([same]));
  assert.ok(!(await new FreshNode(start).sendsAll([same, response("at home", chunked)])), "another body");
  assert.ok(!(await new FreshNode(start).sendsAll([response("at http://localhost:1", { ...chunked, status: 404 })])), "another status");
  frame = "all";
  const last = new FreshNode(start);
  assert.ok(!(await last.sendsAll([same])), "another header");
  await last.stop();
});

test("recorded responses have neither the node's address nor connection headers", () => {
  assert.deepEqual(response("at http://localhost:1"), response("at http://localhost:2", { site: "http://localhost:2", asked: { accept: "*/*", referer: "http://localhost:2/" } }));
  const facts = { status: 200, headers: {}, body: Buffer.from(""), site: "http://localhost:1" };
  assert.equal(digestOf(facts), digestOf({ ...facts, headers: { date: "Tue", "keep-alive": "timeout=5" } }));
});

test("a response to HEAD has the headers of a body, and none", () => {
  const response = { method: "HEAD", path: "/", asked: {}, site: "http://localhost:1", build: "0123456789abcdef", status: 200 };
  const of = (headers) => recordOf({ ...response, headers, body: Buffer.alloc(0) }).digest;
  assert.notEqual(of({ "content-encoding": "br", "content-length": "9" }), of({ "content-length": "9" }));
});

test("recorded responses don't tell builds of the client apart where only their names differ", () => {
  const of = (build, { text = "start()", packed = false } = {}) => {
    const plain = Buffer.from(`<script src="/a/${build}/boot.js">${text}`);
    const body = packed ? brotliCompressSync(plain) : plain;
    const headers = { ...(packed ? { "content-encoding": "br" } : {}), etag: createHash("sha256").update(plain).digest("hex"), "content-length": String(body.length) };
    return response("", { body, headers, build, path: `/a/${build}/page.html`, asked: { referer: `http://localhost:1/a/${build}/` } });
  };
  for (const packed of [false, true]) {
    assert.deepEqual(of("0123456789ab", { packed }), of("ba9876543210", { packed }));
    assert.notEqual(of("0123456789ab", { packed }).digest, of("0123456789ab", { packed, text: "stop()" }).digest);
  }
  const tagged = (etag, body) => response(body, { headers: { etag }, build: "0123456789ab" }).digest;
  assert.notEqual(tagged('"1"', "a"), tagged('"2"', "a"), "the headers of other responses count");
});

test("a stamp counts for another build of the client if a node that serves it sends the same responses", async () => {
  const etag = (build) => `"${build}"`;
  let text = "start()";
  const serve = async (build) => {
    const listener = createServer((asked, given) => {
      given.sendDate = false;
      const isKnown = asked.headers["if-none-match"] === etag(build);
      given.writeHead(asked.url.startsWith(`/a/${build}/`) ? (isKnown ? 304 : 200) : 404, { etag: etag(build) });
      given.end(isKnown ? "" : `/a/${build}/ ${text}`);
    }).listen(0, "127.0.0.1");
    await once(listener, "listening");
    return { site: `http://localhost:${listener.address().port}`, stop: () => (listener.close(), listener.closeAllConnections()) };
  };
  const [one, other] = ["0123456789ab", "ba9876543210"];
  const headers = { etag: etag(one), connection: "keep-alive", "keep-alive": "timeout=5" };
  const whole = response(`/a/${one}/ start()`, { headers: { ...headers, "transfer-encoding": "chunked" }, path: `/a/${one}/boot.js`, build: one });
  const unchanged = response("", { status: 304, headers, path: `/a/${one}/boot.js`, asked: { ...page.asked, "if-none-match": etag(one) }, build: one });
  const node = new FreshNode(() => serve(other), other);
  assert.ok(await node.sendsAll([whole, unchanged]));
  await node.stop();
  text = "stop()";
  const changed = new FreshNode(() => serve(other), other);
  assert.ok(!(await changed.sendsAll([whole])), "another body");
  assert.ok(await changed.sendsAll([unchanged]), "its condition was about the other body");
  await changed.stop();
});

test("a unit that writes, opens a socket or starts a node depends on the binary", () => {
  const file = join(folder, "responses.jsonl");
  assert.deepEqual(readResponses(file), [], "there were no requests");
  const write = (...lines) => writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  write(response("a"), response("a"), response("b", { method: "HEAD" }));
  assert.equal(readResponses(file).length, 2);
  for (const other of [response("a", { method: "POST" }), { live: "/api/socket" }, { live: "node" }]) {
    write(response("a"), other);
    assert.equal(readResponses(file), undefined);
  }
});

test("a run tests English and one more language, the named ones, or all", () => {
  const [other, ...rest] = chosenLanguages({});
  assert.ok(["fr", "de", "pl"].includes(other));
  assert.deepEqual(rest, ["en"]);
  assert.deepEqual(chosenLanguages({ LANGS: "pl,fr" }), ["fr", "pl", "en"]);
  assert.deepEqual(chosenLanguages({ EVERY: "1" }), ["fr", "de", "pl", "en"]);
  assert.throws(() => chosenLanguages({ LANGS: "xx" }), /xx/);
  const walks = [true, false].flatMap((touch) => languagesOfWalk({ touch }, {}));
  assert.deepEqual(new Set(walks), new Set(chosenLanguages({})));
  assert.deepEqual(languagesOfWalk({ touch: true }, { EVERY: "1" }), ["fr", "de", "pl", "en"]);
});
