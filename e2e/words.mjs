// What the client should say: the locales' sentences and the rulebook's clauses, read from their
// sources so that no test repeats them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const ROOT = new URL("../", import.meta.url);
const FILES = ["common", "web", "qin"];

function messages(lang) {
  const found = new Map();
  for (const file of FILES) {
    const text = readFileSync(new URL(`locales/${lang}/${file}.ftl`, ROOT), "utf8");
    // A message goes on as long as lines are indented or close a brace.
    for (const [, id, value] of text.matchAll(/^([\w-]+) = (.*(?:\n[ }].*)*)/gm)) found.set(id, value);
  }
  return found;
}

const TONGUES = new Map();

/** A message as it is written. */
export function message(lang, id) {
  if (!TONGUES.has(lang)) TONGUES.set(lang, messages(lang));
  const value = TONGUES.get(lang).get(id);
  assert.ok(value, `${id} is a message of ${lang}`);
  return value;
}

/** A message without arguments, as it is said. */
export function said(lang, id) {
  const value = message(lang, id);
  assert.ok(!value.includes("{"), `${id} has no arguments`);
  return plain(value);
}

/** What a message looks like with any arguments. */
export const sentence = (lang, id) => pattern(message(lang, id), id);

/** The same of one of the cases that a message tells apart. */
export function variant(lang, id, key) {
  const found = message(lang, id).match(new RegExp(`^ *\\*?\\[${key}\\] (.*[^{>-])$`, "m"));
  assert.ok(found, `${id} of ${lang} has a case ${key}`);
  return pattern(found[1], `${id}[${key}]`);
}

/** Whatever is between braces may be anything. */
function pattern(value, id) {
  let fixed = "";
  let depth = 0;
  for (const sign of plain(value)) {
    if (sign === "}") depth -= 1;
    if (depth === 0 && sign !== "}" && sign !== "{") fixed += sign.replace(/[.*+?^$()|[\]\\]/, "\\$&");
    if (sign === "{" && depth === 0) fixed += ".+";
    if (sign === "{") depth += 1;
  }
  assert.match(fixed.replaceAll(".+", ""), /\p{Letter}/u, `${id} says something by itself`);
  return new RegExp(`^${fixed}$`, "u");
}

/** The words of a clause, without marks of emphasis and breaks of lines. */
export function clause(lang, id) {
  const file = lang === "en" ? "RULES.md" : `RULES.${lang}.md`;
  const text = readFileSync(new URL(`games/qin/${file}`, ROOT), "utf8");
  const start = text.indexOf(`- **${id}**`);
  assert.ok(start !== -1, `${id} is a clause in ${file}`);
  const rest = text.slice(start + `- **${id}**`.length);
  const end = rest.search(/\n(?! )/);
  return plain(rest.slice(0, end === -1 ? undefined : end).replaceAll("*", ""));
}

/** Text as a reader sees it: blanks are one blank, and marks that steer its direction don't show. */
export const plain = (text) => text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
