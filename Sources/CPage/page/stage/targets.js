// What a finger means: a named view where the source names it, so that the step survives changes of the text.

import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { contains } from './geometry.js';
import { chain, innermost, outermost } from './selection.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Touch} Touch */
/** @typedef {import('../types').Point} Point */

/**
 * What reacts at a point, frontmost.
 * @param {Scene} scene @param {Point} point @returns {Touch | null}
 */
export function touchAt(scene, point) {
  const under = scene.touches.filter((each) => !each.isDisabled && contains(each.frame, point));
  const front = under.findLast(({ takes }) => takes.some((each) => each !== 'scroll')) ?? under.at(-1);
  if (!front) return null;
  // A view may listen for taps and drags by two modifiers, and lie in something that scrolls.
  const takes = [...new Set(under.flatMap((each) => each.takes))];
  return { ...front, takes, scroll: under.findLast(({ scroll }) => scroll)?.scroll ?? null };
}

/**
 * The views with a name of their own that have the place of a touch; several may lie on each other.
 * @param {Scene} scene @param {Touch} touch
 */
function namedViews({ nodes, views }, { node, frame }) {
  const isOne = (/** @type {string} */ name) => views.filter((each) => each.name === name).length === 1;
  const there = nodes.flatMap((each, index) => (node === index || (node ?? null) === null && String(each.frame) === String(frame) ? [index] : []));
  const own = new Set(there.flatMap((each) => {
    const whole = outermost(nodes, each);
    return chain(nodes, innermost(nodes, each)).filter((inside) => inside >= whole);
  }));
  return views.filter(({ name }) => isOne(name) && [...own].some((each) => nodes[each].names.includes(name)));
}

/**
 * @param {Scene} scene @param {Touch} touch @param {Point} point
 * @param {number} [which] of several views in that place, for keys; a finger means what its point means
 */
export function targetOf(scene, touch, point, which = -1) {
  const all = namedViews(scene, touch);
  const named = all.length === 1 ? all[0] : all[which];
  const origin = named ? named.frame : [0, 0];
  const at = /** @type {Point} */ ([round(point[0] - origin[0]), round(point[1] - origin[1])]);
  const name = named?.name ?? '';
  const label = touch.control?.label || name || `${shown(at[0])}, ${shown(at[1])}`;
  return {
    name, at, label,
    /** @param {'tap'|'longPress'|'drag'|'set'} verb @param {object} [more] @returns {import('./bench.js').Done} */
    done(verb, more = {}) {
      const place = verb === 'set' && name ? {} : { at };
      const words = t(`step.${/** @type {any} */ (more).count === 2 ? 'doubleTap' : verb}`, label, value(more));
      return { step: { [verb]: name, ...place, ...more }, words };
    },
  };
}

/** @param {any} more */
function value(more) {
  if (more.by) return more.by.map((/** @type {number} */ each) => shown(each)).join(', ');
  return more.to === undefined ? '' : typeof more.to === 'number' ? shown(more.to) : String(more.to);
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/**
 * Turning a wheel, or dragging the content, scrolls what is under the pointer.
 * @param {Scene} scene @param {Point} point @param {Point} by @param {{key: string, to: Point} | null} pending @param {Point} [from]
 */
export function wheelStep(scene, point, by, pending, from) {
  const touch = scene.touches.findLast((each) => each.scroll && contains(each.frame, point));
  if (!touch?.scroll) return null;
  const key = String(touch.frame);
  const start = from ?? (pending?.key === key ? pending.to : touch.scroll.offset);
  const to = /** @type {Point} */ ([0, 1].map((axis) => {
    const content = touch.scroll?.content?.[axis] ?? Infinity;
    const room = Math.max(0, content - touch.frame[2 + axis]);
    return Math.round(Math.min(room, Math.max(0, start[axis] + by[axis])));
  }));
  if (to[0] === start[0] && to[1] === start[1]) return null;
  const { name, at, label } = targetOf(scene, touch, point);
  return { key, to, step: { scroll: name, to, ...(name ? {} : { at }) }, words: t('step.scroll', label, to.map((each) => shown(each)).join(', ')) };
}
