// A tour of every screen and state of the client that needs a server. Each stop has a name; the caller inspects
// the page there.
import { playThroughApi } from "./api-client.mjs";
import { abandonedGame, act, apiOf, playTo, startAsFirst, startGame, twoGuests } from "./api-games.mjs";
import { listGames, makeModerator, node } from "./node.mjs";
import { openTerms } from "./online.mjs";
import { playTurn } from "./player.mjs";
import { inputFor } from "./tour.mjs";

const LIVE = { live: { bank: 900, increment: 20 } };
/** Errors that the browser logs when the network is down or a request is refused. */
const NETWORK_ERRORS = /WebSocket connection|net::ERR_|Failed to load resource/;

/** Texts that players write on the tour; they are in no language of the client. */
export const USER_TEXTS = ["Ann", "Ben", "Cid", "Tea at ten", "Good luck, everybody!", "You too.", "Rude.", "A warning.", "north wind"];

/** Options of a visit for the journey. */
export const visitOptions = { path: "about:blank", allowedErrors: NETWORK_ERRORS, settings: { name: "Ann" } };

/** Calls `then` with a server whose bots answer at once and whose limits nobody reaches. */
export async function withServer(then) {
  const limits = ["guests", "requests", "commands", "sign-ins"].flatMap((it) => [`--rate-limit-${it}`, "100000"]);
  const server = await node(["--static-dir", process.env.SITE, "--bot-think-time-factor", "0.05", ...limits]);
  try {
    await then(server);
  } finally {
    await server.stop();
  }
}

/** The whole journey; it needs a server without data. */
export async function* journey(page, size, server) {
  const trip = { page, size, input: inputFor(page, size), server, guests: await twoGuests(server.site) };
  yield* arrival(trip);
  trip.me = await apiOf(page);
  yield* lobby(trip);
  // This game is played to its end meanwhile.
  trip.over = playThroughApi(trip.me);
  yield* game(trip);
  yield* absence(trip);
  yield* theEnd(trip);
  yield* account(trip);
  yield* people(trip);
  yield* moderation(trip);
  yield* missingTables(trip);
}

/** A new visitor opens an invitation link. */
async function* arrival({ page, input, guests: [ben] }) {
  await page.goto("/meet");
  await page.waitForSelector("[data-action=create]:enabled");
  yield "meet-empty";
  const table = { game: "dragon", seats: 5, title: "Tea at ten", pace: { daily: { bank: 259200, increment: 86400 } } };
  const { id } = await ben.post("/tables", { ...table, sit: { seat: 0, luck: "b" } });
  await page.goto(`/table/${id}`);
  await page.waitForSelector("[data-action=sit]");
  yield "invited";
  await input.act("sit");
  await page.waitForSelector("[data-action=stand]");
  await ben.post(`/tables/${id}/chat`, { text: "Good luck, everybody!" });
  await page.waitForSelector(".chat-lines li");
  yield "invited-seated";
}

/** The home page and the lobby. */
async function* lobby({ page, input, me, guests: [ben, cid] }) {
  await page.goto("/");
  await page.waitForSelector(".titles");
  yield "home-known";
  await startAsFirst([me, ben], { pace: LIVE });
  await cid.post("/tables", { game: "huang", seats: 4, public: true, sit: { seat: 0, luck: "c" } });
  await page.goto("/meet");
  await page.waitForSelector("[data-tables=mine] .yours");
  await page.waitForSelector("[data-tables=open] li");
  yield "meet-tables";
  // Nobody waits for a game of five.
  if (await page.locator(".filter-chips").isVisible()) await input.act("filter-seats-5");
  else await page.selectOption("select[name=filter-seats]", "5");
  await page.waitForSelector("[data-action=clear-filter]");
  yield "meet-filtered";
  await input.act("clear-filter");
  await page.waitForSelector("[data-tables=open] li");
  await openTerms(page, input);
  await input.choose("meet-pace", "untimed");
  await input.act("quick-match");
  await page.waitForSelector("[data-action=stand]");
  yield "quick-waiting";
  await input.act("stand");
  await page.waitForURL("**/meet");
  await page.waitForSelector("[data-action=create]:enabled");
  await openTerms(page, input);
  await input.flip("meet-public");
  yield "meet-public";
  await input.act("create");
  await page.waitForSelector("[data-action=begin]:enabled");
  await input.act("copy-link");
  yield "gathering";
}

