// User input is rendered as text: nothing in names, titles, chat and reports is executed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { makeHost } from "../node.mjs";
import { become, withNodes } from "../online.mjs";
import { guest } from "../served.mjs";
import { plain } from "../words.mjs";

/** Strings that became code in other programs: those that the server's own tests send through every field. */
const CORPUS = JSON.parse(readFileSync(new URL("../../crates/server/tests/api/corpus/strings.json", import.meta.url), "utf8"));
/** A part of them at a time, so that every list shows all of it. */
const PART = Math.ceil(CORPUS.length / 2);
const PARTS = [CORPUS.slice(0, PART), CORPUS.slice(PART)];
/** What only a string that ran could bring into a page. */
const FOREIGN = "script:not([src]), iframe, base, main img, main style, main form form, main [onerror], main [onload], main [ontoggle]";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Somebody for each string, who uses it wherever people write; says what was taken where. */
async function written(site, strings, ann, table) {
  const taken = { names: [], titles: [], lines: [], complaints: [] };
  const keep = (list, text, isTaken) => isTaken && taken[list].push(plain(text));
  for (const text of strings) {
    const one = await guest(site, "Bo");
    keep("names", text, await one.offer("PATCH", "/profile", { name: text }));
    await one.put(`/friends/${ann.user.id}`);
    keep("titles", text, await one.offer("POST", "/tables", { game: "qin", seats: 2, public: true, title: text }));
    keep("complaints", text, await one.offer("POST", "/reports", { person: ann.user.id, text }));
    // Nobody may say so much alone, and a chair is for one after the other.
    await one.post(`/tables/${table}/sit`, { luck: "y" });
    keep("lines", text, await one.offer("POST", `/tables/${table}/chat`, { text }));
    await one.post(`/tables/${table}/stand`);
  }
  for (const [list, texts] of Object.entries(taken)) assert.ok(strings.length / 2 < texts.length, `most are only text: ${list}`);
  return taken;
}

/** What a part of a page says, once it says so many things. */
async function read(page, parts, count) {
  await page.waitForFunction(([parts, count]) => count <= document.querySelectorAll(parts).length, [parts, count]);
  return plain((await page.locator(parts).allTextContents()).join(" "));
}

for (const [at, strings] of PARTS.entries()) {
  test(`names, titles, chat and complaints are text on every page (strings ${at + 1} of ${PARTS.length})`, async () => {
    await withNodes(async ({ doors: [site], url }) => {
      const [ann, host] = [await guest(site, CORPUS[0]), await guest(site, "Ho")];
      makeHost(url, host.user);
      const { id } = await ann.post("/tables", { game: "qin", seats: 2, title: CORPUS[0], sit: { seat: 0, luck: "x" } });
      const { names, titles, lines, complaints } = await written(site, strings, ann, id);
      const pages = [
        { who: ann, path: "/meet", parts: "[data-tables=open] li", texts: titles },
        { who: ann, path: `/table/${id}`, parts: ".chat-lines li", texts: lines },
        { who: ann, path: "/person", parts: "#friends-title ~ .rows li", texts: names },
        { who: host, path: "/host", parts: ".reports .report-text", texts: complaints },
      ];
      for (const size of [DESK, PHONE]) {
        await houseAt(site, browser).visit({ size, worker: false }, async (page, context) => {
          const [ran, asked] = [[], []];
          context.on("page", () => ran.push("a window"));
          page.on("dialog", (dialog) => { ran.push(dialog.message()); dialog.dismiss(); });
          page.on("request", (request) => asked.push(request.url()));
          for (const { who, path, parts, texts } of pages) {
            await become(page, context, who, site);
            await page.goto(path);
            const shown = await read(page, parts, texts.length);
            for (const text of texts) assert.ok(shown.includes(text), `${path} says ${text}: ${shown}`);
            assert.equal(await page.locator(FOREIGN).count(), 0, path);
            assert.deepEqual(ran, [], path);
          }
          assert.deepEqual(asked.filter((it) => !it.startsWith(`${site}/`) && !it.startsWith("data:")), []);
        });
      }
    });
  });
}
