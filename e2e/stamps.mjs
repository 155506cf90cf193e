// Stamps of passed units: a stamp is a file whose name is the hash of everything that a unit's outcome depends on.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** What nobody hashes (the machine's libraries, the kernel) changes too: no stamp is believed for longer. */
const DAYS = 7;
const DAY = 86_400_000;

/** What every test may read of this folder, besides what it imports. */
const OWN = ["scenes", "titles", "package.json", "package-lock.json"];
/** What tests read of the repository outside this folder: whoever reads something else adds it here. */
const OUTSIDE = ["locales", "crates/server/tests/api/corpus"];
/** The same of each game. */
const OF_GAMES = /^(RULES.*\.md|lesson\.txt|boards\/.*|src\/(event|position)\.rs|tests\/golden\/.*)$/;
/** What steers tests from outside. */
const STEERS = ["EVERY", "TITLES", "QUICK", "SHOWN"];

/** The files below a folder, or the one that it is, sorted. */
export function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true }).map((name) => join(path, name)).filter((it) => statSync(it).isFile()).sort();
}

/** Files from this size on, in bytes, are read once as long as they aren't written again. */
const LARGE = 1_000_000;
const known = new Map();

/** The hash of a file. */
function hashOf(path) {
  const { size, mtimeMs } = statSync(path);
  const hash = () => createHash("sha256").update(readFileSync(path)).digest("hex");
  if (size < LARGE) return hash();
  const version = `${path} ${size} ${mtimeMs}`;
  if (!known.has(version)) known.set(version, hash());
  return known.get(version);
}

/** A module and all that it imports by relative paths, and what they import. */
export function importsOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(path, "utf8").matchAll(/^(?:import|export)\b(?:[^"';]*\bfrom)?\s*"(\.[^"]+)"/gm);
  for (const [, name] of imports) importsOf(resolve(dirname(path), name), found);
  return found;
}

function filesOfGames(games) {
  return readdirSync(games).flatMap((game) => filesBelow(join(games, game)).filter((it) => OF_GAMES.test(relative(join(games, game), it))));
}

/**
 * The key of a unit: `test` is its file, `site` the built client, `program` the server (or null), `root` the repository,
 * `versions` what programs say of themselves, `languages` those that are looked at, `env` what else steers.
 */
export function keyOf({ test, site, program, root, versions, languages, env }) {
  const sum = createHash("sha256");
  const modules = [...importsOf(test)].sort();
  const own = OWN.flatMap((name) => filesBelow(join(root, "e2e", name)));
  const outside = OUTSIDE.flatMap((name) => filesBelow(join(root, name)));
  for (const path of [...modules, ...own, ...outside, ...filesOfGames(join(root, "games"))]) sum.update(`${relative(root, path)} ${hashOf(path)}\n`);
  for (const path of filesBelow(site)) sum.update(`${relative(site, path)} ${hashOf(path)}\n`);
  sum.update(`${program === null ? "any program" : hashOf(program)}\n`);
  // Another language with another commit is nothing to tests that don't choose any.
  const chooses = modules.some((path) => path.endsWith("/languages.mjs"));
  sum.update(JSON.stringify([versions, chooses ? languages : [], STEERS.map((name) => env[name] ?? "")]));
  return sum.digest("hex");
}

/** The stamps in a folder. */
export class Stamps {
  constructor(folder) {
    this.folder = folder;
  }

  /** How many tests passed with the same inputs, not long ago, and what they were answered; nothing if none did. */
  passed(key, now = Date.now()) {
    const path = join(this.folder, key);
    if (!existsSync(path) || DAYS * DAY < now - statSync(path).mtimeMs) return undefined;
    return JSON.parse(readFileSync(path, "utf8"));
  }

  /** Keeps that a unit passed: only if all of it did, and there was something. */
  keep(key, { passed, failed, answers }) {
    if (failed || !passed) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, key), JSON.stringify({ passed, answers }));
  }
}
