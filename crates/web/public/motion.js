// Plays the movements that a table decides (crates/web/src/motion): pieces fly, buildings rise, tiles crumble. The page shows
// the result already. Copies of the pieces move in a layer above it, and what arrives is hidden until it lands: cancelling all
// animations leaves the right picture. Only transform and opacity are animated.
const OUT = "cubic-bezier(.2,.7,.2,1)";
const SOFT = "cubic-bezier(.4,0,.2,1)";
const SETTLE = "cubic-bezier(.3,1.4,.5,1)";
const STAMP = "cubic-bezier(.3,1.5,.5,1)";
const FALL = "cubic-bezier(.5,0,.9,.4)";
const SVG = "http://www.w3.org/2000/svg";

/** What plays now: its animations, its layer, and what to call at its end. */
let playing = null;

/** Plays a script: a line for each movement. Returns a promise that is settled when all have ended or were skipped. */
function play(text) {
  finish();
  const pace = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--pace"));
  if (!text || !(0 < pace) || document.hidden) return Promise.resolve();
  // Where everything was: the page is drawn again before the next frame.
  const steps = text.split("\n").map(read);
  const layer = element("motion", document.body);
  layer.setAttribute("aria-hidden", "true");
  document.documentElement.dataset.moving = "";
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, skip, options);
  document.addEventListener("visibilitychange", finish, options);
  return new Promise((done) => {
    playing = { pace, layer, heard, done, animations: [], frame: requestAnimationFrame(() => start(steps)) };
  });
}

/** Ends all movements at once. */
function finish() {
  if (!playing) return;
  const { animations, layer, heard, done, frame } = playing;
  playing = null;
  cancelAnimationFrame(frame);
  for (const animation of animations) animation.cancel();
  layer.remove();
  delete document.documentElement.dataset.moving;
  heard.abort();
  done();
}

/** A tap or a key ends movements. It still does what it does, unless it is a tap on a space that can't be picked. */
function skip(event) {
  finish();
  const space = event.type === "pointerdown" && event.target.closest?.(".space:not([data-lit])");
  if (!space) return;
  const swallow = (click) => {
    if (space.contains(click.target)) click.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  // A tap is over by then; a drag has no click.
  setTimeout(() => removeEventListener("click", swallow, true), 600);
}

/** A movement from its line, with the state of the page before it. */
function read(line) {
  const [start, kind, from = "", to = "", art = "", number = ""] = line.split("\t");
  const old = find(from);
  const leaves = old && (kind === "walk" || kind === "crumble");
  const was = kind === "fly" ? find(to)?.found.dataset.piece : undefined;
  return { start: Number(start), kind, to, art, number, was, box: old?.box, copy: leaves && copyOf(old) };
}

/** Starts all movements, each with its delay. */
function start(steps) {
  const here = playing;
  try {
    spread(steps.filter(({ kind }) => kind === "count"));
    for (const step of steps) KINDS[step.kind](step);
  } catch (error) {
    // The game goes on without movements.
    finish();
    throw error;
  }
  Promise.allSettled(here.animations.map(({ finished }) => finished)).then(() => {
    if (playing === here) finish();
  });
}

/** The first visible element of the alternatives of a place, with its box; previews and magnified copies don't count. */
function find(spot) {
  for (const selector of spot.split(";").filter(Boolean)) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (0 < box.width && 0 < box.height && !found.closest(".ghost, .loupe, .soon, .motion")) return { found, box };
    }
  }
  return null;
}

/** A new element of a class. */
function element(name, parent = playing.layer) {
  const made = document.createElement("div");
  made.className = name;
  parent.append(made);
  return made;
}

/** Puts an element of the layer on a box. */
function put(made, { left, top, width, height }) {
  Object.assign(made.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return made;
}

/** A drawing of its own around something. */
function framed(content, viewBox) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.append(content);
  return svg;
}

