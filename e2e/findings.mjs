// Faults found on a tour: each fault once, with all its stops.
import assert from "node:assert/strict";

export class Findings {
  #stops = new Map();

  add(stop, faults) {
    for (const fault of faults) this.#stops.set(fault, [...(this.#stops.get(fault) ?? []), stop]);
  }

  /** Fails if there are faults. */
  check() {
    const lines = [...this.#stops].map(([fault, stops]) => `${fault}; at ${stops.join(", ")}`);
    assert.equal(lines.length, 0, `found:\n${lines.join("\n")}`);
  }
}
