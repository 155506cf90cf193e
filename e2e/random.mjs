// Seeded random numbers: failures are reproducible.

/** A generator with a seed; each call returns a number from 0 up to 1. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random element, weighted. */
export function weightedChoice(random, all, weight) {
  let left = random() * all.reduce((sum, it) => sum + weight(it), 0);
  return all.find((it) => (left -= weight(it)) < 0) ?? all.at(-1);
}
