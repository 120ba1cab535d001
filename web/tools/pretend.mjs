/** The built client on a port of its own, with tables played by fixtures: for screenshots and for tests of the look. */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";

const HERE = dirname(fileURLToPath(import.meta.url));
export const CHROMIUM = "/usr/bin/chromium";
export const STATIC = join(HERE, "../../src/petitfour/server/static");
export const SCENES = join(HERE, "../fixtures/scenes");
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

const QR = '<svg width="3" height="3"><path d="M0 0h3v1h-1v1h1v1h-3z"/></svg>'; // looks enough like one

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
    server.listen(0, "127.0.0.1", () => resolve({ server, address: `http://127.0.0.1:${server.address().port}` }));
  });
}

/** Answers as a server would that stands still at one position: `/t/<scene>` is that scene. */
export async function pretend(page, change = (message) => message) {
  await page.routeWebSocket(/\/ws\?v=1/, (socket) => {
    const name = new URL(socket.url()).pathname.split("/")[2];
    const scene = change(JSON.parse(readFileSync(join(SCENES, `${name}.json`), "utf-8")));
    const { why, ...message } = scene;
    socket.onMessage((text) => {
      const { id, move } = JSON.parse(text);
      socket.send(JSON.stringify({ ...message, events: [], re: id, ...(why?.[move] ? { error: why[move] } : {}) }));
    });
    socket.send(JSON.stringify(message));
  });
  await page.route("**/api/**", (route) => route.fulfill({ json: [] }));
  await page.route("**/api/qr**", (route) => route.fulfill({ contentType: "image/svg+xml", body: QR }));
}
