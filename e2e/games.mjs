// Games as the client keeps them, made from the records that the rules are tested with.
import { readFileSync } from "node:fs";

const GOLDEN = new URL("../games/qin/tests/golden/", import.meta.url);
/** Settles all chance after the record's end. */
const KEY = "5e".repeat(32);
const NAMES = ["Jade", "Mei", "Bao", "Ling"];

/** The lines of a record: three of setup, then one for each step. */
function lines(number) {
  const text = readFileSync(new URL(`${number}.txt`, GOLDEN), "utf8");
  return text.split("\n").filter((line) => line && !line.startsWith(";"));
}

/** The text of a record after so many steps, or whole. */
export function record(number, steps = Infinity) {
  return lines(number).slice(0, 3 + steps).map((line) => `${line}\n`).join("");
}

/**
 * A game after so many steps of a record, or after its end. `kinds` says who sits where, in playing
 * order; left out, I sit where it is to act, among novices. `seen` is how many steps I have seen.
 */
export function golden({ id, number, steps, kinds, seen }) {
  const [, seats, options, ...rest] = lines(number);
  const over = steps === undefined || rest.length <= steps;
  kinds ??= Array.from({ length: Number(seats.replace("seats ", "")) }, (_, seat) => {
    return Number(over ? 1 : rest[steps][0]) === seat + 1 ? "me" : "novice";
  });
  return {
    id,
    slug: "qin",
    options: options.replace("options ", ""),
    sitters: kinds.map((kind, seat) => ({ name: NAMES[seat], kind })),
    key: KEY,
    record: record(number, steps),
    to_act: null,
    over,
    touched: Date.UTC(2026, 0, 1),
    seen: seen ?? (over ? rest.length : steps),
  };
}

/** A game that hasn't begun; the key settles who does. */
export function fresh({ id, kinds, options = "board=bird fair-hands=no", key = KEY }) {
  const sitters = kinds.map((kind, seat) => ({ name: NAMES[seat], kind }));
  return { id, slug: "qin", options, sitters, key, record: "", to_act: null, over: false, touched: 0, seen: 0 };
}

/** Where a game's table is. */
export const tableOf = (game) => `/table/${game.id}`;

/** The tiles that a seat, counted from one, holds at the end of a record: dealt and drawn, not placed. */
export function handOf(text, seat) {
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
