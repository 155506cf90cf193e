// A look at a page is skipped only in a state in which it found nothing, and anything that it could see changes the state.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DESK, launch, PHONE, siteFixture } from "../browser.mjs";
import { resize } from "../geometry.mjs";
import { findAt, tidyLooks } from "../looks.mjs";

const { visit } = siteFixture();
const folder = mkdtempSync(join(tmpdir(), "pagoda-looks-"));
after(() => rmSync(folder, { recursive: true }));
process.env.LOOKS = folder;
delete process.env.LOOKS_SKIPPED;

/** Whether a check looks at a page that has no faults, or has these. */
async function looks(page, { check = "check", faults = [] } = {}) {
  let looked = false;
  const found = await findAt(page, check, async () => ((looked = true), faults));
  assert.deepEqual(found, looked ? faults : []);
  return looked;
}

const SMALL_PAGE = `<!doctype html><style>p { color: black; height: 20px; overflow: auto }</style><p>many<br>words</p>
  <input value=one><input type=checkbox><dialog>asks</dialog><button>go</button>`;

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** Calls `then` with a small page, which changes only where a test changes it. */
async function withPage(then) {
  const page = await browser.newPage({ viewport: { width: DESK.width, height: DESK.height } });
  await page.route("http://localhost/", (route) => route.fulfill({ contentType: "text/html", body: SMALL_PAGE }));
  await page.goto("http://localhost/");
  await then(page);
  await page.close();
}

/** What may change on a page, and how. */
const CHANGES = {
  "a text": (page) => page.evaluate(() => (document.querySelector("p").firstChild.data = "few")),
  "an attribute": (page) => page.evaluate(() => document.querySelector("p").setAttribute("lang", "fr")),
  "a rule of a style": (page) => page.evaluate(() => document.styleSheets[0].insertRule("p { color: red }")),
  "a typed value": (page) => page.fill("input", "two"),
  "a checked box": (page) => page.check("[type=checkbox]"),
  "a modal dialog": (page) => page.evaluate(() => document.querySelector("dialog").showModal()),
  "a scrolled box": (page) => page.evaluate(() => document.querySelector("p").scrollTo(0, 5)),
  "the focus": (page) => page.focus("button"),
  "the pointer": (page) => page.hover("button"),
  "the size of the screen": (page) => resize(page, PHONE),
  "the colour scheme": (page) => page.emulateMedia({ colorScheme: "dark" }),
  "reduced motion": (page) => page.emulateMedia({ reducedMotion: "reduce" }),
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`${name} makes another state`, () => withPage(async (page) => {
    await looks(page, { check: name });
    assert.equal(await looks(page, { check: name }), false, "the state is known");
    await change(page);
    assert.equal(await looks(page, { check: name }), true);
  }));
}

test("another check looks at the same state", () => withPage(async (page) => {
  await looks(page, { check: ["layout", "v1"] });
  assert.equal(await looks(page, { check: ["layout", "v1"] }), false);
  assert.equal(await looks(page, { check: ["layout", "v2"] }), true);
}));

test("a state with faults is looked at again", () => withPage(async (page) => {
  for (const faults of [["p is cut off"], ["p is cut off"], []]) assert.equal(await looks(page, { check: "faults", faults }), true);
  assert.equal(await looks(page, { check: "faults" }), false);
}));

test("a page on which something moves is always looked at", () => withPage(async (page) => {
  await page.evaluate(() => void document.querySelector("p").animate({ opacity: [0, 1] }, { duration: 1_000_000, iterations: Infinity }));
  for (const _ of [1, 2]) assert.equal(await looks(page, { check: "moves" }), true);
}));

test("without a folder every look is taken", () => withPage(async (page) => {
  delete process.env.LOOKS;
  for (const _ of [1, 2]) assert.equal(await looks(page, { check: "none" }), true);
  process.env.LOOKS = folder;
}));

test("a page of the client has the same state at each visit, in builds of any name", async () => {
  const states = [];
  for (const build of ["0123456789abcdef", "fedcba9876543210"]) {
    await visit({ size: DESK }, async (page) => {
      await page.waitForSelector("[data-action=new]");
      // Pictures and sprites arrive after the page.
      await page.waitForLoadState("networkidle");
      await page.evaluate((build) => (document.documentElement.dataset.assets = `/a/${build}/`), build);
      states.push(await looks(page, { check: "visits" }));
    });
  }
  assert.deepEqual(states, [true, false]);
});

test("a remembered state expires after a week", () => {
  const path = (name) => join(folder, name);
  for (const [name, days] of Object.entries({ young: 6.9, old: 7.1 })) {
    const moment = new Date(Date.now() - days * 86_400_000);
    writeFileSync(path(name), "");
    utimesSync(path(name), moment, moment);
  }
  tidyLooks(folder);
  const left = readdirSync(folder);
  assert.deepEqual(["young", "old"].map((name) => left.includes(name)), [true, false]);
});
