// The test fixture itself: a visit fails if the page logs an error, throws one, or violates its content security policy;
// the checks of accessibility and layout find faults.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { PHONE, siteFixture, SMALL } from "../browser.mjs";
import { unreachableControls } from "../geometry.mjs";
import { titles } from "../titles.mjs";

const { visit } = siteFixture();

test("the client has every game", { skip: process.env.TITLES && "TITLES names some" }, () => {
  const found = readdirSync(new URL("../../games", import.meta.url), { withFileTypes: true });
  const games = found.filter((it) => it.isDirectory()).map(({ name }) => name);
  assert.deepEqual(titles().map(({ slug }) => slug).sort(), games.sort());
});

/** Causes an error in the page, and expects the visit to fail with it. */
async function check(cause, error) {
  await assert.rejects(visit({}, (page) => page.evaluate(cause)), error);
}

test("an error in the console fails the visit", () => check(() => console.error("oh dear"), /oh dear/));

test("an uncaught error fails the visit", () => check(() => {
  setTimeout(() => { throw new Error("oh no"); });
  return new Promise((resolve) => addEventListener("error", () => setTimeout(resolve)));
}, /oh no/));

test("a script that the policy forbids fails the visit", () => check(() => {
  const script = document.createElement("script");
  script.textContent = "window.injected = true";
  const violated = new Promise((resolve) => addEventListener("securitypolicyviolation", () => setTimeout(resolve)));
  document.body.append(script);
  return violated;
}, /policy: script-src/));

test("a missing file fails the visit", () => check(() => fetch("/missing.js").then(() => {}), /404/));

test("the layout check finds a covered control and a wide page", async () => {
  await visit({ size: SMALL }, async (page) => {
    await page.waitForSelector("[data-action=new]");
    await page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement("div"));
      cover.className = "cover";
      cover.style.cssText = "position: absolute; top: 0; width: 400px; height: 100%";
    });
    const { faults } = await unreachableControls(page);
    assert.ok(faults.some((fault) => fault.startsWith("the page is")), faults.join("\n"));
    assert.ok(faults.some((fault) => fault.startsWith("button [data-action=new] is covered")), faults.join("\n"));
  });
});

test("axe finds a missing name and a low contrast", async () => {
  await visit({ size: PHONE }, async (page) => {
    await page.waitForSelector("[data-action=settings]");
    await page.evaluate(() => {
      const settings = document.querySelector("[data-action=settings]");
      settings.removeAttribute("aria-label");
      settings.removeAttribute("title");
      // The heading of the page is on a drawing, whose contrast axe can't measure.
      document.querySelector(".title-panel h2 span").style.color = "#e8e0d0";
    });
    const ids = (await violations(page)).map((violation) => violation.split(":")[0]);
    assert.deepEqual(ids.sort(), ["button-name", "color-contrast"]);
  });
});
