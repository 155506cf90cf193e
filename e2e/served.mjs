// Games of people at a server, played without a browser.
import assert from "node:assert/strict";

/** Somebody at a server: asks and is answered, as long as nothing is refused. */
export async function guest(site, name) {
  const send = async (method, path, body, headers) => {
    const sent = { method, headers: { ...headers, ...(body && { "content-type": "application/json" }) } };
    const answer = await fetch(`${site}/api${path}`, { ...sent, body: body && JSON.stringify(body) });
    assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const { token } = await send("POST", "/guests", { name });
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path) => send("GET", path, undefined, headers),
    post: (path, body = {}) => send("POST", path, body, headers),
  };
}

/** A game of Qin against a bot, played to its end by whoever is `me`; says what the server opened of it. */
export async function playedOut(me) {
  const chairs = ["open", { bot: "novice" }];
  const table = { game: "qin", seats: 2, chairs, sit: { seat: 0, luck: "north wind" } };
  const { id } = await me.post("/tables", table);
  await me.post(`/tables/${id}/start`);
  for (;;) {
    const { stage, to_act: toAct } = await me.get(`/tables/${id}`);
    if (stage === "over") return me.get(`/tables/${id}/opening`);
    const { acts, frame } = await me.get(`/tables/${id}/frame?moves=true`);
    if (toAct !== 0 || !frame.moves?.length) await new Promise((resolve) => setTimeout(resolve, 20));
    else await me.post(`/tables/${id}/moves`, { acts, move: frame.moves[0] });
  }
}
