// The games, and what differs at their tables for players and tests.
import { readdirSync } from "node:fs";
import { dragon } from "./titles/dragon.mjs";
import { huang } from "./titles/huang.mjs";
import { qin } from "./titles/qin.mjs";

/** All of them, by name. */
export const ALL = { qin, huang, dragon };

/** Those that the built client has, or of these the ones that TITLES names. */
export function titles() {
  const [build] = readdirSync(`${process.env.SITE}/a`);
  const files = readdirSync(`${process.env.SITE}/a/${build}`);
  const wanted = process.env.TITLES?.split(",") ?? Object.keys(ALL);
  // A development build has one engine for all games.
  const isThere = (slug) => files.includes("engine.js") || files.includes(`engine-${slug}.js`);
  return Object.values(ALL).filter(({ slug }) => isThere(slug) && wanted.includes(slug));
}