/** A copy of a piece, without the attributes that the page finds it by; null if nothing is drawn there. */
function copyOf({ found }) {
  const inner = found instanceof SVGElement ? found : found.querySelector("svg");
  if (!inner) return null;
  const box = inner.getBoundingClientRect();
  const copy = inner.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...node.attributes]) if (/^(id$|data-|aria-)/.test(name)) node.removeAttribute(name);
  }
  if (inner instanceof SVGSVGElement) {
    copy.removeAttribute("class");
    return { art: copy, box };
  }
  const { x, y, width, height } = inner.getBBox();
  copy.removeAttribute("transform");
  // The styles of the board's pieces hold in it.
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "board-art pieces");
  group.append(copy);
  return { art: framed(group, `${x} ${y} ${width} ${height}`), box };
}

/** Puts a copy into the layer. */
function piece(copy) {
  const made = put(element("motion-piece"), copy.box);
  made.append(copy.art);
  return made;
}

/** Animates an element, in milliseconds at normal pace. */
function animate(target, frames, duration, delay = 0, easing = OUT) {
  const { pace, animations } = playing;
  animations.push(target.animate(frames, { duration: duration * pace, delay: delay * pace, easing }));
}

/** Keeps an element invisible, or visible, until a moment. */
const keep = (target, opacity, until) => animate(target, [{ opacity }, { opacity }], Math.max(1, until));

/** From the middle of one box to that of another, and how much larger the first one is. */
function between(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(from.width / to.width, from.height / to.height);
  return { x, y, scale: Math.min(2, Math.max(0.3, scale)) };
}

