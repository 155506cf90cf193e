// A gate before a node: everything goes through as it is, and is noted.
import { createServer, request } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { free } from "./node.mjs";

/**
 * Starts what `start` makes behind a gate; `sent` lists what came out: each path with the bytes of its
 * body as they went over the wire.
 */
export async function gate(start) {
  const sent = [];
  const sockets = new Set();
  const behind = await free();
  const listener = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const onward = request({ host: "127.0.0.1", port: behind, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      let bytes = 0;
      given.on("data", (part) => (bytes += part.length));
      given.on("end", () => sent.push({ path, bytes }));
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  // Sockets go through too; nobody counts what they say.
  listener.on("upgrade", (asked, socket, head) => {
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
  const site = `http://localhost:${listener.address().port}`;
  const node = await start(behind, site);
  const stop = async () => {
    listener.close();
    listener.closeAllConnections();
    for (const socket of sockets) socket.destroy();
    await node.stop();
  };
  return { site, sent, stop };
}
