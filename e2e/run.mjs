// The scheduler: runs each unit in its own process, some in parallel, the longest first; skips units that passed before
// with the same inputs; prints a summary. e2e/run calls it and documents its options.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CHROMIUM, NO_LIMITS } from "./browser.mjs";
import { chosenLanguages } from "./languages.mjs";
import { node, PAGODA } from "./node.mjs";
import { FreshNode, readResponses } from "./recorded-responses.mjs";
import { tidyLooks } from "./looks.mjs";
import { keyOf, Stamps } from "./stamps.mjs";
import { readTimes, storeTimes, TESTS, unitsOf } from "./units.mjs";

const { env } = process;
const CACHE = env.PAGODA_CACHE ?? join(homedir(), ".cache/pagoda");
const TIMES = join(CACHE, "times/e2e.json");
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const REPORTER = fileURLToPath(new URL("reporter.mjs", import.meta.url));
/** Units that run in parallel. */
const JOBS = Number(env.JOBS ?? 2);
/** Timeout of a unit in milliseconds: six times the duration of the longest; with every language and size it takes ten times as long. */
const LIMIT = (env.EVERY ? 90 : 15) * 60_000;
/** How often the units run, for flaky tests. */
const REPEAT = Number(env.REPEAT ?? 1);
/** Number of slowest tests that are listed. */
const SLOWEST = 50;

const names = process.argv.slice(2);
const stamps = new Stamps(join(CACHE, "stamps/e2e"));
const usesLooks = !names.length && !env.FULL;
const usesStamps = usesLooks && REPEAT === 1;
const looks = join(CACHE, "stamps/looks");
const reports = mkdtempSync(join(tmpdir(), "pagoda-e2e-"));
const languages = chosenLanguages();
const running = new Set();
const fresh = new FreshNode(() => node(["--static-dir", resolve(env.SITE), ...NO_LIMITS]));
let isStopping = false;
const started = performance.now();

