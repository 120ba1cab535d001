/** The service worker: the app starts without a network, and a notification opens its table. */

const CACHE = "petitfour";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

/** Returns the page, which is the same at every address: from the server, or without it from the cache. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match("/");
  try {
    const fresh = await fetch(request);
    if (!fresh.ok) return fresh;
    const [now, before] = await Promise.all([fresh.clone().text(), cached?.clone().text()]);
    if (now !== before) {
      // a new build: deletes the files of the old one
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put("/", fresh.clone());
    }
    return fresh;
  } catch (away) {
    if (cached) return cached;
    throw away;
  }
}

/** Returns an asset. File names contain a hash, so a cached file is never outdated. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
