// Contrast by pixels: shapes drawn on the ground that they lie on, and how much of their outline stands out.

/** The contrast that shapes need (WCAG 1.4.11), and the part of the outline that needs it. */
const NEEDED = { ratio: 3, share: 0.85 };
/** Side of a sample, and the number of samples in a row. */
const SIDE = 80;
const COLUMNS = 12;

/** A drawing of a sprite on a ground: the name of a token. */
export const drawing = (id, ground) => ({ name: `${id} on ${ground}`, ground, id });
/** Markup with the classes of the real page, on a ground. */
export const markup = (name, ground, html) => ({ name: `${name} on ${ground}`, ground, html });

/** The samples that don't stand out from their ground, a line each. */
export async function contrastFaults(page, samples) {
  await page.evaluate(lay, { samples, side: SIDE, columns: COLUMNS });
  const picture = await page.locator("#contrast").screenshot({ animations: "disabled" });
  const url = `data:image/png;base64,${picture.toString("base64")}`;
  const shares = await page.evaluate(measure, { url, count: samples.length, side: SIDE, columns: COLUMNS, ratio: NEEDED.ratio });
  const faint = samples.map(({ name }, at) => ({ name, share: shares[at] })).filter(({ share }) => share < NEEDED.share);
  return faint.map(({ name, share }) => `${name}: ${Math.round(100 * share)} % of its outline has ${NEEDED.ratio}:1`);
}

/** In the page: lays all samples out over everything else, each in its own square. */
function lay({ samples, side, columns }) {
  document.querySelector("#contrast")?.remove();
  const box = document.createElement("div");
  box.id = "contrast";
  Object.assign(box.style, { position: "absolute", left: 0, top: 0, zIndex: 99, width: `${columns * side}px`, display: "grid", gridTemplateColumns: `repeat(${columns}, ${side}px)`, gridAutoRows: `${side}px` });
  for (const { ground, id, html } of samples) {
    const cell = document.createElement("div");
    Object.assign(cell.style, { position: "relative", overflow: "hidden", display: "grid", placeItems: "center", background: ground.startsWith("--") ? `var(${ground})` : ground });
    const view = document.getElementById(id)?.getAttribute("viewBox");
    cell.innerHTML = html ?? `<svg viewBox="${view}" width="${side - 16}" height="${side - 16}"><use href="#${id}"></use></svg>`;
    box.append(cell);
  }
  document.body.append(box);
}

/** In the page: the part of each sample's outline that has the contrast within a few pixels; 0 if nothing is drawn. */
async function measure({ url, count, side, columns, ratio }) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) => 0.2126 * part(red / 255) + 0.7152 * part(green / 255) + 0.0722 * part(blue / 255);
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  /** How far a pixel sees into a shape: an outline or a halo is part of it. */
  const REACH = 5;

  const shareOf = (at) => {
    const { data } = pen.getImageData((at % columns) * side, Math.floor(at / columns) * side, side, side);
    const pixel = (x, y) => data.subarray(4 * (y * side + x), 4 * (y * side + x) + 3);
    const ground = [...pixel(2, 2)];
    const isGround = (x, y) => pixel(x, y).reduce((sum, it, at) => sum + Math.abs(it - ground[at]), 0) <= 45;
    const isIn = (x, y) => 0 <= x && x < side && 0 <= y && y < side;
    // The ground around the shape, from the corners.
    const outside = new Uint8Array(side * side);
    const open = [[0, 0], [side - 1, 0], [0, side - 1], [side - 1, side - 1]];
    while (open.length) {
      const [x, y] = open.pop();
      if (!isIn(x, y) || outside[y * side + x] || !isGround(x, y)) continue;
      outside[y * side + x] = 1;
      open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
    }
    const isOutside = (x, y) => isIn(x, y) && outside[y * side + x] === 1;
    const standsOut = (x, y) => {
      for (let dy = -REACH; dy <= REACH; dy += 1) {
        for (let dx = -REACH; dx <= REACH; dx += 1) {
          const [px, py] = [x + dx, y + dy];
          if (isIn(px, py) && !isOutside(px, py) && ratio <= contrast(light(pixel(px, py)), light(ground))) return true;
        }
      }
      return false;
    };
    let [edge, seen] = [0, 0];
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        if (isOutside(x, y) || !(isOutside(x + 1, y) || isOutside(x - 1, y) || isOutside(x, y + 1) || isOutside(x, y - 1))) continue;
        edge += 1;
        if (standsOut(x, y)) seen += 1;
      }
    }
    return edge < 20 ? 0 : seen / edge;
  };
  return Array.from({ length: count }, (_, at) => shareOf(at));
}
