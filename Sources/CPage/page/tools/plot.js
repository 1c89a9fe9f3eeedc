// Curves of a sweep. Lines differ in dashes and have their names at their ends; colour only repeats it.

import { svg } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';

/** @typedef {{name: string, edge: string, points: import('../types').Point[]}} Edge */

const size = { width: 640, height: 300, left: 44, right: 120, top: 16, bottom: 34 };
const dashes = ['', '6 3', '2 3', '9 3 2 3', '12 4', '4 4 1 4'];

/**
 * @param {import('../types').Sweep} answer @param {number} from @param {number} to @param {(value: number) => void} set
 */
export function plot({ curves, breaks }, from, to, set) {
  const moving = curves.flatMap(edges);
  const all = moving.flatMap(({ points }) => points.map(([, place]) => place));
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const inner = size.width - size.left - size.right;
  const x = (/** @type {number} */ value) => size.left + ((value - from) / (to - from || 1)) * inner;
  const y = (/** @type {number} */ place) => size.top + ((place - low) / (high - low || 1)) * (size.height - size.top - size.bottom);
  const names = [...new Set(moving.map(({ name }) => name))];
  const cursor = svg('line', { class: 'cursor', y1: size.top, y2: size.height - size.bottom, x1: -9, x2: -9 });
  const made = svg('svg', { class: 'plot', viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': t('sweep.plot', shown(from), shown(to), names.join(', ')) },
    axis(x, y, from, to, low, high),
    breaks.map(({ at, words }) => svg('g', { class: 'break' }, svg('title', {}, `${shown(at)}: ${words}`),
      svg('line', { x1: x(at), x2: x(at), y1: size.top, y2: size.height - size.bottom }),
      svg('text', { x: x(at), y: size.top - 4, 'text-anchor': 'middle' }, shown(at)))),
    moving.map((curve) => svg('path', {
      class: `curve hue-${names.indexOf(curve.name) % 6}`, 'stroke-dasharray': dashes[names.indexOf(curve.name) % 6], fill: 'none',
      d: curve.points.map(([value, place], index) => `${index ? 'L' : 'M'}${x(value).toFixed(1)} ${y(place).toFixed(1)}`).join(''),
    }, svg('title', {}, `${curve.name} ${curve.edge}`))), ends(moving, names, y), cursor);
  const valueAt = (/** @type {MouseEvent} */ event) => {
    const box = made.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * size.width;
    return Math.round(Math.min(to, Math.max(from, from + ((inside - size.left) / inner) * (to - from))));
  };
  made.addEventListener('click', (event) => set(valueAt(/** @type {MouseEvent} */ (event))));
  made.addEventListener('pointermove', (event) => {
    const at = String(x(valueAt(/** @type {MouseEvent} */ (event))));
    cursor.setAttribute('x1', at);
    cursor.setAttribute('x2', at);
  });
  return made;
}

/**
 * The edges of a view that do not stay where they are.
 * @param {import('../types').Sweep['curves'][number]} curve
 * @returns {Edge[]}
 */
function edges({ name, points }) {
  /** @type {[string, (frame: import('../types').Frame) => number][]} */
  const kinds = [['minX', ([x]) => x], ['maxX', ([x, , width]) => x + width], ['minY', ([, y]) => y], ['maxY', ([, y, , height]) => y + height]];
  return kinds.flatMap(([edge, place]) => {
    const all = points.flatMap(([value, frame]) => (frame ? [/** @type {import('../types').Point} */ ([value, place(frame)])] : []));
    return all.some(([, at]) => Math.abs(at - all[0][1]) > 0.01) ? [{ name: viewName(name), edge, points: all }] : [];
  });
}

/**
 * Names where curves end, one below the other.
 * @param {Edge[]} curves @param {string[]} names @param {(place: number) => number} y
 */
function ends(curves, names, y) {
  const places = curves.map(({ name, edge, points }) => ({ words: `${name} ${edge}`, at: y(points[points.length - 1][1]), hue: names.indexOf(name) % 6 }))
    .sort((a, b) => a.at - b.at);
  let lowest = -Infinity;
  return places.map(({ words, at, hue }) => {
    lowest = Math.max(at + 3, lowest + 11);
    return svg('text', { class: `hue-${hue}`, x: size.width - size.right + 6, y: lowest }, words);
  });
}

/** @param {(v: number) => number} x @param {(p: number) => number} y @param {number} from @param {number} to @param {number} low @param {number} high */
function axis(x, y, from, to, low, high) {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return svg('g', { class: 'axis' },
    svg('path', { d: `M${size.left} ${size.top}V${size.height - size.bottom}H${size.width - size.right}`, fill: 'none' }),
    steps.map((part) => svg('text', { x: x(from + part * (to - from)), y: size.height - size.bottom + 16, 'text-anchor': part === 1 ? 'end' : 'middle' }, shown(Math.round(from + part * (to - from))))),
    steps.map((part) => svg('text', { x: size.left - 6, y: y(low + part * (high - low)) + 3, 'text-anchor': 'end' }, shown(Math.round(low + part * (high - low))))));
}
