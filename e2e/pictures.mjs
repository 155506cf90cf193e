// Finds a picture for every message: walks through the client as shots.mjs does, in English, and lists the first
// stop that shows each message. docs/texts names these pictures beside the texts.
// usage: SITE=… node pictures.mjs > ../docs/texts/pictures.json
import { build, DESK, houseAt, launch } from "./browser.mjs";
import { journey, wishes as wishesOf, withServer } from "./journey.mjs";
import { gamesOf, goToDecision, goToEvent } from "./looks.mjs";
import { SCENES } from "./scenes.mjs";
import { titles } from "./titles.mjs";
import { tour, wishes } from "./tour.mjs";
import { idsOf, plain } from "./words.mjs";

const pictures = new Map();
const known = new Map();

/** Every text of the page: of elements without others inside, and of attributes that are read out. */
const textsOf = (page) => page.evaluate(() => {
  const texts = new Set();
  for (const element of document.querySelectorAll("body *")) {
    if (!(element.checkVisibility?.() ?? true)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.add(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent);
    if (element.childElementCount < 4) texts.add(element.textContent);
  }
  return [...texts, document.title];
});

async function note(page, name) {
  for (const text of (await textsOf(page)).map(plain).filter((it) => it !== "" && it.length < 400)) {
    if (!known.has(text)) known.set(text, idsOf("en", text));
    for (const id of known.get(text)) if (!pictures.has(id)) pictures.set(id, name);
  }
}

async function ofTitle(house, title) {
  await house.visit({ ...wishes(title), size: DESK }, async (page) => {
    for await (const stop of tour(page, DESK, title)) await note(page, stop);
  });
  const scenes = SCENES[title.slug];
  if (!scenes) return;
  await house.visit({ games: gamesOf(title.slug), worker: false, size: DESK }, async (page) => {
    for (const scene of scenes.events) {
      await goToEvent(page, title.slug, scene);
      await note(page, `${title.slug}-event-${scene.name}`);
    }
    for (const scene of scenes.decisions) {
      await goToDecision(page, title.slug, scene);
      await note(page, `${title.slug}-decision-${scene.name}`);
    }
  });
}

async function ofJourney() {
  const browser = await launch();
  try {
    await withServer((server) => houseAt(server.site, browser).visit({ ...wishesOf, size: DESK }, async (page) => {
      for await (const stop of journey(page, DESK, server)) await note(page, stop);
    }));
  } finally {
    await browser.close();
  }
}

const house = await build();
try {
  for (const title of titles()) await ofTitle(house, title);
} finally {
  await house.close();
}
await ofJourney();
const sorted = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1));
process.stdout.write(`${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
