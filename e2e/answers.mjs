// Recorded responses of nodes to the tests of a unit. A unit that only got responses that a fresh node gives to anybody depends on
// those responses and not on the server binary: where another binary gives the same, the unit is skipped.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { request } from "node:http";

/** Headers of a connection, not of what is asked or answered. */
const OF_CONNECTIONS = ["connection", "date", "host", "keep-alive"];
/** Stands for the address of the node, which is another one each time. */
const HERE = "{site}";

/** Headers without the node's address. */
const general = (headers, site) => JSON.stringify(Object.entries(headers).filter(([name]) => !OF_CONNECTIONS.includes(name)).sort()).replaceAll(site, HERE);

/** Names an answer: its status, its headers and its body. */
export function digestOf({ status, headers, body, site }) {
  const text = body.includes(site) ? Buffer.from(body.toString("latin1").replaceAll(site, HERE), "latin1") : body;
  return createHash("sha256").update(`${status} ${general(headers, site)}\n`).update(text).digest("hex");
}

/** An answer as it is noted. */
export const noted = ({ method, path, asked, site, ...answer }) => ({ method, path, asked: general(asked, site), digest: digestOf({ ...answer, site }) });

/** Notes, for the scheduler, something that a unit got from a node: an answer, or `{ live: WHAT }` for anything else. */
export function note(line) {
  if (process.env.ANSWERS) appendFileSync(process.env.ANSWERS, `${JSON.stringify(line)}\n`);
}

/** The answers in a file, each once; undefined if there was anything but answers to questions that change nothing. */
export function readAnswers(file) {
  if (!existsSync(file)) return [];
  const lines = [...new Set(readFileSync(file, "utf8").split("\n").filter(Boolean))].map((line) => JSON.parse(line));
  return lines.every(({ live, method }) => !live && ["GET", "HEAD"].includes(method)) ? lines : undefined;
}

/** A node on which nothing happened, started when it is first asked. */
export class Fresh {
  #start;
  #node;
  #known = new Map();

  constructor(start) {
    this.#start = start;
  }

  /** Whether it gives all these answers. */
  async gives(answers) {
    for (const answer of answers) if ((await this.#digest(answer)) !== answer.digest) return false;
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
    const headers = { ...Object.fromEntries(JSON.parse(asked.replaceAll(HERE, site))), host: new URL(site).host };
    const onward = request({ host: "127.0.0.1", port: new URL(site).port, method, path, headers }).end();
    const [given] = await once(onward, "response");
    const parts = await given.toArray();
    return digestOf({ status: given.statusCode, headers: given.headers, body: Buffer.concat(parts), site });
  }

  async stop() {
    await (await this.#node)?.stop();
  }
}
