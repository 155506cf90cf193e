// Leads through every screen and every state of the client. Each stop has a name, and the page is
// there while whoever follows looks at it.
import { Finger, Mouse } from "./hands.mjs";
import { fresh, golden, tableOf } from "./games.mjs";
import { awaited, pickTile, placeTile } from "./player.mjs";

/** Four at the table, in the middle of a game: as crowded as it gets. */
const MIDDLE = { number: "002", steps: 62 };
const TURN = golden({ id: "turn", ...MIDDLE });
const BESIDE = golden({ id: "beside", ...MIDDLE });
/** The same after a while away: the others' moves are still to be seen. */
const AWAY = golden({ id: "away", ...MIDDLE, seen: 51 });
const OVER = golden({ id: "over", number: "002" });
const HOTSEAT = fresh({ id: "hotseat", kinds: ["me", "guest"] });
/** On Bird this is a village: no tile can lie there. */
const VILLAGE = "A1";

/** What a visitor of the whole tour needs. */
export const WISHES = { games: [TURN, BESIDE, AWAY, OVER, HOTSEAT], worker: false, path: "/" };

/** Hands that suit the size of the screen. */
export const handsFor = (page, size) => (size.touch ? new Finger(page) : new Mouse(page));

/** All of it. */
export async function* tour(page, size) {
  const hands = handsFor(page, size);
  yield* pages(page, hands);
  yield* turn(page, hands);
  yield* beside(page, hands, size);
  yield* otherMoments(page, hands);
  yield* theEnd(page, hands);
}

/** Everything that isn't a table. */
async function* pages(page, hands) {
  await page.goto("/");
  await page.waitForSelector(".game-list");
  yield "home";
  await hands.act("new");
  await page.waitForSelector("#new-game");
  yield "home-new";
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
  await page.goto("/rules/qin");
  await page.waitForSelector("#Q6\\.3");
  yield "rules-page";
  await page.goto("/gallery");
  await page.waitForSelector(".gallery >> nth=1");
  yield "gallery";
  await page.goto("/table/never-begun");
  await page.waitForSelector("main.curtain");
  yield "lost";
  await page.goto("/no-such-page");
  await page.waitForSelector("main.curtain");
  yield "nowhere";
  await page.goto(tableOf(HOTSEAT));
  await page.waitForSelector("[data-action=ready]");
  yield "curtain";
}

/** A turn from the first look to the next one's. */
export async function* turn(page, hands) {
  const letBotsThink = await keepBotsWaiting(page);
  await page.goto(tableOf(TURN));
  await page.waitForSelector(".table[data-phase=pick]");
  yield "table-pick";
  await pickTile(page, hands);
  yield "table-picked";
  await hands.space(VILLAGE);
  await page.waitForSelector(".refusal");
  yield "table-refusal";
  await hands.act("dismiss");
  await placeTile(page, hands);
  await page.waitForSelector(".think .outcome");
  yield "table-place";
  await hands.confirm();
  await page.waitForSelector("[data-pile][data-lit]");
  await page.waitForSelector(".table[data-phase=draw]");
  yield "table-draw";
  await hands.pile(1);
  await page.waitForSelector(".table[data-phase=wait] .thinking");
  yield "table-wait";
  letBotsThink();
  await awaited(page, TURN.seen + 2);
}

/** What lies beside and over the board while a person is to choose. */
async function* beside(page, hands, size) {
  await page.goto(tableOf(BESIDE));
  await page.waitForSelector(".table[data-phase=pick]");
  await hands.act("hint");
  await page.waitForSelector(".hint");
  yield "table-hint";
  await hands.press(".hint >> nth=0");
  await page.waitForSelector("[data-action=confirm]:enabled");
  yield "table-hint-taken";
  await hands.act("rules");
  await page.waitForSelector(".side #Q6\\.3");
  yield "table-rules";
  await hands.act(size.touch ? "close-side" : "log");
  if (size.touch) await hands.act("news");
  await page.waitForSelector(".log .entry");
  yield "table-log";
  if (size.touch) await hands.act("close-side");
  await hands.act("menu");
  await page.waitForSelector("#menu[open] .dialog-body");
  yield "table-menu";
  await hands.press("#menu [data-action=settings]");
  await page.waitForSelector("#settings[open] .dialog-body");
  yield "table-settings";
  await hands.act("done");
  await hands.act("menu");
  await hands.press("#menu [data-action=export]");
  await page.waitForFunction(() => document.querySelector("#export-text")?.value.includes("pagoda qin"));
  yield "table-export";
  await hands.press("#export [data-action=close]");
}

/** The past, by the log and as a film. */
async function* otherMoments(page, hands) {
  await page.goto(tableOf(AWAY));
  await page.waitForSelector(".table[data-phase=film]");
  await hands.act("film-pause");
  yield "table-film";
  await hands.act("now");
  await page.waitForSelector(".table[data-phase=pick]");
  if (await page.locator(".news").isVisible()) await hands.act("news");
  await hands.press(".entry-go >> nth=2");
  await page.waitForSelector(".table[data-phase=past]");
  yield "table-past-log";
  const close = page.locator("[data-action=close-side]");
  if (await close.isVisible()) await hands.act("close-side");
  yield "table-past";
}

/** A game that is over. */
async function* theEnd(page, hands) {
  await page.goto(tableOf(OVER));
  await page.waitForSelector("main.over");
  yield "score";
  await hands.act("replay");
  await page.waitForSelector(".table[data-phase=replay]");
  yield "replay";
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
