// Where labels of guides stand, so that none lies over another: in rows above the view, in columns beside it.

import { shown } from '../editor/text.js';

/** @typedef {{x: number, y: number, width: number}} Place in pixels, the label's left upper corner */

const rowHeight = 20;
const gap = 6;
/** How much room there is above the paper. */
const above = 36;

const measure = document.createElement('canvas').getContext('2d');

/** @param {string} words */
function width(words) {
  if (!measure) return words.length * 7 + 18;
  measure.font = '600 11px system-ui, sans-serif';
  return measure.measureText(words).width + 18;
}

/**
 * @param {import('../types').GuideMark[]} guides @param {import('../types').Frame} frame @param {number} zoom
 * @param {number} room how wide the paper is in pixels @param {number} margin how much room there is beside it
 * @returns {Place[]}
 */
export function placedLabels(guides, [left, top, wide], zoom, room, margin) {
  const inside = (/** @type {number} */ x, /** @type {number} */ size) => Math.max(-margin, Math.min(x, room + margin - size));
  const places = guides.map(() => ({ x: 0, y: 0, width: 0 }));
  /** @type {{from: number, to: number, row: number}[]} */
  const taken = [];
  order(guides, 'horizontal').forEach((index) => {
    const size = width(guideWords(guides[index]));
    const x = inside(guides[index].position * zoom - size / 2, size);
    const row = freeRow(taken, x, x + size);
    taken.push({ from: x, to: x + size, row });
    places[index] = { x, y: -row * (rowHeight + 2), width: size };
  });
  // All rows stand above the view, or as far up as is seen.
  const rows = Math.max(0, ...taken.map(({ row }) => row));
  const first = Math.max(top * zoom - 26, rows * (rowHeight + 2) - above);
  order(guides, 'horizontal').forEach((index) => { places[index].y += first; });
  let lowest = -Infinity;
  order(guides, 'vertical').forEach((index) => {
    const size = width(guideWords(guides[index]));
    // Beside the view from top to bottom, each below the one before.
    const y = Math.max(guides[index].position * zoom - rowHeight / 2, lowest + 2);
    lowest = y + rowHeight;
    const after = (left + wide) * zoom + 26;
    // Where there is no room behind the view, they stand before it.
    const x = after + size > room + margin && left * zoom > room - (left + wide) * zoom ? left * zoom - 26 - size : after;
    places[index] = { x: inside(x, size), y, width: size };
  });
  return places;
}

/**
 * Moves labels away from those of other views: upwards above their view, downwards beside it.
 * @param {import('../types').GuideMark[]} guides @param {Place[]} places @param {Place[]} taken those that stay where they are
 */
export function apart(guides, places, taken) {
  const all = [...taken];
  return places.map((place, index) => {
    const step = guides[index].axis === 'horizontal' ? -rowHeight - 2 : rowHeight + 2;
    const moved = { ...place };
    while (all.some((each) => overlap(each, moved))) moved.y += step;
    all.push(moved);
    return moved;
  });
}

/** @param {Place} one @param {Place} other */
const overlap = (one, other) => Math.abs(one.y - other.y) < rowHeight && one.x < other.x + other.width + gap && other.x < one.x + one.width + gap;

/**
 * What a guide is called, with its value.
 * @param {import('../types').GuideMark} guide
 */
export const guideWords = (guide) => `${guide.key.replace(/^\./, '')} ${shown(guide.value)}`;

/** @param {import('../types').GuideMark[]} guides @param {string} axis */
function order(guides, axis) {
  return guides.flatMap((guide, index) => (guide.axis === axis ? [index] : []))
    .sort((a, b) => guides[a].position - guides[b].position);
}

/** @param {{from: number, to: number, row: number}[]} taken @param {number} from @param {number} to */
function freeRow(taken, from, to) {
  for (let row = 0; ; row++) {
    if (!taken.some((each) => each.row === row && from < each.to + gap && to > each.from - gap)) return row;
  }
}
