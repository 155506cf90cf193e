// Layout check: no text, control or figure is cut, covered, off the screen, printed over another one, or broken inside a
// word; no drawing is missing or unpainted, no letter code shows, a player's line has the colour of its mark.

import { findAt } from "./looks.mjs";

/** Timeout for sprites to load, in milliseconds. */
const SPRITES = 2_000;

/** Layout faults of the page as it is now, a line each. */
export async function layoutFaults(page) {
  // Sprites load after the page. One that never loads is a fault.
  await page.waitForFunction(hasDrawings, null, { timeout: SPRITES }).catch(() => {});
  return findAt(page, ["layout", String(Look)], () => page.evaluate(`new (${Look})().faults()`));
}

/** In the page: whether every visible drawing of a sprite has loaded. */
function hasDrawings() {
  const uses = [...document.querySelectorAll("body use")].filter((it) => !it.closest("symbol, defs, .sprite") && it.checkVisibility());
  return uses.every((it) => document.getElementById(it.getAttribute("href")?.slice(1)));
}

/** A look at a page, in the page: it knows nothing of this module. */
class Look {
  /** Texts that may break anywhere: secrets, what people wrote; the line of news is short for what the log tells. */
  FREE = "script, style, option, textarea, code, .news-line";
  /** Parts of a board: one that was zoomed in is moved by its player, others are excerpts. */
  PARTS = ".board-zoom[data-close], .scene, .loupe";
  CONTROLS = "button, a[href], input, select, textarea, summary";
  SHAPES = "path, rect, circle, ellipse, polygon, text";
  /** Parts of a drawing that are only drawn where something refers to them. */
  UNDRAWN = "symbol, defs, mask, clipPath, pattern, marker, .sprite";
  /** What the record calls a colour, alone or with a count: only words and drawings are for players. */
  CODE = /(?:^|[\s(,:·+\u2066-\u2069])(?:\d+ ?[×x]? ?)?[YRBGW]{1,2}(?:$|[\s),.;:·+\u2066-\u2069])/;
  /** Where letters name something else: columns of a board, keys, names of people. */
  LETTERS = ".top-title, .coord, .coords, kbd, .chat, .player-name, input, .sr-only, .clause-text";
  /** Largest side of a badge: it belongs to what it lies on. */
  BADGE = 40;
  root = document.scrollingElement;
  found = new Set();
  styles = new Map();
  rooms = new Map();
  spoken = new Map([[document.body, false]]);

  faults() {
    const { clientWidth, scrollWidth } = this.root;
    if (clientWidth < scrollWidth) this.found.add(`the page is ${scrollWidth} wide, the screen ${clientWidth}`);
    this.lookAtTexts();
    this.lookAtFigures();
    this.lookAtDrawings();
    this.lookAtPaint();
    this.lookAtLines();
    // Last, because it scrolls.
    this.lookAtControls();
    this.lookAtHeads();
    return [...this.found];
  }

  styleOf(it) {
    if (!this.styles.has(it)) this.styles.set(it, getComputedStyle(it));
    return this.styles.get(it);
  }

  /** The box of something, as it is before anything is scrolled. */
  roomOf(it) {
    if (!this.rooms.has(it)) this.rooms.set(it, it.getBoundingClientRect());
    return this.rooms.get(it);
  }

  /** Whether something is only spoken: its box is a dot. What has no box of its own is as its parent is. */
  isSpoken(it) {
    if (!this.spoken.has(it)) {
      const { clipPath, display } = this.styleOf(it);
      const isDot = display !== "contents" && (clipPath.startsWith("inset") || this.roomOf(it).width <= 1);
      this.spoken.set(it, isDot || this.isSpoken(it.parentElement));
    }
    return this.spoken.get(it);
  }

  shows(it) {
    return it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !this.isSpoken(it);
  }

  overflows(it, axis, words) {
    return words.includes(this.styleOf(it)[`overflow${axis}`]);
  }

  isPlaced(it) {
    return ["absolute", "fixed", "sticky"].includes(this.styleOf(it).position);
  }

