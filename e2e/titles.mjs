// The games, with the differences of their tables for tests.
import { readdirSync } from "node:fs";
import { dragon } from "./titles/dragon.mjs";
import { huang } from "./titles/huang.mjs";
import { qin } from "./titles/qin.mjs";

/** All games, by slug. */
export const ALL = { qin, huang, dragon };

/** The games that the built client has; only those in TITLES, if it is set. */
export function titles() {
  const [build] = readdirSync(`${process.env.SITE}/a`);
  const files = readdirSync(`${process.env.SITE}/a/${build}`);
  const wanted = process.env.TITLES?.split(",") ?? Object.keys(ALL);
  // A development build has one engine for all games.
  const isThere = (slug) => files.includes("engine.js") || files.includes(`engine-${slug}.js`);
  return Object.values(ALL).filter(({ slug }) => isThere(slug) && wanted.includes(slug));
}