const since = (moment) => (performance.now() - moment) / 1_000;
const chromium = execFileSync(CHROMIUM, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The environment of a unit: its title, the languages of the whole run, and the files that it writes, if it runs. */
function envOf({ title }, files = {}) {
  const unitEnv = { ...env, LANGS: languages.join(), ...files };
  // A test process that inherits this variable wouldn't run its tests.
  delete unitEnv.NODE_TEST_CONTEXT;
  return title ? { ...unitEnv, TITLES: title } : unitEnv;
}

function keyFor(unit, program = PAGODA) {
  const versions = [process.version, chromium];
  // A stamp with responses counts in whatever languages the build chose: texts of all languages are in its key.
  const named = program || env.LANGS ? languages : [];
  return keyOf({ test: unit.file, site: resolve(env.SITE), program, root: ROOT, versions, languages: named, env: envOf(unit) });
}

/** Runs a unit; returns the results of its tests. */
async function run(unit, at) {
  const [report, responses, skipped] = ["report", "responses", "skipped"].map((it) => join(reports, `${at}-${it}.jsonl`));
  const files = { RESPONSES: responses, ...(usesLooks ? { LOOKS: looks, LOOKS_SKIPPED: skipped } : {}) };
  const reporters = ["spec", "stdout", REPORTER, report].map((it, at) => `--test-reporter${at % 2 ? "-destination" : ""}=${it}`);
  const moment = performance.now();
  // Its own process group: a signal to the group ends all processes that the unit started.
  const how = { cwd: TESTS, env: envOf(unit, files), stdio: ["ignore", "pipe", "pipe"], detached: true };
  const child = spawn(process.execPath, ["--test", ...reporters, unit.file], how);
  running.add(child);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
  const late = setTimeout(() => (output.push(Buffer.from("\nkilled: timeout\n")), end(child, "SIGKILL")), LIMIT);
  const [code] = await once(child, "close");
  clearTimeout(late);
  running.delete(child);
  // A unit that failed to start has no report.
  const text = existsSync(report) ? readFileSync(report, "utf8") : "";
  const lines = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const tests = lines.filter(({ skipped }) => !skipped).map(({ name, ok, seconds }) => ({ name, file: unit.name, seconds, ok }));
  const failed = tests.filter(({ ok }) => !ok).length;
  const count = { passed: tests.length - failed, failed: failed || Number(code !== 0 || !lines.length), skipped: lines.length - tests.length };
  const skippedLooks = existsSync(skipped) ? readFileSync(skipped, "utf8").split("\n").length - 1 : 0;
  return { ...count, tests, seconds: since(moment), output: Buffer.concat(output).toString(), responses: readResponses(responses), skippedLooks };
}

/** The number of tests of a unit that passed before with this binary and this site, or with ones that send the same responses. */
async function passedBefore(unit, key) {
  const before = stamps.passed(key);
  if (before) return before.passed;
  const elsewhere = stamps.passed(keyFor(unit, null));
  return elsewhere && (await fresh.sendsAll(elsewhere.responses)) ? elsewhere.passed : undefined;
}

/** Stamps a unit that passed with this binary and this site; also for any others if it only got responses of a fresh node. */
async function keep(unit, key, done) {
  // Inputs changed while the unit ran.
  if (keyFor(unit) !== key) return;
  stamps.keep(key, done);
  if (!done.failed && done.responses && (await fresh.sendsAll(done.responses))) stamps.keep(keyFor(unit, null), done);
}

/** Runs a unit unless it passed before, and prints its result. */
async function finish(unit, at) {
  const key = keyFor(unit);
  const before = usesStamps ? await passedBefore(unit, key) : undefined;
  if (before !== undefined) {
    console.log(`${unit.id}: ${before} passed before with the same inputs`);
    return { unit, passed: before, failed: 0, skipped: 0, seconds: 0, tests: [], stamped: true };
  }
  const done = await run(unit, at);
  await keep(unit, key, done);
  if (!done.failed) storeTimes(TIMES, { [unit.id]: Math.round(done.seconds * 10) / 10 });
  const counts = [`${done.passed} passed`, ...(done.failed ? [`${done.failed} FAILED`] : []), ...(done.skipped ? [`${done.skipped} skipped`] : [])];
  if (done.skippedLooks) counts.push(`${done.skippedLooks} looks at known states skipped`);
  console.log(`${unit.id}: ${counts.join(", ")}, ${done.seconds.toFixed(1)} s (${since(started).toFixed(0)} s)`);
  if (done.failed) console.log(`${done.output}\n== end of ${unit.id}`);
  return { unit, ...done };
}

/** Runs units in order, `jobs` in parallel. */
async function runAll(units, jobs, round) {
  const left = [...units.entries()];
  const done = [];
  const work = async () => {
    for (let next = left.shift(); next && !isStopping; next = left.shift()) done.push(await finish(next[1], `${round}-${jobs}-${next[0]}`));
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return done;
}

/** Prints the summary; returns whether all tests passed. */
function summarize(done) {
  const tests = done.flatMap((it) => it.tests);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  console.log(`\nslowest tests, in ${languages.join(", ")}:`);
  for (const { name, file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}: ${name}`);
  if (env.RESULTS) {
    const units = done.map(({ unit, passed, failed, seconds, stamped = false }) => ({ name: unit.name, title: unit.title, passed, failed, seconds, stamped }));
    writeFileSync(env.RESULTS, JSON.stringify({ units, tests }, null, 1));
  }
  const sum = (of) => done.reduce((sum, it) => sum + of(it), 0);
  const stamped = sum((it) => (it.stamped ? it.passed : 0));
  const [passed, failed, skipped] = ["passed", "failed", "skipped"].map((name) => sum((it) => it[name]));
  for (const { unit } of done.filter((it) => it.failed)) console.log(`FAILED: ${unit.id}`);
  console.log(`\n${since(started).toFixed(0)} s${stamped ? `; ${stamped} passed before with the same inputs, FULL=1 runs them again` : ""}`);
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  return failed === 0 && 0 < passed;
}

/** Time between SIGTERM and SIGKILL in milliseconds: nodes drop their databases, browsers close. */
const GRACE = 3_000;

/** Sends a signal to a unit's process group. */
function end(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has ended already.
  }
}

/** Ends all running units: by SIGTERM, then by SIGKILL. */
async function stop() {
  const signalAll = (signal) => running.forEach((child) => end(child, signal));
  isStopping = true;
  signalAll("SIGTERM");
  const gone = Promise.all([...running].map((child) => once(child, "close")));
  await Promise.race([gone, new Promise((late) => setTimeout(late, GRACE))]);
  signalAll("SIGKILL");
  await fresh.stop();
  rmSync(reports, { recursive: true, force: true });
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);

if (usesLooks) tidyLooks(looks);
const units = unitsOf(names, readTimes(TIMES));
const done = [];
for (let round = 1; round <= REPEAT; round += 1) {
  if (1 < REPEAT) console.log(`\nround ${round} of ${REPEAT} (${since(started).toFixed(0)} s)`);
  done.push(...(await runAll(units.filter((it) => !it.alone), JOBS, round)));
  done.push(...(await runAll(units.filter((it) => it.alone), 1, round)));
}
await fresh.stop();
rmSync(reports, { recursive: true, force: true });
process.exit(summarize(done) ? 0 : 1);
