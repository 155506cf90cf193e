// A tour of every screen and state of the client that needs a server. Each stop has a name; the caller
// inspects the page there.
import { act, begun, begunByFirst, forsaken, inBrowser, others, playTo } from "./company.mjs";
import { listGames, makeHost, node } from "./node.mjs";
import { playTurn } from "./player.mjs";
import { playedOut } from "./served.mjs";
import { handsFor } from "./tour.mjs";

const LIVE = { live: { bank: 900, increment: 20 } };
/** What a browser itself says where a network is taken away, or something is refused. */
const LOST = /WebSocket connection|net::ERR_|Failed to load resource/;

/** What is written on the way, in no language of the client. */
export const WRITTEN = ["Ann", "Ben", "Cid", "Tea at ten", "Good luck, everybody!", "You too.", "Rude.", "A warning.", "north wind"];

/** What a visitor of the journey needs. */
export const wishes = { worker: false, path: "about:blank", forgives: LOST, settings: { name: "Ann" } };

/** Does something with a server of one's own, whose bots keep nobody waiting and whose limits nobody meets. */
export async function withServer(then) {
  const limits = ["guests", "questions", "commands", "sign-ins"].flatMap((it) => [`--${it}`, "100000"]);
  const server = await node(["--site", process.env.SITE, "--bot-time", "0.05", ...limits]);
  try {
    await then(server);
  } finally {
    await server.stop();
  }
}

/** All of it, at a server of its own. */
export async function* journey(page, size, server) {
  const way = { page, size, hands: handsFor(page, size), server, company: await others(server.site) };
  yield* arrival(way);
  way.me = await inBrowser(page);
  yield* meeting(way);
  // It is played out meanwhile.
  way.over = playedOut(way.me);
  yield* game(way);
  yield* absence(way);
  yield* theEnd(way);
  yield* account(way);
  yield* people(way);
  yield* order(way);
  yield* nothing(way);
}

/** Somebody comes for the first time, by a link. */
async function* arrival({ page, hands, company: [ben] }) {
  await page.goto("/meet");
  await page.waitForSelector("[data-action=create]:enabled");
  yield "meet-empty";
  const table = { game: "dragon", seats: 5, title: "Tea at ten", pace: { daily: { bank: 259200, increment: 86400 } } };
  const { id } = await ben.post("/tables", { ...table, sit: { seat: 0, luck: "b" } });
  await page.goto(`/table/${id}`);
  await page.waitForSelector("[data-action=sit]");
  yield "invited";
  await hands.act("sit");
  await page.waitForSelector("[data-action=stand]");
  await ben.post(`/tables/${id}/chat`, { text: "Good luck, everybody!" });
  await page.waitForSelector(".chat-lines li");
  yield "invited-seated";
}

/** The first page, and the lobby. */
async function* meeting({ page, hands, me, company: [ben, cid] }) {
  await page.goto("/");
  await page.waitForSelector(".titles");
  yield "home-known";
  await begunByFirst([me, ben], { pace: LIVE });
  await cid.post("/tables", { game: "huang", seats: 4, public: true, sit: { seat: 0, luck: "c" } });
  await page.goto("/meet");
  await page.waitForSelector("[data-tables=mine] .yours");
  await page.waitForSelector("[data-tables=open] li");
  yield "meet-tables";
  await hands.choose("meet-pace", "untimed");
  await hands.act("quick-match");
  await page.waitForSelector("[data-action=stand]");
  yield "quick-waiting";
  await hands.act("stand");
  await page.goto("/meet");
  await page.waitForSelector("[data-action=create]:enabled");
  await hands.flip("meet-public");
  yield "meet-public";
  await hands.act("create");
  await page.waitForSelector("[data-action=begin]:enabled");
  await hands.act("copy-link");
  yield "gathering";
}

/** Opens something of the menu. */
async function choose(page, hands, action) {
  await hands.act("menu");
  await hands.press(`#menu [data-action=${action}]:enabled`);
}

const awaits = (page, phase) => page.waitForSelector(`.table[data-phase=${phase}]`);
/** Waits for one's turn: where all tiles of a hand are alike, one of them is picked already. */
const awaitsMe = (page) => page.waitForSelector(".table:is([data-phase=pick], [data-phase=place])");
const notice = (page, name) => page.waitForSelector(`[data-notice=${name}]`);

/** A game with somebody: turns, talk, a move that is taken back, a network that is lost. */
async function* game({ page, hands, size, me, company: [ben] }) {
  const id = await begun([me, ben], { pace: LIVE, public: true });
  await playTo([me, ben], id, 0);
  await ben.post(`/tables/${id}/chat`, { text: "Good luck, everybody!" });
  await page.goto(`/table/${id}`);
  await awaitsMe(page);
  await page.waitForSelector("[data-clock]");
  yield "online-turn";
  await hands.act("menu");
  await page.waitForSelector("#menu[open] [data-action=resign]");
  yield "online-menu";
  await hands.press("#menu [data-action=chat]");
  await page.locator("#chat-line").fill("You too.");
  await hands.act("say");
  await page.waitForSelector(".chat-lines li >> nth=1");
  yield "online-chat";
  if (size.touch) await hands.act("close-side");
  await playTurn(page, hands, "Ann");
  await awaits(page, "wait");
  yield "online-wait";
  await choose(page, hands, "undo");
  await notice(page, "asking");
  yield "online-asking";
  await act(ben, id, "answer", { yes: false });
  const before = await playTo([me, ben], id, 1);
  await playTo([me, ben], id, 0);
  await awaitsMe(page);
  await act(ben, id, "take-back", { to: before });
  await notice(page, "asked");
  yield "online-asked";
  await hands.act("refuse");
  await page.waitForSelector("[data-notice=asked]", { state: "detached" });
  await page.context().setOffline(true);
  await notice(page, "link");
  yield "online-lost";
  await page.context().setOffline(false);
  await page.waitForSelector("[data-notice=link]", { state: "detached" });
  await act(ben, id, "resign");
  await awaits(page, "replay");
  yield "online-resigned";
}

