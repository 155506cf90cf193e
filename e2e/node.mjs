// A server node for one test, on its own database.
import { execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { record } from "./recorded-responses.mjs";

/** Runs a program without blocking. */
const run = promisify(execFile);

/** The server binary, as the workspace's tests built it. */
const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../target", import.meta.url));
export const PAGODA = process.env.PAGODA ?? `${TARGET}/debug/pagoda`;

/** A free port. */
export async function freePort() {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address();
  listener.close();
  await once(listener, "close");
  return port;
}

/** Creates a migrated database; `drop` deletes it. */
export async function createDatabase() {
  const services = process.env.PAGODA_TEST_DATABASE_URL;
  if (!services) throw new Error('no database: eval "$(tools/services env)"');
  const name = `pagoda_e2e_${randomBytes(6).toString("hex")}`;
  const psql = (text) => run("psql", ["-Xq", services, "-c", text]);
  await psql(`create database ${name}`);
  const url = services.replace(/[^/]*$/, name);
  await run(PAGODA, ["migrate"], { env: { ...process.env, PAGODA_DATABASE_URL: url } });
  return { url, drop: () => psql(`drop database ${name} with (force)`) };
}

/** Makes a user a moderator of the site on a database, who has just authenticated: each action needs it. */
export function makeModerator(url, { id }) {
  execFileSync(PAGODA, ["moderator", id], { env: { ...process.env, PAGODA_DATABASE_URL: url } });
  const recent = "update session set authenticated_at = now() where user_id in (select id from users where is_moderator)";
  execFileSync("psql", ["-Xq", url, "-c", recent]);
}

/** Starts a node on a database; its pages are at `site`, by default `http://localhost:PORT`. `isRecorded`: a proxy records its responses. */
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

async function startOnce(url, flags, { port, site, isRecorded = false }) {
  if (!isRecorded) record({ live: "node" });
  port ??= await freePort();
  site ??= `http://localhost:${port}`;
  const settings = ["serve", "--listen", `127.0.0.1:${port}`, "--admin-listen", "127.0.0.1:0", "--public-url", site];
  const env = { ...process.env, PAGODA_DATABASE_URL: url };
  const child = spawn(PAGODA, [...settings, ...flags], { env, stdio: ["ignore", "ignore", "pipe"] });
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
  throw new Error(`the node doesn't start: ${log.join("\n")}`);
}

/** Starts a node on its own database. `stop` ends both. */
export async function node(flags = [], wanted = {}) {
  const { url, drop } = await createDatabase();
  const { site, stop } = await start(url, flags, wanted).catch(async (error) => {
    await drop();
    throw error;
  });
  return { url, site, stop: async () => { await stop(); await drop(); } };
}

/** Lists finished games at once; a node does so a minute after their end. */
export const listGames = (url) => void execFileSync("psql", ["-Xq", url, "-c", "update tables set due_at = now() where status = 2"]);
