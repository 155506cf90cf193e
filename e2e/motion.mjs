// Movements of pieces: steps of records that show each kind, and what was animated.
import { golden, steps, tableOf } from "./games.mjs";
import { goToEvent } from "./open-scene.mjs";
import { SCENES } from "./scenes.mjs";
import { nextFrame } from "./waits.mjs";

/** A step of a record that places a tile, as a scene. */
function qinScene() {
  const at = steps("qin", "002").findIndex((step, at) => 30 < at && /^\d [RBY]{2} /.test(step));
  return { name: "placed", record: "002", step: at + 1, eyes: 1 };
}

const event = (slug, name) => SCENES[slug].events.find((it) => it.name === name);

/** Steps of each game, with the kinds of movement that each shows. */
export const MOTIONS = {
  qin: [{ ...qinScene(), kinds: ["fly"] }],
  huang: [
    { ...event("huang", "supported-H9.4"), kinds: ["count", "crumble", "walk", "give"] },
    { ...event("huang", "committed-H8.3"), kinds: ["count"] },
    { ...event("huang", "paid-H7.5"), kinds: ["rise", "give"] },
    { ...event("huang", "placed-H5.1"), kinds: ["fly", "crumble", "give"] },
    { ...event("huang", "warred-H9.1"), kinds: ["strike"] },
  ],
  dragon: [
    { ...event("dragon", "built-D3.7"), kinds: ["rise"] },
    { ...event("dragon", "released-D4.4"), kinds: ["strike", "give"] },
    { ...event("dragon", "dealt-D3.2"), kinds: ["turn"] },
    // A phone has no person track.
    { ...event("dragon", "advanced-D3.6"), kinds: ["slide"], sizes: ["desk"] },
  ],
};

/** The finished games that these steps need. */
export function recordsOf(slug) {
  const numbers = [...new Set(MOTIONS[slug].map(({ record }) => record))];
  return numbers.map((number) => golden({ id: `${slug}-record-${number}`, slug, number }));
}

/** The first page of a test: the replay of a game's first record. */
export const firstTable = (slug) => tableOf(recordsOf(slug)[0]);

/** In the page, before other scripts: notes the kind of each movement, and every animated property. */
export function noteMovements() {
  window.moved = [];
  window.animated = new Set();
  const KINDS = { "motion-ring": "fly", "motion-dust": "rise", "motion-shard": "crumble", "motion-amount": "give", "motion-frame": "turn", "motion-flash": "strike", "motion-count": "count", marker: "slide" };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const [name] = String(this.getAttribute("class")).split(" ");
    // Only a walk has so many hops.
    window.moved.push(frames.length === 13 ? "walk" : (KINDS[name] ?? name));
    for (const key of frames.flatMap(Object.keys)) if (key !== "offset" && key !== "easing") window.animated.add(key);
    return animate.call(this, frames, options);
  };
}

/** Faults of the numbers of a conflict: outside of the screen, or over each other. */
export function faultsOfCounts(page) {
  return page.$$eval(".motion-count", (all) => {
    const boxes = all.map((it) => ({ left: it.offsetLeft, top: it.offsetTop, right: it.offsetLeft + it.offsetWidth, bottom: it.offsetTop + it.offsetHeight }));
    const isOutside = (it) => it.left < 0 || it.top < 0 || innerWidth < it.right || innerHeight < it.bottom;
    const overlaps = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return boxes.flatMap((it, at) => [
      ...(isOutside(it) ? [`number ${at} of a conflict is outside of the screen`] : []),
      ...(boxes.slice(0, at).some((other) => overlaps(it, other)) ? [`number ${at} of a conflict covers another`] : []),
    ]);
  });
}

/** Goes to the moment before a step. */
export async function goBefore(page, slug, scene) {
  await goToEvent(page, slug, { ...scene, step: scene.step - 1 });
  await nextFrame(page);
  await page.evaluate(() => {
    window.moved = [];
  });
}

/** Shows a step after the moment before it. */
export async function goForward(page, { step }) {
  await page.fill("#scrub", String(step));
  await page.waitForSelector(`.table[data-ply="${step}"]`);
}

/** Waits until the script that plays movements is loaded. */
export const waitForPlayer = (page) => page.waitForFunction(() => window.pagodaMotion);

/** The number of movements that run: scripts' animations, not those of style sheets. */
export function running(page) {
  return page.evaluate(() => {
    const isOurs = (it) => !(it instanceof CSSAnimation) && !(it instanceof CSSTransition);
    return document.getAnimations().filter(isOurs).length;
  });
}
