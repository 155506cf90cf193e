// The test fixture itself: a visit fails if the page logged an error, threw one, or violated its content policy; the checks
// for faults of a page find them.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { house, PHONE, SMALL } from "../browser.mjs";
import { misplaced } from "../geometry.mjs";
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

test("a covered control and a wide page would be found", async () => {
  await visit({ size: SMALL }, async (page) => {
    await page.waitForSelector("[data-action=new]");
    await page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement("div"));
      cover.className = "cover";
      cover.style.cssText = "position: absolute; top: 0; width: 400px; height: 100%";
    });
    const { faults } = await misplaced(page);
    assert.ok(faults.some((fault) => fault.startsWith("the page is")), faults.join("\n"));
    assert.ok(faults.some((fault) => fault.startsWith("button [data-action=new] is covered")), faults.join("\n"));
  });
});

test("a missing name and a faint colour would be found", async () => {
  await visit({ size: PHONE }, async (page) => {
    await page.waitForSelector("[data-action=settings]");
    await page.evaluate(() => {
      const settings = document.querySelector("[data-action=settings]");
      settings.removeAttribute("aria-label");
      settings.removeAttribute("title");
      document.querySelector("h1").style.color = "#e8e0d0";
    });
    const ids = (await violations(page)).map((violation) => violation.split(":")[0]);
    assert.deepEqual(ids.sort(), ["button-name", "color-contrast"]);
  });
});
