// Huang: tiles and leaders on hexagons, and decisions in conflicts.
import { choices, pickRandomMove, take } from "../choices.mjs";
import { seededRandom } from "../random.mjs";
import { spoken } from "../table-page.mjs";

/** Weights of words: placing is likelier, so that the game ends. */
const WEIGHTS = { leader: 3, home: 0.2, riot: 0.5, build: 1, replace: 0.7, no: 0.5 };
const random = seededRandom(7);
/** A river space on the front of the board. */
const RIVER = "A5";

/** Picks a random move; returns whether there is something to confirm. */
async function choose(page, input) {
  // Close the result of a conflict first.
  if (await page.locator("[data-action=close-conflict]").isVisible()) await input.act("close-conflict");
  return pickRandomMove(page, input, random, (value) => WEIGHTS[value.split(" ")[0]] ?? 2);
}

/** Phases of conflicts show their sides. */
const FIGHTS = { commit: ".side-card", support: ".side-card", winner: ".side-card" };

/** Five players, with many bandits. */
const CAMPS = { number: "051", steps: 67 };
/** The same game later, with leaders of one colour in adjacent kingdoms. */
const KINGDOMS = { number: "051", steps: 172 };

/** Places a tile on a space; the refusal names the space. */
function placeTile(tile, space) {
  const press = async (page, input) => {
    await input.press(`.hand [data-tile=${tile}]`);
    await page.waitForSelector(".space[data-lit]");
    await input.space(space);
  };
  return { press, naming: space };
}

/** Places a leader on a space; the refusal names the space. */
function placeLeader(leader, space) {
  const press = async (page, input) => {
    await input.press(`.hand [data-leader=${leader}]`);
    await page.waitForSelector(".space[data-lit]");
    await input.space(space);
  };
  return { press, naming: space };
}

/** Picks the first tile of the hand that can be placed. */
async function pick(page, input) {
  const things = await choices(page);
  const tile = things.find(({ kind, word }) => kind !== "space" && /^[YRGW]$/.test(word));
  await take(page, input, tile);
  return true;
}

/** Picks a placement, without confirming it. */
async function place(page, input) {
  if (!(await choices(page)).some(({ kind }) => kind === "space")) await pick(page, input);
  await choose(page, input);
}

export const huang = {
  slug: "huang",
  clause: "H9.6",
  options: "module=none palace=no open-points=no short=no",
  middle: { number: "051", steps: 142 },
  away: 127,
  stop: (name) => `huang-${name}`,
  choose,
  pick,
  /** Only blue tiles may be on a river. */
  refuse: (page, input) => input.space(RIVER),
  place,
  needs: () => ["main.stage"],
  laid: "main.stage",
  midway: ["commit-defender", "support-three", "losses-war"],
  hand: (page) => spoken(page, ".hand"),
  board: (page) => spoken(page, "main.stage"),
  log: { first: ["huang-began"], often: "huang-placed", own: (name) => `${name} draws \\d (yellow|red|blue|green|white)` },
  games: [
    {
      by: "mouse",
      lang: "en",
      seats: ["me", "novice", "novice", "novice"],
      choices: { module: "bandits" },
      options: "module=bandits palace=no open-points=no short=no",
      late: { number: "034", steps: 202 },
    },
    {
      by: "touch",
      lang: "de",
      seats: ["novice", "me", "novice"],
      choices: { module: "eighteen-kingdoms", palace: true },
      options: "module=eighteen-kingdoms palace=yes open-points=no short=no",
    },
    {
      by: "keyboard",
      lang: "pl",
      seats: ["me", "novice"],
      choices: { "open-points": true, short: true },
      options: "module=none palace=no open-points=yes short=yes",
      late: { number: "012", steps: 148 },
    },
    // Five players, with few tiles left in the bag.
    {
      by: "touch",
      lang: "fr",
      seats: ["me", "novice", "novice", "novice", "novice"],
      choices: { module: "bandits", palace: true },
      options: "module=bandits palace=yes open-points=no short=no",
      late: { number: "051", steps: 159 },
    },
  ],
  late: { number: "051", steps: 195 },
  chips: [],
  spoken: { number: "051", steps: 142 },
  asks: { phase: "act", only: "none" },
  names: { "[role=grid]": ["board"] },
  together: { number: "033", steps: 35, move: "Y C6" },
  tiles: (page) => page.$$eval(".hand [data-tile]", (tiles) => tiles.map((tile) => tile.dataset.tile)),
  replayed: "001",
  forbidden: { move: "leader Y A1", naming: /H4\.2/ },
  refusals: [
    { what: "a river", ...CAMPS, ...placeTile("R", "J1"), by: "H5.1" },
    { what: "a space under bandits", ...CAMPS, ...placeTile("R", "F1"), by: "H5.1" },
    { what: "a space beside bandits who are too strong", ...CAMPS, ...placeTile("R", "E1"), by: "H11.3" },
    { what: "a leader far from yellow tiles", ...CAMPS, ...placeLeader("Y", "A1"), by: "H4.2" },
    { what: "a leader beside bandits", ...CAMPS, ...placeLeader("Y", "L3"), by: "H11.2" },
    { what: "a riot without blue tiles", ...CAMPS, press: (page, input) => input.word("riot"), by: "H6.1" },
    { what: "a leader between two of its colour", ...KINGDOMS, ...placeLeader("Y", "H4"), by: "H4.3" },
    { what: "blue on land", ...KINGDOMS, ...placeTile("B", "A1"), by: "H5.1" },
    { what: "blue elsewhere than beside blue", number: "001", steps: 81, ...placeTile("B", "A1"), by: "H5.5" },
  ],
  /** Events that show on the page instead of in the log: their selectors. */
  shown: {},
  /** Elements that a decision needs on a phone's screen, besides the common ones. */
  decides: (phase) => [phase in FIGHTS ? ".side-card" : ".think", "[data-action=confirm]", "[data-action=undo]"],
  /** Selectors of the sides in a conflict, by phase. */
  asksBy: FIGHTS,
  quickStart: {
    randomByte: 4,
    path: ["[data-action=new][data-title=huang]:enabled", "[data-action=start]:enabled"],
    target: "[data-space][data-lit], [data-word][data-lit]",
  },
};
