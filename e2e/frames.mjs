// Frame times of a page, read from a trace of the browser.

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"];
const MILLISECOND = 1_000;

/** Traces the browser while `then` runs; returns the times of drawn frames, and how many were dropped. */
export async function frames(page, context, then) {
  const session = await context.newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: CATEGORIES } });
  await then(session);
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const drawn = events.filter(({ name }) => name === "DrawFrame").map(({ ts }) => ts / MILLISECOND).sort((one, other) => one - other);
  const dropped = events.filter(({ name }) => name === "DroppedFrame").length;
  return { drawn, dropped };
}

/**
 * In the page, before other scripts: the times of all frames while movements play, in `window.motionFrames`, and every frame that took long,
 * in `window.longFrames`. A task of the page that takes more than 50 ms blocks its frame; the rest of a long frame is waiting for the screen.
 */
export function noteFrames() {
  window.motionFrames = [];
  window.longFrames = [];
  const keep = (list) => window.longFrames.push(...list.getEntries().map(({ startTime, blockingDuration }) => ({ startTime, blockingDuration })));
  new PerformanceObserver(keep).observe({ type: "long-animation-frame" });
  let isPlaying = false;
  const note = (at) => {
    window.motionFrames.push(at);
    isPlaying = Boolean(document.querySelector(".motion"));
    if (isPlaying) requestAnimationFrame(note);
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    // The frame after the next one: the next one draws the result of the move, and animations begin when it is on screen.
    if (!isPlaying) requestAnimationFrame(() => requestAnimationFrame(note));
    isPlaying = true;
    return animate.apply(this, args);
  };
}

/** In the page: whether a graphics processor draws it, and not the processor that runs its scripts. */
export function hasGraphicsProcessor() {
  const canvas = document.createElement("canvas").getContext("webgl");
  const info = canvas?.getExtension("WEBGL_debug_renderer_info");
  return Boolean(info) && !/SwiftShader|llvmpipe|Software/i.test(canvas.getParameter(info.UNMASKED_RENDERER_WEBGL));
}

/** The time between each frame and the next, in milliseconds. */
export const intervals = (drawn) => drawn.slice(1).map((at, last) => at - drawn[last]);

/** The percentile `part` (from 0 to 1) of numbers. */
export function percentile(numbers, part) {
  return numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];
}
