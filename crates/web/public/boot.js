// Starts the module that has this page, keeps the focus, and keeps a copy of all for when there is no network.
const GAMES = ["huang", "qin", "dragon"];
const PEOPLE = ["meet", "account", "person", "alerts", "host", "gallery"];
const [, page, name] = location.pathname.split("/");
/** Whether all pages are one module, as in a development build (`QUICK=1 tools/web`). */
const WHOLE = "{{build}}" !== "shipped";

// The outline of the page, while its module loads.
const isTable = page === "table" || page === "learn";
const splash = document.getElementById("splash");
if (splash) splash.dataset.page = isTable ? "table" : PEOPLE.includes(page) ? "people" : "home";

/** The game that is kept under a name: its title, and whether it is over. */
function kept(name) {
  try {
    const { slug, over } = JSON.parse(localStorage.getItem(`pagoda.game.${name}`));
    return { slug, over };
  } catch {
    return null; // Nothing was kept, or nothing that can be read: the table says so.
  }
}

/** The game of a table at the server; by how much our clocks differ is noted on the way. */
async function played(name) {
  try {
    const answer = await fetch(`/api/tables/${name}`);
    const date = Date.parse(answer.headers.get("date"));
    if (date) document.documentElement.dataset.skew = Date.now() - date;
    return (await answer.json()).game;
  } catch {
    return null; // The page tells when the server is there again.
  }
}

/**
 * The module that has this page: a table's has the board of one game. The larger of its two has tables at a
 * server, and all there is to do with a game that is over.
 */
async function face() {
  if (WHOLE) return "page";
  if (PEOPLE.includes(page)) return "people";
  if (!isTable) return "home";
  const own = page === "learn" ? { slug: name } : kept(name);
  const isElsewhere = !own && /^[a-km-np-z2-9]{12}$/.test(name);
  const slug = isElsewhere ? await played(name) : own?.slug;
  return `${isElsewhere || own?.over ? "online" : "table"}-${GAMES.includes(slug) ? slug : "qin"}`;
}

/** The elements that had the focus since the last touch or click, the latest first. */
let focused = [];
/** Whether a key was the last input; not Tab, which may leave the page. */
let isByKeys = false;
let isChecking = false;

/** Whether an element can have the focus now; with an open dialog only what is in it can. */
function canFocus(it) {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  return it.isConnected && !it.disabled && it.checkVisibility({ visibilityProperty: true }) && (dialog?.contains(it) ?? true);
}

/** Moves the focus to where it was before, or to the page's content, if its element is gone: Tab goes on from there. */
function keepFocus() {
  isChecking = false;
  if (!isByKeys || !focused.length || !document.hasFocus() || document.activeElement !== document.body) return;
  const next = focused.find(canFocus) ?? document.querySelector("main");
  if (next?.localName === "main" && !next.hasAttribute("tabindex")) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
}

/** Checks the focus after the next frame: a control that was disabled loses it there. */
function checkFocus() {
  if (!isByKeys || isChecking) return;
  isChecking = true;
  requestAnimationFrame(() => requestAnimationFrame(keepFocus));
}
addEventListener("focusin", ({ target }) => (focused = [target, ...focused.filter((it) => it !== target)].slice(0, 20)));
addEventListener("pointerdown", () => ([isByKeys, focused] = [false, []]), true);
addEventListener("keydown", ({ key }) => (isByKeys = key !== "Tab"), true);
addEventListener("keyup", checkFocus, true);
const watch = { childList: true, subtree: true, attributeFilter: ["disabled", "open", "hidden"] };
new MutationObserver(checkFocus).observe(document.body, watch);

const file = (name) => new URL(name, import.meta.url);
const chosen = await face();
const module = fetch(file(`${chosen}_bg.wasm`));

const { default: init } = await import(file(`${chosen}.js`));
await init({ module_or_path: module });

// While the client is worked on, a copy would show what was.
if ("{{build}}" !== "live" && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
