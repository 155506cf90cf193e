// In the Year of the Dragon at the table: an action and a person a month, then the event.
import { pickAny } from "../lit.mjs";
import { luck } from "../luck.mjs";
import { spoken } from "../sight.mjs";

/** How likely a word is picked: rather something than nothing. */
const WEIGHTS = { pass: 0.3, decline: 0.3 };
const random = luck(8);

/** Makes a choice of what is awaited; says whether there is something to confirm. */
function choose(page, hands) {
  return pickAny(page, hands, random, (value) => WEIGHTS[value.split(" ")[0]] ?? 2);
}

/** Taps what stands for these words, which aren't lit. */
function tap(words) {
  const kind = words.includes(" ") ? "words" : "word";
  return { press: (page, hands) => hands.press(`[data-${kind}="${words}"]:not([data-lit])`) };
}

export const dragon = {
  slug: "dragon",
  clause: "D5.6",
  options: "great-wall=no super-event=none",
  middle: { number: "039", steps: 135 },
  away: 123,
  stop: (name) => `dragon-${name}`,
  choose,
  /** Every action is a whole move. */
  pick: async () => false,
  /** What isn't lit says why when it is pressed. */
  refuse: (page, hands) => hands.press(".actions :is([data-word], [data-words]):not([data-lit])"),
  place: choose,
  needs: () => [".months", ".actions", ".court"],
  laid: "main.stage",
  midway: ["release-drought", "place-replace", "lose-earthquake"],
  hand: (page) => spoken(page, ".court, .tray"),
  board: (page) => spoken(page, "main.stage, .actions"),
  told: { first: ["dragon-foretold", "dragon-took"], often: "dragon-chose", own: (name) => `${name} plays` },
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
      by: "finger",
      lang: "pl",
      seats: ["novice", "me", "novice"],
      choices: { "super-event": "earthquake" },
      options: "great-wall=no super-event=earthquake",
      late: { number: "033", steps: 150 },
    },
    {
      by: "keys",
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
  /** Events that aren't told because they show: by what. */
  shown: { laid: ".months [data-month]", began: ".player.active" },
  /** What has to be on a phone's screen to decide, besides what every decision needs. */
  asksBy: {},
  decides: () => [".think", "[data-action=confirm]", "[data-action=undo]"],
  hurry: {
    luck: 4,
    way: ["[data-action=new][data-title=dragon]:enabled", "[data-action=start]:enabled"],
    until: ":is([data-word], [data-words])[data-lit]",
  },
};
