// Frames and how they lie to each other, in points of the stage.

/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Scene} Scene */

/** @param {Frame} one @param {Frame} other @returns {Frame} */
function union(one, other) {
  const left = Math.min(one[0], other[0]);
  const top = Math.min(one[1], other[1]);
  return [left, top, Math.max(one[0] + one[2], other[0] + other[2]) - left, Math.max(one[1] + one[3], other[1] + other[3]) - top];
}

/**
 * Around all that one can see, and where it belongs.
 * @param {Scene} scene @returns {Frame}
 */
export const shownBounds = ({ content, expected }) => expected.map(({ frame }) => frame).reduce(union, content);

/**
 * A frame with the whole stage, where there is one; of what hangs out of the stage at most a part.
 * @param {Frame} content @param {Frame | null} whole @param {number} most @returns {Frame}
 */
export function within(content, whole, most) {
  if (!whole) return content;
  const [x, y, width, height] = whole;
  const reach = [width * most, height * most];
  const left = Math.max(Math.min(content[0], x), x - reach[0]);
  const top = Math.max(Math.min(content[1], y), y - reach[1]);
  const right = Math.min(Math.max(content[0] + content[2], x + width), x + width + reach[0]);
  const bottom = Math.min(Math.max(content[1] + content[3], y + height), y + height + reach[1]);
  return [left, top, right - left, bottom - top];
}

/** @param {Frame} frame @param {import('../types').Point} point */
export const contains = ([left, top, width, height], [x, y]) => x >= left && y >= top && x <= left + width && y <= top + height;

/** @param {Frame} frame @returns {import('../types').Point} */
export const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];

/** @param {Frame} inner @param {Frame} outer */
export const isInside = (inner, outer) => inner[0] >= outer[0] - 1 && inner[1] >= outer[1] - 1 && inner[0] + inner[2] <= outer[0] + outer[2] + 1
  && inner[1] + inner[3] <= outer[1] + outer[3] + 1;
