// Serves the built client as a host would: compressed, every page the same document.
// usage: node serve.mjs FOLDER [PORT]
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

async function find(folder, path) {
  const file = join(folder, normalize(path));
  for (const [name, encoding] of [[`${file}.br`, "br"], [file, ""]]) {
    try {
      return { body: await readFile(name), encoding, type: TYPES[extname(file)] ?? "text/plain; charset=utf-8" };
    } catch {
      // Not there: the next may be.
    }
  }
  return null;
}

/** Starts a server; `sent` lists what it sent: each path with its bytes as they went over the wire. */
export function serve(folder, port = 0) {
  const sent = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const isPage = !extname(path);
    const found = await find(folder, isPage ? "/index.html" : path);
    if (!found) return response.writeHead(404).end();
    const headers = { "content-type": found.type, "content-length": found.body.length, "x-content-type-options": "nosniff" };
    if (found.encoding) headers["content-encoding"] = found.encoding;
    headers["cache-control"] = path.startsWith("/a/") ? "public, max-age=31536000, immutable" : "no-cache";
    response.writeHead(200, headers).end(found.body);
    sent.push({ path, bytes: found.body.length });
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      const url = `http://127.0.0.1:${server.address().port}`;
      resolve({ url, sent, close: () => server.close() });
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve(process.argv[2], Number(process.argv[3] ?? 8080));
  console.log(url);
}