const at = (x, y, scale = 1, turn = 0) => `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;

/** A ring that spreads from a box. */
function ring(box, start) {
  const made = put(element("motion-ring"), box);
  animate(made, [{ opacity: 1, transform: "scale(.9)" }, { opacity: 0, transform: "scale(1.45)" }], 240, start);
}

/** Puts the counts of a conflict beside each other if their places are too close. */
function spread(steps) {
  const shown = steps.map((step) => Object.assign(step, { place: find(step.to)?.box })).filter(({ place }) => place);
  for (const start of new Set(shown.map((step) => step.start))) {
    const sides = shown.filter((step) => step.start === start);
    const middles = sides.map(({ place }) => ({ x: place.left + place.width / 2, y: place.top + place.height / 2 }));
    const isClose = middles.some((one, i) => middles.some((other, j) => j < i && Math.hypot(one.x - other.x, one.y - other.y) < WIDE));
    const mean = (key) => middles.reduce((sum, it) => sum + it[key], 0) / middles.length;
    const order = [...middles.keys()].sort((one, other) => middles[one].x - middles[other].x);
    // Side by side, and the row within the screen.
    const reach = (sides.length * WIDE) / 2;
    const middle = Math.min(Math.max(reach, mean("x")), innerWidth - reach);
    sides.forEach((step, side) => {
      const rank = order.indexOf(side) - (sides.length - 1) / 2;
      const { x, y } = isClose ? { x: middle + rank * WIDE, y: mean("y") - WIDE } : middles[side];
      const left = Math.min(Math.max(4, x - WIDE / 2 + 6), innerWidth - WIDE - 4);
      step.side = side;
      step.place = { left, top: Math.max(4, y - WIDE / 2 + 6), width: WIDE - 12, height: WIDE - 24 };
    });
  }
}

/** The distance of the numbers of a conflict, in pixels. */
const WIDE = 92;

const KINDS = {
  /** Lift 120, fly 320, land 100, ring 240. */
  fly({ start, to, box, was }) {
    const target = find(to);
    // A move that was previewed is there already.
    const copy = target && target.found.dataset.piece !== was && copyOf(target);
    if (!copy) return;
    const { x, y, scale } = between(box ?? { ...target.box.toJSON(), top: target.box.top - 60 }, target.box);
    keep(target.found, 0, start + 540);
    animate(piece(copy), [
      { opacity: 1, transform: at(x, y, scale), easing: OUT },
      { transform: at(x, y - 14, scale * 1.16), offset: 0.22, easing: SOFT },
      { transform: at(x * 0.3, y * 0.3 - 18, 1.14), offset: 0.6, easing: OUT },
      { transform: at(0, -6, 1.12), offset: 0.81, easing: SETTLE },
      { opacity: 1, transform: at(0, 0) },
    ], 540, start, "linear");
    ring(target.box, start + 480);
  },

  /** Six hops. */
  walk({ start, to, box, copy }) {
    const target = find(to);
    if (!copy || !target) return;
    const made = piece(copy);
    if (start) keep(made, 1, start);
    if (!target.found.matches(".player, .player-pic")) keep(target.found, 0, start + 1_300);
    const { x, y, scale } = between(target.box, box);
    const hops = Array.from({ length: 13 }, (_, hop) => {
      const part = hop / 12;
      const up = hop % 2 ? 13 : 0;
      return { opacity: 1, transform: at(x * part, y * part - up, 1 + (scale - 1) * part, up && (hop % 4 === 1 ? 7 : -7)) };
    });
    animate(made, hops, 1_300, start, "linear");
  },

  /** Three floors, 220, 220 and 260; dust 300. */
  rise({ start, to }) {
    const target = find(to);
    // Where no building shows, its owner does.
    if (target?.found.matches(".player, .player-pic")) KINDS.strike({ start, to });
    if (!target || target.found.matches(".player, .player-pic")) return;
    for (const [floor, inset] of ["62% 0 0", "34% 0 38%", "0 0 66%"].entries()) {
      const copy = copyOf(target);
      if (!copy) return;
      const made = piece(copy);
      made.style.clipPath = `inset(${inset})`;
      made.style.transformOrigin = "50% 100%";
      const left = 700 - 220 * floor;
      const rises = floor === 2 ? 260 : 220;
      animate(made, [
        { opacity: 0, transform: "translateY(12px) scaleY(.2)", easing: SETTLE },
        { opacity: 1, transform: "none", offset: Math.min(1, rises / left) },
        { opacity: 1, transform: "none" },
      ], left, start + 220 * floor, "linear");
    }
    keep(target.found, 0, start + 700);
    const { left, bottom, width } = target.box;
    for (const side of [-1, 1]) {
      const dust = put(element("motion-dust"), { left: left + width / 2 + side * width * 0.3 - 7, top: bottom - 14, width: 14, height: 14 });
      animate(dust, [{ opacity: 0.6, transform: "none" }, { opacity: 0, transform: at(side * 22, -10) }], 300, start);
    }
  },

  /** Crack 160, burst 200, fall 480. */
  crumble({ start, art, box, copy }) {
    if (!copy) return;
    const made = piece(copy);
    if (start) keep(made, 1, start);
    animate(made, [
      { opacity: 1, transform: "none" },
      { transform: at(-2, 1), offset: 0.4 },
      { transform: at(2, -1), offset: 0.7 },
      { opacity: 1, transform: "none" },
    ], 160, start, "linear");
    for (let shard = 0; shard < 6; shard += 1) {
      const corner = (index) => {
        const angle = (60 * index - 90) * (Math.PI / 180);
        return `${50 + 48 * Math.cos(angle)}% ${50 + 48 * Math.sin(angle)}%`;
      };
      const middle = (60 * shard - 60) * (Math.PI / 180);
      const turn = shard % 2 ? 1 : -1;
      const broken = put(element("motion-shard"), box);
      broken.style.background = `var(--${art})`;
      broken.style.clipPath = `polygon(50% 50%, ${corner(shard)}, ${corner(shard + 1)})`;
      animate(broken, [
        { opacity: 1, transform: "none", easing: OUT },
        { opacity: 1, transform: at(18 * Math.cos(middle), 15 * Math.sin(middle) - 8, 1, 12 * turn), offset: 0.3, easing: FALL },
        { opacity: 0, transform: at(44 * Math.cos(middle), 82 + shard * 7, 1, 120 * turn) },
      ], 680, start + 160, "linear");
    }
  },

  /** Pop 180, arc 520, count 180. */
  give({ start, to, box, art, number }) {
    const target = find(to);
    if (!target || !box) return;
    const size = 40;
    const place = { left: box.left + box.width / 2 - size / 2, top: box.top + box.height / 2 - size / 2, width: size, height: size };
    const made = put(element("motion-piece"), place);
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${art}`);
    made.append(framed(use, art === "qin-tile-back" ? "0 0 200 100" : "0 0 100 100"));
    const { x, y } = between(target.box, place);
    animate(made, [
      { opacity: 0, transform: at(0, 0, 0.2), easing: STAMP },
      { opacity: 1, transform: at(0, -14, 1.15), offset: 0.26, easing: SOFT },
      { opacity: 1, transform: at(x * 0.5, y * 0.5 - 34), offset: 0.6, easing: SOFT },
      { opacity: 1, transform: at(x, y, 0.45) },
    ], 700, start, "linear");
    if (target.found.matches(".player-pic")) animate(target.found, [{ transform: "scale(1.3)" }, { transform: "none" }], 180, start + 700, SETTLE);
    const amount = Number(number);
    if (!amount) return;
    const { left, top, width, height } = target.box;
    const told = put(element("motion-amount"), { left: left + width / 2 - 24, top: Math.max(2, top + height / 2 - 14), width: 48, height: 28 });
    told.textContent = amount < 0 ? `−${-amount}` : `+${amount}`;
    animate(told, [
      { opacity: 0, transform: at(0, 6, 0.6), easing: SETTLE },
      { opacity: 1, transform: at(0, 0), offset: 0.25 },
      { opacity: 1, transform: at(0, -4), offset: 0.8 },
      { opacity: 0, transform: at(0, -12) },
    ], 720, start + 700, "linear");
  },

  /** Roll 700, settle 160. */
  turn({ start, to, box }) {
    const target = find(to);
    if (!target || !box) return;
    const { x, y } = between(box, target.box);
    animate(put(element("motion-frame"), target.box), [
      { opacity: 1, transform: at(x, y), easing: SOFT },
      { opacity: 1, transform: at(Math.sign(-x) * 5, 0), offset: 0.81, easing: SETTLE },
      { opacity: 1, transform: at(0, 0) },
    ], 860, start, "linear");
  },

  strike({ start, to }) {
    const target = find(to);
    if (!target) return;
    animate(put(element("motion-flash"), target.box), [{ opacity: 0.75, transform: "scale(.9)" }, { opacity: 0, transform: "scale(1.25)" }], 500, start);
    // A piece of a board shakes as a copy: the whole board would be painted again in every frame.
    const isPiece = target.found instanceof SVGElement && !(target.found instanceof SVGSVGElement);
    const shaken = isPiece ? piece(copyOf(target)) : target.found;
    const shakes = [0, -4, 4, -3, 3, -1, 0].map((x) => ({ transform: at(x, 0), ...(isPiece && { opacity: 1 }) }));
    animate(shaken, shakes, 500, start, "linear");
  },

  slide({ start, to, box }) {
    const target = find(to);
    if (!target || !box) return;
    const { x, y } = between(box, target.box);
    if (!x && !y) return;
    const whole = start + 400;
    const old = at(x, y);
    animate(target.found, [{ transform: old }, { transform: old, offset: start / whole, easing: SOFT }, { transform: "none" }], whole, 0, "linear");
  },

  /** In 420, then 450 for each number, and 980 for the verdict. */
  count({ start, art, number, place, side }) {
    if (!place) return;
    const totals = number.split(" ");
    const verdict = 420 + 450 * totals.length;
    const whole = verdict + 980;
    const wins = art === "wins";
    const card = put(element(`motion-count side-${side}`), place);
    const told = wins ? { opacity: 1, transform: at(0, 0, 1.2) } : { opacity: 0.5, transform: at(0, 0, 0.9) };
    animate(card, [
      { opacity: 0, transform: at(0, 0, 0.6), easing: STAMP },
      { opacity: 1, transform: at(0, 0), offset: 420 / whole },
      { opacity: 1, transform: at(0, 0), offset: verdict / whole, easing: STAMP },
      { ...told, offset: (verdict + 300) / whole },
      told,
    ], whole, start, "linear");
    if (wins) animate(element("motion-wins", card), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }], 980, start + verdict);
    totals.forEach((total, beat) => {
      const from = beat ? 420 + 450 * beat : 0;
      const until = beat + 1 < totals.length ? 420 + 450 * (beat + 1) : whole;
      const shown = element("", card);
      shown.textContent = art === "most" ? `≤${total}` : total;
      const isNew = 0 < beat && total !== totals[beat - 1];
      animate(shown, [
        { opacity: 1, transform: isNew ? "scale(1.4)" : "none", easing: SETTLE },
        { opacity: 1, transform: "none", offset: 0.4 },
        { opacity: 1, transform: "none" },
      ], until - from, start + from, "linear");
    });
  },
};

window.pagodaMotion = play;
