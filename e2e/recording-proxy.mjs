// A recording proxy in front of a node: it forwards everything unchanged and records the responses.
import { createServer, request } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { freePort } from "./node.mjs";
import { record, recordOf } from "./recorded-responses.mjs";

/**
 * Starts a node with `start` behind a proxy. `sent` lists every response: its path, and the bytes of its body as sent.
 */
export async function recordingProxy(start) {
  const sent = [];
  const sockets = new Set();
  const behind = await freePort();
  let site;
  const listener = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const upstream = request({ host: "127.0.0.1", port: behind, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      const parts = [];
      // The browser may have left the page meanwhile; record the whole response anyway.
      given.on("data", (part) => (parts.push(part), answer.destroyed || answer.write(part)));
      given.on("end", () => {
        const body = Buffer.concat(parts);
        sent.push({ path, bytes: body.length });
        record(recordOf({ method, path, asked: headers, status: given.statusCode, headers: given.headers, body, site }));
        answer.end();
      });
      given.on("close", () => given.complete || (record({ live: path }), answer.destroy()));
    });
    upstream.on("error", () => (record({ live: path }), answer.destroy()));
    asked.pipe(upstream);
  });
  // WebSockets are forwarded, but not recorded.
  listener.on("upgrade", (asked, socket, head) => {
    record({ live: asked.url });
    const upstream = connect(behind, "127.0.0.1", () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      upstream.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
    sockets.add(socket).add(upstream);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  site = `http://localhost:${listener.address().port}`;
  const node = await start(behind, site);
  const stop = async () => {
    listener.close();
    listener.closeAllConnections();
    for (const socket of sockets) socket.destroy();
    await node.stop();
  };
  return { site, sent, stop };
}
