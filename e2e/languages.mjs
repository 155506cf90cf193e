// The languages of the client, and which of them a run tests.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** All languages. */
export const LANGUAGES = ["en", "fr", "de", "pl"];

/** The hash that names the built client; none without one. */
export function buildOf({ SITE }) {
  const assets = SITE && join(SITE, "a");
  return assets && existsSync(assets) ? readdirSync(assets)[0] : "";
}

/**
 * The hash of the built client as a number. It changes only with commits that change the client, so stamps stay valid after a commit of
 * documents.
 */
export const buildNumber = (env) => parseInt(buildOf(env).slice(0, 8) || "0", 16);

/**
 * The languages of this run, English last, so that a page that goes through them ends in English. By default English and one
 * more, which depends on the build of the client, so that a few commits test all of them. LANGS=fr,pl names some, EVERY=1
 * means all. Tests about languages use LANGUAGES.
 */
export function chosenLanguages(env = process.env) {
  const others = LANGUAGES.slice(1);
  if (env.EVERY) return [...others, "en"];
  const named = env.LANGS?.split(",") ?? [others[buildNumber(env) % others.length]];
  const unknown = named.filter((lang) => !LANGUAGES.includes(lang));
  if (unknown.length) throw new Error(`LANGS: unknown language ${unknown.join(", ")}`);
  return [...others.filter((lang) => named.includes(lang)), "en"];
}

/**
 * The languages of a walk through many screens. A switch of language takes half a second, so if the run has two, a walk by touch has one
 * of them and a walk by mouse the other one, by turns of the build.
 */
export function languagesOfWalk({ touch }, env = process.env) {
  const chosen = chosenLanguages(env);
  return chosen.length === 2 ? [chosen[(buildNumber(env) + Number(touch)) % 2]] : chosen;
}
