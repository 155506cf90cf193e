// A node for one test, on a database of its own.
import { execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { note } from "./answers.mjs";

/** Runs a program to its end, while other things go on. */
const run = promisify(execFile);

/** The program, as the workspace's tests have built it. */
const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../target", import.meta.url));
export const PAGODA = process.env.PAGODA ?? `${TARGET}/debug/pagoda`;

/** A port that nobody listens on. */
export async function free() {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address();
  listener.close();
  await once(listener, "close");
  return port;
}

/** A database of one's own, with its tables; `drop` ends it. */
export async function base() {
  const services = process.env.PAGODA_TEST_DATABASE_URL;
  if (!services) throw new Error('no database: eval "$(tools/services env)"');
  const name = `pagoda_e2e_${randomBytes(6).toString("hex")}`;
  const psql = (text) => run("psql", ["-Xq", services, "-c", text]);
  await psql(`create database ${name}`);
  const url = services.replace(/[^/]*$/, name);
  await run(PAGODA, ["migrate"], { env: { ...process.env, PAGODA_DATABASE_URL: url } });
  return { url, drop: () => psql(`drop database ${name} with (force)`) };
}

/** Makes somebody a host of the site that is on a database. */
export function makeHost(url, { id }) {
  execFileSync(PAGODA, ["host", id], { env: { ...process.env, PAGODA_DATABASE_URL: url } });
}

/** Starts a node on a database; its pages are at `site`, by itself `http://localhost:PORT`. `isNoted`: a gate notes its answers. */
export async function start(url, flags = [], wanted = {}) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(url, flags, wanted);
    } catch (error) {
      // Another process took the free port first.
      if (wanted.port || tries === 5 || !error.message.includes("Address already in use")) throw error;
    }
  }
}

async function startOnce(url, flags, { port, site, isNoted = false }) {
  if (!isNoted) note({ live: "node" });
  port ??= await free();
  site ??= `http://localhost:${port}`;
  const told = ["serve", "--listen", `127.0.0.1:${port}`, "--admin-listen", "127.0.0.1:0", "--public-url", site];
  const env = { ...process.env, PAGODA_DATABASE_URL: url };
  const child = spawn(PAGODA, [...told, ...flags], { env, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const log = [];
  for await (const line of createInterface({ input: child.stderr })) {
    log.push(line);
    if (line.includes('"node ready"')) {
      child.stderr.resume();
      return { site, port, child, ended, stop, isUp: true };
    }
  }
  await stop();
  throw new Error(`the node does not start: ${log.join("\n")}`);
}

/** Starts a node on a database of its own. `stop` ends both. */
export async function node(flags = [], place = {}) {
  const { url, drop } = await base();
  const { site, stop } = await start(url, flags, place).catch(async (why) => {
    await drop();
    throw why;
  });
  return { url, site, stop: async () => { await stop(); await drop(); } };
}

/** Lists the games that are over at once; by itself a node does so a minute after their end. */
export const listGames = (url) => void execFileSync("psql", ["-Xq", url, "-c", "update tables set due_at = now() where status = 2"]);
