// Three pairs of hands: a mouse, a finger, and ten fingers on a keyboard that never touch either.

/** Hands that point at things. */
class Pointing {
  constructor(page) {
    this.page = page;
  }

  act(action) {
    return this.press(`[data-action=${action}]`);
  }

  tile(at) {
    return this.press(`.hand-tile >> nth=${at}`);
  }

  space(name) {
    return this.press(`[data-space=${name}]`);
  }

  pile(number) {
    return this.press(`[data-pile="${number}"]`);
  }

  word(word) {
    return this.press(`[data-word=${word}]`);
  }

  /** One of a few that stand side by side, in a form. */
  choose(name, value) {
    return this.press(`input[name="${name}"][value="${value}"]`);
  }

  flip(name) {
    return this.press(`input[name="${name}"]`);
  }

  turn() {
    return this.act("turn");
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

export class Keys {
  constructor(page) {
    this.page = page;
  }

  /** Goes there with Tab, the shorter way round, as long as it isn't there. */
  async reach(selector) {
    // Whatever can be reached is reached within so many stops.
    for (let stop = 0; stop < 100; stop += 1) {
      const way = await this.page.evaluate((wanted) => {
        const now = document.activeElement;
        const target = document.querySelector(wanted);
        if (now.matches(wanted)) return "here";
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
    for (;;) {
      const now = await this.page.evaluate(() => document.activeElement.dataset.space);
      if (now === name) break;
      await this.page.keyboard.press(arrow(now, name));
    }
    await this.page.keyboard.press("Enter");
  }

  pile(number) {
    return this.press(`[data-pile="${number}"]`);
  }

  word(word) {
    return this.press(`[data-word=${word}]`);
  }

  async choose(name, value) {
    const group = `input[name="${name}"]`;
    await this.reach(group);
    // The shorter way: an arrow chooses whatever it passes.
    const steps = await this.page.$$eval(group, (all, value) => {
      return all.findIndex((it) => it.value === value) - all.findIndex((it) => it.checked);
    }, value);
    for (let step = 0; step < Math.abs(steps); step += 1) {
      await this.page.keyboard.press(steps < 0 ? "ArrowLeft" : "ArrowRight");
    }
  }

  async flip(name) {
    await this.reach(`input[name="${name}"]`);
    await this.page.keyboard.press("Space");
  }

  turn() {
    return this.page.keyboard.press("r");
  }

  confirm() {
    return this.page.keyboard.press("c");
  }
}

/** The arrow that leads from one space towards another, by columns first. */
function arrow(from, to) {
  const [column, row] = [from.charCodeAt(0) - to.charCodeAt(0), Number(from.slice(1)) - Number(to.slice(1))];
  if (column !== 0) return column < 0 ? "ArrowRight" : "ArrowLeft";
  return row < 0 ? "ArrowDown" : "ArrowUp";
}
