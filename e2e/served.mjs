// Games of people at a server, played through the API without a browser.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";

/** How often something is asked that can't be done just now. */
const TRIES = 20;

/** What an answer says, which may be nothing. */
export const read = (text) => (text ? JSON.parse(text) : null);

/** Somebody at a server: asks and is answered, as long as nothing is refused. */
export async function guest(site, name) {
  const ask = async (method, path, body, headers) => {
    const written = body && { "content-type": "application/json", "idempotency-key": randomUUID() };
    const sent = { method, headers: { ...headers, ...written }, body: body && JSON.stringify(body) };
    // Where the database is busy the same is asked again, as the server wishes.
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${site}/api${path}`, sent);
      if (answer.status !== 503 || tries === TRIES) return answer;
      await new Promise((soon) => setTimeout(soon, 500));
    }
  };
  const send = async (method, path, body, headers) => {
    const answer = await ask(method, path, body, headers);
    assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
    return answer;
  };
  const answer = await send("POST", "/guests", { name });
  const { token, user } = await answer.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    user,
    /** What proves to the server in a browser who it is: a name and a value. */
    cookie: answer.headers.getSetCookie()[0].split(";")[0].split("="),
    get: async (path) => (await send("GET", path, undefined, headers)).json(),
    post: async (path, body = {}) => read(await (await send("POST", path, body, headers)).text()),
    put: async (path, body = {}) => void (await send("PUT", path, body, headers)),
    remove: async (path) => void (await send("DELETE", path, undefined, headers)),
    /** Sends what may be refused for its value; says whether it was taken. */
    offer: async (method, path, body) => {
      const answer = await ask(method, path, body, headers);
      assert.ok(answer.ok || answer.status === 422, `${method} ${path}: ${answer.status}`);
      return answer.ok;
    },
  };
}

/** A game of Qin against a bot, played to its end by whoever is `me`; says what the server opened of it. */
export async function playedOut(me) {
  const chairs = ["open", { bot: "novice" }];
  const table = { game: "qin", seats: 2, chairs, sit: { seat: 0, luck: "north wind" } };
  const { id } = await me.post("/tables", table);
  await me.post(`/tables/${id}/start`);
  for (;;) {
    const { status, to_act: toAct } = await me.get(`/tables/${id}`);
    if (status === "finished") return me.get(`/tables/${id}/fairness`);
    const { acts, frame } = await me.get(`/tables/${id}/frame?moves=true`);
    if (toAct !== 0 || !frame.moves?.length) await new Promise((resolve) => setTimeout(resolve, 20));
    else await me.post(`/tables/${id}/moves`, { acts, move: frame.moves[0] });
  }
}
