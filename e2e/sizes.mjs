// The screen sizes of the layout check, and which of them a run looks at.
import { DESK, PHONE, SMALL } from "./browser.mjs";
import { layoutFaults } from "./fit.mjs";
import { resize } from "./geometry.mjs";
import { buildNumber } from "./languages.mjs";

export const TABLET = { name: "tablet", width: 768, height: 1024, touch: true };
export const LARGE = { name: "large", width: 1920, height: 1080, touch: false };

/** All sizes; of each input device the usual one last, so that a page that goes through them ends there. */
export const SIZES = [SMALL, TABLET, PHONE, LARGE, DESK];
/** The sizes of which a run looks at one. */
const EXTRA = [SMALL, TABLET, LARGE];

/**
 * The sizes of this run: the usual phone and desktop, and one more that depends on the build of the client. EVERY=1 means all. The
 * languages go by the build too: divided by their number, so that each size meets each language.
 */
export function chosenSizes(env = process.env) {
  if (env.EVERY) return SIZES;
  const extra = EXTRA[Math.floor(buildNumber(env) / EXTRA.length) % EXTRA.length];
  return SIZES.filter((size) => [PHONE, DESK, extra].includes(size));
}

/** The sizes of a walk by touch or by mouse, the usual one last. */
export const sizesOfWalk = ({ touch }, env = process.env) => chosenSizes(env).filter((size) => size.touch === touch);

/** Layout faults of a page at each of some sizes; the page ends at the last one. */
export async function faultsAtSizes(page, sizes) {
  const faults = [];
  for (const size of sizes) {
    await resize(page, size);
    faults.push(...(await layoutFaults(page)).map((fault) => `${size.width}×${size.height}: ${fault}`));
  }
  return faults;
}
