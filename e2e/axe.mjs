// Accessibility violations that axe finds on a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findAt } from "./looks.mjs";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations on the page in its current state, a line each; all of them, or only those of colours. */
export function violations(page, { onlyColours = false } = {}) {
  return findAt(page, ["axe", SOURCE, TAGS, String(runAxe), onlyColours], () => runAxe(page, onlyColours));
}

async function runAxe(page, onlyColours) {
  // The page's content security policy forbids other scripts, but not those that a debugger evaluates.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async ({ tags, onlyColours }) => {
    // Experimental rules are wrong too often.
    const isWanted = ({ tags }) => !tags.includes("experimental") && (!onlyColours || tags.includes("cat.color"));
    const values = axe.getRules(tags).filter(isWanted).map((rule) => rule.ruleId);
    const { violations } = await axe.run(document, { runOnly: { type: "rule", values }, resultTypes: ["violations"] });
    const where = (node) => `${node.target.join(" ")} (${node.failureSummary.split("\n").slice(1).map((line) => line.trim()).join(" ")})`;
    return violations.flatMap((it) => it.nodes.map((node) => `${it.id}: ${where(node)}`));
  }, { tags: TAGS, onlyColours });
}
