// Saved games as the client stores them, made from the records that the rules are tested with, and from
// a few that were written for a scene.
import { readFileSync } from "node:fs";

/** Settles all chance after the record's end. */
const KEY = "5e".repeat(32);
const NAMES = ["Jade", "Mei", "Bao", "Ling", "Shan"];
/** How a record begins before its steps: the game, the seats, the options. */
const HEAD = 3;

/** Where a record is: a number is one of the game's own, a name one of ours. */
function place(slug, number) {
  const path = /^\d+$/.test(number) ? `../games/${slug}/tests/golden/${number}.txt` : `scenes/${number}.txt`;
  return new URL(path, import.meta.url);
}

function lines(slug, number) {
  const text = readFileSync(place(slug, number), "utf8");
  return text.split("\n").filter((line) => line && !line.startsWith(";"));
}

/** The steps of a record: who, then the move; chance is `*`. */
export const steps = (slug, number) => lines(slug, number).slice(HEAD);

/** The text of a record after so many steps, or whole. */
export function record(number, steps = Infinity, slug = "qin") {
  return lines(slug, number).slice(0, HEAD + steps).map((line) => `${line}\n`).join("");
}

/**
 * A game after so many steps of a record, or after its end. `kinds` says who sits where, in playing
 * order; left out, I sit where it is to act, among novices. `seen` is how many steps I have seen.
 */
export function golden({ id, slug = "qin", number, steps, kinds, seen }) {
  const [, seats, options, ...rest] = lines(slug, number);
  const over = steps === undefined || rest.length <= steps;
  kinds ??= Array.from({ length: Number(seats.replace("seats ", "")) }, (_, seat) => {
    return Number(over ? 1 : rest[steps][0]) === seat + 1 ? "me" : "novice";
  });
  return {
    id,
    slug,
    options: options.replace("options ", ""),
    players: kinds.map((kind, seat) => ({ name: NAMES[seat], kind })),
    key: KEY,
    record: record(number, steps, slug),
    to_act: null,
    over,
    touched: Date.UTC(2026, 0, 1),
    seen: seen ?? (over ? rest.length : steps),
  };
}

/** A game that hasn't begun; the key settles who does. */
export function fresh({ id, slug = "qin", kinds, options = "board=bird fair-hands=no", key = KEY }) {
  const players = kinds.map((kind, seat) => ({ name: NAMES[seat], kind }));
  return { id, slug, options, players, key, record: "", to_act: null, over: false, touched: 0, seen: 0 };
}

/** Where a game's table is. */
export const tableOf = (game) => `/table/${game.id}`;
