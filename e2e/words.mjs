// Expected texts of the client: messages and clauses, read from their
// sources so that no test repeats them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const ROOT = new URL("../", import.meta.url);
const FILES = ["common", "web", "net", "titles", "book", "learn", "replay", "online", "people", "huang", "qin", "dragon"];
/** The rulebook of a clause, by its first letter. */
const RULEBOOKS = { H: "huang", Q: "qin", D: "dragon" };

function messages(lang) {
  const found = new Map();
  for (const file of FILES) {
    const text = readFileSync(new URL(`locales/${lang}/${file}.ftl`, ROOT), "utf8");
    // A message goes on as long as lines are indented or close a brace.
    for (const [, id, value] of text.matchAll(/^([\w-]+) = (.*(?:\n[ }].*)*)/gm)) found.set(id, value);
  }
  return found;
}

const BY_LANGUAGE = new Map();

/** A message as it is written. */
export function message(lang, id) {
  if (!BY_LANGUAGE.has(lang)) BY_LANGUAGE.set(lang, messages(lang));
  const value = BY_LANGUAGE.get(lang).get(id);
  assert.ok(value, `${id} is a message of ${lang}`);
  return value;
}

/** A message without arguments, as it is said. */
export function said(lang, id) {
  const value = message(lang, id);
  assert.ok(!value.includes("{"), `${id} has no arguments`);
  return plain(value);
}

/** What a message looks like with any arguments, or where it tells cases apart with those known. */
export const sentence = (lang, id, known = {}) => whole(source(lang, message(lang, id), known), id);

/** The same of one of the cases that a message tells apart. */
export function variant(lang, id, key) {
  const found = message(lang, id).match(new RegExp(`^ *\\*?\\[${key}\\] (.*[^{>-])$`, "m"));
  assert.ok(found, `${id} of ${lang} has a case ${key}`);
  return whole(source(lang, found[1]), `${id}[${key}]`);
}

/** The same where something stands behind it. */
export const opening = ({ source }) => new RegExp(source.replace(/\$$/, ""), "u");

function whole(source, id) {
  assert.match(source.replaceAll(".+", ""), /\p{Letter}/u, `${id} says something by itself`);
  return new RegExp(`^${source}$`, "u");
}

/** Whether a text is something that is said in a language, with any arguments. */
export function isSaid(lang, text) {
  if (!PATTERNS.has(lang)) PATTERNS.set(lang, { all: patterns(lang), known: new Map() });
  const { all, known } = PATTERNS.get(lang);
  // Most of a page is on the next one, too.
  if (!known.has(text)) known.set(text, all.some((words) => words.test(text)));
  return known.get(text);
}

/** The ids of messages that a text can be, with any arguments. */
export function idsOf(lang, text) {
  if (!NAMED.has(lang)) NAMED.set(lang, [...named(lang)]);
  return NAMED.get(lang).filter(([, words]) => words.test(text)).map(([id]) => id);
}

const NAMED = new Map();

function* named(lang) {
  message(lang, "settings");
  for (const [id, value] of BY_LANGUAGE.get(lang)) {
    const words = new RegExp(`^${source(lang, value)}$`, "u");
    if (!fitsAnything(words)) yield [id, words];
  }
}

const PATTERNS = new Map();

/** What messages look like, as far as they have words of their own. */
function patterns(lang) {
  message(lang, "settings");
  const sources = [...BY_LANGUAGE.get(lang).values()].map((value) => source(lang, value));
  const all = sources.map((it) => new RegExp(`^${it}$`, "u"));
  return all.filter((words) => !fitsAnything(words));
}

/** Whether a pattern has no words of its own: what fits nonsense fits everything. */
const fitsAnything = (words) => words.test("zqx") || words.test("zqx wvk zqx wvk");

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * A pattern for a text of Fluent: an argument may be anything, of cases any one holds, or the one
 * that is known to.
 */
function source(lang, value, known = {}) {
  let at = 0;
  // Up to a closing brace or the next case, or to the end.
  const text = () => {
    let fixed = "";
    let read = "";
    const flush = () => {
      fixed += escape(read.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " "));
      read = "";
    };
    while (at < value.length && value[at] !== "}" && !isCase()) {
      if (value[at] !== "{") {
        read += value[at];
        at += 1;
        continue;
      }
      flush();
      fixed += placeable();
    }
    flush();
    return fixed.trim();
  };
  const isCase = () => /^\n\s*\*?\[[\w.-]+\]/.test(value.slice(at));
  const placeable = () => {
    const literal = value.slice(at).match(/^\{\s*"([^"]*)"\s*\}/);
    if (literal) {
      at += literal[0].length;
      // Blanks at the edge of a case would be trimmed.
      return escape(literal[1]).replaceAll(" ", "\\s");
    }
    const [begun, name, selects] = value.slice(at).match(/^\{\s*([$\w-]+)\s*(->)?\s*/);
    // The break before a case belongs to it.
    at += selects ? begun.trimEnd().length : begun.length;
    const cases = new Map();
    while (selects && isCase()) {
      const [head, key] = value.slice(at).match(/^\s*\*?\[([\w.-]+)\]\s*/);
      at += head.length;
      cases.set(key, text());
    }
    at += value.slice(at).match(/^\s*\}/)[0].length;
    if (!selects) return name.startsWith("$") ? ".+" : source(lang, message(lang, name), known);
    const key = known[name.slice(1)];
    // The last case is the default.
    const holding = key === undefined ? [...cases.values()] : [cases.get(key) ?? [...cases.values()].at(-1)];
    return `(?:${holding.join("|")})`;
  };
  return text();
}

/** The words of a clause, without marks of emphasis and breaks of lines. */
export function clause(lang, id) {
  const file = lang === "en" ? "RULES.md" : `RULES.${lang}.md`;
  const text = readFileSync(new URL(`games/${RULEBOOKS[id[0]]}/${file}`, ROOT), "utf8");
  const start = text.indexOf(`- **${id}**`);
  assert.ok(start !== -1, `${id} is a clause in ${file}`);
  const rest = text.slice(start + `- **${id}**`.length);
  const end = rest.search(/\n(?! )/);
  return plain(rest.slice(0, end === -1 ? undefined : end).replaceAll("*", ""));
}

/** Text as a reader sees it: blanks are one blank, and marks that steer its direction don't show. */
export const plain = (text) => text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
