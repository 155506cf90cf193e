// The check of room finds each kind of defect on a small page, and nothing on a sound one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, launch, PHONE, SMALL } from "../browser.mjs";
import { layoutFaults } from "../fit.mjs";
import { chosenSizes, LARGE, SIZES, sizesOfWalk, TABLET } from "../sizes.mjs";

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

/** The mark of a player in a sprite. */
const MARK = "<div class='sprite' style='position: absolute; width: 0; height: 0; overflow: hidden'><svg><symbol id='ui-mark-p5'><g fill='#c46a2c' stroke='#552708'><path d='M0,0H9V9Z' /></g></symbol></svg></div>";

/** Defects of a layout, and the fault that is expected for each. */
const DEFECTS = {
  "a page that is too wide": ["<p style='width: 500px'>wide</p>", /^the page is 500 wide/],
  "words that are cut off": ["<p style='width: 60px; overflow: hidden; white-space: nowrap'>many words</p>", /“many words” is cut off by p/],
  "lines that are cut off": ["<p style='height: 20px; width: 60px; overflow: clip'>many words</p>", /“many words” is cut off by p/],
  "a column that has to be scrolled to": ["<div style='width: 90px; overflow-x: auto'><table><tr><td>name<td>and<td>points</table></div>", /“points” is cut off by div/],
  "a word that is broken": ["<p style='width: 60px'>notifications</p>", /“notifications” is broken inside the word/],
  "a word that is broken in a box without a box": ["<div style='display: contents; overflow: hidden'><p style='width: 60px'>notifications</p></div>", /“notifications” is broken inside the word/],
  "a number that is broken": ["<p style='width: 60px'>on 17.11.2026</p>", /“17.11.2026” is broken inside the word/],
  "words that stick out": ["<p style='width: 60px; overflow-wrap: normal'>notifications</p>", /“notifications” sticks out of p/],
  "words beyond the box around theirs": ["<p style='width: 60px; white-space: nowrap'><b>many</b> <i>words</i></p>", /“words” sticks out of p/],
  "words over each other": ["<p>one</p><p style='margin-top: -30px'>other</p>", /“one” and “other” are printed over each other/],
  "words over those of another layer": ["<p>one</p><div style='position: absolute; top: 4px; z-index: 1'><p>other</p></div>", /“one” and “other” are printed over each other/],
  "words in a box without a box over others": ["<p>one</p><p style='margin-top: -30px'><span style='display: contents'>other</span></p>", /“one” and “other” are printed over each other/],
  "an icon over words": ["<p>one</p><button style='position: absolute; top: 6px; width: auto; padding: 0; border: 0; background: none'><svg width='20' height='20'></svg> go</button>", /“icon of go” and “one” are printed over each other/],
  "a label that leaves its drawing": ["<svg width='60' height='20'><text x='40' y='15'>label</text></svg>", /“label” is cut off by svg/],
  "a figure that is cut off": ["<div style='width: 60px; overflow: hidden'><svg width='90' height='20'></svg></div>", /^figure svg is cut off by div/],
  "a control that is cut off": ["<div style='width: 60px; overflow: hidden'><button>go</button></div>", /^control “go” is cut off by div/],
  "a list without room for its text": ["<select style='width: 30px'><option>Everybody</select>", /^control “Everybody” is too narrow/],
  "a badge over a word": ["<p>name<b style='position: absolute; left: 4px'>3</b></p>", /“name” and “3” are printed over each other/],
  "a control that leaves its panel": ["<div class='panel' style='width: 60px'><button>go</button></div>", /^control “go” sticks out of div.panel/],
  "a drawing without a sprite": ["<svg class='pic' width='20' height='20'><use href='#none' /></svg>", /^figure svg.pic lacks its drawing #none/],
  "an empty drawing": ["<svg width='20' height='20'><symbol id='one'></symbol><use href='#one' /></svg>", /^figure svg has an empty drawing #one/],
  "a shape that no style paints": ["<svg width='20' height='20'><path class='ring' d='M0,0H20V20Z' /></svg>", /^shape path.ring isn't painted/],
  "a letter code": ["<div class='table'><p>draws 2 Y</p></div>", /“draws 2 Y” has a letter code/],
  "letter codes in a row": ["<div class='table'><p>R, G</p></div>", /“R, G” has a letter code/],
  "a line in another colour than its mark": [`${MARK}<svg width='60' height='20'><path class='line-p5' d='M0,9H60' stroke='#2f7d5b' /></svg>`, /^the line of player 5 has another colour/],
  "a dialog's button that isn't at the end": ["<dialog open><div class='dialog-head' style='display: flex; width: 300px'><h2>Report</h2><button>x</button></div></dialog>", /^the head of dialog “Report/],
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
  "a panel over words": "<p>one</p><div style='position: absolute; top: 4px; background: #fff'><p>other</p></div>",
  "words in several lines": "<p style='width: 60px'>many short words</p>",
  "a word that breaks at its hyphen": "<p style='width: 60px'>re-elect quick-match</p>",
  "what can be scrolled down to": "<div style='height: 40px; overflow-y: auto'><p>one</p><p>two</p><p>three</p><button>go</button></div>",
  "what is only spoken": "<p style='position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'>spoken</p>",
  "a page behind a dialog": "<button>behind</button><dialog>over <button>go</button></dialog><script>document.querySelector('dialog').showModal()</script>",
  "coordinates and words in capitals": "<div class='table'><p>from G6 to B11</p><p class='coord'>B</p><p>Wei</p></div>",
  "a badge beside a word": "<p>name<b style='position: absolute; left: 60px'>3</b></p>",
  "a shape in the current colour": "<svg width='20' height='20' fill='currentColor'><path d='M0,0H20V20Z' /></svg>",
  "a ruled line": "<svg width='20' height='20'><path d='M0,9H20' stroke='red' /></svg>",
  "a line in the colour of its mark": `${MARK}<svg width='60' height='20'><path class='line-p5' d='M0,9H60' stroke='#b05a1e' /></svg>`,
  "a secret": "<p style='width: 60px'><code>0123456789abcdef</code></p>",
};

for (const [name, body] of Object.entries(SOUND)) {
  test(`${name}: nothing found`, async () => assert.deepEqual(await found(body), []));
}

test("a run looks at the usual phone and desktop and at one more size, or at all", () => {
  const extra = chosenSizes({}).filter((size) => ![PHONE, DESK].includes(size));
  assert.equal(chosenSizes({}).length, 3);
  assert.ok([SMALL, TABLET, LARGE].includes(extra[0]));
  assert.deepEqual(chosenSizes({ EVERY: "1" }), SIZES);
  assert.deepEqual(sizesOfWalk(PHONE, { EVERY: "1" }), [SMALL, TABLET, PHONE]);
  assert.deepEqual(sizesOfWalk(DESK, { EVERY: "1" }), [LARGE, DESK]);
});
