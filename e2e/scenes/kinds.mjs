// The kinds of a game's events and decisions, read from its sources so that a new one can't be missed.
import { readFileSync } from "node:fs";

const source = (slug, file) => readFileSync(new URL(`../../games/${slug}/src/${file}.rs`, import.meta.url), "utf8");
const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The names of all events, as in the ids of their messages. */
export function eventKinds(slug) {
  return [...source(slug, "event").matchAll(/^ {4}([A-Z]\w+) \{/gm)].map(([, name]) => kebab(name));
}

/** The phases in which a seat decides, without those of chance and of the end. */
export function phases(slug) {
  const [, variants] = source(slug, "position").match(/pub enum Phase \{\n(.*?)\n\}/s);
  const all = [...variants.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, name]) => kebab(name));
  return all.filter((name) => !["first", "bandits", "draw", "fill", "year", "super", "deal", "over"].includes(name));
}