/** Somebody whose time is out, oneself, and two at whom one looks on. */
async function* absence({ page, me, company: [ben, cid] }) {
  const [theirs, mine] = await Promise.all([forsaken(me, ben), forsaken(ben, me)]);
  await page.goto(`/table/${theirs}`);
  await page.waitForSelector("[data-notice=away] [data-action=wait]");
  yield "online-away";
  await page.goto(`/table/${mine}`);
  await page.waitForSelector("[data-notice=away] [data-action=return]");
  yield "online-away-me";
  const id = await begun([ben, cid], { game: "huang" });
  await page.goto(`/table/${id}`);
  await notice(page, "watching");
  yield "online-watching";
}

/** A game that is over, what comes after it, and once more. */
async function* theEnd({ page, hands, over }) {
  const { table } = await over;
  await page.goto(`/table/${table}`);
  await page.waitForSelector("main.over");
  yield "online-over";
  await hands.act("judge");
  await page.waitForSelector(".analysis .chart");
  await hands.act("analysis-table");
  yield "online-judged";
  await hands.act("verify");
  await page.waitForSelector("#verify .notice");
  yield "online-verify";
  await hands.press("#verify [data-action=close]");
  await hands.act("replay");
  await awaits(page, "replay");
  await hands.act("back");
  await page.selectOption("#eyes", "all");
  await page.waitForSelector(".hands");
  yield "online-all-hands";
  await page.goto(`/table/${table}`);
  await page.waitForSelector("main.over");
  await hands.act("again");
  await page.waitForSelector("[data-action=sit]");
  yield "rematch";
}

/** The account: a guest, then a user with an account. */
async function* account({ page, hands }) {
  await page.goto("/account");
  await page.waitForSelector("[data-action=join-passkey]");
  await page.waitForSelector("[data-action=save-name]");
  yield "account-guest";
  await page.fill("#join-email", "ann@example.org");
  await page.fill("#join-password", "seven quiet herons");
  await hands.act("join");
  await page.waitForSelector(".notice");
  yield "account-refused";
  await holdPasskeys(page);
  await hands.act("join-passkey");
  await page.waitForSelector("[data-action=sign-out]");
  // The same person in what the server takes for another browser.
  await page.context().clearCookies();
  await page.reload();
  await hands.act("sign-in-passkey");
  await page.waitForSelector("[data-action=end-session]");
  yield "account";
  await hands.act("forget");
  await page.waitForSelector("#forget[open] .dialog-body");
  yield "account-forget";
}

/** A device that holds passkeys and asks nobody. */
export async function holdPasskeys(page) {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const held = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await device.send("WebAuthn.addVirtualAuthenticator", { options: { protocol: "ctap2", transport: "internal", ...held } });
}

/** Loads a page again until something is there that the server does in its own time. */
async function comes(page, selector) {
  for (let loads = 0; loads < 30; loads += 1) {
    if (await page.waitForSelector(selector, { timeout: 1_000 }).catch(() => null)) return;
    await page.reload();
  }
  throw new Error(`${selector} doesn't come`);
}

/** People as others know them, and how they are told. */
async function* people({ page, hands, server, me, company: [ben] }) {
  listGames(server.url);
  await ben.put(`/friends/${me.user.id}`);
  await page.goto("/person");
  await page.waitForSelector("[data-action=agree]");
  await comes(page, ".game-list li");
  yield "person-own";
  await page.goto(`/person/${ben.user.id}`);
  await comes(page, ".game-list li");
  yield "person";
  await hands.act("report");
  await page.waitForSelector("#report[open] .dialog-body");
  yield "person-report";
  await page.goto("/person/nobody");
  await page.waitForSelector("main h1");
  yield "person-unknown";
  await page.goto("/alerts");
  await page.waitForSelector("[data-action=add-webhook]");
  yield "alerts";
  await page.fill("#webhook-url", "https://example.org/turn");
  await hands.act("add-webhook");
  await page.waitForSelector("#webhook-secret");
  await page.fill("#hours-from", "08:00");
  await page.fill("#hours-until", "22:30");
  await hands.act("save-hours");
  await page.waitForSelector(".notice.fine >> nth=1");
  yield "alerts-set";
}

/** Moderation, for players and for moderators. */
async function* order({ page, server, me, company: [ben, cid] }) {
  await page.goto("/host");
  await page.waitForSelector("main h1");
  await page.waitForSelector("main > p:not(.soft)");
  yield "host-none";
  makeHost(server.url, me.user);
  await ben.post("/reports", { person: cid.user.id, text: "Rude." });
  await me.post(`/moderation/people/${cid.user.id}`, { what: "mute", minutes: 60, note: "A warning." });
  await page.goto("/host");
  await page.waitForSelector(".reports li");
  yield "host";
}

/** What isn't there. */
async function* nothing({ page, company: [ben] }) {
  const { id } = await ben.post("/tables", { game: "qin", seats: 2 });
  await page.goto(`/table/${id}`);
  await page.waitForSelector("[data-action=sit]");
  await ben.remove(`/tables/${id}`);
  await page.waitForSelector("main.curtain");
  yield "table-cleared";
  await page.goto("/table/aaaaaaaaaaab");
  await page.waitForSelector("main.curtain");
  yield "table-nowhere";
}
