// Findings of a tour: each fault once, with all the stops that have it.
import assert from "node:assert/strict";

export class Findings {
  #stops = new Map();

  note(stop, faults) {
    for (const fault of faults) this.#stops.set(fault, [...(this.#stops.get(fault) ?? []), stop]);
  }

  /** Fails if there is any. */
  check() {
    const lines = [...this.#stops].map(([fault, stops]) => `${fault}; at ${stops.join(", ")}`);
    assert.equal(lines.length, 0, `found:\n${lines.join("\n")}`);
  }
}
