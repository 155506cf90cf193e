// Keeps the whole client, so that it starts without a network. A new build is a new cache.
const VERSION = "{{version}}";
const FILES = {{files}};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== VERSION).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  // Pages of the client are all the same document; files, and pages that need no script, are what they are.
  const path = url.pathname.replace(/(.)\/$/, "$1");
  const isOwn = FILES.includes(path) || path.split("/").at(-1).includes(".");
  const wanted = request.mode === "navigate" && !isOwn ? "/" : path;
  event.respondWith(
    caches.open(VERSION).then((cache) => cache.match(wanted)).then((kept) => kept ?? fetch(request)),
  );
});
