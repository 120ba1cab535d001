/** A mock server: serves the built client and answers from fixtures. For screenshots and layout tests. */
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";

const HERE = dirname(fileURLToPath(import.meta.url));
export const CHROMIUM = "/usr/bin/chromium";
export const STATIC = join(HERE, "../../src/petitfour/server/static");
const FIXTURES = join(HERE, "../fixtures");
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

const cache = new Map();

function read(path) {
  if (!cache.has(path)) cache.set(path, JSON.parse(readFileSync(join(FIXTURES, path), "utf-8")));
  return cache.get(path);
}

const names = (folder) => readdirSync(join(FIXTURES, folder)).map((file) => file.replace(".json", ""));
export const SCENES = names("scenes");
export const LOBBIES = names("lobbies");
export const REPLAYS = names("replays");
/** Which of them the pictures of dialogs and the README show. */
export const SHOWN = read("pages.json");

/** Serves the built client. Any path that is not a file is a page. */
export function serve() {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname);
    const file = join(STATIC, path);
    const found = existsSync(file) && statSync(file).isFile() ? file : join(STATIC, "index.html");
    response.setHeader("content-type", TYPES[extname(found)] ?? "application/octet-stream");
    // the policy of the real server: nothing from other sites, no inline script or style
    response.setHeader("content-security-policy", "default-src 'self'; img-src 'self' data:");
    if (extname(found) === ".woff2") createReadStream(found).pipe(response);
    else {
      response.setHeader("content-encoding", "gzip");
      createReadStream(found).pipe(createGzip()).pipe(response);
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ server, address: `http://petitfour.localhost:${server.address().port}` }),
    );
  });
}

/** The first message of a table. `/t/<name>` is the scene or lobby of that name; other tables do not exist. */
export function greeting(name) {
  if (SCENES.includes(name)) return read(`scenes/${name}.json`);
  return LOBBIES.includes(name) ? read(`lobbies/${name}.json`) : null;
}

/** Answers the requests of a page like a server whose table never changes. */
export async function mockServer(page) {
  await page.routeWebSocket(/\/ws\?v=2/, (socket) => {
    const found = greeting(new URL(socket.url()).pathname.split("/")[2]);
    if (!found) {
      socket.send(JSON.stringify({ at: 0, error: { id: "no-such-table" } }));
      socket.close({ code: 4404 });
      return;
    }
    const { why, hint, information_set, ...message } = found;
    socket.onMessage((text) => {
      const {
        id,
        command: { type, move },
      } = JSON.parse(text);
      const error = why?.[move];
      const answers = { hint: { hint }, information_set: { information_set } };
      const answer = answers[type] ? { answer: answers[type] } : {};
      socket.send(JSON.stringify({ ...message, ...answer, events: [], reply_to: id, ...(error ? { error } : {}) }));
    });
    socket.send(JSON.stringify(message));
  });
  const answers = read("answers.json");
  await page.route("**/api/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.replace("/api/", "");
    if (path === "qr") return route.fulfill({ contentType: "image/svg+xml", body: answers.qr });
    if (path === "records/expand") {
      const record = route.request().postData();
      const found = REPLAYS.map((name) => read(`replays/${name}.json`)).find((one) => one.record === record);
      if (found) return route.fulfill({ json: found.replay });
      return route.fulfill({ status: 400, json: { error: { id: "bad-record" } } });
    }
    if (path.endsWith("/link-device"))
      return route.fulfill({ json: { token: "Zm9ydHktdGhyZWUgbGV0dGVycywgbGlrZSBhIHRva2Vu" } });
    const [, name, what] = /^tables\/([\w-]+)\/(record|review)$/.exec(path) ?? [];
    if (REPLAYS.includes(name)) {
      const { record, review } = read(`replays/${name}.json`);
      return route.fulfill(what === "record" ? { contentType: "text/plain", body: record } : { json: review });
    }
    return route.fulfill({ json: answers[path] ?? {} });
  });
}
