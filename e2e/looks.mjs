// Remembers the states of pages in which a check found nothing. A check reads nothing but the page, so in the same state it would find nothing
// again: a change of the client repeats only the looks at what it changed.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A remembered state expires after so many days, as stamps do. */
const DAYS = 7;
const DAY = 86_400_000;

const isValid = (path, now = Date.now()) => existsSync(path) && now - statSync(path).mtimeMs <= DAYS * DAY;

/** Removes the states that have expired, and makes the folder. */
export function tidyLooks(folder, now = Date.now()) {
  mkdirSync(folder, { recursive: true });
  for (const path of readdirSync(folder).map((name) => join(folder, name))) if (!isValid(path, now)) rmSync(path);
}

/**
 * What a check finds on a page: nothing if it found nothing in the same state before, otherwise what `find` returns. `check` is the check itself, with
 * its options. LOOKS names the folder of remembered states; without it every look is taken. LOOKS_SKIPPED names a file that gets a line for each
 * look that wasn't.
 */
export async function findAt(page, check, find) {
  const { LOOKS: folder, LOOKS_SKIPPED: skipped } = process.env;
  const state = folder ? await page.evaluate(stateOf) : null;
  if (!state) return find();
  const version = page.context().browser()?.version();
  const path = join(folder, createHash("sha256").update(JSON.stringify([check, version, state])).digest("hex"));
  if (isValid(path)) {
    if (skipped) appendFileSync(skipped, "1\n");
    return [];
  }
  const found = await find();
  if (!found.length) writeFileSync(path, "");
  return found;
}

/**
 * In the page: the hash of everything that its looks depend on; none while something moves. Only the hash that names a build and the site's address
 * may differ between two equal states.
 */
async function stateOf() {
  if (!isSecureContext || document.getAnimations().some(({ playState }) => playState === "running")) return null;
  const all = [...document.querySelectorAll("*")];
  const at = (selector) => [...document.querySelectorAll(selector)].map((it) => all.indexOf(it));
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const media = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(forced-colors: active)", "(pointer: coarse)", "(hover: hover)"];
  const state = [
    document.documentElement.outerHTML,
    sheets.map((sheet) => [sheet.media.mediaText, sheet.disabled, [...sheet.cssRules].map((rule) => rule.cssText)]),
    [":focus", ":focus-visible", ":hover", ":active", ":modal", ":popover-open", ":checked", ":disabled"].map(at),
    all.filter((it) => "value" in it).map(({ value }) => value),
    all.flatMap(({ scrollLeft, scrollTop }, index) => (scrollLeft || scrollTop ? [[index, scrollLeft, scrollTop]] : [])),
    [...document.images].map(({ complete, naturalWidth, naturalHeight }) => [complete, naturalWidth, naturalHeight]),
    [innerWidth, innerHeight, devicePixelRatio, visualViewport.scale, media.map((query) => matchMedia(query).matches)],
  ];
  const text = JSON.stringify(state).replaceAll(/\/a\/[0-9a-f]{8,}\//g, "/a/BUILD/").replaceAll(location.origin, "SITE");
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
