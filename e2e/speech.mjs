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
const SIGNS = [/^[HQD]\d+(\.\d+)*$/, /^https?:/, /\b20\d\d\b/, /^[A-Z]\d*$/, /Chrome/, /^[0-9a-f]{64}$/];

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
    // What stands between two texts belongs to neither.
    const said = (await texts(page)).map((text) => plain(text).replace(/^[·:,] *| *[·:,]$/g, ""));
    const found = said.filter(isForeign);
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
    const says = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && /\p{Letter}/u.test(node.data));
    const hides = (it, axis) => ["hidden", "clip"].includes(getComputedStyle(it)[`overflow${axis}`]);
    // What is only spoken is a dot.
    const isDot = (it) => it.clientWidth <= 1 || it.closest(".sr-only, svg");
    for (const it of document.querySelectorAll("body *")) {
      if (!says(it) || isDot(it) || !it.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(it);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const said = it.textContent.trim().slice(0, 40);
      const scrolls = { X: false, Y: false };
      for (let box = it; box && box !== document.body; box = box.parentElement) {
        const room = box.getBoundingClientRect();
        if (!scrolls.X && hides(box, "X") && (left < room.left - 2 || room.right + 2 < right)) faults.push(`“${said}” is cut off by .${box.className || box.tagName}`);
        if (!scrolls.Y && hides(box, "Y") && (top < room.top - 4 || room.bottom + 4 < bottom)) faults.push(`“${said}” is cut off by .${box.className || box.tagName}, below or above`);
        // What can be scrolled to isn't cut off.
        for (const axis of ["X", "Y"]) scrolls[axis] ||= ["auto", "scroll"].includes(getComputedStyle(box)[`overflow${axis}`]);
      }
    }
    return faults;
  });
}
