// Scenes: steps of records with a certain event or decision.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const read = (slug) => JSON.parse(readFileSync(new URL(`scenes/${slug}.json`, import.meta.url), "utf8"));

/** The scenes of each game that has any. */
export const SCENES = { huang: read("huang"), dragon: read("dragon") };

/** The decision with this name. */
export function scene(slug, name) {
  const found = SCENES[slug].decisions.find((it) => it.name === name);
  assert.ok(found, `${name} is a decision of ${slug}`);
  return found;
}
