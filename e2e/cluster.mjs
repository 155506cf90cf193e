// Two nodes on one database with NATS, each behind a TCP proxy that fails over to the other
// node.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { base, start } from "./node.mjs";

/** A door: what comes in goes to the first node that takes it. */
async function door(nodes) {
  const inside = new Set();
  const listener = createServer((guest) => {
    const enter = ([first, ...others]) => {
      if (!first) return guest.destroy();
      const way = connect(first.port, "127.0.0.1");
      way.once("connect", () => guest.pipe(way).pipe(guest));
      way.once("error", () => (way.connecting || !way.bytesRead ? enter(others) : guest.destroy()));
      way.once("close", () => guest.destroy());
      guest.once("close", () => way.destroy());
      inside.add(guest).add(way);
    };
    guest.on("error", () => {});
    enter(nodes.filter((node) => node.isUp));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const close = () => {
    listener.close();
    for (const socket of inside) socket.destroy();
  };
  return { site: `http://localhost:${listener.address().port}`, close };
}

/** Starts two nodes and their doors; `kill` ends one as if by a fault. */
export async function cluster(flags = []) {
  const nats = process.env.PAGODA_TEST_NATS_URL;
  const told = [...flags, ...(nats ? ["--nats-url", nats] : [])];
  const { url, drop } = await base();
  const nodes = await Promise.all([start(url, told), start(url, told)]);
  const doors = await Promise.all([door(nodes), door(nodes.toReversed())]);
  const kill = async (at) => {
    nodes[at].isUp = false;
    nodes[at].child.kill("SIGKILL");
    await nodes[at].ended;
  };
  const stop = async () => {
    for (const it of doors) it.close();
    await Promise.all(nodes.filter(({ isUp }) => isUp).map((node) => node.stop()));
    await drop();
  };
  return { url, doors: doors.map(({ site }) => site), ports: nodes.map(({ port }) => port), kill, stop };
}
