// Where labels of guides stand so that none lies over another: in rows above the view, in columns beside it.

/** @typedef {{x: number, y: number, width: number}} Place in pixels, the label's left upper corner */

const rowHeight = 20;
const gap = 6;

/**
 * About as wide as the words are.
 * @param {string} words
 */
const width = (words) => words.length * 6.4 + 16;

/**
 * @param {import('../types').GuideMark[]} guides @param {import('../types').Frame} frame @param {number} zoom
 * @returns {Place[]}
 */
export function placedLabels(guides, [left, top, wide, high], zoom) {
  const places = guides.map(() => ({ x: 0, y: 0, width: 0 }));
  /** @type {{from: number, to: number, row: number}[]} */
  const taken = [];
  order(guides, 'horizontal').forEach((index) => {
    const size = width(words(guides[index]));
    const x = guides[index].position * zoom - size / 2;
    const row = freeRow(taken, x, x + size);
    taken.push({ from: x, to: x + size, row });
    places[index] = { x, y: top * zoom - 26 - row * (rowHeight + 2), width: size };
  });
  let lowest = -Infinity;
  order(guides, 'vertical').forEach((index) => {
    const size = width(words(guides[index]));
    // Beside the view from top to bottom, each below the one before.
    const y = Math.max(guides[index].position * zoom - rowHeight / 2, lowest + 2);
    lowest = y + rowHeight;
    places[index] = { x: (left + wide) * zoom + 26, y, width: size };
  });
  return places;
}

/** @param {import('../types').GuideMark} guide */
const words = (guide) => `${guide.key} ${Math.round(guide.value * 100) / 100}`;

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
