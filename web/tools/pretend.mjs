/** The built client on a port of its own, at a server made of fixtures: for screenshots and for tests of the look. */
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

const kept = new Map();

function read(path) {
  if (!kept.has(path)) kept.set(path, JSON.parse(readFileSync(join(FIXTURES, path), "utf-8")));
  return kept.get(path);
}

const names = (folder) => readdirSync(join(FIXTURES, folder)).map((file) => file.replace(".json", ""));
export const SCENES = names("scenes");
export const LOBBIES = names("lobbies");
export const REPLAYS = names("replays");

/** Any path that is no file is a page of the client. */
export function serve() {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname);
    const file = join(STATIC, path);
    const found = existsSync(file) && statSync(file).isFile() ? file : join(STATIC, "index.html");
    response.setHeader("content-type", TYPES[extname(found)] ?? "application/octet-stream");
    // the server's own policy: nothing from elsewhere, no inline script or style
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

/** What a table sends first: `/t/<name>` is the scene or the lobby of that name; any other table is not there. */
export function greeting(name) {
  if (SCENES.includes(name)) return read(`scenes/${name}.json`);
  return LOBBIES.includes(name) ? read(`lobbies/${name}.json`) : null;
}

/** Answers as a server would that stands still at one position. */
export async function pretend(page) {
  await page.routeWebSocket(/\/ws\?v=1/, (socket) => {
    const found = greeting(new URL(socket.url()).pathname.split("/")[2]);
    if (!found) {
      socket.send(JSON.stringify({ at: 0, error: { id: "no-such-table" } }));
      socket.close({ code: 4404 });
      return;
    }
    const { why, hint, belief, ...message } = found;
    socket.onMessage((text) => {
      const { id, do: verb, move } = JSON.parse(text);
      const error = why?.[move];
      const answers = { hint: { hint }, belief: { belief } };
      const answer = answers[verb] ? { answer: answers[verb] } : {};
      socket.send(JSON.stringify({ ...message, ...answer, events: [], re: id, ...(error ? { error } : {}) }));
    });
    socket.send(JSON.stringify(message));
  });
  const answers = read("answers.json");
  await page.route("**/api/**", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const path = pathname.replace("/api/", "");
    if (path === "qr") return route.fulfill({ contentType: "image/svg+xml", body: answers.qr });
    if (path === "records/expand") {
      const record = route.request().postData();
      const found = REPLAYS.map((name) => read(`replays/${name}.json`)).find((one) => one.record === record);
      if (found) return route.fulfill({ json: found.seats[searchParams.get("seat") ?? "null"] });
      return route.fulfill({ status: 400, json: { error: { id: "bad-record" } } });
    }
    if (path.endsWith("/carry"))
      return route.fulfill({ json: { token: "Zm9ydHktdGhyZWUgbGV0dGVycywgbGlrZSBhIHRva2Vu" } });
    const [, name, what] = /^tables\/([\w-]+)\/(record|review)$/.exec(path) ?? [];
    if (REPLAYS.includes(name)) {
      const { record, review } = read(`replays/${name}.json`);
      return route.fulfill(what === "record" ? { contentType: "text/plain", body: record } : { json: review });
    }
    return route.fulfill({ json: answers[path] ?? {} });
  });
}
