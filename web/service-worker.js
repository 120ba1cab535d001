/** The service worker: the app starts without a network, and a notification opens its table. */

const CACHE = "petitfour";
/** The engine is large and changes less often than the client, so it has a cache of its own. */
const ENGINE = "petitfour-engine";
/** All files of the client; the build fills them in. */
const FILES = [];
/** The address of the page. */
const PAGE = self.registration.scope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith(new URL("assets/", PAGE).pathname)) event.respondWith(asset(event.request));
});

// the page has nothing else to do: caches what it has not used so far
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keep());
});

/** Caches the page and all files of the client. */
async function keep() {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const address of [PAGE, ...FILES.map((file) => new URL(file, PAGE).href)])
    if (!(await cache.match(address))) missing.push(address);
  await cache.addAll(missing);
}

/** Returns the page, which is the same at every address: from the server, or without it from the cache. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(PAGE);
  try {
    const fresh = await fetch(request);
    if (!fresh.ok) return fresh;
    const [now, before] = await Promise.all([fresh.clone().text(), cached?.clone().text()]);
    if (now !== before) {
      // a new build: deletes the files of the old one
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(PAGE, fresh.clone());
    }
    return fresh;
  } catch (away) {
    if (cached) return cached;
    throw away;
  }
}

/** Returns an asset. File names contain a hash, so a cached file is never outdated. */
async function asset(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const cache = await caches.open(/\/(engine|pyodide)[^/]*$/.test(request.url) ? ENGINE : CACHE);
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