  said(text) {
    return `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  }

  named(it) {
    return [it.tagName.toLowerCase(), ...it.classList].join(".");
  }

  /** Which box cuts another one off, by more than so many pixels; none if it can be scrolled to, downwards. */
  cutter(it, { left, right, top, bottom }, [x, y]) {
    let scrolls = false;
    for (let box = it; box && box !== document.body; box = box.parentElement) {
      if (box.matches(this.PARTS)) return null;
      const isInline = ["inline", "contents"].includes(this.styleOf(box).display) || box.ownerSVGElement;
      if (box.tagName === "svg" || !isInline) {
        const room = this.roomOf(box);
        // What is clipped may have a margin.
        const margin = this.overflows(box, "X", ["clip"]) ? parseFloat(this.styleOf(box).overflowClipMargin.match(/[\d.]+/)?.[0] ?? 0) : 0;
        const [dx, dy] = [x + margin, y + margin];
        const cutsX = !this.overflows(box, "X", ["visible"]) && (left < room.left - dx || room.right + dx < right);
        const cutsY = !scrolls && this.overflows(box, "Y", ["hidden", "clip"]) && (top < room.top - dy || room.bottom + dy < bottom);
        if (cutsX || cutsY) return box;
      }
      scrolls ||= this.overflows(box, "Y", ["auto", "scroll"]);
      if (this.styleOf(box).position === "fixed") break;
    }
    return left < -x || this.root.clientWidth + x < right ? this.root : null;
  }

  /** Which box doesn't hold the lines of a text, of those that they flow in; a dot is no box. */
  burst(it, lines) {
    for (let box = it; box && box !== document.body; box = box.parentElement) {
      const { left, right, bottom, width } = this.roomOf(box);
      const isBox = !["inline", "contents"].includes(this.styleOf(box).display) && lines[0].height < width;
      if (isBox && lines.some((line) => line.left < left - 2 || right + 2 < line.right)) return box;
      if (box.matches(".panel") && this.overflows(box, "Y", ["visible"]) && lines.some((line) => bottom + 4 < line.bottom)) return box;
      if (this.isPlaced(box) || !this.overflows(box, "X", ["visible"])) return null;
    }
    return null;
  }

  /** The first word of a text that goes on in the next line without a hyphen. */
  broken(text) {
    const range = document.createRange();
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u200b\u2010–—/-]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => 0.5 < width);
      if (1 < new Set(lines.map(({ top }) => Math.round(top))).size) return word;
    }
    return null;
  }

  lookAtTexts() {
    const lines = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) lines.push(...this.linesOf(walk.currentNode));
    this.lookAtOverprints([...lines, ...this.icons()]);
  }

  /** The element whose box a text is in. */
  parentOf(text) {
    let it = text.parentElement;
    while (this.styleOf(it).display === "contents") it = it.parentElement;
    return it;
  }

  /** The lines of a text that shows, after a look at it. */
  linesOf(text) {
    const parent = this.parentOf(text);
    if (!/[\p{Letter}\p{Number}]/u.test(text.data) || parent.closest(this.FREE) || !this.shows(parent)) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const isDrawn = parent.closest("svg");
    const lines = isDrawn ? [this.roomOf(parent)] : [...range.getClientRects()].filter(({ width }) => 0 < width);
    if (!lines.length || (isDrawn && this.isOutOfDrawing(lines[0], isDrawn))) return [];
    const cutter = this.cutter(parent, range.getBoundingClientRect(), [2, 4]);
    if (cutter) this.found.add(`${this.said(text.data)} is cut off by ${this.named(cutter)}`);
    const burst = !isDrawn && this.burst(parent, lines);
    if (burst) this.found.add(`${this.said(text.data)} sticks out of ${this.named(burst)}`);
    const word = !isDrawn && 1 < lines.length && this.broken(text);
    if (word) this.found.add(`${this.said(word)} is broken inside the word, in ${this.named(parent)}`);
    if (this.isCode(text)) this.found.add(`${this.said(text.data)} has a letter code, in ${this.named(parent)}`);
    const layer = this.layerOf(parent);
    return lines.map((rect) => ({ text, rect, layer }));
  }

  /** The icons of labelled buttons, as lines. */
  icons() {
    const all = [...document.querySelectorAll("button > svg")].filter((it) => it.parentElement.textContent.trim() && this.shows(it));
    return all.map((it) => ({ text: { data: `icon of ${it.parentElement.textContent}`, parentElement: it }, rect: this.roomOf(it), layer: this.layerOf(it.parentElement) }));
  }

  /** Whether a box lies outside of a drawing that shows nothing there, such as a part of a map. */
  isOutOfDrawing(box, drawing) {
    const { left, right, top, bottom } = drawing.getBoundingClientRect();
    const isOutside = box.right < left || right < box.left || box.bottom < top || bottom < box.top;
    return isOutside && this.styleOf(drawing).overflow === "hidden";
  }

  /** Whether a table shows a letter code in a text. */
  isCode(text) {
    const parent = text.parentElement;
    // The Polish preposition is no white tile.
    const words = text.data.replaceAll(/(^|[.:!?] )W(?= \p{Lowercase})/gu, "$1");
    return this.CODE.test(words) && parent.closest(".table, main.over") && !parent.closest(this.LETTERS);
  }

  /** Whether a box is a badge, such as a number on a picture. */
  isBadge(it) {
    const { width, height } = this.roomOf(it);
    return this.styleOf(it).position === "absolute" && Math.max(width, height) <= this.BADGE;
  }

  /** A layer is what nothing is meant to cover: what stands for itself, or is scrolled. */
  layerOf(it) {
    for (let box = it; box && box !== document.body; box = box.parentElement) {
      if ((this.isPlaced(box) && !this.isBadge(box)) || this.overflows(box, "Y", ["auto", "scroll"])) return box;
    }
    return document.body;
  }

  /** Whether two lines belong to the same button, whose icon may stand behind its label. */
  isOneButton(one, other) {
    const button = one.text.parentElement.closest("button");
    return button !== null && button === other.text.parentElement.closest("button") && [one, other].some(({ text }) => text.data.startsWith("icon of "));
  }

  /** Whether lines of two layers both show where they meet: nothing between them is opaque. */
  showThrough(one, other) {
    const x = (Math.max(one.rect.left, other.rect.left) + Math.min(one.rect.right, other.rect.right)) / 2;
    const y = (Math.max(one.rect.top, other.rect.top) + Math.min(one.rect.bottom, other.rect.bottom)) / 2;
    const stack = document.elementsFromPoint(x, y);
    const depths = [one, other].map(({ text }) => stack.indexOf(this.parentOf(text))).sort((first, second) => first - second);
    return 0 <= depths[0] && !stack.slice(depths[0], depths[1]).some((it) => this.isOpaque(it));
  }

  /** Whether nothing shows through a box. */
  isOpaque(it) {
    const { backgroundColor, backgroundImage, opacity } = this.styleOf(it);
    const alpha = backgroundColor.match(/[\d.]+/g)?.[3] ?? 1;
    return opacity === "1" && (backgroundImage !== "none" || 0.9 < Number(alpha));
  }

  /** Finds lines that are printed over each other. */
  lookAtOverprints(lines) {
    lines.sort((one, other) => one.rect.top - other.rect.top);
    for (const [at, one] of lines.entries()) {
      for (let next = at + 1; next < lines.length && lines[next].rect.top < one.rect.bottom; next += 1) {
        const other = lines[next];
        if (one.text === other.text || this.isOneButton(one, other)) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (width < 3 || height < Math.min(one.rect.height, other.rect.height) / 2) continue;
        if (one.layer !== other.layer && !this.showThrough(one, other)) continue;
        this.found.add(`${this.said(one.text.data)} and ${this.said(other.text.data)} are printed over each other`);
      }
    }
  }

  lookAtFigures() {
    for (const it of document.querySelectorAll("svg, img")) {
      if (it.parentElement.closest("svg") || !this.shows(it)) continue;
      const cutter = this.cutter(it.parentElement, this.roomOf(it), [3, 4]);
      if (cutter) this.found.add(`figure ${this.named(it)} is cut off by ${this.named(cutter)}`);
    }
  }

  /** Finds drawings whose sprite isn't there, or is empty. */
  lookAtDrawings() {
    const looked = new Set();
    for (const it of document.querySelectorAll("body use")) {
      const id = it.getAttribute("href")?.slice(1) ?? "";
      const figure = it.ownerSVGElement;
      if (looked.has(id) || it.closest(this.UNDRAWN) || !it.checkVisibility() || !this.shows(figure)) continue;
      looked.add(id);
      const { width, height } = it.getBBox();
      if (!document.getElementById(id)) this.found.add(`figure ${this.named(figure)} lacks its drawing #${id}`);
      else if (width === 0 && height === 0) this.found.add(`figure ${this.named(figure)} has an empty drawing #${id}`);
    }
  }

  /** Finds shapes that no style paints: they are black, and hide what is below. */
  lookAtPaint() {
    for (const it of document.querySelectorAll(`body svg :is(${this.SHAPES})`)) {
      if (it.closest(this.UNDRAWN) || it.closest("[fill]")) continue;
      const { fill, stroke, fillOpacity } = getComputedStyle(it);
      if (fill !== "rgb(0, 0, 0)" || stroke !== "none" || fillOpacity === "0") continue;
      const { width, height } = it.getBoundingClientRect();
      if (1 < width && 1 < height && this.shows(it.ownerSVGElement) && it.checkVisibility()) this.found.add(`shape ${this.named(it)} isn't painted`);
    }
  }

  /** Finds lines of players in another colour than their marks. */
  lookAtLines() {
    for (const line of document.querySelectorAll("[class*='line-p']")) {
      const player = line.getAttribute("class").match(/\bline-p(\d)\b/)?.[1];
      const mark = document.querySelector(`#ui-mark-p${player} [fill]`);
      if (!mark || !this.shows(line)) continue;
      const hue = this.hueOf(getComputedStyle(line).stroke);
      const { fill, stroke } = getComputedStyle(mark);
      const apart = (one) => Math.min(Math.abs(one - hue), 360 - Math.abs(one - hue));
      if (15 < Math.min(...[fill, stroke].map((colour) => apart(this.hueOf(colour))))) {
        this.found.add(`the line of player ${player} has another colour than its mark`);
      }
    }
  }

  /** The hue of a colour `rgb(…)`, in degrees. */
  hueOf(colour) {
    const [red, green, blue] = colour.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0];
    return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
  }

  /** Looks at what of a dialog, or else of the page, can be used. */
  lookAtControls() {
    const scope = document.querySelector("dialog[open]") ?? document;
    const isUsable = (it) => !it.disabled && !it.matches(".skip") && this.shows(it) && !it.closest(this.PARTS);
    const controls = [...scope.querySelectorAll(this.CONTROLS)].filter(isUsable);
    for (const it of controls) {
      const cutter = this.cutter(it.parentElement, this.roomOf(it), [2, 4]);
      if (cutter) this.found.add(`control ${this.nameOf(it)} is cut off by ${this.named(cutter)}`);
      const panel = this.leftPanel(it);
      if (panel) this.found.add(`control ${this.nameOf(it)} sticks out of ${this.named(panel)}`);
      // Nobody can measure the text in a list of choices.
      if (it.matches("select") && this.roomOf(it).width < 64) this.found.add(`control ${this.nameOf(it)} is too narrow for its text`);
    }
    for (const it of controls.filter((it) => this.hitOf(it) !== it && !this.isScrolledAway(it))) this.lookAtCovered(it);
  }

  /** Finds dialogs whose head doesn't end with its button: a style of the page around a dialog applies in it too. */
  lookAtHeads() {
    for (const head of document.querySelectorAll("dialog[open] .dialog-head:has(button)")) {
      const [room, button] = [head, [...head.querySelectorAll("button")].at(-1)].map((it) => this.roomOf(it));
      if (24 < room.right - button.right) this.found.add(`the head of dialog “${head.textContent.trim()}” doesn't end with its button`);
    }
  }

  /** The panel that a control sticks out of sideways, if it flows in it. */
  leftPanel(it) {
    const { left, right } = this.roomOf(it);
    for (let box = it; box && box !== document.body; box = box.parentElement) {
      const room = this.roomOf(box);
      if (box.matches(".panel, .dialog") && (left < room.left - 4 || room.right + 4 < right)) return box;
      if (this.isPlaced(box) || !this.overflows(box, "X", ["visible"])) return null;
    }
    return null;
  }

  nameOf(it) {
    return this.said(it.dataset.action ?? it.dataset.word ?? it.getAttribute("aria-label") ?? (it.textContent.trim() || it.name || it.id));
  }

  /** What a finger would hit: the control itself or its label, or what covers it. */
  hitOf(it) {
    const { left, top, width, height } = it.getClientRects()[0] ?? it.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && (it.contains(hit) || it.closest("label")?.contains(hit)) ? it : hit;
  }

  /** Whether something lies above or below what a page or a box of it shows, and can be scrolled to. */
  isScrolledAway(it) {
    const { top, bottom } = this.roomOf(it);
    const middle = (top + bottom) / 2;
    for (let box = it.parentElement; box && box !== document.body; box = box.parentElement) {
      const room = this.roomOf(box);
      if (this.overflows(box, "Y", ["auto", "scroll"]) && (middle < room.top || room.bottom < middle)) return true;
      if (this.styleOf(box).position === "fixed") return false;
    }
    const { clientHeight, scrollHeight } = this.root;
    return clientHeight < scrollHeight && (middle < 0 || clientHeight < middle);
  }

  /** Scrolls to a control that can't be hit, looks again, and scrolls back. */
  lookAtCovered(it) {
    const before = [];
    for (let box = it; box; box = box.parentElement) before.push({ box, left: box.scrollLeft, top: box.scrollTop });
    it.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const hit = this.hitOf(it);
    // What is chosen as a whole lies over its parts, as long as they can't be chosen.
    const isBelow = hit?.closest("button")?.parentElement.contains(it) && !it.closest("[data-lit]");
    if (!hit) this.found.add(`control ${this.nameOf(it)} is off the screen`);
    else if (hit !== it && !isBelow) this.found.add(`control ${this.nameOf(it)} is covered by ${this.named(hit)}`);
    for (const { box, left, top } of before) {
      if (box.scrollTop !== top || box.scrollLeft !== left) box.scrollTo({ left, top, behavior: "instant" });
    }
  }
}
