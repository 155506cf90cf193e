// Saved games as the client stores them, made from the golden games of the rules, and from a few records written
// for scenes.
import { readFileSync } from "node:fs";

/** The key of all chance after the record's end. */
const KEY = "5e".repeat(32);
const NAMES = ["Jade", "Mei", "Bao", "Ling", "Shan"];
/** Lines of a record before its steps: the game, the seats, the options. */
const HEAD = 3;

/** The URL of a record: a number is a golden game, a name a record in `scenes`. */
function urlOf(slug, number) {
  const path = /^\d+$/.test(number) ? `../games/${slug}/tests/golden/${number}.txt` : `scenes/${number}.txt`;
  return new URL(path, import.meta.url);
}

function lines(slug, number) {
  const text = readFileSync(urlOf(slug, number), "utf8");
  return text.split("\n").filter((line) => line && !line.startsWith(";"));
}

/** The steps of a record: the seat, then the move; chance is `*`. */
export const steps = (slug, number) => lines(slug, number).slice(HEAD);

/** The text of a record up to a number of steps, or all of it. */
export function record(number, steps = Infinity, slug = "qin") {
  return lines(slug, number).slice(0, HEAD + steps).map((line) => `${line}\n`).join("");
}

/**
 * A saved game after a number of steps of a record, or after its end. `kinds` has the kind of player at each seat, in
 * playing order; by default the seat to act is mine, the others are novices. `seen` is how many steps I have seen.
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

/** A game without steps; the key decides who begins. */
export function fresh({ id, slug = "qin", kinds, options = "board=bird fair-hands=no", key = KEY }) {
  const players = kinds.map((kind, seat) => ({ name: NAMES[seat], kind }));
  return { id, slug, options, players, key, record: "", to_act: null, over: false, touched: 0, seen: 0 };
}

/** The path of a game's table. */
export const tableOf = (game) => `/table/${game.id}`;
