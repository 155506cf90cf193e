// The hand of a seat at the end of a record, computed from its steps.

/** The hand of a seat (from one) in Qin: tiles dealt and drawn, less those placed. */
function qin(text, seat) {
  const hand = [];
  let drawer = 0;
  for (const line of text.split("\n")) {
    const [who, ...words] = line.split(" ");
    if (who === "*" && words[0] === "deal") hand.push(...words.slice(1).join(" ").split(" / ")[seat - 1].split(" "));
    if (words[0] === "draw") drawer = Number(who);
    if (who === "*" && words[0] === "tile" && drawer === seat) hand.push(words[1]);
    if (Number(who) === seat && /^[RBY]{2}$/.test(words[0])) hand.splice(hand.indexOf(words[0]), 1);
  }
  return hand.sort();
}

/** The hand of a seat in Huang: tiles drawn and taken, less those placed, paid, replaced or committed. */
function huang(text, seat) {
  const hand = [];
  const discard = (colour, times = 1) => {
    for (let time = 0; time < times; time += 1) hand.splice(hand.indexOf(colour), 1);
  };
  let replacing = 0;
  for (const line of text.split("\n")) {
    const [who, word, ...words] = line.split(" ");
    if (who === "*" && word === "fill") {
      const drawn = words.join(" ").split("/")[0].trim().split(" ")[seat - 1] ?? "-";
      hand.push(...drawn.replace("-", ""));
    }
    if (who === "*" && word === "draw" && replacing === seat) hand.push(...words[0]);
    if (word === "replace") replacing = Number(who);
    if (Number(who) !== seat) continue;
    if (/^[YRBGW]$/.test(word)) discard(word);
    if (word === "take") hand.push(words[0]);
    if (word === "riot") discard("B", words[0] === "leader" ? 1 : 2);
    if (word === "build") discard("G", words[0] === "leader" ? 1 : 2);
    if (word === "replace") words.slice(1).forEach((colour) => discard(colour));
    if (word === "commit") discard("Y", Number.parseInt(words[0], 10));
    if (word === "support") discard("R", Number.parseInt(words[1], 10));
  }
  return hand.sort();
}

const HANDS = { qin, huang };

/** The hand of a seat (from one) at the end of a record, in alphabetical order. */
export function recordedHand(text, seat) {
  return HANDS[text.match(/^pagoda (\w+)/m)[1]](text, seat);
}
