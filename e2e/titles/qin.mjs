// Qin: tiles on squares, drawn from piles.
import assert from "node:assert/strict";
import { golden } from "../games.mjs";
import { first, isolatedMeadow, squaresOf } from "../qin-board.mjs";
import { hand } from "../table-page.mjs";

/** The spaces where the picked tile can be placed, those that gain something first. */
export function openSpaces(page) {
  return page.$$eval("[data-space][data-lit]", (spaces) => {
    const quiet = (space) => Number(space.dataset.lit === "quiet");
    return spaces.sort((one, other) => quiet(one) - quiet(other)).map((space) => space.dataset.space);
  });
}

/** Picks the first tile of the hand that can be placed. */
export async function pickTile(page, input) {
  const count = await page.locator(".hand-tile").count();
  for (let at = 0; at < count; at += 1) {
    await input.tile(at);
    await page.waitForSelector(".hand-tile[aria-pressed=true], .refusal");
    if ((await openSpaces(page)).length) return;
  }
  assert.fail("one of the tiles can be placed, or the table would ask to pass");
}

/** Picks a tile, unless one is picked, and a space that gains something, without confirming. */
export async function placeTile(page, input) {
  if ((await openSpaces(page)).length === 0) await pickTile(page, input);
  const [space] = await openSpaces(page);
  await input.space(space);
  await page.waitForSelector("[data-action=confirm]:enabled");
  return space;
}

/** Answers a prompt; returns whether there is something to confirm. */
async function choose(page, input, what, turn) {
  if (what === "draw") {
    const piles = await page.$$eval("[data-pile][data-lit]", (piles) => piles.map((pile) => pile.dataset.pile));
    await input.pile(piles[turn % piles.length]);
    return false;
  }
  if (what === "pass") {
    await input.word("pass");
  } else {
    await placeTile(page, input);
    // Sometimes turn the tile.
    if (turn % 3 === 0) await input.turn();
  }
  return true;
}

/** Lion, with two yellow provinces of one size on either side of J9. */
const TIED = { number: "008", steps: 62 };
const lion = squaresOf(golden({ id: "tied", ...TIED }));

/** Places a tile of the hand on a square; the refusal names the square. */
function placeAt(tile, square) {
  const press = async (page, input) => {
    await input.press(`.hand-tile[data-tile=${tile}]`);
    await page.waitForSelector("[data-space][data-lit]");
    await input.space(square);
  };
  return { press, naming: square };
}

/** A village on Bird: no tile can be placed there. */
const VILLAGE = "A1";

export const qin = {
  slug: "qin",
  /** The clause that tests of the rules' pages open. */
  clause: "Q6.3",
  options: "board=bird fair-hands=no",
  /** Four players in the middle of a game: the most crowded table. */
  middle: { number: "002", steps: 62 },
  /** How many of these steps a returning player has seen. */
  away: 51,
  /** The name of a tour's stop for this game. */
  stop: (name) => name,
  choose,
  /** Picks the first word of a move; returns whether more words follow. */
  async pick(page, input) {
    await pickTile(page, input);
    return true;
  },
  /** Tries a move that a rule forbids. */
  refuse: (page, input) => input.space(VILLAGE),
  /** Picks a move, without confirming it. */
  place: placeTile,
  /** Elements that a turn needs on a phone's screen, besides the common ones. */
  needs: (stop) => [".player", ".board", ".hand-tile", ...(stop === "table-draw" ? [".pile"] : [])],
  /** The element that changes with a placement. */
  laid: "g.tiles",
  /** Scenes with a decision in the middle of a turn. */
  midway: [],
  /** The visible hand, and the board. */
  hand,
  board: (page) => page.$eval("g.tiles", (tiles) => [...tiles.children].map((tile) => tile.getAttribute("transform")).sort()),
  /** Messages of the log: the first, one that comes with every move, and one that only its player sees. */
  log: { first: ["qin-began"], often: "qin-placed", own: (name) => `^${name} draws \\w+-\\w+` },
  /**
   * Games: input device, language, kinds of players, choices in the form, and the resulting options; `late` is a position
   * with the same options from which a game is finished; without it a whole game is played.
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
      by: "touch",
      lang: "de",
      seats: ["novice", "me", "novice"],
      choices: { board: "lion" },
      options: "board=lion fair-hands=no",
      late: { number: "007", steps: 145 },
    },
    {
      by: "keyboard",
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
  /** Parts of the table with links to clauses. */
  chips: [".players .panel-head", ".piles .panel-head"],
  /** The position in which tests change the language, its prompt after the first word, and spoken names. */
  spoken: { number: "000", steps: 38 },
  asks: { phase: "place", only: "none", picked: "1" },
  names: {
    "[role=grid]": ["board"],
    [`[data-space=${VILLAGE}]`]: ["qin-space-village", "qin-space-village-of"],
  },
  /** Two people and a bot; after the first move the same player decides again. */
  together: { number: "001", steps: 32 },
  /** The tiles of the visible hand, in games with secret hands, and a record to replay. */
  tiles: hand,
  replayed: "001",
  /** An illegal first move of a record, and the clause in its error. */
  forbidden: { move: "YY A1 B1", naming: /Q2\.2/ },
  /** Illegal moves: the position, the action, and the clause. */
  refusals: [
    { what: "a village", ...TIED, ...placeAt("YY", first(lion, "village")), by: "Q2.2" },
    { what: "water", ...TIED, ...placeAt("YY", first(lion, "water")), by: "Q2.2" },
    { what: "a starting territory", ...TIED, ...placeAt("YY", first(lion, "start")), by: "Q2.2" },
    { what: "another tile", ...TIED, ...placeAt("YY", first(lion, "tile")), by: "Q2.2" },
    { what: "a meadow far from everything", ...TIED, ...placeAt("YY", isolatedMeadow(lion)), by: "Q2.3" },
    { what: "a union of equals", ...TIED, ...placeAt("YY", "J9"), by: "Q5.3" },
    { what: "a union of major provinces", number: "001", steps: 125, ...placeAt("YY", "F9"), by: "Q5.4" },
  ],
  /** Controls to press up to the first move; with this random byte the first seat begins, so there is no wait for a bot. */
  quickStart: {
    randomByte: 4,
    path: ["[data-action=new][data-title=qin]:enabled", "[data-action=start]:enabled", ".hand-tile:enabled"],
    target: "[data-space][data-lit]",
  },
};
