// What people write is text, whatever it looks like: in names, titles and chat nothing of it runs.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, houseAt, launch, PHONE } from "../browser.mjs";
import { withNodes } from "../online.mjs";
import { guest } from "../served.mjs";

/** Strings that became code in other programs; each would call `alert`, or ask somebody else's server. */
const CORPUS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "\"><script>alert(1)</script>",
  "'\"--></style></script><script>alert(1)</script>",
  "javascript:alert(1)",
  "<a href=\"javascript:alert(1)\">x</a>",
  "<iframe srcdoc='<script>parent.alert(1)</script>'>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "{ $name }",
  "<link rel=stylesheet href=//elsewhere.example/x.css>",
  "<base href=//elsewhere.example/>",
  "<details open ontoggle=alert(1)>",
  "&lt;b&gt;&#x41;&amp;",
];
/** Names are shorter than lines. */
const LONGEST = 40;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Text as pages lay it out. */
const flat = (text) => text.replace(/\s+/g, " ").trim();

test("names, titles and chat are text on every page", async () => {
  await withNodes(async ({ doors }) => {
    const said = CORPUS.filter((text) => text.length <= LONGEST);
    const [first] = said;
    const ann = await guest(doors[0], first);
    const { id } = await ann.post("/tables", { game: "qin", seats: 4, public: true, title: CORPUS[3], sit: { seat: 0, luck: "x" } });
    const others = [];
    for (const name of said.slice(1, 4)) {
      const other = await guest(doors[0], name);
      await other.post(`/tables/${id}/sit`, { luck: "y" });
      others.push(other);
    }
    // Nobody may say so much at once alone.
    for (const [at, text] of CORPUS.entries()) await [ann, ...others][at % 4].post(`/tables/${id}/chat`, { text });
    const titles = [];
    for (const title of CORPUS) titles.push((await ann.post("/tables", { game: "qin", seats: 2, public: true, title })).title);
    for (const size of [DESK, PHONE]) {
      const dialogs = [];
      const asked = [];
      const check = async (page) => {
        assert.deepEqual(dialogs, []);
        assert.deepEqual(asked.filter((url) => !url.startsWith(doors[0]) && !url.startsWith("data:")), []);
        assert.equal(await page.locator("script:not([src]), iframe, base, main img, main [onerror], main [onload], main [ontoggle]").count(), 0);
      };
      await houseAt(doors[0], browser).visit({ size, worker: false, path: "about:blank" }, async (page, context) => {
        context.on("page", () => dialogs.push("a window"));
        page.on("dialog", (dialog) => { dialogs.push(dialog.message()); dialog.dismiss(); });
        page.on("request", (request) => asked.push(request.url()));
        await page.goto("/meet");
        await page.waitForSelector("[data-tables=open] li");
        const open = flat(await page.locator("[data-tables=open]").innerText());
        for (const title of titles) assert.ok(open.includes(flat(title)), title);
        await check(page);
        // Whoever sits there sees all of it.
        await context.addCookies([{ name: ann.cookie[0], value: ann.cookie[1], url: doors[0] }]);
        await page.evaluate((user) => localStorage.setItem("pagoda.person", JSON.stringify(user)), ann.user);
        await page.goto(`/table/${id}`);
        await page.waitForFunction((count) => count <= document.querySelectorAll(".chat-lines li").length, CORPUS.length);
        const chat = flat(await page.locator(".chat-lines").innerText());
        for (const text of CORPUS) assert.ok(chat.includes(flat(text)), text);
        const chairs = flat(await page.locator(".chairs").innerText());
        for (const name of said.slice(0, 4)) assert.ok(chairs.includes(flat(name)), name);
        await check(page);
        await page.goto(`/person/${ann.user.id}`);
        await page.waitForSelector("h1");
        await check(page);
      });
    }
  });
});
