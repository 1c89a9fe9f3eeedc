// The edges of one view over a number: solid for left and right, dashed for top and bottom. A click sets the number.

import { svg } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';

const size = { width: 220, height: 110, left: 30, right: 8, top: 14, bottom: 18 };

/** @type {[string, boolean, (frame: import('../types').Frame) => number][]} */
const kinds = [['minX', true, ([x]) => x], ['maxX', true, ([x, , width]) => x + width], ['minY', false, ([, y]) => y], ['maxY', false, ([, y, , height]) => y + height]];

/**
 * @param {import('../types').Sweep['curves'][number]} curve @param {import('../types').Sweep['breaks']} breaks
 * @param {{from: number, to: number, current: number}} range @param {(value: number) => void} set
 * @returns {SVGElement | null} null: the view stays where it is
 */
export function plot({ name, points }, breaks, { from, to, current }, set) {
  const there = points.flatMap(([value, frame]) => (frame ? [{ value, frame }] : []));
  const edges = kinds.flatMap(([edge, isAcross, place]) => {
    const all = there.map(({ value, frame }) => /** @type {import('../types').Point} */ ([value, place(frame)]));
    return all.some(([, at]) => Math.abs(at - all[0][1]) > 0.01) ? [{ edge, isAcross, all }] : [];
  });
  if (edges.length === 0) return null;
  const places = edges.flatMap(({ all }) => all.map(([, at]) => at));
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const inner = size.width - size.left - size.right;
  const x = (/** @type {number} */ value) => size.left + ((value - from) / (to - from || 1)) * inner;
  const y = (/** @type {number} */ place) => size.height - size.bottom - ((place - low) / (high - low || 1)) * (size.height - size.top - size.bottom);
  const upright = (/** @type {number} */ value, /** @type {string} */ kind) => svg('line', { class: kind, x1: x(value), x2: x(value), y1: size.top, y2: size.height - size.bottom });
  const cursor = upright(current, 'cursor');
  const label = (/** @type {number} */ at, /** @type {number} */ top, /** @type {string} */ words, /** @type {string} */ anchor) => svg('text', { x: at, y: top, 'text-anchor': anchor }, words);
  const made = svg('svg', { class: 'plot', viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': t('sweep.plot', shown(from), shown(to), viewName(name)) },
    svg('path', { class: 'axis', d: `M${size.left} ${size.top}V${size.height - size.bottom}H${size.width - size.right}` }),
    label(size.left, size.height - 4, shown(Math.round(from)), 'middle'), label(size.width - size.right, size.height - 4, shown(Math.round(to)), 'end'),
    label(size.left - 4, size.top + 8, shown(Math.round(high)), 'end'), label(size.left - 4, size.height - size.bottom, shown(Math.round(low)), 'end'),
    breaks.map(({ at, words }, index) => svg('g', { class: 'break' }, svg('title', {}, `${shown(at)}: ${words}`), upright(at, ''),
      // A number that would lie over the one before is told in the list.
      index && x(at) - x(breaks[index - 1].at) < 22 ? null : label(x(at), size.top - 3, shown(at), 'middle'))),
    edges.map(({ edge, isAcross, all }) => svg('path', { class: `curve ${isAcross ? 'across' : 'down'}`, d: all.map(([value, place], index) => `${index ? 'L' : 'M'}${x(value).toFixed(1)} ${y(place).toFixed(1)}`).join('') },
      svg('title', {}, edge))), from <= current && current <= to ? cursor : null);
  const valueAt = (/** @type {MouseEvent} */ event) => {
    const box = made.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * size.width;
    return Math.round(Math.min(to, Math.max(from, from + ((inside - size.left) / inner) * (to - from))));
  };
  made.addEventListener('click', (event) => set(valueAt(/** @type {MouseEvent} */ (event))));
  return made;
}
