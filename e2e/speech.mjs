// The texts of a page: their language.
import assert from "node:assert/strict";
import { drawn } from "./states.mjs";
import { isSaid, plain, said } from "./words.mjs";

/** What is the same in every language: names of games, of languages, of bots, of states. */
const NAMES = [
  ...["Pagoda", "Huang", "Qin"],
  ...["English", "Français", "Deutsch", "Polski"],
  ...["Mei", "Bao", "Ling", "Shan", "Tao"],
  ...["Wei", "Yan", "Zhao", "Chu", "Han", "Qi"],
];
/** And clauses, addresses, moments, keys and squares, browsers, numbers that were secret. */
const SIGNS = [/^[HQD]\d+(\.\d+)*$/, /^https?:/, /\b20\d\d\b/, /^\d+\/\d+\/\d\d, /, /^[A-Z]\d*$/, /Chrome/, /^[0-9a-f]{64}$/];

/** How long words may be still to come, in milliseconds. */
const PATIENCE = 5_000;

/** Everything that shows or is spoken. */
function texts(page) {
  return page.evaluate(() => {
    // What was told once isn't told again.
    const shows = (it) => it && it.checkVisibility({ visibilityProperty: true }) && !it.closest("script, style, option[lang], [aria-live]");
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (shows(walk.currentNode.parentElement)) found.add(walk.currentNode.data);
    for (const name of ["aria-label", "title", "placeholder"]) {
      for (const it of document.querySelectorAll(`body [${name}]`)) if (shows(it)) found.add(it.getAttribute(name));
    }
    return [...found];
  });
}

/** What a table shows besides its words. */
function shown(page) {
  return page.evaluate(() => {
    const { phase, ply } = document.querySelector(".table")?.dataset ?? {};
    const open = [...document.querySelectorAll("dialog[open]")].map(({ id }) => id);
    return [phase, ply, ...open, Boolean(document.querySelector(".refusal"))].join(" ");
  });
}

/** Opens the menu of a table. A dialog may lie over it, so nobody clicks. */
const openMenu = (page) => page.locator("[data-action=menu]").first().evaluate((it) => it.click());

/** Opens the settings of a table, whatever lies open. */
async function openSettings(page) {
  await page.evaluate(() => document.activeElement.blur());
  if (!(await page.locator("#menu[open]").count())) await openMenu(page);
  await page.locator("#menu [data-action=settings]").evaluate((it) => it.click());
  await page.waitForSelector("#set-lang");
}

/** Sets a language wherever one is, without leaving what lies open, and waits for its words; says whether it could. */
export async function speak(page, lang) {
  // Words come from the server.
  if (!(await page.evaluate(() => navigator.onLine))) return false;
  const hasMenu = Boolean(await page.locator("#menu[open]").count());
  const opens = Boolean(await page.locator(".table").count()) && !(await page.locator("#settings[open]").count());
  if (opens) await openSettings(page);
  const isSet = await page.evaluate((lang) => {
    const list = document.querySelector("#set-lang") ?? document.querySelector("#lang");
    if (!list) return false;
    list.value = lang;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }, lang);
  if (isSet) await isSpoken(page, lang);
  if (opens) await page.evaluate(() => document.querySelector("#settings").close());
  if (opens && hasMenu) {
    await openMenu(page);
    await page.waitForSelector("#menu[open]");
  }
  return isSet;
}

/** Waits for the words of a language: they come all at once, so what names the list of languages tells. */
async function isSpoken(page, lang) {
  const words = { "#settings-title": said(lang, "settings"), "label[for=lang]": said(lang, "language") };
  await page.waitForFunction(({ lang, words }) => {
    const named = Object.keys(words).map((it) => document.querySelector(it)).find(Boolean);
    const text = named?.textContent.replace(/[\u2066-\u2069]/g, "").trim();
    return document.documentElement.lang === lang && Object.values(words).includes(text);
  }, { lang, words });
}

/** The same on pages where nothing happens meanwhile; those without a list of languages are the same when they are loaded again. */
export async function speakAnywhere(page, lang) {
  if ((await page.getAttribute("html", "lang")) === lang) return;
  const before = await shown(page);
  const book = page.locator(`.book-langs [hreflang=${lang}]`);
  if (await book.count()) {
    await book.evaluate((it) => it.click());
  } else if (!(await speak(page, lang))) {
    await page.evaluate((lang) => {
      const settings = JSON.parse(localStorage.getItem("pagoda.settings"));
      localStorage.setItem("pagoda.settings", JSON.stringify({ ...settings, lang }));
    }, lang);
    await page.reload();
    // It is there again once there is something to press.
    await page.waitForSelector("main :is(button, a):visible");
  }
  await page.waitForSelector(`html[lang=${lang}]`);
  assert.equal(await shown(page), before, "another language changes nothing but words");
}

/** What is said in no words of a language, and is nobody's own. Words come from the server, so it may take a moment. */
export async function foreign(page, lang, own = []) {
  const isForeign = (text) => {
    const isName = [...NAMES, ...own].includes(text) || SIGNS.some((sign) => sign.test(text));
    return /\p{Letter}/u.test(text) && !isName && !isSaid(lang, text);
  };
  const patience = Date.now() + PATIENCE;
  for (;;) {
    const spoken = await page.getAttribute("html", "lang");
    // What stands between two texts may belong to neither.
    const found = (await texts(page)).map(plain).filter((text) => isForeign(text) && isForeign(text.replace(/^[·:,] *| *[·:,]$/g, "")));
    if (patience < Date.now() || (spoken === lang && found.length === 0)) {
      return [...(spoken === lang ? [] : [`the page says that it is ${spoken}`]), ...found.map((text) => `“${text}” isn't ${lang}`)];
    }
    await drawn(page);
  }
}
