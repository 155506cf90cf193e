// The kinds of decisions, recognised by the move that was made and its events. A moment has the move's `words`, the step
// `before` it, the `seat`, the `events` of the move, those of the step before (`eventsBefore`) and `all` earlier ones.

const hasEvent = (moment, kind, clause) => moment.events.some((it) => it.kind === kind && (!clause || it.clause === clause));
const word = (...wanted) => ({ words }) => wanted.includes(words[0]);
/** Whether a blue tile follows the seat's own blue tile. */
const follows = ({ words, before, seat }) => words[0] === "B" && before[0] === seat && before[1] === "B";
/** Number of kingdoms in the war. */
const kingdoms = ({ all }) => all.findLast(({ kind }) => kind === "warred").text.match(/[A-O]\d+/g).length - 1;

const HUANG = [
  { name: "act-tile", phase: "act", is: (it) => word("Y", "R", "G", "W")(it) },
  { name: "act-blue", phase: "act", is: (it) => word("B")(it) && !follows(it) },
  { name: "act-leader", phase: "act", is: (it) => it.words[0] === "leader" && it.words[2] !== "home" },
  { name: "act-leader-home", phase: "act", is: (it) => it.words[0] === "leader" && it.words[2] === "home" },
  { name: "act-riot", phase: "act", is: (it) => it.words[0] === "riot" && it.words.length === 2 },
  { name: "act-riot-leader", phase: "act", is: (it) => it.words[1] === "leader" && it.words[0] === "riot" },
  { name: "act-build", phase: "act", is: word("build") },
  { name: "act-replace", phase: "act", is: (it) => it.words[0] === "replace" && 3 < it.words.length },
  { name: "act-war", phase: "act", is: (it) => hasEvent(it, "warred") },
  { name: "act-revolt", phase: "act", is: (it) => hasEvent(it, "revolted") },
  { name: "act-bandits", phase: "act", is: (it) => hasEvent(it, "cleared") },
  { name: "pass", phase: "act", known: { only: "pass" }, is: word("pass") },
  { name: "follow", phase: "follow", is: follows },
  { name: "pagoda", phase: "pagoda", is: word("pagoda") },
  { name: "pagoda-moved", phase: "pagoda", is: (it) => it.words[0] === "pagoda" && it.words.includes("from") },
  { name: "palace", phase: "pagoda", is: word("palace") },
  { name: "palace-moved", phase: "pagoda", is: (it) => it.words[0] === "palace" && it.words.includes("from") },
  { name: "market", phase: "market", is: word("take") },
  { name: "commit-attacker", phase: "commit", sides: 2, is: (it) => /^[1-9]/.test(it.words[1]) && it.eventsBefore.some(({ kind }) => kind === "revolted") },
  { name: "commit-defender", phase: "commit", sides: 2, is: (it) => /^[1-9]/.test(it.words[1]) && it.words[0] === "commit" && it.before[1] === "commit" },
  { name: "commit-leader", phase: "commit", is: (it) => it.words[0] === "commit" && it.words[1].includes("leader") },
  { name: "support-two", phase: "support", sides: 2, is: (it) => it.words[0] === "support" && kingdoms(it) === 2 },
  { name: "support-leader", phase: "support", is: (it) => it.words[0] === "support" && it.words[2].includes("leader") },
  { name: "support-three", phase: "support", sides: 3, is: (it) => it.words[0] === "support" && 2 < kingdoms(it) },
  { name: "abstain", phase: "support", is: (it) => it.words[0] === "no" && hasEvent(it, "abstained") },
  { name: "winner", phase: "winner", is: word("winner") },
  { name: "losses-war", phase: "losses", is: (it) => it.words[0] === "lose" && hasEvent(it, "removed", "H9.7") },
  { name: "losses-bandits", phase: "losses", is: (it) => it.words[0] === "lose" && hasEvent(it, "removed", "H11.4") },
  { name: "granary", phase: "granary", is: word("keep") },
];

const ACTIONS = ["taxes", "build", "harvest", "fireworks", "parade", "research"];
const releases = (clause) => (it) => it.words[0] === "release" && it.events[0].clause === clause;
const strikes = (event) => ({ stage: "event", "month-event": event });

const DRAGON = [
  ...ACTIONS.map((action) => ({ name: `act-${action}`, phase: "act", is: word(action) })),
  { name: "act-privilege-small", phase: "act", is: (it) => it.words.join() === "privilege,small" },
  { name: "act-privilege-large", phase: "act", is: (it) => it.words.join() === "privilege,large" },
  { name: "act-wall", phase: "act", is: word("wall") },
  { name: "act-occupied", phase: "act", is: (it) => hasEvent(it, "paid", "D3.5") },
  { name: "act-pass", phase: "act", is: word("pass") },
  { name: "build-raise", phase: "build", is: word("raise") },
  { name: "build-found", phase: "build", is: word("found") },
  { name: "play", phase: "play", is: word("play") },
  { name: "play-wild", phase: "play", is: (it) => it.words.join() === "play,wild" },
  { name: "foretell", phase: "foretell", is: word("foretell") },
  { name: "take-start", phase: "take", known: { stage: "start" }, is: (it) => hasEvent(it, "took", "D2.3") },
  { name: "take", phase: "take", known: { stage: "person" }, is: (it) => it.words[0] === "take" && hasEvent(it, "took", "D4.1") },
  { name: "take-dawn", phase: "take", known: { stage: "super" }, is: (it) => it.words[0] === "take" && hasEvent(it, "took", "D8.8") },
  { name: "place", phase: "place", known: { first: "place" }, is: word("place") },
  { name: "place-replace", phase: "place", known: { first: "release" }, is: releases("D4.4") },
  { name: "place-decline", phase: "place", known: { first: "release" }, is: word("decline") },
  { name: "release-tribute", phase: "release", known: strikes("tribute"), is: releases("D5.2") },
  { name: "release-drought", phase: "release", known: strikes("drought"), is: releases("D5.3") },
  { name: "release-raid", phase: "release", known: strikes("raid"), is: releases("D5.5") },
  { name: "release-epidemic", phase: "release", known: strikes("epidemic"), is: releases("D5.6") },
  { name: "release-wall", phase: "release", known: { stage: "wall" }, is: releases("D7.3") },
  { name: "release-last-wall", phase: "release", known: { stage: "last_wall" }, is: releases("D7.4") },
  { name: "release-earthquake", phase: "release", known: { stage: "super" }, is: releases("D8.3") },
  { name: "lose-earthquake", phase: "lose", is: word("lose") },
  { name: "discard-tsunami", phase: "discard", is: word("discard") },
  { name: "drop-tornado", phase: "drop", is: word("drop") },
  { name: "treaty", phase: "treaty", is: word("favour") },
];

export const DECISIONS = { huang: HUANG, dragon: DRAGON };
