// A visit fails if the page complained: a log of an error, something thrown, a broken policy.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { house } from "../browser.mjs";
import { titles } from "../titles.mjs";

const { visit } = house();

test("every game can be played", { skip: process.env.TITLES && "TITLES names some" }, () => {
  const found = readdirSync(new URL("../../games", import.meta.url), { withFileTypes: true });
  const games = found.filter((it) => it.isDirectory()).map(({ name }) => name);
  assert.deepEqual(titles().map(({ slug }) => slug).sort(), games.sort());
});

/** Complains, waits until the browser has noticed, and expects the visit to fail for it. */
async function check(complain, complaint) {
  await assert.rejects(visit({}, (page) => page.evaluate(complain)), complaint);
}

test("an error in the console", () => check(() => console.error("oh dear"), /oh dear/));

test("an error that nobody catches", () => check(() => {
  setTimeout(() => { throw new Error("oh no"); });
  return new Promise((resolve) => addEventListener("error", () => setTimeout(resolve)));
}, /oh no/));

test("a script that the policy forbids", () => check(() => {
  const script = document.createElement("script");
  script.textContent = "window.foreign = true";
  const noticed = new Promise((resolve) => addEventListener("securitypolicyviolation", () => setTimeout(resolve)));
  document.body.append(script);
  return noticed;
}, /policy: script-src/));

test("a file that isn't there", () => check(() => fetch("/missing.js").then(() => {}), /404/));
