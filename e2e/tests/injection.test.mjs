// User input is rendered as text: nothing in names, titles, chat and reports is executed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { guest } from "../api-client.mjs";
import { DESK, launch, PHONE, siteAt } from "../browser.mjs";
import { plain } from "../messages.mjs";
import { makeModerator } from "../node.mjs";
import { signInAs, withTwoNodes } from "../online.mjs";

/** Strings of known injection attacks, which the server's tests send through every field. */
const CORPUS = JSON.parse(readFileSync(new URL("../../crates/server/tests/api/corpus/strings.json", import.meta.url), "utf8"));
/** In two parts, so that no list is cut off. */
const PART = Math.ceil(CORPUS.length / 2);
const PARTS = [CORPUS.slice(0, PART), CORPUS.slice(PART)];
/** Elements that only an executed string could add to a page. */
const INJECTED = "script:not([src]), iframe, base, main img, main style, main form form, main [onerror], main [onload], main [ontoggle]";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Sends each string as a name, title, report and chat line; returns the accepted ones. */
async function submitAll(site, strings, ann, table) {
  const accepted = { names: [], titles: [], lines: [], reports: [] };
  const keep = (list, text, isAccepted) => isAccepted && accepted[list].push(plain(text));
  for (const text of strings) {
    const one = await guest(site, "Bo");
    keep("names", text, await one.offer("PATCH", "/profile", { name: text }));
    await one.put(`/friends/${ann.user.id}`);
    keep("titles", text, await one.offer("POST", "/tables", { game: "qin", seats: 2, public: true, title: text }));
    keep("reports", text, await one.offer("POST", "/reports", { user: ann.user.id, reason: text }));
    // Chat is rate-limited per user, so each string has its own guest, who takes the seat in turn.
    await one.post(`/tables/${table}/sit`, { luck: "y" });
    keep("lines", text, await one.offer("POST", `/tables/${table}/chat`, { text }));
    await one.post(`/tables/${table}/stand`);
  }
  for (const [list, texts] of Object.entries(accepted)) assert.ok(strings.length / 2 < texts.length, `most strings are accepted: ${list}`);
  return accepted;
}

/** The text of elements, once there are so many. */
async function read(page, parts, count) {
  await page.waitForFunction(([parts, count]) => count <= document.querySelectorAll(parts).length, [parts, count]);
  return plain((await page.locator(parts).allTextContents()).join(" "));
}

for (const [at, strings] of PARTS.entries()) {
  test(`names, titles, chat and reports are rendered as text on every page (strings ${at + 1} of ${PARTS.length})`, async () => {
    await withTwoNodes(async ({ sites: [site], url }) => {
      const [ann, moderator] = [await guest(site, CORPUS[0]), await guest(site, "Ho")];
      makeModerator(url, moderator.user);
      const { id } = await ann.post("/tables", { game: "qin", seats: 2, title: CORPUS[0], sit: { seat: 0, luck: "x" } });
      const { names, titles, lines, reports } = await submitAll(site, strings, ann, id);
      const pages = [
        { who: ann, path: "/meet", parts: "[data-tables=open] li", texts: titles },
        { who: ann, path: `/table/${id}`, parts: ".chat-lines li", texts: lines },
        { who: ann, path: "/person", parts: "#friends-title ~ .rows li", texts: names },
        { who: moderator, path: "/host", parts: ".reports .report-text", texts: reports },
      ];
      for (const size of [DESK, PHONE]) {
        await siteAt(site, browser).visit({ size }, async (page, context) => {
          const [executed, requests] = [[], []];
          context.on("page", () => executed.push("a window"));
          page.on("dialog", (dialog) => { executed.push(dialog.message()); dialog.dismiss(); });
          page.on("request", (request) => requests.push(request.url()));
          for (const { who, path, parts, texts } of pages) {
            await signInAs(page, context, who, site);
            await page.goto(path);
            const shown = await read(page, parts, texts.length);
            for (const text of texts) assert.ok(shown.includes(text), `${path} shows ${text}: ${shown}`);
            assert.equal(await page.locator(INJECTED).count(), 0, path);
            assert.deepEqual(executed, [], path);
          }
          assert.deepEqual(requests.filter((it) => !it.startsWith(`${site}/`) && !it.startsWith("data:")), []);
        });
      }
    });
  });
}
