// Input devices: mouse, touch, and keyboard alone.

/** What all hands do, each in their own way to `press` a thing. */
class Hands {
  constructor(page) {
    this.page = page;
  }

  pile(number) {
    return this.press(`[data-pile="${number}"]`);
  }

  word(word) {
    return this.press(`[data-word="${word}"]`);
  }

  /** Something that is lit, as `lit` found it. */
  take({ kind, value }) {
    if (kind === "space") return this.space(value);
    return this.press(kind === "unseen" ? `.think [data-word="${value}"]` : `[data-${kind}="${value}"][data-lit]`);
  }
}

/** Hands that point at things. */
class Pointing extends Hands {
  act(action) {
    return this.press(`[data-action=${action}]`);
  }

  tile(at) {
    return this.press(`.hand-tile >> nth=${at}`);
  }

  space(name) {
    return this.press(`.space[data-space=${name}]`);
  }

  /** One of a few that stand side by side, or below each other. */
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

  /** Back to now, from the film. */
  skip() {
    return this.act("now");
  }

  confirm() {
    return this.act("confirm");
  }
}

export class Mouse extends Pointing {
  press(selector) {
    return this.page.locator(selector).filter({ visible: true }).first().click();
  }
}

export class Finger extends Pointing {
  press(selector) {
    return this.page.locator(selector).filter({ visible: true }).first().tap();
  }
}

export class Keys extends Hands {
  /** Goes there with Tab, the shorter way round, as long as it isn't there. */
  async reach(selector) {
    // Whatever can be reached is reached within so many stops.
    for (let stop = 0; stop < 150; stop += 1) {
      const way = await this.page.evaluate((wanted) => {
        const now = document.activeElement;
        if (now.matches(wanted)) return "here";
        const target = [...document.querySelectorAll(wanted)].find((it) => it.checkVisibility({ visibilityProperty: true }));
        const isBefore = target && now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
        return isBefore ? "Shift+Tab" : "Tab";
      }, selector);
      if (way === "here") return;
      await this.page.keyboard.press(way);
    }
    throw new Error(`no Tab leads to ${selector}`);
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
      const { now, ways } = await this.page.evaluate(arrows, name);
      if (now === name) break;
      // Where an arrow leads nowhere, or back, another one does.
      const way = ways.find((way) => !seen.has(`${now} ${way}`));
      if (!way) throw new Error(`no arrow leads from ${now} to ${name}`);
      seen.add(`${now} ${way}`);
      await this.page.keyboard.press(way);
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
    // The shorter way: an arrow chooses whatever it passes.
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

/** In the page: the space that has the focus, and the arrows that may lead from it to another, the best first. */
function arrows(name) {
  const middle = (it) => {
    const box = it.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
  };
  const from = document.activeElement;
  const [one, other] = [middle(from), middle(document.querySelector(`.space[data-space=${name}]`))];
  const across = one.x < other.x ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const along = one.y < other.y ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const isInRow = Math.abs(one.y - other.y) < one.height / 3;
  const ways = isInRow ? [across[0], ...along, across[1]] : [along[0], ...across, along[1]];
  return { now: from.dataset.space, ways };
}
