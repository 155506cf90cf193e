// The units that the scheduler runs: a test file, or its part for one game.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { SCENES } from "./scenes.mjs";
import { titles } from "./titles.mjs";

export const TESTS = fileURLToPath(new URL("tests/", import.meta.url));

/** Files that are split into a unit per game. */
const SPLIT = ["defects", "end", "focus", "full-game", "hot-seat", "lesson", "online", "refusal", "review", "scenes", "tour"];
/** The games of such a file, if not all: a unit without a test would never end. */
const TITLES_OF = { scenes: Object.keys(SCENES) };
/** Files that measure time: they run alone, after all others. */
const ALONE = ["budget", "latency", "motion-frames"];
/** Estimated duration of a unit in seconds, before its first run. */
const ESTIMATES = {
  tour: 90, scenes: 135, journey: 80, "full-game": 70, online: 85, motion: 125, "first-visit": 75, prompt: 60, rules: 60, offline: 50, language: 50, resume: 50, end: 40, lesson: 40,
  "people-pages": 40, correspondence: 40, resigned: 40, review: 40, moderation: 35, refusal: 30,
};
const DEFAULT_ESTIMATE = 20;

const nameOf = (file) => basename(file, ".test.mjs");

/** The units of the named test files, or of all, the longest first; those that run alone last. */
export function unitsOf(names, times) {
  const all = readdirSync(TESTS).filter((file) => file.endsWith(".test.mjs")).map(nameOf);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length) throw new Error(`unknown test: ${unknown.join(", ")}`);
  const slugs = titles().map(({ slug }) => slug);
  const units = (names.length ? names : all).flatMap((name) => {
    const file = `${TESTS}${name}.test.mjs`;
    const alone = ALONE.includes(name);
    if (!SPLIT.includes(name)) return [{ id: name, name, file, alone, title: null }];
    return slugs.filter((title) => TITLES_OF[name]?.includes(title) ?? true).map((title) => ({ id: `${name} ${title}`, name, file, alone, title }));
  });
  const expected = ({ id, name }) => times[id] ?? ESTIMATES[name] ?? DEFAULT_ESTIMATE;
  return units.sort((one, other) => one.alone - other.alone || expected(other) - expected(one));
}

/** Durations of the last runs, by unit id. */
export const readTimes = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});

/** Stores durations, and keeps those that other processes wrote meanwhile. */
export function storeTimes(path, times) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ ...readTimes(path), ...times }, null, 1));
  renameSync(temporary, path);
}
