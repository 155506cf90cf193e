// Changes of frames, applied as a client does.

/** The place that a JSON Pointer names: what holds it, and its key there. */
function placeOf(data, path) {
  const keys = path.split("/").slice(1);
  const last = keys.pop();
  return { holder: keys.reduce((part, key) => part[key], data), key: last };
}

/** The frame after some changes of it. */
export function frameAfter(known, { base, acts, seat, since, clocks, ply, turn, view, events }) {
  if (known?.acts !== base || known.seat !== seat) throw new Error(`changes of act ${base} don't fit act ${known?.acts}`);
  const frame = { ply, turn, view: structuredClone(known.frame.view), events };
  for (const [path, ...change] of view) {
    const { holder, key } = placeOf(frame.view, path);
    if (change.length === 1) [holder[key]] = change;
    else holder[key].splice(change[0], change[1], ...change[2]);
  }
  return { table: known.table, acts, seat, since, ...(clocks && { clocks }), frame };
}
