// Positions and sizes of controls on the screen, for touch.
import { nextFrame } from "./waits.mjs";

/** The visible controls that can't be hit, a line each. */
export function unreachableControls(page) {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    const faults = [];
    if (root.clientWidth < root.scrollWidth) faults.push(`the page is ${root.scrollWidth} wide, the screen ${root.clientWidth}`);
    const isTable = Boolean(document.querySelector(".table"));
    if (isTable && root.clientHeight < root.scrollHeight) faults.push(`the table is ${root.scrollHeight} high, the screen ${root.clientHeight}`);

    const name = (it) => {
      const own = ["action", "space", "tile", "pile", "word", "clause", "hint"].find((key) => key in it.dataset);
      const label = own ? `[data-${own}=${it.dataset[own]}]` : it.textContent.trim() || it.name || it.id;
      return `${it.tagName.toLowerCase()} ${label}`;
    };
    // Controls behind a dialog can't be used; a skip link shows only while it has the focus.
    const scope = document.querySelector("dialog[open]") ?? document;
    const controls = [...scope.querySelectorAll("button, a[href], input, select, textarea")].filter((it) => {
      return !it.disabled && !it.matches(".skip") && it.checkVisibility({ visibilityProperty: true });
    });
    // A script can scroll an element with hidden overflow, a finger can't.
    const isCutOff = (control) => {
      let cut = false;
      for (let it = control.parentElement; it; it = it.parentElement) {
        const isFixed = ["hidden", "clip"].includes(getComputedStyle(it).overflowY);
        if (isFixed && (it.scrollTop !== 0 || it.scrollLeft !== 0)) {
          cut = true;
          it.scrollTo(0, 0);
        }
      }
      return cut;
    };
    for (const control of controls) {
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      if (isCutOff(control)) faults.push(`${name(control)} is cut off`);
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit) faults.push(`${name(control)} is off the screen at ${Math.round(x)}, ${Math.round(y)}`);
      else if (!control.contains(hit)) faults.push(`${name(control)} is covered by ${hit.tagName.toLowerCase()}.${hit.getAttribute("class")}`);
      if (isTable && (box.left < -0.5 || innerWidth + 0.5 < box.right)) faults.push(`${name(control)} reaches over the edge`);
    }
    root.scrollTo(0, 0);
    return { faults, controls: controls.length };
  });
}

/** The elements that aren't completely on the screen without scrolling. */
export function offScreen(page, selectors) {
  return page.evaluate((selectors) => {
    const isWhole = ({ left, top, right, bottom }) => {
      return -0.5 <= left && -0.5 <= top && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    };
    return selectors.flatMap((selector) => {
      const all = [...document.querySelectorAll(selector)];
      if (all.length === 0) return [`${selector} isn't there`];
      return all.flatMap((it) => {
        const box = it.getBoundingClientRect();
        if (!it.checkVisibility({ visibilityProperty: true }) || box.width === 0) return [`${selector} doesn't show`];
        const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
        return isWhole(box) ? [] : [`${selector} lies at ${place}`];
      });
    });
  }, selectors);
}

/** The players and open hands that end below their list or behind the bar of a replay: lists scroll, but a desktop has room for all. */
export async function cutPlayers(page) {
  const found = await page.evaluate(() => {
    const bar = document.querySelector(".transport").getBoundingClientRect().top;
    const end = (it) => Math.min(bar, it.closest(".players, .hands").getBoundingClientRect().bottom);
    const shown = [...document.querySelectorAll(".player, .hands li")].filter((it) => it.checkVisibility());
    return shown.filter((it) => end(it) < it.getBoundingClientRect().bottom - 1).map((it) => it.innerText.replaceAll("\n", " "));
  });
  return found.map((text) => `“${text}” is cut`);
}

/** Resizes the viewport, and waits for the new layout. */
export async function resize(page, { width, height }) {
  const now = page.viewportSize();
  if (now?.width === width && now.height === height) return;
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [width, height]);
  await nextFrame(page);
}
