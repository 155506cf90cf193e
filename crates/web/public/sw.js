// Keeps the whole client, so that it starts without a network; a sound once it was fetched. A new build is a new cache.
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
  event.respondWith(answer(request, wanted));
});

/** A file from the cache, or else from the network; a sound is cached then. */
async function answer(request, wanted) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(wanted);
  if (kept) return kept;
  const fetched = await fetch(request);
  // A full disk is no reason to play nothing.
  if (fetched.ok && wanted.includes("/sound/")) cache.put(wanted, fetched.clone()).catch(() => {});
  return fetched;
}

self.addEventListener("push", (event) => {
  const { title, text, url } = event.data.json();
  // Two alerts about one table are one: the newer.
  const note = { body: text, tag: url, renotify: true, icon: "/icon-192.png", data: url };
  event.waitUntil(self.registration.showNotification(title, note));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, location.origin)));
});

/** Goes to a page: to the tab that shows it, or to a new one. */
async function show(page) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find((tab) => new URL(tab.url).pathname === page.pathname);
  return open ? open.focus() : self.clients.openWindow(page.pathname);
}
