// Stamps of passed units: a stamp is a file whose name is the hash of everything that a unit's outcome depends on.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** A stamp expires after so many days, because libraries and the kernel aren't hashed. */
const DAYS = 7;
const DAY = 86_400_000;

/** Files of this folder that every test may read, besides its imports. */
const OWN = ["scenes", "titles", "package.json", "package-lock.json"];
/** Files outside this folder that tests read; a test that reads another one adds it here. */
const OUTSIDE = ["locales", "crates/server/tests/api/corpus"];
/** Files of each game that tests read. */
const OF_GAMES = /^(RULES.*\.md|lesson\.txt|boards\/.*|src\/(event|position)\.rs|tests\/golden\/.*)$/;
/** Environment variables that change what tests do. */
const VARIABLES = ["EVERY", "TITLES", "QUICK", "LATENCY"];

/** The sorted files below a folder; of a file, the file itself. */
export function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true }).map((name) => join(path, name)).filter((it) => statSync(it).isFile()).sort();
}

/** Files of at least this size, in bytes, are hashed once per modification time. */
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

/** A module and its relative imports, recursively. */
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
 * The key of a unit: `test` is its file, `site` the built client and `program` the server binary, `root` the repository, `versions` of Node
 * and the browser, `languages` of the run, `env` the environment. Without a program it is the key of a stamp with responses, which stand for
 * program and site.
 */
export function keyOf({ test, site, program, root, versions, languages, env }) {
  const sum = createHash("sha256");
  const modules = [...importsOf(test)].sort();
  const own = OWN.flatMap((name) => filesBelow(join(root, "e2e", name)));
  const outside = OUTSIDE.flatMap((name) => filesBelow(join(root, name)));
  for (const path of [...modules, ...own, ...outside, ...filesOfGames(join(root, "games"))]) sum.update(`${relative(root, path)} ${hashOf(path)}\n`);
  // Tests that don't import languages.mjs don't depend on the languages of the run.
  const chooses = modules.some((path) => path.endsWith("/languages.mjs"));
  if (program !== null) {
    for (const path of filesBelow(site)) sum.update(`${relative(site, path)} ${hashOf(path)}\n`);
    sum.update(`${hashOf(program)}\n`);
  }
  sum.update(JSON.stringify([versions, chooses ? languages : [], VARIABLES.map((name) => env[name] ?? "")]));
  return sum.digest("hex");
}

/** The stamps in a folder. */
export class Stamps {
  constructor(folder) {
    this.folder = folder;
  }

  /** The number of tests that passed with the same inputs, and their recorded responses; undefined without a valid stamp. */
  passed(key, now = Date.now()) {
    const path = join(this.folder, key);
    if (!existsSync(path) || DAYS * DAY < now - statSync(path).mtimeMs) return undefined;
    return JSON.parse(readFileSync(path, "utf8"));
  }

  /** Writes a stamp if all tests of a unit passed, and there was one at least. */
  keep(key, { passed, failed, responses }) {
    if (failed || !passed) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, key), JSON.stringify({ passed, responses }));
  }
}
