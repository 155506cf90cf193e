// The texts of a page and their language.
import assert from "node:assert/strict";
import { isMessage, messageText, plain } from "./messages.mjs";
import { nextFrame } from "./waits.mjs";

/** Texts that are the same in every language: names of games, languages, bots and states. */
const NAMES = [
  ...["Pagoda", "Huang", "Qin"],
  ...["English", "Français", "Deutsch", "Polski"],
  ...["Mei", "Bao", "Ling", "Shan", "Tao"],
  ...["Wei", "Yan", "Zhao", "Chu", "Han", "Qi"],
];
/** Likewise clauses, addresses, dates, keys and squares, browsers, revealed secrets. */
const SIGNS = [/^[HQD]\d+(\.\d+)*$/, /^https?:/, /\b20\d\d\b/, /^\d+\/\d+\/\d\d, /, /^[A-Z]\d*$/, /Chrome/, /^[0-9a-f]{64}$/];

/** Timeout for translations to load, in milliseconds. */
const TIMEOUT = 5_000;

/** All visible texts and spoken names. */
function texts(page) {
  return page.evaluate(() => {
    // Announcements in live regions aren't translated again.
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

/** The state of a table apart from its texts. */
function stateOf(page) {
  return page.evaluate(() => {
    const { phase, ply } = document.querySelector(".table")?.dataset ?? {};
    const open = [...document.querySelectorAll("dialog[open]")].map(({ id }) => id);
    return [phase, ply, ...open, Boolean(document.querySelector(".refusal"))].join(" ");
  });
}

/** Opens the menu of a table. A dialog may cover the button, so a script clicks it. */
const openMenu = (page) => page.locator("[data-action=menu]").first().evaluate((it) => it.click());

/** Opens the settings of a table, whether or not the menu is open. */
async function openSettings(page) {
  await page.evaluate(() => document.activeElement.blur());
  if (!(await page.locator("#menu[open]").count())) await openMenu(page);
  await page.locator("#menu [data-action=settings]").evaluate((it) => it.click());
  await page.waitForSelector("#set-lang");
}

/** Sets the language on the current page, keeps its dialogs open, and waits for the texts; returns whether it could. */
export async function setLanguage(page, lang) {
  // Texts come from the server.
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
  if (isSet) await waitForLanguage(page, lang);
  if (opens) {
    await page.evaluate(() => document.querySelector("#settings").close());
    // The client learns that later, and must have before it opens them again.
    await page.waitForSelector("#set-lang", { state: "detached" });
  }
  if (opens && hasMenu) {
    await openMenu(page);
    await page.waitForSelector("#menu[open]");
  }
  return isSet;
}

/** Waits for the texts of a language: they load together, so the label of the list of languages is enough. */
async function waitForLanguage(page, lang) {
  const words = { "#settings-title": messageText(lang, "settings"), "label[for=lang]": messageText(lang, "language") };
  await page.waitForFunction(({ lang, words }) => {
    const named = Object.keys(words).map((it) => document.querySelector(it)).find(Boolean);
    const text = named?.textContent.replace(/[\u2066-\u2069]/g, "").trim();
    return document.documentElement.lang === lang && Object.values(words).includes(text);
  }, { lang, words });
}

/** Sets the language on any idle page; reloads a page without a list of languages. */
export async function setLanguageAnywhere(page, lang) {
  if ((await page.getAttribute("html", "lang")) === lang) return;
  const before = await stateOf(page);
  const book = page.locator(`.book-langs [hreflang=${lang}]`);
  if (await book.count()) {
    await book.evaluate((it) => it.click());
  } else if (!(await setLanguage(page, lang))) {
    await page.evaluate((lang) => {
      const settings = JSON.parse(localStorage.getItem("pagoda.settings"));
      localStorage.setItem("pagoda.settings", JSON.stringify({ ...settings, lang }));
    }, lang);
    await page.reload();
    // The page is loaded once it has a control.
    await page.waitForSelector("main :is(button, a):visible");
  }
  await page.waitForSelector(`html[lang=${lang}]`);
  assert.equal(await stateOf(page), before, "another language changes only texts");
}

/** Texts that are neither of a language nor in `own`; waits for texts to load. */
export async function untranslated(page, lang, own = []) {
  // A text, or several with dots between them.
  const isUntranslated = (text) => isUntranslatedPart(text) && text.split(" · ").some(isUntranslatedPart);
  const isUntranslatedPart = (text) => {
    const isName = [...NAMES, ...own].includes(text) || SIGNS.some((sign) => sign.test(text));
    return /\p{Letter}/u.test(text) && !isName && !isMessage(lang, text);
  };
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    const spoken = await page.getAttribute("html", "lang");
    // Punctuation between two texts may belong to neither.
    const found = (await texts(page)).map(plain).filter((text) => isUntranslated(text) && isUntranslated(text.replace(/^[·:,] *| *[·:,]$/g, "")));
    if (deadline < Date.now() || (spoken === lang && found.length === 0)) {
      return [...(spoken === lang ? [] : [`the page's language is ${spoken}`]), ...found.map((text) => `“${text}” isn't ${lang}`)];
    }
    await nextFrame(page);
  }
}
