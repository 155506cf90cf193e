// The scheduler: runs each unit as a process, some in parallel, the longest first; skips units that passed before
// with the same inputs; prints a summary. Called by e2e/run, which documents its options.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Fresh, readAnswers } from "./answers.mjs";
import { CHROMIUM, FREE } from "./browser.mjs";
import { chosenLanguages } from "./languages.mjs";
import { node, PAGODA } from "./node.mjs";
import { keyOf, Stamps } from "./stamps.mjs";
import { keepTimes, readTimes, TESTS, unitsOf } from "./units.mjs";

const { env } = process;
const CACHE = env.PAGODA_CACHE ?? join(homedir(), ".cache/pagoda");
const TIMES = join(CACHE, "times/e2e.json");
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const REPORTER = fileURLToPath(new URL("reporter.mjs", import.meta.url));
/** How many units run at once. */
const JOBS = Number(env.JOBS ?? 2);
/** How long a unit may take, in milliseconds, before it is ended and has failed: six times what the longest does. */
const LIMIT = 15 * 60_000;
/** How many of the slowest tests are listed. */
const SLOWEST = 50;

const names = process.argv.slice(2);
const stamps = new Stamps(join(CACHE, "stamps/e2e"));
const believes = !names.length && !env.FULL;
const reports = mkdtempSync(join(tmpdir(), "pagoda-e2e-"));
const languages = chosenLanguages();
const running = new Set();
const fresh = new Fresh(() => node(["--static-dir", resolve(env.SITE), ...FREE]));
let isStopping = false;
const begun = performance.now();

const since = (moment) => (performance.now() - moment) / 1_000;
const chromium = execFileSync(CHROMIUM, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** What a unit is told: its title, and the languages of the whole run. */
function envOf({ title }, answers) {
  const told = { ...env, LANGS: languages.join(), ...(answers ? { ANSWERS: answers } : {}) };
  // Tests run in processes of their own, not in one that is itself told that it is tested.
  delete told.NODE_TEST_CONTEXT;
  return title ? { ...told, TITLES: title } : told;
}

function keyFor(unit, program = PAGODA) {
  const versions = [process.version, chromium];
  return keyOf({ test: unit.file, site: resolve(env.SITE), program, root: ROOT, versions, languages, env: envOf(unit) });
}

/** Runs a unit; says what became of its tests. */
async function run(unit, at) {
  const [report, answers] = ["report", "answers"].map((it) => join(reports, `${at}-${it}.jsonl`));
  const reporters = ["spec", "stdout", REPORTER, report].map((it, at) => `--test-reporter${at % 2 ? "-destination" : ""}=${it}`);
  const moment = performance.now();
  // A group of its own: whoever ends it ends all that it started.
  const how = { cwd: TESTS, env: envOf(unit, answers), stdio: ["ignore", "pipe", "pipe"], detached: true };
  const child = spawn(process.execPath, ["--test", ...reporters, unit.file], how);
  running.add(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  const late = setTimeout(() => (said.push("\nended: it took too long\n"), end(child, "SIGKILL")), LIMIT);
  const [code] = await once(child, "close");
  clearTimeout(late);
  running.delete(child);
  // Whoever couldn't even begin reported nothing.
  const told = existsSync(report) ? readFileSync(report, "utf8") : "";
  const lines = told.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const tests = lines.filter(({ skipped }) => !skipped).map(({ name, ok, seconds }) => ({ name, file: unit.name, seconds, ok }));
  const failed = tests.filter(({ ok }) => !ok).length;
  const count = { passed: tests.length - failed, failed: failed || Number(code !== 0 || !lines.length), skipped: lines.length - tests.length };
  return { ...count, tests, seconds: since(moment), output: Buffer.concat(said).toString(), answers: readAnswers(answers) };
}

/** How many tests of a unit passed before with this program, or with another one that gives the same answers. */
async function passedBefore(unit, key) {
  const before = stamps.passed(key);
  if (before) return before.passed;
  const elsewhere = stamps.passed(keyFor(unit, null));
  return elsewhere && (await fresh.gives(elsewhere.answers)) ? elsewhere.passed : undefined;
}

/** Keeps that a unit passed with this program; and without it, where it got nothing but what a fresh node answers. */
async function keep(unit, key, done) {
  // What changed while it ran was not what passed.
  if (keyFor(unit) !== key) return;
  stamps.keep(key, done);
  if (!done.failed && done.answers && (await fresh.gives(done.answers))) stamps.keep(keyFor(unit, null), done);
}

/** Runs a unit unless it passed before, and tells of it. */
async function finish(unit, at) {
  const key = keyFor(unit);
  const before = believes ? await passedBefore(unit, key) : undefined;
  if (before !== undefined) {
    console.log(`${unit.id}: ${before} passed before with the same inputs`);
    return { unit, passed: before, failed: 0, skipped: 0, seconds: 0, tests: [], stamped: true };
  }
  const done = await run(unit, at);
  await keep(unit, key, done);
  if (!done.failed) keepTimes(TIMES, { [unit.id]: Math.round(done.seconds * 10) / 10 });
  const counts = [`${done.passed} passed`, ...(done.failed ? [`${done.failed} FAILED`] : []), ...(done.skipped ? [`${done.skipped} skipped`] : [])];
  console.log(`${unit.id}: ${counts.join(", ")}, ${done.seconds.toFixed(1)} s (${since(begun).toFixed(0)} s)`);
  if (done.failed) console.log(`${done.output}\n== end of ${unit.id}`);
  return { unit, ...done };
}

/** Runs units, so many at once, in their order. */
async function runAll(units, jobs) {
  const left = [...units.entries()];
  const done = [];
  const work = async () => {
    for (let next = left.shift(); next && !isStopping; next = left.shift()) done.push(await finish(next[1], `${jobs}-${next[0]}`));
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return done;
}

/** Tells of all of it; says whether all is well. */
function tell(done) {
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
  console.log(`\n${since(begun).toFixed(0)} s${stamped ? `; ${stamped} passed before with the same inputs, FULL=1 runs them again` : ""}`);
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  return failed === 0 && 0 < passed;
}

/** How long whatever is told to end has for it, in milliseconds: nodes drop their databases, browsers close. */
const GRACE = 3_000;

/** Sends a signal to a unit and all that it started. */
function end(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

/** Ends all that runs, a group each: at first kindly, and what is still there then anyhow. */
async function stop() {
  const tell = (signal) => running.forEach((child) => end(child, signal));
  isStopping = true;
  tell("SIGTERM");
  const gone = Promise.all([...running].map((child) => once(child, "close")));
  await Promise.race([gone, new Promise((late) => setTimeout(late, GRACE))]);
  tell("SIGKILL");
  await fresh.stop();
  rmSync(reports, { recursive: true, force: true });
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);

const units = unitsOf(names, readTimes(TIMES));
const done = [
  ...(await runAll(units.filter((it) => !it.alone), JOBS)),
  ...(await runAll(units.filter((it) => it.alone), 1)),
];
await fresh.stop();
rmSync(reports, { recursive: true, force: true });
process.exit(tell(done) ? 0 : 1);
