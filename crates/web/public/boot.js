// Starts the module that has this page, and keeps a copy of all for when there is no network.
const face = location.pathname.startsWith("/table/") ? "table" : "home";
const file = (name) => new URL(name, import.meta.url);
const module = fetch(file(`${face}_bg.wasm`));

const { default: init } = await import(file(`${face}.js`));
await init({ module_or_path: module });

if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
