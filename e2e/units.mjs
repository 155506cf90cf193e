// The units that the scheduler runs: a test file, or its part for one title.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { SCENES } from "./scenes.mjs";
import { titles } from "./titles.mjs";

export const TESTS = fileURLToPath(new URL("tests/", import.meta.url));

/** Files that take long enough for a unit a title. */
const SPLIT = ["after", "full-game", "hot-seat", "learn", "online", "refusal", "scenes", "tour"];
/** Titles of such a file, where it isn't about all of them: a unit without a test would never end. */
const TITLES_OF = { scenes: Object.keys(SCENES) };
/** Files that measure time: each runs with nothing else on the machine, after all others. */
const ALONE = ["budget", "shown"];
/** How long a unit takes in seconds, as long as nobody has seen it run: those that aren't named take less. */
const USUAL = { tour: 90, scenes: 80, learn: 40, "full-game": 60, online: 50, journey: 80, refusal: 30, people: 30, rules: 40 };
const OTHERWISE = 20;

const nameOf = (file) => basename(file, ".test.mjs");

/** All units of some test files, or of all, the longest first; those that run alone last. */
export function unitsOf(names, times) {
  const all = readdirSync(TESTS).filter((file) => file.endsWith(".test.mjs")).map(nameOf);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length) throw new Error(`there is no test ${unknown.join(", ")}`);
  const slugs = titles().map(({ slug }) => slug);
  const units = (names.length ? names : all).flatMap((name) => {
    const file = `${TESTS}${name}.test.mjs`;
    const alone = ALONE.includes(name);
    if (!SPLIT.includes(name)) return [{ id: name, name, file, alone, title: null }];
    return slugs.filter((title) => TITLES_OF[name]?.includes(title) ?? true).map((title) => ({ id: `${name} ${title}`, name, file, alone, title }));
  });
  const expected = ({ id, name }) => times[id] ?? USUAL[name] ?? OTHERWISE;
  return units.sort((one, other) => one.alone - other.alone || expected(other) - expected(one));
}

/** How long units took when they ran last, by their ids. */
export const readTimes = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});

/** Keeps how long they took; what others wrote meanwhile stays. */
export function keepTimes(path, times) {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, JSON.stringify({ ...readTimes(path), ...times }, null, 1));
  renameSync(beside, path);
}