/** Chooses an item of the menu. */
async function choose(page, input, action) {
  await input.act("menu");
  await input.press(`#menu [data-action=${action}]:enabled`);
}

const waitForPhase = (page, phase) => page.waitForSelector(`.table[data-phase=${phase}]`);
/** Waits for my turn: if all tiles of the hand are alike, one is picked already. */
const waitForMyTurn = (page) => page.waitForSelector(".table:is([data-phase=pick], [data-phase=place])");
const waitForNotice = (page, name) => page.waitForSelector(`[data-notice=${name}]`);

/** A game with another player: turns, chat, a request to take back a move, a lost connection. */
async function* game({ page, input, size, me, guests: [ben] }) {
  const id = await startGame([me, ben], { pace: LIVE, public: true });
  await playTo([me, ben], id, 0);
  await ben.post(`/tables/${id}/chat`, { text: "Good luck, everybody!" });
  await page.goto(`/table/${id}`);
  await waitForMyTurn(page);
  await page.waitForSelector("[data-clock]");
  yield "online-turn";
  await input.act("menu");
  await page.waitForSelector("#menu[open] [data-action=resign]");
  yield "online-menu";
  await input.press("#menu [data-action=resign]");
  await page.waitForSelector("#resign[open] .dialog-body");
  yield "online-resign";
  await input.act("keep-playing");
  await choose(page, input, "chat");
  await page.locator("#chat-line").fill("You too.");
  await input.act("say");
  await page.waitForSelector(".chat-lines li >> nth=1");
  yield "online-chat";
  if (size.touch) await input.act("close-side");
  await playTurn(page, input, "Ann");
  await waitForPhase(page, "wait");
  yield "online-wait";
  await choose(page, input, "undo");
  await waitForNotice(page, "asking");
  yield "online-asking";
  await act(ben, id, "take-back/answer", { accept: false });
  const before = await playTo([me, ben], id, 1);
  await playTo([me, ben], id, 0);
  await waitForMyTurn(page);
  await act(ben, id, "take-back", { to: before });
  await waitForNotice(page, "asked");
  yield "online-asked";
  await input.act("refuse");
  await page.waitForSelector("[data-notice=asked]", { state: "detached" });
  await page.context().setOffline(true);
  await waitForNotice(page, "link");
  yield "online-lost";
  await page.context().setOffline(false);
  await page.waitForSelector("[data-notice=link]", { state: "detached" });
  await act(ben, id, "resign");
  await waitForPhase(page, "replay");
  yield "online-resigned";
}

/** An opponent who ran out of time, myself likewise, and a game that I watch. */
async function* absence({ page, me, guests: [ben, cid] }) {
  const [theirs, mine] = await Promise.all([abandonedGame(me, ben), abandonedGame(ben, me)]);
  await page.goto(`/table/${theirs}`);
  await page.waitForSelector("[data-notice=away] [data-action=wait]");
  yield "online-away";
  await page.goto(`/table/${mine}`);
  await page.waitForSelector("[data-notice=away] [data-action=return]");
  yield "online-away-me";
  const id = await startGame([ben, cid], { game: "huang" });
  await page.goto(`/table/${id}`);
  await waitForNotice(page, "watching");
  yield "online-watching";
}

