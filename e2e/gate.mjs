// A gate before a node: everything goes through as it is, and is noted.
import { createServer, request } from "node:http";
import { once } from "node:events";
import { free } from "./node.mjs";

/**
 * Starts what `start` makes behind a gate; `sent` lists what came out: each path with the bytes of its
 * body as they went over the wire.
 */
export async function gate(start) {
  const sent = [];
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
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const site = `http://localhost:${listener.address().port}`;
  const node = await start(behind, site);
  const stop = async () => {
    listener.close();
    listener.closeAllConnections();
    await node.stop();
  };
  return { site, sent, stop };
}
