// Recorded responses of nodes to the tests of a unit. If a unit only got responses that a fresh node gives to every client, it depends
// on those responses, and neither on the server binary nor on other files of the site: it is skipped with every binary and every build of
// the client that send the same responses.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { buildOf } from "./languages.mjs";

/** Headers of the connection and of this one request; they don't belong to the request or the response. */
const CONNECTION_HEADERS = ["connection", "date", "host", "keep-alive", "x-request-id"];
/** Headers that follow from a body: where it names the build they differ with every build. */
const BODY_HEADERS = ["content-length", "etag"];
/** Placeholders for the node's address, which differs in every run; for the hash that names the build; for the ETag of a path. */
const [SITE, BUILD, ETAG] = ["{site}", "{build}", "{etag}"];

/** A text with placeholders. */
const abstract = (text, { site, build }) => [[site, SITE], [build, BUILD]].reduce((text, [word, placeholder]) => (word ? text.replaceAll(word, placeholder) : text), text);

/** A text without placeholders. */
const concrete = (text, { site, build }) => text.replaceAll(SITE, site).replaceAll(BUILD, build);

/** The headers as JSON, with placeholders. */
const normalized = (headers, names, without = []) => {
  const left = Object.entries(headers).filter(([name]) => ![...CONNECTION_HEADERS, ...without].includes(name));
  return abstract(JSON.stringify(left.sort()), names);
};

/** A body with placeholders; as it is if it names neither the node nor the build. */
function normalizedBody({ headers, body, ...names }) {
  // The response to HEAD has the encoding of a body that isn't sent.
  const isCompressed = body.length > 0 && headers["content-encoding"] === "br";
  const text = (isCompressed ? brotliDecompressSync(body) : body).toString("latin1");
  const abstracted = abstract(text, names);
  return abstracted === text ? { bytes: body, without: [] } : { bytes: Buffer.from(abstracted, "latin1"), without: names.build && text.includes(names.build) ? BODY_HEADERS : [] };
}

/** The hash of a response: status, headers and body. */
export function digestOf({ status, headers, body, ...names }) {
  const { bytes, without } = normalizedBody({ headers, body, ...names });
  return createHash("sha256").update(`${status} ${normalized(headers, names, without)}\n`).update(bytes).digest("hex");
}

/** A response as it is recorded: the request, and the digest of the response. */
export function recordOf({ method, path, asked, site, build = buildOf(process.env), headers, ...response }) {
  const names = { site, build };
  // The condition of a request that the server answered by "not modified".
  const isSame = response.status === 304 && headers.etag && asked["if-none-match"] === headers.etag;
  const [sent, got] = isSame ? [{ ...asked, "if-none-match": ETAG }, { ...headers, etag: ETAG }] : [asked, headers];
  return { method, path: abstract(path, names), asked: normalized(sent, names), digest: digestOf({ ...response, headers: got, ...names }) };
}

/** Records a response that a unit got from a node, or `{ live: NAME }` for anything else; the scheduler reads it. */
export function record(line) {
  if (process.env.RESPONSES) appendFileSync(process.env.RESPONSES, `${JSON.stringify(line)}\n`);
}

/** The distinct responses in a file; undefined if it has anything but responses to GET and HEAD requests. */
export function readResponses(file) {
  if (!existsSync(file)) return [];
  const lines = [...new Set(readFileSync(file, "utf8").split("\n").filter(Boolean))].map((line) => JSON.parse(line));
  return lines.every(({ live, method }) => !live && ["GET", "HEAD"].includes(method)) ? lines : undefined;
}

/** A node without any data that serves a build of the client, started with the first request. */
export class FreshNode {
  #start;
  #build;
  #node;
  #known = new Map();

  constructor(start, build = buildOf(process.env)) {
    this.#start = start;
    this.#build = build;
  }

  /** Whether it sends all these responses. */
  async sendsAll(responses) {
    for (const response of responses) if ((await this.#digest(response)) !== response.digest) return false;
    return true;
  }

  async #digest({ method, path, asked }) {
    const key = `${method} ${path} ${asked}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#ask({ method, path, asked }));
    return this.#known.get(key);
  }

  async #ask({ method, path, asked }) {
    this.#node ??= this.#start();
    const { site } = await this.#node;
    const names = { site, build: this.#build };
    const where = { site, method, path: concrete(path, names) };
    const headers = Object.fromEntries(JSON.parse(concrete(asked, names)));
    if (headers["if-none-match"] === ETAG) headers["if-none-match"] = await this.#etag(where, headers);
    return recordOf({ ...where, asked: headers, build: this.#build, ...(await send({ ...where, headers })) }).digest;
  }

  /** The ETag that the path has now. */
  async #etag(where, { "if-none-match": _, ...headers }) {
    return (await send({ ...where, headers })).headers.etag ?? "";
  }

  async stop() {
    await (await this.#node)?.stop();
  }
}

/** Sends a request; returns the whole response. */
async function send({ site, method, path, headers }) {
  const { host, port } = new URL(site);
  const sent = request({ host: "127.0.0.1", port, method, path, headers: { ...headers, host } }).end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}