/** A finished game, its review, and a rematch. */
async function* theEnd({ page, input, over }) {
  const { table } = await over;
  await page.goto(`/table/${table}`);
  await page.waitForSelector("main.over");
  yield "online-over";
  await input.act("judge");
  await page.waitForSelector(".analysis .chart");
  await input.act("analysis-table");
  yield "online-judged";
  await input.act("verify");
  await page.waitForSelector("#verify .notice");
  yield "online-verify";
  await input.press("#verify [data-action=close]");
  await input.act("replay");
  await waitForPhase(page, "replay");
  await input.act("back");
  await page.selectOption("#eyes", "all");
  await page.waitForSelector(".hands");
  yield "online-all-hands";
  await page.goto(`/table/${table}`);
  await page.waitForSelector("main.over");
  await input.act("again");
  await page.waitForSelector("[data-action=sit]");
  yield "rematch";
}

/** The account: a guest, then a user with an account. */
async function* account({ page, input }) {
  await page.goto("/account");
  await page.waitForSelector("[data-action=join-passkey]");
  await page.waitForSelector("[data-action=save-name]");
  yield "account-guest";
  await page.fill("#join-email", "ann@example.org");
  await page.fill("#join-password", "seven quiet herons");
  await input.act("join");
  await page.waitForSelector(".notice");
  yield "account-refused";
  await addAuthenticator(page);
  await input.act("join-passkey");
  await page.waitForSelector("[data-action=sign-out]");
  // Without the cookie the server takes this for another browser.
  await page.context().clearCookies();
  await page.reload();
  await input.act("sign-in-passkey");
  await page.waitForSelector("[data-action=end-session]");
  yield "account";
  await input.act("forget");
  await page.waitForSelector("#forget[open] .dialog-body");
  yield "account-forget";
}

/** Adds a virtual authenticator that stores passkeys and asks for no confirmation. */
export async function addAuthenticator(page) {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await device.send("WebAuthn.addVirtualAuthenticator", { options: { protocol: "ctap2", transport: "internal", ...abilities } });
}

/** Reloads a page until an element is there that depends on a background job of the server. */
async function reloadUntil(page, selector) {
  for (let loads = 0; loads < 30; loads += 1) {
    if (await page.waitForSelector(selector, { timeout: 1_000 }).catch(() => null)) return;
    await page.reload();
  }
  throw new Error(`${selector} doesn't appear`);
}

/** Profiles, friends and notifications. */
async function* people({ page, input, server, me, guests: [ben] }) {
  listGames(server.url);
  await ben.put(`/friends/${me.user.id}`);
  await page.goto("/person");
  await page.waitForSelector("[data-action=agree]");
  await reloadUntil(page, ".game-list li");
  yield "person-own";
  await page.goto(`/person/${ben.user.id}`);
  await reloadUntil(page, ".game-list li");
  yield "person";
  await input.act("report");
  await page.waitForSelector("#report[open] .dialog-body");
  yield "person-report";
  await page.goto("/person/nobody");
  await page.waitForSelector("main h1");
  yield "person-unknown";
  await page.goto("/alerts");
  await page.waitForSelector("[data-action=add-webhook]");
  yield "alerts";
  await page.fill("#webhook-url", "https://example.org/turn");
  await input.act("add-webhook");
  await page.waitForSelector("#webhook-secret");
  await page.fill("#hours-from", "08:00");
  await page.fill("#hours-until", "22:30");
  await input.act("save-hours");
  await page.waitForSelector(".notice.fine >> nth=1");
  yield "alerts-set";
}

/** Moderation, for players and for moderators. */
async function* moderation({ page, server, me, guests: [ben, cid] }) {
  await page.goto("/host");
  await page.waitForSelector("main h1");
  await page.waitForSelector("main > p:not(.soft)");
  yield "host-none";
  makeModerator(server.url, me.user);
  await ben.post("/reports", { user: cid.user.id, reason: "Rude." });
  await me.post(`/moderation/users/${cid.user.id}/actions`, { action: "mute", minutes: 60, note: "A warning." });
  await page.goto("/host");
  await page.waitForSelector(".reports li");
  yield "host";
}

/** Tables that don't exist. */
async function* missingTables({ page, guests: [ben] }) {
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
