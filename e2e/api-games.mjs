// Simulated players at a server, and tables without a browser.
import assert from "node:assert/strict";
import { guest, read } from "./api-client.mjs";

/** The API as the user of a browser's page calls it. */
export async function apiOf(page) {
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

/** Two guests, Ben and Cid. */
export const twoGuests = (site) => Promise.all(["Ben", "Cid"].map((name) => guest(site, name)));

/** Creates a table, seats these players in order, and starts the game; returns its id. */
export async function startGame(players, table = {}) {
  const [first, ...rest] = players;
  const { id } = await first.post("/tables", { game: "qin", seats: players.length, sit: { seat: 0, luck: "a" }, ...table });
  for (const [at, player] of rest.entries()) await player.post(`/tables/${id}/sit`, { seat: at + 1, luck: "b" });
  await first.post(`/tables/${id}/start`);
  return id;
}

/** Starts games until the first player is to act: the first turn is random. */
export async function startAsFirst(players, table) {
  for (;;) {
    const id = await startGame(players, table);
    if ((await players[0].get(`/tables/${id}`)).to_act === 0) return id;
    await act(players[0], id, "resign");
  }
}

/** Plays until a seat is to act; returns the ply. */
export async function playTo(players, id, seat) {
  for (;;) {
    const { to_act: toAct, ply } = await players[0].get(`/tables/${id}`);
    if (toAct === seat) return ply;
    await step(players[toAct], id);
  }
}

/** Time bank and increment, in seconds: an absent player runs out of time soon. */
const SHORT_BANK = 4;
/** Time that the present player should have left, in milliseconds. */
const PLENTY = 60_000;

/** A game that one player left, so that a bot plays for them; the other has time left. */
export async function abandonedGame(present, absent) {
  const id = await startAsFirst([present, absent], { pace: { live: { bank: SHORT_BANK, increment: SHORT_BANK } } });
  for (;;) {
    const { to_act: toAct, away, clocks } = await present.get(`/tables/${id}`);
    if (toAct !== 0) await new Promise((resolve) => setTimeout(resolve, 50));
    else if (away.includes(1) && PLENTY < clocks.left[0]) return id;
    else await step(present, id);
  }
}

/** Plays so many moves. */
export async function playMoves(players, id, moves) {
  for (let move = 0; move < moves; move += 1) {
    const { to_act: toAct } = await players[0].get(`/tables/${id}`);
    await step(players[toAct], id);
  }
}

/** Makes the first legal move for the player to act. */
async function step(player, id) {
  const { acts, frame } = await player.get(`/tables/${id}/frame?moves=true`);
  await player.post(`/tables/${id}/moves`, { acts, move: frame.moves[0] });
}

/** Sends a command that names the number of acts that the player knows. */
export async function act(player, id, verb, body = {}) {
  const { acts } = await player.get(`/tables/${id}`);
  await player.post(`/tables/${id}/${verb}`, { acts, ...body });
}
