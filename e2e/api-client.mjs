// An API client for a guest, without a browser.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";

/** Maximum tries of a request that gets 503. */
const TRIES = 20;

/** The body of a response, which may be empty. */
export const read = (text) => (text ? JSON.parse(text) : null);

/** Creates a guest; its methods send requests and fail on an error status. */
export async function guest(site, name) {
  const request = async (method, path, body, headers) => {
    const contentHeaders = body && { "content-type": "application/json", "idempotency-key": randomUUID() };
    const sent = { method, headers: { ...headers, ...contentHeaders }, body: body && JSON.stringify(body) };
    // If the database is busy, retry as the server asks.
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(`${site}/api${path}`, sent);
      if (response.status !== 503 || tries === TRIES) return response;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const send = async (method, path, body, headers) => {
    const response = await request(method, path, body, headers);
    assert.ok(response.ok, `${method} ${path}: ${response.status}`);
    return response;
  };
  const response = await send("POST", "/guests", { name });
  const { token, user } = await response.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    user,
    /** The session cookie: name and value. */
    cookie: response.headers.getSetCookie()[0].split(";")[0].split("="),
    get: async (path) => (await send("GET", path, undefined, headers)).json(),
    post: async (path, body = {}) => read(await (await send("POST", path, body, headers)).text()),
    put: async (path, body = {}) => void (await send("PUT", path, body, headers)),
    remove: async (path) => void (await send("DELETE", path, undefined, headers)),
    /** Sends a value that may be invalid; returns whether it was accepted. */
    offer: async (method, path, body) => {
      const response = await request(method, path, body, headers);
      assert.ok(response.ok || response.status === 422, `${method} ${path}: ${response.status}`);
      return response.ok;
    },
  };
}

/** Plays a game of Qin against a bot to its end; returns its fairness proof. */
export async function playThroughApi(me) {
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
