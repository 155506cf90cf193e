// A recording proxy before a node: it forwards everything unchanged and records the responses.
import { createServer, request } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { note, noted } from "./answers.mjs";
import { free } from "./node.mjs";

/**
 * Starts a node with `start` behind a proxy. `sent` lists every response: its path, and the bytes of its body as sent.
 */
export async function recordingProxy(start) {
  const sent = [];
  const sockets = new Set();
  const behind = await free();
  let site;
  const listener = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const onward = request({ host: "127.0.0.1", port: behind, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      const parts = [];
      // The page may have been left meanwhile; the whole response is recorded all the same.
      given.on("data", (part) => (parts.push(part), answer.destroyed || answer.write(part)));
      given.on("end", () => {
        const body = Buffer.concat(parts);
        sent.push({ path, bytes: body.length });
        note(noted({ method, path, asked: headers, status: given.statusCode, headers: given.headers, body, site }));
        answer.end();
      });
      given.on("close", () => given.complete || (note({ live: path }), answer.destroy()));
    });
    onward.on("error", () => (note({ live: path }), answer.destroy()));
    asked.pipe(onward);
  });
  // WebSockets are forwarded, but not recorded.
  listener.on("upgrade", (asked, socket, head) => {
    note({ live: asked.url });
    const onward = connect(behind, "127.0.0.1", () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
    sockets.add(socket).add(onward);
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
