// Starts the module that has this page, and keeps a copy of all for when there is no network.
const GAMES = ["huang", "qin", "dragon"];
const [, page, name] = location.pathname.split("/");

/** The game that is kept under a name. */
function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(`pagoda.game.${name}`)).slug;
  } catch {
    return null; // Nothing was kept, or nothing that can be read: the table says so.
  }
}

/** The module that has this page: a table's has the board of one game. */
function face() {
  if (page !== "table" && page !== "learn") return "home";
  const slug = page === "learn" ? name : kept(name);
  return `table-${GAMES.includes(slug) ? slug : "qin"}`;
}

const file = (name) => new URL(name, import.meta.url);
const module = fetch(file(`${face()}_bg.wasm`));

const { default: init } = await import(file(`${face()}.js`));
await init({ module_or_path: module });

if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
