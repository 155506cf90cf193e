// Finds a screenshot for every message: visits the same screens as shots.mjs, in English, and lists the first stop
// that shows each message. docs/texts names these screenshots beside the texts.
// usage: SITE=… node pictures.mjs > ../docs/texts/pictures.json
import { DESK, launch, siteAt, startFixture } from "./browser.mjs";
import { journey, visitOptions as journeyOptions, withServer } from "./journey.mjs";
import { idsOf, plain } from "./messages.mjs";
import { gamesOf, goToDecision, goToEvent } from "./open-scene.mjs";
import { SCENES } from "./scenes.mjs";
import { titles } from "./titles.mjs";
import { tour, visitOptions } from "./tour.mjs";

const pictures = new Map();
const known = new Map();

/** Every text of the page: of leaf elements, and of attributes that screen readers speak. */
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

async function addTexts(page, name) {
  for (const text of (await textsOf(page)).map(plain).filter((it) => it !== "" && it.length < 400)) {
    if (!known.has(text)) known.set(text, idsOf("en", text));
    for (const id of known.get(text)) if (!pictures.has(id)) pictures.set(id, name);
  }
}

async function ofTitle(fixture, title) {
  await fixture.visit({ ...visitOptions(title), size: DESK }, async (page) => {
    for await (const stop of tour(page, DESK, title)) await addTexts(page, stop);
  });
  const scenes = SCENES[title.slug];
  if (!scenes) return;
  await fixture.visit({ games: gamesOf(title.slug), size: DESK }, async (page) => {
    for (const scene of scenes.events) {
      await goToEvent(page, title.slug, scene);
      await addTexts(page, `${title.slug}-event-${scene.name}`);
    }
    for (const scene of scenes.decisions) {
      await goToDecision(page, title.slug, scene);
      await addTexts(page, `${title.slug}-decision-${scene.name}`);
    }
  });
}

async function ofJourney() {
  const browser = await launch();
  try {
    await withServer((server) => siteAt(server.site, browser).visit({ ...journeyOptions, size: DESK }, async (page) => {
      for await (const stop of journey(page, DESK, server)) await addTexts(page, stop);
    }));
  } finally {
    await browser.close();
  }
}

const fixture = await startFixture();
try {
  for (const title of titles()) await ofTitle(fixture, title);
} finally {
  await fixture.close();
}
await ofJourney();
const sorted = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1));
process.stdout.write(`${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
