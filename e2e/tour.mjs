// A tour of every screen and state of the client that needs no server. Each stop has a name; the caller
// inspects the page there.
import { golden, fresh, tableOf } from "./games.mjs";
import { Finger, Mouse } from "./hands.mjs";
import { awaited } from "./player.mjs";

/** More decisions than a turn has. */
const TURN = 12;

/** The games that a tour of a title needs. */
function games({ slug, middle, away, options }) {
  return {
    turn: golden({ id: `${slug}-turn`, slug, ...middle }),
    beside: golden({ id: `${slug}-beside`, slug, ...middle }),
    // The same after a while away: the others' moves are still to be seen.
    away: golden({ id: `${slug}-away`, slug, ...middle, seen: away }),
    over: golden({ id: `${slug}-over`, slug, number: middle.number }),
    hotseat: fresh({ id: `${slug}-hotseat`, slug, options, kinds: ["me", "guest"] }),
  };
}

/** What a visitor of the tour of a title needs. */
export const wishes = (title) => ({ games: Object.values(games(title)), worker: false, path: "/" });

/** Hands that suit the size of the screen. */
export const handsFor = (page, size) => (size.touch ? new Finger(page) : new Mouse(page));

/** All of it; what isn't of any title only with `pages`. */
export async function* tour(page, size, title, { pages = title.slug === "qin" } = {}) {
  const hands = handsFor(page, size);
  if (pages) yield* everywhere(page, hands);
  yield* before(page, hands, title);
  yield* turn(page, hands, title);
  yield* beside(page, hands, size, title);
  yield* otherMoments(page, hands, title);
  yield* theEnd(page, hands, title);
}

/** Everything that is of no title. */
async function* everywhere(page, hands) {
  await page.goto("/");
  await page.waitForSelector(".game-list");
  yield "home";
  await hands.act("settings");
  await page.waitForSelector("#settings[open] .dialog-body");
  yield "settings";
  await hands.act("done");
  await hands.act("import");
  await page.waitForSelector("#import[open] .dialog-body");
  yield "import";
  await page.fill("#import-text", "pagoda qin edition 1\nseats many\n");
  await hands.act("read");
  await page.waitForSelector("#import .notice");
  yield "import-error";
  await page.goto("/gallery");
  await page.waitForSelector(".gallery >> nth=1");
  yield "gallery";
  await page.goto("/table/never-begun");
  await page.waitForSelector("main.curtain");
  yield "lost";
  await page.goto("/no-such-page");
  await page.waitForSelector("main.curtain");
  yield "nowhere";
}

/** What comes before a game. */
async function* before(page, hands, title) {
  await page.goto("/");
  await page.waitForSelector(".game-list");
  await hands.press(`[data-action=new][data-title=${title.slug}]`);
  await page.waitForSelector("#new-game");
  yield title.stop("home-new");
  await page.goto(`/rules/${title.slug}`);
  await page.waitForSelector(`[id="${title.clause}"]`);
  yield title.stop("rules-page");
  await page.goto(tableOf(games(title).hotseat));
  await page.waitForSelector("[data-action=ready]");
  yield title.stop("curtain");
}

/** Whether a stop is one of a turn's. */
export const isOfTurn = (stop) => /table-(pick|picked|refusal|place|draw|next-\d+|wait)$/.test(stop);

/** A turn from the first look to the next one's. */
async function* turn(page, hands, title) {
  const game = games(title).turn;
  const letBotsThink = await keepBotsWaiting(page);
  await page.goto(tableOf(game));
  await page.waitForSelector(".table[data-phase=pick]");
  yield title.stop("table-pick");
  if (await title.pick(page, hands)) yield title.stop("table-picked");
  await title.refuse(page, hands);
  await page.waitForSelector(".refusal");
  yield title.stop("table-refusal");
  await hands.act("dismiss");
  await title.place(page, hands);
  await page.waitForSelector(".think .outcome", { state: "attached" });
  yield title.stop("table-place");
  await hands.confirm();
  // What else the turn asks, until another one's begins.
  let ply = game.seen;
  for (let decision = 1; decision < TURN; decision += 1) {
    ply = await (await page.waitForSelector(`.table:not([data-ply="${ply}"])`)).getAttribute("data-ply");
    const phase = await settled(page);
    if (phase === "wait") break;
    yield title.stop(phase === "draw" ? "table-draw" : `table-next-${decision}`);
    if (await title.choose(page, hands, phase, decision)) await hands.confirm();
  }
  yield title.stop("table-wait");
  letBotsThink();
  await awaited(page, Number(ply));
}

