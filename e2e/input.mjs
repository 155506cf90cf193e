// Input devices: mouse, touch, and keyboard alone.

/** Actions of every input device; each device presses elements in its own way. */
class InputDevice {
  constructor(page) {
    this.page = page;
  }

  pile(number) {
    return this.press(`[data-pile="${number}"]`);
  }

  word(word) {
    return this.press(`[data-word="${word}"]`);
  }

  /** Picks one of the choices that `choices` found. */
  take({ kind, value }) {
    if (kind === "space") return this.space(value);
    return this.press(kind === "unseen" ? `.think [data-word="${value}"]` : `[data-${kind}="${value}"][data-lit]`);
  }
}

/** Mouse and touch. */
class Pointer extends InputDevice {
  act(action) {
    return this.press(`[data-action=${action}]`);
  }

  tile(at) {
    return this.press(`.hand-tile >> nth=${at}`);
  }

  space(name) {
    return this.press(`.space[data-space=${name}]`);
  }

  /** Selects an option of a list, or a radio button. */
  async choose(name, value) {
    const list = this.page.locator(`select[name="${name}"]`);
    if (await list.count()) return list.selectOption(value);
    return this.press(`input[name="${name}"][value="${value}"]`);
  }

  flip(name) {
    return this.press(`input[name="${name}"]`);
  }

  turn() {
    return this.act("turn");
  }

  /** Skips the replay of others' moves. */
  skip() {
    return this.act("now");
  }

  confirm() {
    return this.act("confirm");
  }
}

export class Mouse extends Pointer {
  press(selector) {
    return this.page.locator(selector).filter({ visible: true }).first().click();
  }
}

export class Touch extends Pointer {
  press(selector) {
    return this.page.locator(selector).filter({ visible: true }).first().tap();
  }
}

export class Keyboard extends InputDevice {
  /** Moves the focus to an element by Tab, the shorter way round. */
  async reach(selector) {
    // Every element is reached within so many stops.
    for (let stop = 0; stop < 150; stop += 1) {
      const key = await this.page.evaluate((wanted) => {
        const now = document.activeElement;
        if (now.matches(wanted)) return "here";
        const target = [...document.querySelectorAll(wanted)].find((it) => it.checkVisibility({ visibilityProperty: true }));
        const isBefore = target && now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
        return isBefore ? "Shift+Tab" : "Tab";
      }, selector);
      if (key === "here") return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`Tab doesn't reach ${selector}`);
  }

  async press(selector) {
    await this.reach(selector);
    await this.page.keyboard.press("Enter");
  }

  act(action) {
    return this.press(`[data-action=${action}]:enabled`);
  }

  tile(at) {
    return this.page.keyboard.press(String(at + 1));
  }

  async space(name) {
    await this.reach(".space[tabindex='0']");
    const seen = new Set();
    for (;;) {
      const { now, keys } = await this.page.evaluate(arrowsTo, name);
      if (now === name) break;
      // If an arrow key leads nowhere, or back, try another one.
      const key = keys.find((key) => !seen.has(`${now} ${key}`));
      if (!key) throw new Error(`no arrow key leads from ${now} to ${name}`);
      seen.add(`${now} ${key}`);
      await this.page.keyboard.press(key);
    }
    await this.page.keyboard.press("Enter");
  }

  async choose(name, value) {
    const list = this.page.locator(`select[name="${name}"]`);
    if (await list.count()) {
      await this.reach(`select[name="${name}"]`);
      const steps = await list.evaluate((it, value) => [...it.options].findIndex((one) => one.value === value) - it.selectedIndex, value);
      return this.#walk(steps, "ArrowUp", "ArrowDown");
    }
    const group = `input[name="${name}"]`;
    await this.reach(group);
    // An arrow key selects every option that it passes: take the shorter way.
    const steps = await this.page.$$eval(group, (all, value) => {
      return all.findIndex((it) => it.value === value) - all.findIndex((it) => it.checked);
    }, value);
    return this.#walk(steps, "ArrowLeft", "ArrowRight");
  }

  async #walk(steps, back, on) {
    for (let step = 0; step < Math.abs(steps); step += 1) await this.page.keyboard.press(steps < 0 ? back : on);
  }

  async flip(name) {
    await this.reach(`input[name="${name}"]`);
    await this.page.keyboard.press("Space");
  }

  turn() {
    return this.page.keyboard.press("r");
  }

  skip() {
    return this.page.keyboard.press("Escape");
  }

  confirm() {
    return this.page.keyboard.press("c");
  }
}

/** In the page: the focused space, and the arrow keys that may lead from it to another, the best first. */
function arrowsTo(name) {
  const middle = (it) => {
    const box = it.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
  };
  const from = document.activeElement;
  const [one, other] = [middle(from), middle(document.querySelector(`.space[data-space=${name}]`))];
  const across = one.x < other.x ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const along = one.y < other.y ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const isInRow = Math.abs(one.y - other.y) < one.height / 3;
  const keys = isInRow ? [across[0], ...along, across[1]] : [along[0], ...across, along[1]];
  return { now: from.dataset.space, keys };
}
