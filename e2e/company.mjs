// Simulated players at a server, and tables without a browser.
import assert from "node:assert/strict";
import { guest, read } from "./served.mjs";

/** Whoever came with a browser, as far as they act without looking. */
export async function inBrowser(page) {
  const send = async (method, path, data) => {
    const answer = await page.request.fetch(`/api${path}`, { method, data });
    assert.ok(answer.ok(), `${method} ${path}: ${answer.status()}`);
    return answer;
  };
  const me = {
    get: async (path) => (await send("GET", path)).json(),
    post: async (path, body = {}) => read(await (await send("POST", path, body)).text()),
    put: async (path, body = {}) => void (await send("PUT", path, body)),
  };
  return { ...me, user: (await me.get("/profile")).user };
}

/** Two others. */
export const others = (site) => Promise.all(["Ben", "Cid"].map((name) => guest(site, name)));

/** A game among people who sit in this order. */
export async function begun(people, table = {}) {
  const [first, ...rest] = people;
  const { id } = await first.post("/tables", { game: "qin", seats: people.length, sit: { seat: 0, luck: "a" }, ...table });
  for (const [at, who] of rest.entries()) await who.post(`/tables/${id}/sit`, { seat: at + 1, luck: "b" });
  await first.post(`/tables/${id}/start`);
  return id;
}

/** A game that the first of them begins: chance says who does, so it may take a few. */
export async function begunByFirst(people, table) {
  for (;;) {
    const id = await begun(people, table);
    if ((await people[0].get(`/tables/${id}`)).to_act === 0) return id;
    await act(people[0], id, "resign");
  }
}

/** Plays for whoever is asked until it is a seat's turn; says after how many steps it became so. */
export async function playTo(people, id, seat) {
  for (;;) {
    const { to_act: toAct, ply } = await people[0].get(`/tables/${id}`);
    if (toAct === seat) return ply;
    await step(people[toAct], id);
  }
}

/** How soon somebody's time is out who doesn't come, in seconds; every decision brings as much. */
const SOON = 4;
/** How much time whoever stays should have, in milliseconds. */
const PLENTY = 60_000;

/** A game that somebody left, so that a bot plays for them; who stays has time. */
export async function forsaken(stays, leaves) {
  const id = await begunByFirst([stays, leaves], { pace: { live: { bank: SOON, increment: SOON } } });
  for (;;) {
    const { to_act: toAct, away, clocks } = await stays.get(`/tables/${id}`);
    if (toAct !== 0) await new Promise((resolve) => setTimeout(resolve, 50));
    else if (away.includes(1) && PLENTY < clocks.left[0]) return id;
    else await step(stays, id);
  }
}

/** One decision of whoever is asked: the first that there is. */
async function step(who, id) {
  const { acts, frame } = await who.get(`/tables/${id}/frame?moves=true`);
  await who.post(`/tables/${id}/moves`, { acts, move: frame.moves[0] });
}

/** Does something at a table that only goes with what is known of it. */
export async function act(who, id, verb, body = {}) {
  const { acts } = await who.get(`/tables/${id}`);
  await who.post(`/tables/${id}/${verb}`, { acts, ...body });
}
