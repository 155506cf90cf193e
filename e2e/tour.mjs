// A tour of every screen and state of the client that needs no server. Each stop has a name; the caller inspects
// the page there.
import { fresh, golden, tableOf } from "./games.mjs";
import { Mouse, Touch } from "./input.mjs";
import { waitForPrompt } from "./player.mjs";

/** More decisions than a turn has. */
const TURN = 12;

/** The saved games for the tour of a game. */
function games({ slug, middle, away, options }) {
  return {
    turn: golden({ id: `${slug}-turn`, slug, ...middle }),
    beside: golden({ id: `${slug}-beside`, slug, ...middle }),
    // The same with moves that I haven't seen.
    away: golden({ id: `${slug}-away`, slug, ...middle, seen: away }),
    over: golden({ id: `${slug}-over`, slug, number: middle.number }),
    hotseat: fresh({ id: `${slug}-hotseat`, slug, options, kinds: ["me", "guest"] }),
  };
}

/** Options of a visit for the tour of a game. */
export const visitOptions = (title) => ({ games: Object.values(games(title)), path: "/" });

/** The input device for a screen: touch or mouse. */
export const inputFor = (page, size) => (size.touch ? new Touch(page) : new Mouse(page));

/** The whole tour; pages that belong to no game only with `pages`; another input device than the usual one by `input`. */
export async function* tour(page, size, title, { pages = title.slug === "qin", input = inputFor(page, size) } = {}) {
  if (pages) yield* commonPages(page, input);
  yield* before(page, input, title);
  yield* turn(page, input, title);
  yield* beside(page, input, size, title);
  yield* otherMoments(page, input, size, title);
  yield* theEnd(page, input, title);
}

