// A gate before a node: everything goes through as it is, and is noted.
import { createServer, request } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { note, noted } from "./answers.mjs";
import { free } from "./node.mjs";

/**
 * Starts what `start` makes behind a gate; `sent` lists what came out: each path with the bytes of its
 * body as they went over the wire.
 */
export async function gate(start) {
  const sent = [];
  const sockets = new Set();
  const behind = await free();
  let site;
  const listener = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const onward = request({ host: "127.0.0.1", port: behind, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      const parts = [];
      // A page that is left takes no more of it; what it would have been is noted all the same.
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
  // Sockets go through too; nobody counts what they say.
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
