// In the Year of the Dragon: an action and a person a month, then the event.
import { pickRandomMove } from "../choices.mjs";
import { seededRandom } from "../random.mjs";
import { spoken } from "../table-page.mjs";

/** Weights of words: passing and declining are rare. */
const WEIGHTS = { pass: 0.3, decline: 0.3 };
const random = seededRandom(8);

/** Picks a random move; returns whether there is something to confirm. */
function choose(page, input) {
  return pickRandomMove(page, input, random, (value) => WEIGHTS[value.split(" ")[0]] ?? 2);
}

/** Taps the element of these words, which can't be picked. */
function tap(words) {
  const kind = words.includes(" ") ? "words" : "word";
  return { press: (page, input) => input.press(`[data-${kind}="${words}"]:not([data-lit])`) };
}

export const dragon = {
  slug: "dragon",
  clause: "D5.6",
  options: "great-wall=no super-event=none",
  middle: { number: "039", steps: 135 },
  away: 123,
  stop: (name) => `dragon-${name}`,
  choose,
  /** Every action is a complete move. */
  pick: async () => false,
  /** An action that can't be picked shows the reason when it is pressed. */
  refuse: (page, input) => input.press(".actions :is([data-word], [data-words]):not([data-lit])"),
  place: choose,
  needs: () => [".months", ".actions", ".court"],
  laid: "main.stage",
  midway: ["release-drought", "place-replace", "lose-earthquake"],
  hand: (page) => spoken(page, ".court, .tray"),
  board: (page) => spoken(page, "main.stage, .actions"),
  log: { first: ["dragon-foretold", "dragon-took"], often: "dragon-chose", own: (name) => `${name} plays` },
  games: [
    {
      by: "mouse",
      lang: "fr",
      seats: ["me", "novice", "novice", "novice", "novice"],
      choices: { "great-wall": true, "super-event": "drawn" },
      options: "great-wall=yes super-event=drawn",
      late: { number: "015", steps: 240 },
    },
    {
      by: "touch",
      lang: "pl",
      seats: ["novice", "me", "novice"],
      choices: { "super-event": "earthquake" },
      options: "great-wall=no super-event=earthquake",
      late: { number: "033", steps: 150 },
    },
    {
      by: "keyboard",
      lang: "de",
      seats: ["me", "novice"],
      choices: { "great-wall": true },
      options: "great-wall=yes super-event=none",
    },
    {
      by: "mouse",
      lang: "en",
      seats: ["novice", "novice", "me", "novice"],
      options: "great-wall=no super-event=none",
      late: { number: "002", steps: 195 },
    },
  ],
  late: { number: "039", steps: 240 },
  chips: [],
  spoken: { number: "039", steps: 135 },
  asks: { phase: "act" },
  names: {},
  together: { number: "053", steps: 31, move: "play T" },
  forbidden: { move: "place 1", naming: /D\d\.\d/ },
  refusals: [
    { what: "an occupied group without money", number: "039", steps: 136, ...tap("build"), by: "D3.5" },
    { what: "a privilege without money", number: "000", steps: 65, ...tap("privilege"), by: "D3.8" },
    { what: "the wall without a tile", number: "039", steps: 205, ...tap("wall"), by: "D7.2" },
    { what: "a fourth floor", number: "020", steps: 49, ...tap("raise 2"), by: "D2.4" },
    { what: "a place in a full palace", number: "039", steps: 31, ...tap("place 2"), by: "D2.4" },
    { what: "a palace that has rice", number: "000", steps: 53, ...tap("release T3 1"), by: "D5.3" },
  ],
  /** Events that show on the page instead of in the log: their selectors. */
  shown: { laid: ".months [data-month]", began: ".player.active" },
  /** Elements that a decision needs on a phone's screen, besides the common ones. */
  asksBy: {},
  decides: () => [".think", "[data-action=confirm]", "[data-action=undo]"],
  quickStart: {
    randomByte: 4,
    path: ["[data-action=new][data-title=dragon]:enabled", "[data-action=start]:enabled"],
    target: ":is([data-word], [data-words])[data-lit]",
  },
};
