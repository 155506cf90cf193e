// The check of room finds each kind of defect on a small page, and nothing on a sound one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, PHONE } from "../browser.mjs";
import { layoutFaults } from "../fit.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const BASE = "<!doctype html><style>body { margin: 0; font: 16px/20px monospace; overflow-wrap: break-word; } button { width: 120px; height: 40px; }</style>";

/** What the check finds on a page. */
async function found(body) {
  const page = await browser.newPage({ viewport: PHONE });
  try {
    await page.setContent(BASE + body);
    return await layoutFaults(page);
  } finally {
    await page.close();
  }
}

/** Defects of a layout, and the fault that is expected for each. */
const DEFECTS = {
  "a page that is too wide": ["<p style='width: 500px'>wide</p>", /^the page is 500 wide/],
  "words that are cut off": ["<p style='width: 60px; overflow: hidden; white-space: nowrap'>many words</p>", /“many words” is cut off by p/],
  "lines that are cut off": ["<p style='height: 20px; width: 60px; overflow: clip'>many words</p>", /“many words” is cut off by p/],
  "a column that has to be scrolled to": ["<div style='width: 90px; overflow-x: auto'><table><tr><td>name<td>and<td>points</table></div>", /“points” is cut off by div/],
  "a word that is broken": ["<p style='width: 60px'>notifications</p>", /“notifications” is broken inside the word/],
  "a number that is broken": ["<p style='width: 60px'>on 17.11.2026</p>", /“17.11.2026” is broken inside the word/],
  "words that stick out": ["<p style='width: 60px; overflow-wrap: normal'>notifications</p>", /“notifications” sticks out of p/],
  "words beyond the box around theirs": ["<p style='width: 60px; white-space: nowrap'><b>many</b> <i>words</i></p>", /“words” sticks out of p/],
  "words over each other": ["<p>one</p><p style='margin-top: -30px'>other</p>", /“one” and “other” are printed over each other/],
  "a label that leaves its drawing": ["<svg width='60' height='20'><text x='40' y='15'>label</text></svg>", /“label” is cut off by svg/],
  "a figure that is cut off": ["<div style='width: 60px; overflow: hidden'><svg width='90' height='20'></svg></div>", /^figure svg is cut off by div/],
  "a control that is cut off": ["<div style='width: 60px; overflow: hidden'><button>go</button></div>", /^control “go” is cut off by div/],
  "a list without room for its text": ["<select style='width: 30px'><option>Everybody</select>", /^control “Everybody” is too narrow/],
  "a control that is covered": ["<button>go</button><div style='position: fixed; inset: 0'></div>", /^control “go” is covered by div/],
};

for (const [name, [body, expected]] of Object.entries(DEFECTS)) {
  test(`${name}: found`, async () => {
    const faults = await found(body);
    assert.ok(faults.some((fault) => expected.test(fault)), `found: ${faults.join("; ") || "nothing"}`);
  });
}

/** What only looks like a defect. */
const SOUND = {
  "words in several lines": "<p style='width: 60px'>many short words</p>",
  "a word that breaks at its hyphen": "<p style='width: 60px'>re-elect quick-match</p>",
  "what can be scrolled down to": "<div style='height: 40px; overflow-y: auto'><p>one</p><p>two</p><p>three</p><button>go</button></div>",
  "what is only spoken": "<p style='position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'>spoken</p>",
  "a page behind a dialog": "<button>behind</button><dialog>over <button>go</button></dialog><script>document.querySelector('dialog').showModal()</script>",
  "a secret": "<p style='width: 60px'><code>0123456789abcdef</code></p>",
};

for (const [name, body] of Object.entries(SOUND)) {
  test(`${name}: nothing found`, async () => assert.deepEqual(await found(body), []));
}
