// Two nodes on one database with NATS, each behind a TCP proxy that fails over to the other node.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { createDatabase, start } from "./node.mjs";

/** A TCP proxy: forwards each connection to the first node that accepts it. */
async function proxy(nodes) {
  const sockets = new Set();
  const listener = createServer((client) => {
    const forward = ([first, ...others]) => {
      if (!first) return client.destroy();
      const upstream = connect(first.port, "127.0.0.1");
      upstream.once("connect", () => client.pipe(upstream).pipe(client));
      upstream.once("error", () => (upstream.connecting || !upstream.bytesRead ? forward(others) : client.destroy()));
      upstream.once("close", () => client.destroy());
      client.once("close", () => upstream.destroy());
      sockets.add(client).add(upstream);
    };
    client.on("error", () => {});
    forward(nodes.filter((node) => node.isUp));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const close = () => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  };
  return { site: `http://localhost:${listener.address().port}`, close };
}

/** Starts two nodes and their proxies; `kill` ends a node by SIGKILL. */
export async function cluster(flags = []) {
  const nats = process.env.PAGODA_TEST_NATS_URL;
  const nodeFlags = [...flags, ...(nats ? ["--nats-url", nats] : [])];
  const { url, drop } = await createDatabase();
  const nodes = await Promise.all([start(url, nodeFlags), start(url, nodeFlags)]);
  const proxies = await Promise.all([proxy(nodes), proxy(nodes.toReversed())]);
  const kill = async (at) => {
    nodes[at].isUp = false;
    nodes[at].child.kill("SIGKILL");
    await nodes[at].ended;
  };
  const stop = async () => {
    for (const it of proxies) it.close();
    await Promise.all(nodes.filter(({ isUp }) => isUp).map((node) => node.stop()));
    await drop();
  };
  return { url, sites: proxies.map(({ site }) => site), ports: nodes.map(({ port }) => port), kill, stop };
}