/** What is going on once it doesn't change any more: something is asked, or a bot thinks. */
async function settled(page) {
  const handle = await page.waitForFunction(() => {
    const phase = document.querySelector(".table").dataset.phase;
    return phase !== "wait" || document.querySelector(".think .thinking") ? phase : null;
  });
  return handle.jsonValue();
}

/** What lies beside and over the board while a person is to choose. */
async function* beside(page, hands, size, title) {
  await page.goto(tableOf(games(title).beside));
  await page.waitForSelector(".table[data-phase=pick]");
  await hands.act("hint");
  await page.waitForSelector(".hint");
  yield title.stop("table-hint");
  await hands.press(".hint >> nth=0");
  await page.waitForSelector("[data-action=confirm]:enabled");
  yield title.stop("table-hint-taken");
  await hands.act("rules");
  await page.waitForSelector(`.side [id="${title.clause}"]`);
  yield title.stop("table-rules");
  await hands.act(size.touch ? "close-side" : "log");
  if (size.touch) await hands.act("news");
  await page.waitForSelector(".log .entry");
  yield title.stop("table-log");
  if (size.touch) await hands.act("close-side");
  await hands.act("menu");
  await page.waitForSelector("#menu[open] .dialog-body");
  yield title.stop("table-menu");
  await hands.press("#menu [data-action=settings]");
  await page.waitForSelector("#settings[open] .dialog-body");
  yield title.stop("table-settings");
  await hands.act("done");
  await hands.act("menu");
  await hands.press("#menu [data-action=export]");
  await page.waitForFunction((slug) => document.querySelector("#export-text")?.value.includes(`pagoda ${slug}`), title.slug);
  yield title.stop("table-export");
  await hands.press("#export [data-action=close]");
}

/** The past, by the log and as a film. */
async function* otherMoments(page, hands, title) {
  await page.goto(tableOf(games(title).away));
  await page.waitForSelector(".table[data-phase=film]");
  await hands.act("film-pause");
  yield title.stop("table-film");
  await hands.act("now");
  await page.waitForSelector(".table[data-phase=pick]");
  if (await page.locator(".news").isVisible()) await hands.act("news");
  await hands.press(".entry-go >> nth=2");
  await page.waitForSelector(".table[data-phase=past]");
  yield title.stop("table-past-log");
  const close = page.locator("[data-action=close-side]");
  if (await close.isVisible()) await hands.act("close-side");
  yield title.stop("table-past");
}

/** A game that is over. */
async function* theEnd(page, hands, title) {
  await page.goto(tableOf(games(title).over));
  await page.waitForSelector("main.over");
  yield title.stop("score");
  await hands.act("judge");
  await page.waitForSelector(".analysis .chart");
  await hands.act("analysis-table");
  await page.waitForSelector(".shares");
  yield title.stop("score-judged");
  await hands.act("replay");
  await page.waitForSelector(".table[data-phase=replay]");
  yield title.stop("replay");
  await hands.act("back");
  if (await page.locator("#eyes option[value=all]").count()) await page.selectOption("#eyes", "all");
  yield title.stop("replay-all-hands");
  await hands.act("hint");
  await page.waitForSelector(".side .analysis .chart");
  yield title.stop("replay-judged");
}

/**
 * Keeps the bots of the next table from thinking until the returned function is called: they think
 * in the second worker that a table starts.
 */
async function keepBotsWaiting(page) {
  let started = 0;
  let letThem;
  const wait = new Promise((resolve) => (letThem = resolve));
  const hold = async (route) => {
    started += 1;
    if (1 < started) await wait;
    await route.continue();
  };
  await page.route("**/worker.js", hold);
  return letThem;
}
