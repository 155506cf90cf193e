// The hand of a seat at the end of a record, computed from its steps.

/** The tiles of Qin that a seat, counted from one, holds: dealt and drawn, not placed. */
function qin(text, seat) {
  const held = [];
  let drawer = 0;
  for (const line of text.split("\n")) {
    const [who, ...words] = line.split(" ");
    if (who === "*" && words[0] === "deal") held.push(...words.slice(1).join(" ").split(" / ")[seat - 1].split(" "));
    if (words[0] === "draw") drawer = Number(who);
    if (who === "*" && words[0] === "tile" && drawer === seat) held.push(words[1]);
    if (Number(who) === seat && /^[RBY]{2}$/.test(words[0])) held.splice(held.indexOf(words[0]), 1);
  }
  return held.sort();
}

/** The tiles of Huang that a seat holds: drawn and taken, not placed, paid, replaced or committed. */
function huang(text, seat) {
  const held = [];
  const give = (colour, times = 1) => {
    for (let time = 0; time < times; time += 1) held.splice(held.indexOf(colour), 1);
  };
  let replacing = 0;
  for (const line of text.split("\n")) {
    const [who, word, ...words] = line.split(" ");
    if (who === "*" && word === "fill") {
      const drawn = words.join(" ").split("/")[0].trim().split(" ")[seat - 1] ?? "-";
      held.push(...drawn.replace("-", ""));
    }
    if (who === "*" && word === "draw" && replacing === seat) held.push(...words[0]);
    if (word === "replace") replacing = Number(who);
    if (Number(who) !== seat) continue;
    if (/^[YRBGW]$/.test(word)) give(word);
    if (word === "take") held.push(words[0]);
    if (word === "riot") give("B", words[0] === "leader" ? 1 : 2);
    if (word === "build") give("G", words[0] === "leader" ? 1 : 2);
    if (word === "replace") words.slice(1).forEach((colour) => give(colour));
    if (word === "commit") give("Y", Number.parseInt(words[0], 10));
    if (word === "support") give("R", Number.parseInt(words[1], 10));
  }
  return held.sort();
}

const HELD = { qin, huang };

/** The tiles that a seat, counted from one, holds at the end of a record, in alphabetical order. */
export function handOf(text, seat) {
  return HELD[text.match(/^pagoda (\w+)/m)[1]](text, seat);
}
