// Shapes stand out from what they lie on by 3:1, in light and in dark, measured on pixels of the gallery's drawings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFixture } from "../browser.mjs";
import { contrastFaults, drawing, markup } from "../contrast.mjs";
import { Findings } from "../findings.mjs";

const { visit } = siteFixture();

const PLAYERS = [1, 2, 3, 4, 5];
const HEX = "M50,10L85,30V70L50,90L15,70V30Z";
const svg = (inside, attributes = "") => `<svg viewBox="0 0 100 100" width="64" height="64" ${attributes}>${inside}</svg>`;
const all = (ids, ground) => ids.map((id) => drawing(id, ground));

/** Pieces on the boards and in hands. */
const PIECES = [
  ...all(["yellow", "red", "green", "white"].map((it) => `huang-tile-${it}`), "--land"),
  drawing("huang-tile-blue", "--river"),
  ...all(["huang-palace", "huang-bandits", "huang-capital", "huang-granary"], "--land"),
  ...all(["yellow", "red", "blue", "green", "white"].flatMap((it) => [`huang-tile-${it}`, `huang-vp-${it}`, `huang-pagoda-${it}`]), "--card"),
  ...all(PLAYERS.map((it) => `huang-pawn-p${it}`), "--card"),
  ...all(["rr", "bb", "yy", "rb", "ry", "by"].map((it) => `qin-tile-${it}`), "--qin-meadow"),
  ...all(PLAYERS.slice(0, 4).flatMap((it) => [`qin-pagoda-p${it}`, `qin-pagoda2-p${it}`]), "--qin-meadow"),
  ...all(["qin-village-houses"], "--qin-earth"),
  ...all(PLAYERS.map((it) => `dragon-marker-p${it}`), "--paper"),
  ...all(PLAYERS.map((it) => `dragon-figure-p${it}`), "--paper-deep"),
  ...all(["C1", "L1", "P1", "P2", "T3", "W1", "M1", "H1", "F1", "S2"].map((it) => `dragon-${it}`), "--card-high"),
  ...all(["dragon-floor", "dragon-roof", "dragon-rice", "dragon-firework", "dragon-yuan", "dragon-point"], "--card"),
  ...all(["peace", "tribute", "drought", "raid", "epidemic", "festival"].map((it) => `dragon-ev-${it}`), "--silk"),
  ...all(PLAYERS.flatMap((it) => [`ui-seal-p${it}`, `ui-mark-p${it}`]), "--card"),
];

/** Shapes that style rules paint. */
const PAINTED = [
  // The courses of a river, as wide as on the board, narrow ones over wide ones.
  markup("river", "--land", svg(`<g class="ground"><g class="river">${[["bank-line", 46], ["bank", 40], ["river-deep", 32], ["river", 26]].map(([it, width]) => `<path class="${it}" d="M0,50H100" stroke-width="${width}" />`).join("")}</g></g>`)),
  markup("camp", "--land", svg(`<path class="camp" d="${HEX}" />`, "class='board-art'")),
  ...PLAYERS.slice(0, 4).flatMap((it) => ["placed", "unspent"].map((state) => {
    return markup(`${state} pagoda of player ${it}`, "--card", `<ul class="pips"><li class="${state}">${svg(`<use href="#qin-pagoda-p${it}" />`)}</li></ul>`);
  })),
  ...PLAYERS.map((it) => markup(`line of player ${it}`, "--card", svg(`<path class="line line-p${it}" d="M4,90L96,10" />`, "class='chart'"))),
  markup("goal of a chart", "--card", svg(`<path class="goal" d="M4,50H96" />`, "class='chart'")),
];

/** Loads the style sheets of all games; the gallery needs none of them. */
function loadStyles(page) {
  return page.evaluate(() => Promise.all(["huang", "qin", "dragon"].map((slug) => new Promise((done) => {
    const href = `${document.documentElement.dataset.assets}style/${slug}.css`;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done });
    document.head.append(link);
  }))));
}

test("pieces, rivers, camps, pagodas and lines of charts stand out by 3:1, in light and in dark", async () => {
  await visit({ path: "/gallery" }, async (page) => {
    await page.waitForSelector("symbol#dragon-sup-treaty", { state: "attached" });
    await loadStyles(page);
    const found = new Findings();
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      found.add(colorScheme, await contrastFaults(page, [...PIECES, ...PAINTED]));
    }
    found.check();
  });
});

test("the check finds faint shapes, and lets outlines count", async () => {
  await visit({ path: "/gallery" }, async (page) => {
    const square = (attributes) => svg(`<rect x="20" y="20" width="60" height="60" ${attributes} />`);
    const samples = [
      markup("dark", "#fff", square("fill='#333'")),
      markup("outlined", "#fff", square("fill='#eee' stroke='#555' stroke-width='6'")),
      markup("faint", "#fff", square("fill='#ccc'")),
      markup("nothing", "#fff", svg("")),
    ];
    const faults = await contrastFaults(page, samples);
    assert.deepEqual(faults.map((fault) => fault.split(" on ")[0]), ["faint", "nothing"]);
  });
});
