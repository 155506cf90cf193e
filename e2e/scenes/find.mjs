// Finds the scenes: for every kind of event and of decision a step of some record, of the golden games or of the records
// in this folder. Writes huang.json and dragon.json.
// usage: PAGODA=… node scenes/find.mjs   with the binary `pagoda`
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { steps } from "../games.mjs";
import { messagePattern } from "../messages.mjs";
import { DECISIONS } from "./decisions.mjs";
import { eventKinds } from "./kinds.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The records of a game, with the events of each step: kind, clause and text. */
function records(slug) {
  const own = readdirSync(at(`../../games/${slug}/tests/golden`)).map((name) => [name, at(`../../games/${slug}/tests/golden/${name}`)]);
  const extra = readdirSync(at(".")).filter((name) => name.endsWith(".txt")).map((name) => [name, at(name)]);
  const isOf = ([, path]) => readFileSync(path, "utf8").includes(`pagoda ${slug} `);
  const patterns = eventKinds(slug).map((kind) => [kind, messagePattern("en", `${slug}-${kind}`)]);
  return [...own, ...extra].filter((it) => it[0].endsWith(".txt") && isOf(it)).map(([name, path]) => {
    const number = name.replace(".txt", "");
    const output = execFileSync(process.env.PAGODA ?? "pagoda", ["replay", "--plain", "--lang", "en", path], { encoding: "utf8" });
    const events = output.split("\n").filter((line) => /^\d+ /.test(line)).map((line) => {
      const facts = [...line.replace(/^\d+ /, "").matchAll(/(.*?) \[([A-Z]\d+\.\w+)\](?:; |$)/g)];
      return facts.map(([, text, clause]) => {
        const kinds = patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
        // The event tiles `laid` and `struck` have the same text, but different clauses.
        const [kind] = kinds.length === 1 ? kinds : [clause === "D2.1" ? "laid" : "struck"];
        return { kind, clause, text };
      });
    });
    return { slug, number, lines: steps(slug, number), events };
  });
}

/** Distance of a step from the middle of its game, where most of the table is in use. */
const distance = (record, step) => Math.abs(step / record.lines.length - 0.55);

/** The name of an event: kind and clause; super events may share a clause, so they have their text too. */
function named({ kind, clause, text }) {
  return kind === "befell" ? `${kind} ${clause} ${text.replace(/.*: /, "")}` : `${kind} ${clause}`;
}

/** A small set of steps that covers every event with every one of its clauses. */
function eventScenes(all) {
  // One of several steps with the same events is enough.
  const moments = new Map();
  for (const record of all) {
    for (const [at, events] of record.events.entries()) {
      const pairs = new Set(events.map(named));
      const moment = { record, step: at + 1, pairs };
      const key = [...pairs].sort().join();
      const known = moments.get(key);
      if (!known || distance(record, moment.step) < distance(known.record, known.step)) moments.set(key, moment);
    }
  }
  const open = new Set([...moments.values()].flatMap(({ pairs }) => [...pairs]));
  const scenes = [];
  while (open.size) {
    const worth = ({ pairs }) => [...pairs].filter((pair) => open.has(pair)).length;
    const best = [...moments.values()].reduce((best, it) => {
      const [more, less] = [worth(it), worth(best)];
      return less < more || (less === more && distance(it.record, it.step) < distance(best.record, best.step)) ? it : best;
    });
    const tells = [...best.pairs].filter((pair) => open.has(pair));
    tells.forEach((pair) => open.delete(pair));
    const line = best.record.lines[best.step - 1];
    // Chance has no eyes; take those of the seat that acted before it.
    const eyes = Number(line[0]) || Number(best.record.lines.slice(0, best.step).findLast((it) => it[0] !== "*")?.[0] ?? 1);
    scenes.push({ name: tells[0].replaceAll(" ", "-"), record: best.record.number, step: best.step, eyes, tells });
  }
  return scenes;
}

/** A position before each kind of decision. */
function decisionScenes(slug, all) {
  return DECISIONS[slug].map(({ name, phase, known, sides, is }) => {
    const found = all.flatMap((record) => record.lines.flatMap((line, step) => {
      const moment = {
        words: line.split(" ").slice(1),
        before: record.lines[step - 1]?.split(" ") ?? [],
        seat: line[0],
        events: record.events[step],
        eventsBefore: record.events[step - 1] ?? [],
        get all() {
          return record.events.slice(0, step).flat();
        },
      };
      return line[0] !== "*" && is(moment) ? [{ record, step, line }] : [];
    }));
    if (!found.length) throw new Error(`no record has the decision ${name} of ${slug}`);
    const best = found.reduce((best, it) => (distance(it.record, it.step) < distance(best.record, best.step) ? it : best));
    return { name, record: best.record.number, steps: best.step, phase, ...(known && { known }), ...(sides && { sides }), move: best.line.slice(2) };
  });
}

const list = (scenes) => `[\n${scenes.map((scene) => `    ${JSON.stringify(scene)}`).join(",\n")}\n  ]`;
for (const slug of ["huang", "dragon"]) {
  const all = records(slug);
  const [events, decisions] = [eventScenes(all), decisionScenes(slug, all)];
  writeFileSync(at(`${slug}.json`), `{\n  "events": ${list(events)},\n  "decisions": ${list(decisions)}\n}\n`);
  console.log(`${slug}: ${events.length} moments for events, ${decisions.length} decisions`);
}
