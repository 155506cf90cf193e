// Recorded responses of nodes to the tests of a unit. If a unit only got responses that a fresh node gives to every client, it depends
// on those responses and not on the server binary: it is skipped with every binary that sends the same responses.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { request } from "node:http";

/** Headers of the connection; they don't belong to the request or the response. */
const CONNECTION_HEADERS = ["connection", "date", "host", "keep-alive"];
/** Placeholder for the node's address, which differs in every run. */
const SITE = "{site}";

/** The headers as JSON, with a placeholder for the node's address. */
const normalized = (headers, site) => JSON.stringify(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)).sort()).replaceAll(site, SITE);

/** The hash of a response: status, headers and body. */
export function digestOf({ status, headers, body, site }) {
  const text = body.includes(site) ? Buffer.from(body.toString("latin1").replaceAll(site, SITE), "latin1") : body;
  return createHash("sha256").update(`${status} ${normalized(headers, site)}\n`).update(text).digest("hex");
}

/** A response as it is recorded. */
export const recordOf = ({ method, path, asked, site, ...response }) => ({ method, path, asked: normalized(asked, site), digest: digestOf({ ...response, site }) });

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

/** A node without any data, started with the first request. */
export class FreshNode {
  #start;
  #node;
  #known = new Map();

  constructor(start) {
    this.#start = start;
  }

  /** Whether it sends all these responses. */
  async sendsAll(responses) {
    for (const response of responses) if ((await this.#digest(response)) !== response.digest) return false;
    return true;
  }

  async #digest({ method, path, asked }) {
    const key = `${method} ${path} ${asked}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#request({ method, path, asked }));
    return this.#known.get(key);
  }

  async #request({ method, path, asked }) {
    this.#node ??= this.#start();
    const { site } = await this.#node;
    const headers = { ...Object.fromEntries(JSON.parse(asked.replaceAll(SITE, site))), host: new URL(site).host };
    const sent = request({ host: "127.0.0.1", port: new URL(site).port, method, path, headers }).end();
    const [response] = await once(sent, "response");
    const parts = await response.toArray();
    return digestOf({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts), site });
  }

  async stop() {
    await (await this.#node)?.stop();
  }
}
