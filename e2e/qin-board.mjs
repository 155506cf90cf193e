// Contents of the squares of Qin's board after the steps of a record.
import { readFileSync } from "node:fs";

const KINDS = { o: "village", "~": "water", R: "start", B: "start", Y: "start", ".": "meadow" };
const name = (column, row) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** Every square with its kind: meadow, water, village, start, or tile. */
export function squaresOf(game) {
  const board = game.options.match(/board=(\w+)/)[1];
  const text = readFileSync(new URL(`../games/qin/boards/${board}.board`, import.meta.url), "utf8");
  const rows = text.slice(text.indexOf("map\n") + 4).trim().split("\n");
  const squares = new Map();
  for (const [row, signs] of rows.entries()) {
    for (const [column, sign] of [...signs].entries()) squares.set(name(column, row), KINDS[sign]);
  }
  for (const [, one, other] of game.record.matchAll(/^\d [RBY]{2} (\w+) (\w+)$/gm)) {
    squares.set(one, "tile");
    squares.set(other, "tile");
  }
  return squares;
}

/** The first square of a kind. */
export function first(squares, kind) {
  return [...squares].find(([, it]) => it === kind)[0];
}

/** A meadow square with room for a tile, which touches no territory in any orientation. */
export function isolatedMeadow(squares) {
  const place = (square) => [square.charCodeAt(0), Number(square.slice(1))];
  const apart = (one, other) => {
    const [[column, row], [otherColumn, otherRow]] = [place(one), place(other)];
    return Math.abs(column - otherColumn) + Math.abs(row - otherRow);
  };
  const all = [...squares];
  const territories = all.filter(([, kind]) => kind === "tile" || kind === "start");
  const meadow = all.filter(([, kind]) => kind === "meadow");
  // The tile's other half is beside the square, and its neighbours beside that.
  const isFar = ([square]) => territories.every(([territory]) => 2 < apart(square, territory));
  const hasRoom = ([square]) => meadow.some(([other]) => apart(square, other) === 1);
  return meadow.find((it) => isFar(it) && hasRoom(it))[0];
}
