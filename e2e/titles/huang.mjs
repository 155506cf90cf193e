// Huang at the table: tiles and leaders on hexagons, and decisions in conflicts.
import { lit, pickAny, take } from "../lit.mjs";
import { luck } from "../luck.mjs";
import { spoken } from "../sight.mjs";

/** How likely a word is picked: rather what goes on the board, so that the game comes to its end. */
const WEIGHTS = { leader: 3, home: 0.2, riot: 0.5, build: 1, replace: 0.7, no: 0.5 };
const random = luck(7);
/** On the front of the board this is a river. */
const RIVER = "A5";

/** Makes a choice of what is awaited; says whether there is something to confirm. */
async function choose(page, hands) {
  // What came of a conflict is read first.
  if (await page.locator("[data-action=close-conflict]").isVisible()) await hands.act("close-conflict");
  return pickAny(page, hands, random, (value) => WEIGHTS[value.split(" ")[0]] ?? 2);
}

/** Where there are sides, they show. */
const FIGHTS = { commit: ".side-card", support: ".side-card", winner: ".side-card" };

/** Five at the table, with bandits all around. */
const CAMPS = { number: "051", steps: 67 };
/** The same later, with leaders of one colour in kingdoms beside each other. */
const KINGDOMS = { number: "051", steps: 172 };

/** Lays a tile on a space, which is named when it can't lie there. */
function lay(tile, space) {
  const press = async (page, hands) => {
    await hands.press(`.hand [data-tile=${tile}]`);
    await page.waitForSelector(".space[data-lit]");
    await hands.space(space);
  };
  return { press, naming: space };
}

/** The same with a leader. */
function lead(leader, space) {
  const press = async (page, hands) => {
    await hands.press(`.hand [data-leader=${leader}]`);
    await page.waitForSelector(".space[data-lit]");
    await hands.space(space);
  };
  return { press, naming: space };
}

/** Picks the first tile of the hand that can be placed. */
async function pick(page, hands) {
  const things = await lit(page);
  const tile = things.find(({ kind, word }) => kind !== "space" && /^[YRGW]$/.test(word));
  await take(page, hands, tile);
  return true;
}

/** Puts a tile down, to be confirmed. */
async function place(page, hands) {
  if (!(await lit(page)).some(({ kind }) => kind === "space")) await pick(page, hands);
  await choose(page, hands);
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
  /** A river is no place for whatever isn't blue. */
  refuse: (page, hands) => hands.space(RIVER),
  place,
  needs: () => ["main.stage"],
  laid: "main.stage",
  midway: ["commit-defender", "support-three", "losses-war"],
  hand: (page) => spoken(page, ".hand"),
  board: (page) => spoken(page, "main.stage"),
  told: { first: ["huang-began"], often: "huang-placed", own: (name) => `${name} draws \\d (yellow|red|blue|green|white)` },
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
      by: "finger",
      lang: "de",
      seats: ["novice", "me", "novice"],
      choices: { module: "eighteen-kingdoms", palace: true },
      options: "module=eighteen-kingdoms palace=yes open-points=no short=no",
    },
    {
      by: "keys",
      lang: "pl",
      seats: ["me", "novice"],
      choices: { "open-points": true, short: true },
      options: "module=none palace=no open-points=yes short=yes",
      late: { number: "012", steps: 148 },
    },
    // Five at the table, with few tiles left in the bag.
    {
      by: "finger",
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
    { what: "a river", ...CAMPS, ...lay("R", "J1"), by: "H5.1" },
    { what: "a space under bandits", ...CAMPS, ...lay("R", "F1"), by: "H5.1" },
    { what: "a space beside bandits who are too strong", ...CAMPS, ...lay("R", "E1"), by: "H11.3" },
    { what: "a leader far from yellow tiles", ...CAMPS, ...lead("Y", "A1"), by: "H4.2" },
    { what: "a leader beside bandits", ...CAMPS, ...lead("Y", "L3"), by: "H11.2" },
    { what: "a riot without blue tiles", ...CAMPS, press: (page, hands) => hands.word("riot"), by: "H6.1" },
    { what: "a leader between two of its colour", ...KINGDOMS, ...lead("Y", "H4"), by: "H4.3" },
    { what: "blue on land", ...KINGDOMS, ...lay("B", "A1"), by: "H5.1" },
    { what: "blue elsewhere than beside blue", number: "001", steps: 81, ...lay("B", "A1"), by: "H5.5" },
  ],
  /** Events that aren't told because they show: by what. */
  shown: {},
  /** What has to be on a phone's screen to decide, besides what every decision needs. */
  decides: (phase) => [phase in FIGHTS ? ".side-card" : ".think", "[data-action=confirm]", "[data-action=undo]"],
  /** What shows the sides of a decision that isn't only asked. */
  asksBy: FIGHTS,
  hurry: {
    luck: 4,
    way: ["[data-action=new][data-title=huang]:enabled", "[data-action=start]:enabled"],
    until: "[data-space][data-lit], [data-word][data-lit]",
  },
};
