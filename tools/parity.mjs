// Plays the same random games in WASM and prints their fingerprints.
import { readFile } from "node:fs/promises";

const [file, games = "300"] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(file), {});
const { play, letter } = instance.exports;
const length = play(Number(games));
process.stdout.write(Array.from({ length }, (_, at) => String.fromCharCode(letter(at))).join(""));
