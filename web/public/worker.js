/** Where the context is secure: the app opens without a network, and a notification leads back to its table. */

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

/** The page is the same at every address. The server's own comes first; the kept one is for when there is none. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match("/");
  try {
    const fresh = await fetch(request);
    if (!fresh.ok) return fresh;
    const [now, before] = await Promise.all([fresh.clone().text(), kept?.clone().text()]);
    if (now !== before) {
      // another build: what belonged to the old one is not needed any more
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put("/", fresh.clone());
    }
    return fresh;
  } catch (away) {
    if (kept) return kept;
    throw away;
  }
}

/** Names of files change with what is in them: what is kept is right. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
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
