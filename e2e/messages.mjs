// Expected texts of the client: messages and clauses, read from their sources so that no test repeats them.
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
    // A message continues on lines that are indented or close a brace.
    for (const [, id, value] of text.matchAll(/^([\w-]+) = (.*(?:\n[ }].*)*)/gm)) found.set(id, value);
  }
  return found;
}

const BY_LANGUAGE = new Map();

/** The Fluent source of a message. */
export function message(lang, id) {
  if (!BY_LANGUAGE.has(lang)) BY_LANGUAGE.set(lang, messages(lang));
  const value = BY_LANGUAGE.get(lang).get(id);
  assert.ok(value, `${id} is a message of ${lang}`);
  return value;
}

/** The text of a message without arguments. */
export function messageText(lang, id) {
  const value = message(lang, id);
  assert.ok(!value.includes("{"), `${id} has no arguments`);
  return plain(value);
}

/** A pattern for a message with any arguments; `known` selects variants. */
export const messagePattern = (lang, id, known = {}) => whole(source(lang, message(lang, id), known), id);

/** A pattern for one variant of a message. */
export function variantPattern(lang, id, key) {
  const found = message(lang, id).match(new RegExp(`^ *\\*?\\[${key}\\] (.*[^{>-])$`, "m"));
  assert.ok(found, `${id} of ${lang} has a variant ${key}`);
  return whole(source(lang, found[1]), `${id}[${key}]`);
}

/** A pattern for texts that start with a message. */
export const prefixPattern = ({ source }) => new RegExp(source.replace(/\$$/, ""), "u");

function whole(source, id) {
  assert.match(source.replaceAll(".+", ""), /\p{Letter}/u, `${id} has words besides its arguments`);
  return new RegExp(`^${source}$`, "u");
}

/** Whether a text is a message of a language, with any arguments. */
export function isMessage(lang, text) {
  if (!PATTERNS.has(lang)) PATTERNS.set(lang, { all: patterns(lang), known: new Map() });
  const { all, known } = PATTERNS.get(lang);
  // Most texts of a page are on the next one, too.
  if (!known.has(text)) known.set(text, all.some((words) => words.test(text)));
  return known.get(text);
}

/** The ids of messages that match a text, with any arguments. */
export function idsOf(lang, text) {
  if (!NAMED.has(lang)) NAMED.set(lang, [...named(lang)]);
  return NAMED.get(lang).filter(([, words]) => words.test(text)).map(([id]) => id);
}

const NAMED = new Map();

function* named(lang) {
  message(lang, "settings");
  for (const [id, value] of BY_LANGUAGE.get(lang)) {
    const words = new RegExp(`^${source(lang, value)}$`, "u");
    if (!matchesAnything(words)) yield [id, words];
  }
}

const PATTERNS = new Map();

/** Patterns of all messages that have words besides their arguments. */
function patterns(lang) {
  message(lang, "settings");
  const sources = [...BY_LANGUAGE.get(lang).values()].map((value) => source(lang, value));
  const all = sources.map((it) => new RegExp(`^${it}$`, "u"));
  return all.filter((words) => !matchesAnything(words));
}

/** Whether a pattern matches nonsense, and so everything. */
const matchesAnything = (words) => words.test("zqx") || words.test("zqx wvk zqx wvk");

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * A pattern for a Fluent text: an argument matches anything, a selector any of its variants, or the known one.
 */
function source(lang, value, known = {}) {
  let at = 0;
  // Up to a closing brace, the next variant, or the end.
  const text = () => {
    let fixed = "";
    let read = "";
    const flush = () => {
      fixed += escape(read.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " "));
      read = "";
    };
    while (at < value.length && value[at] !== "}" && !isVariant()) {
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
  const isVariant = () => /^\n\s*\*?\[[\w.-]+\]/.test(value.slice(at));
  const placeable = () => {
    const literal = value.slice(at).match(/^\{\s*"([^"]*)"\s*\}/);
    if (literal) {
      at += literal[0].length;
      // Blanks at the edge of a variant would be trimmed.
      return escape(literal[1]).replaceAll(" ", "\\s");
    }
    const [start, name, selects] = value.slice(at).match(/^\{\s*([$\w-]+)\s*(->)?\s*/);
    // The line break before a variant belongs to it.
    at += selects ? start.trimEnd().length : start.length;
    const variants = new Map();
    while (selects && isVariant()) {
      const [head, key] = value.slice(at).match(/^\s*\*?\[([\w.-]+)\]\s*/);
      at += head.length;
      variants.set(key, text());
    }
    at += value.slice(at).match(/^\s*\}/)[0].length;
    if (!selects) return name.startsWith("$") ? ".+" : source(lang, message(lang, name), known);
    const key = known[name.slice(1)];
    // The last variant is the default.
    const matching = key === undefined ? [...variants.values()] : [variants.get(key) ?? [...variants.values()].at(-1)];
    return `(?:${matching.join("|")})`;
  };
  return text();
}

/** The text of a clause, without emphasis and line breaks. */
export function clause(lang, id) {
  const file = lang === "en" ? "RULES.md" : `RULES.${lang}.md`;
  const text = readFileSync(new URL(`games/${RULEBOOKS[id[0]]}/${file}`, ROOT), "utf8");
  const start = text.indexOf(`- **${id}**`);
  assert.ok(start !== -1, `${id} is a clause in ${file}`);
  const rest = text.slice(start + `- **${id}**`.length);
  const end = rest.search(/\n(?! )/);
  return plain(rest.slice(0, end === -1 ? undefined : end).replaceAll("*", ""));
}

/** Text as a reader sees it: single blanks, without direction marks. */
export const plain = (text) => text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