/** Pages that belong to no game. */
async function* commonPages(page, input) {
  await page.goto("/");
  await page.waitForSelector(".game-list");
  yield "home";
  await input.act("settings");
  await page.waitForSelector("#settings[open] .dialog-body");
  yield "settings";
  await input.act("done");
  await input.act("import");
  await page.waitForSelector("#import[open] .dialog-body");
  yield "import";
  await page.fill("#import-text", "pagoda qin edition 1\nseats many\n");
  await input.act("read");
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

/** Pages before a game starts. */
async function* before(page, input, title) {
  await page.goto("/");
  await page.waitForSelector(".game-list");
  await input.press(`[data-action=new][data-title=${title.slug}]`);
  await page.waitForSelector("#new-game[open]");
  yield title.stop("home-new");
  await input.press("#new-game summary");
  await page.waitForSelector("#new-game details[open]");
  yield title.stop("home-customise");
  await page.goto(`/rules/${title.slug}`);
  await page.waitForSelector(`[id="${title.clause}"]`);
  yield title.stop("rules-page");
  await page.goto(tableOf(games(title).hotseat));
  await page.waitForSelector("[data-action=ready]");
  yield title.stop("curtain");
}

/** Whether a stop is part of a turn. */
export const isOfTurn = (stop) => /table-(pick|picked|refusal|place|draw|next-\d+|wait)$/.test(stop);

/** A whole turn, up to the next player's. */
async function* turn(page, input, title) {
  const game = games(title).turn;
  const resumeBots = await pauseBots(page);
  await page.goto(tableOf(game));
  await page.waitForSelector(".table[data-phase=pick]");
  yield title.stop("table-pick");
  if (await title.pick(page, input)) yield title.stop("table-picked");
  await title.refuse(page, input);
  await page.waitForSelector(".refusal:not([aria-busy])");
  yield title.stop("table-refusal");
  await input.act("dismiss");
  await title.place(page, input);
  await page.waitForSelector(".think .outcome", { state: "attached" });
  yield title.stop("table-place");
  await input.confirm();
  // Further decisions, until the next player's turn.
  let ply = game.seen;
  for (let decision = 1; decision < TURN; decision += 1) {
    ply = await (await page.waitForSelector(`.table:not([data-ply="${ply}"])`)).getAttribute("data-ply");
    const phase = await settled(page);
    if (phase === "wait") break;
    yield title.stop(phase === "draw" ? "table-draw" : `table-next-${decision}`);
    if (await title.choose(page, input, phase, decision)) await input.confirm();
  }
  yield title.stop("table-wait");
  resumeBots();
  await waitForPrompt(page, Number(ply));
}

/** The phase once it is stable: a prompt, or a bot that thinks. */
async function settled(page) {
  const handle = await page.waitForFunction(() => {
    const phase = document.querySelector(".table").dataset.phase;
    return phase !== "wait" || document.querySelector(".think .thinking") ? phase : null;
  });
  return handle.jsonValue();
}

/** Panels and dialogs beside and over the board during a decision. */
async function* beside(page, input, size, title) {
  await page.goto(tableOf(games(title).beside));
  await page.waitForSelector(".table[data-phase=pick]");
  await input.act("hint");
  await page.waitForSelector(".hint");
  yield title.stop("table-hint");
  await input.press(".hint >> nth=0");
  await page.waitForSelector("[data-action=confirm]:enabled");
  yield title.stop("table-hint-taken");
  await input.act("rules");
  await page.waitForSelector(`.side [id="${title.clause}"]`);
  yield title.stop("table-rules");
  await input.act(size.touch ? "close-side" : "log");
  if (size.touch) await openLog(page, input);
  await page.waitForSelector(".log .entry");
  yield title.stop("table-log");
  if (size.touch) await input.act("close-side");
  await input.act("menu");
  await page.waitForSelector("#menu[open] .dialog-body");
  yield title.stop("table-menu");
  await input.press("#menu [data-action=settings]");
  await page.waitForSelector("#settings[open] .dialog-body");
  yield title.stop("table-settings");
  await input.act("done");
  await input.act("menu");
  await input.press("#menu [data-action=export]");
  await page.waitForFunction((slug) => document.querySelector("#export-text")?.value.includes(`pagoda ${slug}`), title.slug);
  yield title.stop("table-export");
  await input.press("#export [data-action=close]");
}

/** Opens the log on a phone: by the latest entry, or where there is no room for one by its tab. */
async function openLog(page, input) {
  if (await page.locator(".news").isVisible()) return input.act("news");
  await input.act("rules");
  await input.act("log");
}

/** Earlier positions, by the log and as a replay. */
async function* otherMoments(page, input, size, title) {
  await page.goto(tableOf(games(title).away));
  await page.waitForSelector(".table[data-phase=film]");
  await input.act("film-pause");
  yield title.stop("table-film");
  await input.act("now");
  await page.waitForSelector(".table[data-phase=pick]");
  if (size.touch) await openLog(page, input);
  await input.press(".entry-go >> nth=2");
  await page.waitForSelector(".table[data-phase=past]");
  yield title.stop("table-past-log");
  const close = page.locator("[data-action=close-side]");
  if (await close.isVisible()) await input.act("close-side");
  yield title.stop("table-past");
}

/** A finished game. */
async function* theEnd(page, input, title) {
  await page.goto(tableOf(games(title).over));
  await page.waitForSelector("main.over");
  yield title.stop("score");
  await input.act("judge");
  await page.waitForSelector(".analysis .chart");
  await input.act("analysis-table");
  await page.waitForSelector(".shares");
  yield title.stop("score-judged");
  await input.act("replay");
  await page.waitForSelector(".table[data-phase=replay]");
  yield title.stop("replay");
  await input.act("back");
  if (await page.locator("#eyes option[value=all]").count()) await page.selectOption("#eyes", "all");
  yield title.stop("replay-all-hands");
  await input.act("hint");
  await page.waitForSelector(".side .analysis .chart");
  yield title.stop("replay-judged");
}

/**
 * Delays the bots of the next table until the returned function is called: they run in the second worker that a
 * table starts.
 */
async function pauseBots(page) {
  let started = 0;
  let resume;
  const wait = new Promise((resolve) => (resume = resolve));
  const hold = async (route) => {
    started += 1;
    if (1 < started) await wait;
    await route.continue();
  };
  await page.route("**/worker.js", hold);
  return resume;
}
