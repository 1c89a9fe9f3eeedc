// A chapter as a picture of itself: one bar for each exercise, with a guide. What is done stands on the common line; what is
// not done is still beside it.

import { svg } from '../base/dom.js';

/** @typedef {import('../types').ExerciseLine} ExerciseLine */

const size = { along: 112, across: 64, line: 54 };
/** Lengths, where their guides are, and how far from the line they start: the same every time. */
const lengths = [40, 26, 48, 22, 42, 32, 52, 25, 36, 45];
const guides = [0.5, 0.15, 0.65, 0.4, 0.85, 0.3, 0.6, 0, 0.75, 0.5];
const starts = [14, -16, 9, 20, -12, 16, -18, 11, -14, 18];

/**
 * The exercises that were done when a chapter was drawn last: a new one glides onto the line.
 * @type {Map<number, Set<string>>}
 */
const known = new Map();

/** @param {number} number @param {ExerciseLine[]} exercises */
export function chapterArt(number, exercises) {
  const before = known.get(number);
  known.set(number, new Set(exercises.filter(({ state }) => state === 'done').map(({ id }) => id)));
  // Columns and rows take turns.
  const isRow = number % 2 === 0;
  const place = isRow ? `translate(0 ${size.across}) scale(${size.along / size.across} ${size.across / size.along}) rotate(-90)` : '';
  const high = (size.across - 12) / exercises.length;
  return svg('svg', { class: 'chapter-art', viewBox: `0 0 ${size.along} ${size.across}`, 'data-hue': number % 6, 'aria-hidden': 'true' },
    svg('g', { transform: place }, svg('line', { x1: size.line, x2: size.line, y1: 3, y2: size.across - 3 }),
      exercises.map(({ id, state }, index) => {
        const which = (index + number * 3) % lengths.length;
        const isDone = state === 'done';
        const isNew = isDone && before !== undefined && !before.has(id);
        const guide = lengths[which] * guides[which];
        const y = 6 + index * high;
        const made = svg('g', { class: `${isDone ? 'done' : 'open'}${isNew ? ' is-new' : ''}` },
          svg('rect', { x: size.line - guide, y: y + 1, width: lengths[which], height: high - 2, rx: Math.min(3, high / 3) }),
          svg('circle', { cx: size.line, cy: y + high / 2, r: 1.8 }));
        made.style.setProperty('--start', `${starts[which]}px`);
        return made;
      })));
}
