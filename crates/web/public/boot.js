// Starts the client, and keeps a copy of it for when there is no network.
import init from "./web.js";

init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });

if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/sw.js"));
}
