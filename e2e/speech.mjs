// What a page says, in which language, and whether there is room for it.
import { isSaid, plain } from "./words.mjs";

/** What is the same in every language: names of games, of languages, of bots, of states. */
const NAMES = [
  ...["Pagoda", "Huang", "Qin", "In the Year of the Dragon"],
  ...["English", "Français", "Deutsch", "Polski"],
  ...["Mei", "Bao", "Ling", "Shan", "Tao"],
  ...["Wei", "Yan", "Zhao", "Chu", "Han", "Qi"],
];
/** And clauses, addresses, moments, keys and squares, browsers, numbers that were secret. */
const SIGNS = [/^[HQD]\d+(\.\d+)*$/, /^https?:/, /\b20\d\d\b/, /^\d+\/\d+\/\d\d, /, /^[A-Z]\d*$/, /Chrome/, /^[0-9a-f]{64}$/];

/** How often it is looked for words that are still to come. */
const LOOKS = 20;

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

/** Sets a language wherever one is, without leaving what lies open; says whether it could. */
export async function speak(page, lang) {
  // Words come from the server.
  if (!(await page.evaluate(() => navigator.onLine))) return false;
  const hasMenu = Boolean(await page.locator("#menu[open]").count());
  const isAtTable = Boolean(await page.locator(".table").count());
  if (isAtTable) {
    await page.evaluate(() => document.activeElement.blur());
    if (!hasMenu) await page.keyboard.press("m");
    await page.locator("#menu [data-action=settings]").evaluate((it) => it.click());
    await page.waitForSelector("#set-lang");
  }
  // A dialog may lie over it, so nobody clicks.
  const isSet = await page.evaluate((lang) => {
    const list = document.querySelector("#set-lang") ?? document.querySelector("#lang");
    if (!list) return false;
    list.value = lang;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }, lang);
  if (isAtTable) await page.evaluate(() => document.querySelector("#settings").close());
  if (hasMenu) await page.keyboard.press("m");
  return isSet;
}

/** What is said in no words of a language, and is nobody's own. Words come from the server, so it may take a moment. */
export async function foreign(page, lang, own = []) {
  const isForeign = (text) => {
    const isName = [...NAMES, ...own].includes(text) || SIGNS.some((sign) => sign.test(text));
    return /\p{Letter}/u.test(text) && !isName && !isSaid(lang, text);
  };
  for (let look = 0; ; look += 1) {
    const spoken = await page.getAttribute("html", "lang");
    // What stands between two texts may belong to neither.
    const found = (await texts(page)).map(plain).filter((text) => isForeign(text) && isForeign(text.replace(/^[·:,] *| *[·:,]$/g, "")));
    if (look === LOOKS || (spoken === lang && found.length === 0)) {
      return [...(spoken === lang ? [] : [`the page says that it is ${spoken}`]), ...found.map((text) => `“${text}” isn't ${lang}`)];
    }
    await page.waitForTimeout(100);
  }
}

/** What has no room: a page wider than the screen, words that are cut off. */
export function cramped(page) {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    const faults = [];
    if (root.clientWidth < root.scrollWidth) faults.push(`the page is ${root.scrollWidth} wide, the screen ${root.clientWidth}`);
    const isOf = (it, axis, words) => words.includes(getComputedStyle(it)[`overflow${axis}`]);
    /** Which box cuts words off; none if they can be scrolled to, or are only spoken: their box is a dot. */
    const cutter = (text) => {
      const range = document.createRange();
      range.selectNode(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const scrolls = { X: false, Y: false };
      let found = null;
      for (let box = text.parentElement; box !== document.body; box = box.parentElement) {
        const room = box.getBoundingClientRect();
        if (room.width <= 1) return null;
        const isWide = !scrolls.X && isOf(box, "X", ["hidden", "clip"]) && (left < room.left - 2 || room.right + 2 < right);
        const isHigh = !scrolls.Y && isOf(box, "Y", ["hidden", "clip"]) && (top < room.top - 4 || room.bottom + 4 < bottom);
        if (isWide || isHigh) found ??= box;
        for (const axis of ["X", "Y"]) scrolls[axis] ||= isOf(box, axis, ["auto", "scroll"]);
      }
      return found;
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      // The line of news is short for what the log tells.
      const shows = /\p{Letter}/u.test(text.data) && text.parentElement.checkVisibility({ visibilityProperty: true }) && !text.parentElement.closest("svg, option, .news-line");
      const box = shows && cutter(text);
      if (box) faults.push(`“${text.data.trim().slice(0, 40)}” is cut off by .${box.className || box.tagName}`);
    }
    return faults;
  });
}
