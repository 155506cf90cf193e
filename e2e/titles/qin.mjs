// Qin at the table: tiles on squares, drawn from piles.
import assert from "node:assert/strict";
import { golden } from "../games.mjs";
import { farMeadow, first, ground } from "../ground.mjs";
import { hand } from "../sight.mjs";

/** The spaces where the picked tile can lie, those that gain something first. */
export function lit(page) {
  return page.$$eval("[data-space][data-lit]", (spaces) => {
    const quiet = (space) => Number(space.dataset.lit === "quiet");
    return spaces.sort((one, other) => quiet(one) - quiet(other)).map((space) => space.dataset.space);
  });
}

/** Picks the first tile of the hand that can be placed. */
export async function pickTile(page, hands) {
  const held = await page.locator(".hand-tile").count();
  for (let at = 0; at < held; at += 1) {
    await hands.tile(at);
    await page.waitForSelector(".hand-tile[aria-pressed=true], .refusal");
    if ((await lit(page)).length) return;
  }
  assert.fail("one of the tiles can be placed, or the table would ask to pass");
}

/** Picks a tile if none is, and puts it where it gains something, to be confirmed. */
export async function placeTile(page, hands) {
  if ((await lit(page)).length === 0) await pickTile(page, hands);
  const [space] = await lit(page);
  await hands.space(space);
  await page.waitForSelector("[data-action=confirm]:enabled");
  return space;
}

/** Makes a choice of what is awaited; says whether there is something to confirm. */
async function choose(page, hands, what, turn) {
  if (what === "draw") {
    const piles = await page.$$eval("[data-pile][data-lit]", (piles) => piles.map((pile) => pile.dataset.pile));
    await hands.pile(piles[turn % piles.length]);
    return false;
  }
  if (what === "pass") {
    await hands.word("pass");
  } else {
    await placeTile(page, hands);
    // Now and then it is turned, because people do.
    if (turn % 3 === 0) await hands.turn();
  }
  return true;
}

/** Lion, with two yellow provinces of one size on either side of J9. */
const TIED = { number: "008", steps: 62 };
const lion = ground(golden({ id: "tied", ...TIED }));

/** Lays a tile of the hand on a square, which is named when it can't lie there. */
function lay(tile, square) {
  const press = async (page, hands) => {
    await hands.press(`.hand-tile[data-tile=${tile}]`);
    await page.waitForSelector("[data-space][data-lit]");
    await hands.space(square);
  };
  return { press, naming: square };
}

/** On Bird this is a village: no tile can lie there. */
const VILLAGE = "A1";

export const qin = {
  slug: "qin",
  /** The clause that the pages of the rules are looked at by. */
  clause: "Q6.3",
  options: "board=bird fair-hands=no",
  /** Four at the table, in the middle of a game: as crowded as it gets. */
  middle: { number: "002", steps: 62 },
  /** How many of these steps were seen by who comes back after a while. */
  away: 51,
  /** The name of a stop of a tour. */
  stop: (name) => name,
  choose,
  /** Picks the first word of a move; says whether more are to be picked. */
  async pick(page, hands) {
    await pickTile(page, hands);
    return true;
  },
  /** Does what a rule forbids. */
  refuse: (page, hands) => hands.space(VILLAGE),
  /** Makes a move, to be confirmed. */
  place: placeTile,
  /** What a turn needs on a phone, besides what every turn does. */
  needs: (stop) => [".player", ".board", ".hand-tile", ...(stop === "table-draw" ? [".pile"] : [])],
  /** What shows that something was put down. */
  laid: "g.tiles",
  /** Decisions in the middle of something, as scenes. */
  midway: [],
  /** The hand that shows, and the board. */
  hand,
  board: (page) => page.$eval("g.tiles", (tiles) => [...tiles.children].map((tile) => tile.getAttribute("transform")).sort()),
  /** What the log begins with, and what it tells at least as often as anybody moves. */
  told: { first: ["qin-began"], often: "qin-placed", own: (name) => `^${name} draws \\w+-\\w+` },
  /**
   * Games: by which hands, in which language, who sits where, what is chosen and what that makes; `late` is a position
   * with the same options from which one is finished, without it a whole game is played.
   */
  games: [
    {
      by: "mouse",
      lang: "en",
      seats: ["me", "novice", "novice", "novice"],
      options: "board=bird fair-hands=no",
      late: { number: "002", steps: 140 },
    },
    {
      by: "finger",
      lang: "de",
      seats: ["novice", "me", "novice"],
      choices: { board: "lion" },
      options: "board=lion fair-hands=no",
      late: { number: "007", steps: 145 },
    },
    {
      by: "keys",
      lang: "pl",
      seats: ["me", "novice", "nobody", "nobody"],
      choices: { "fair-hands": true },
      options: "board=bird fair-hands=yes",
      late: { number: "003", steps: 130 },
    },
    {
      by: "mouse",
      lang: "fr",
      seats: ["novice", "me"],
      choices: { board: "lion" },
      options: "board=lion fair-hands=no",
    },
  ],
  /** Parts of the table that name clauses. */
  chips: [".players .panel-head", ".piles .panel-head"],
  /** Where another language is chosen, what is asked there after the first word, and spoken names. */
  spoken: { number: "000", steps: 38 },
  asks: { phase: "place", only: "none", picked: "1" },
  names: {
    "[role=grid]": ["board"],
    [`[data-space=${VILLAGE}]`]: ["qin-space-village", "qin-space-village-of"],
  },
  /** Two people and a bot; after a first move the same one is asked on. */
  together: { number: "001", steps: 32 },
  /** The tiles of the hand that shows, where hands are secret, and a record to look at them in. */
  tiles: hand,
  replayed: "001",
  /** The first move of a record against a rule, and what it has to be refused with. */
  forbidden: { move: "YY A1 B1", naming: /Q2\.2/ },
  /** What the rules forbid: where, by doing what, and by which clause. */
  refusals: [
    { what: "a village", ...TIED, ...lay("YY", first(lion, "village")), by: "Q2.2" },
    { what: "water", ...TIED, ...lay("YY", first(lion, "water")), by: "Q2.2" },
    { what: "a starting territory", ...TIED, ...lay("YY", first(lion, "start")), by: "Q2.2" },
    { what: "another tile", ...TIED, ...lay("YY", first(lion, "tile")), by: "Q2.2" },
    { what: "a meadow far from everything", ...TIED, ...lay("YY", farMeadow(lion)), by: "Q2.3" },
    { what: "a union of equals", ...TIED, ...lay("YY", "J9"), by: "Q5.3" },
    { what: "a union of major provinces", number: "001", steps: 125, ...lay("YY", "F9"), by: "Q5.4" },
  ],
  /** The way to the first move; with these for random bytes the first seat begins, so that nobody waits for a bot. */
  hurry: {
    luck: 4,
    way: ["[data-action=new][data-title=qin]:enabled", "[data-action=start]:enabled", ".hand-tile:enabled"],
    until: "[data-space][data-lit]",
  },
};
