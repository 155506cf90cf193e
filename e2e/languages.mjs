// The languages of the client, and which of them a run tests.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** All of them. */
export const LANGUAGES = ["en", "fr", "de", "pl"];

/**
 * A number of what is tested: the built client's hash. It changes with every commit that changes the client, and only with those: what passed
 * before is still known after a commit of documents.
 */
function build({ SITE }) {
  const assets = SITE && join(SITE, "a");
  return assets && existsSync(assets) ? parseInt(readdirSync(assets)[0].slice(0, 8), 16) : 0;
}

/**
 * The languages that are looked at, English last: so a page that is led through them ends in it. By itself English and
 * one more, another one with another build of the client, so that a few commits see all of them. LANGS=fr,pl names some, EVERY=1
 * means all. Tests of the languages themselves take LANGUAGES.
 */
export function chosenLanguages(env = process.env) {
  const others = LANGUAGES.slice(1);
  if (env.EVERY) return [...others, "en"];
  const named = env.LANGS?.split(",") ?? [others[build(env) % others.length]];
  const unknown = named.filter((lang) => !LANGUAGES.includes(lang));
  if (unknown.length) throw new Error(`LANGS: there is no ${unknown.join(", ")}`);
  return [...others.filter((lang) => named.includes(lang)), "en"];
}
