// Which common lines are looked at, and which guide a container asks a view for.

import { innermost, outermost } from './selection.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Line} Line */
/** @typedef {import('../types').GuideMark} GuideMark */

/** So many marks can be told apart without a choice. */
const crowd = 16;

/**
 * A view with all modifiers around and in it.
 * @param {Scene['nodes']} nodes @param {number} node
 */
function layers(nodes, node) {
  const from = outermost(nodes, node);
  const all = [innermost(nodes, node)];
  while (all[0] !== from) {
    const parent = nodes[all[0]].parent;
    if (parent === null) break;
    all.unshift(parent);
  }
  return all;
}

/**
 * The lines of the selected container; of any other view those on which its container puts it; with nothing selected, all
 * on which the source has a say, or else the first on which several views meet.
 * @param {Scene} scene @param {number | null} node
 */
export function linesFor({ nodes, lines }, node) {
  if (node === null || !nodes[node]) {
    const own = lines.filter(({ container }) => container !== null && nodes[container]?.range);
    const set = own.filter(({ ticks }) => ticks.some(({ isExplicit }) => isExplicit));
    // Where nothing is set yet, there is something to set.
    const first = own.find(({ container, ticks }) => container !== null && nodes[container].isContainer && ticks.length > 1);
    // A crowd of marks says nothing: then one has to choose a view.
    if (set.reduce((sum, { ticks }) => sum + ticks.length, 0) > crowd) return [];
    return set.length || !first ? set : [first];
  }
  const own = layers(nodes, node);
  const inside = lines.filter(({ container }) => container !== null && own.includes(container) && nodes[container].isContainer);
  return inside.length ? inside : lines.filter((line) => isAsked(line, own));
}

/**
 * Whether somebody around a view asks it, and not a layer of its own.
 * @param {Line} line @param {number[]} own
 */
const isAsked = ({ container, ticks }, own) => (container === null || !own.includes(container)) && ticks.some((tick) => own.includes(tick.node));

/**
 * The lines on which its container puts a view, with the view's answer to each.
 * @param {Scene} scene @param {number} node
 */
export function askedOf({ nodes, lines }, node) {
  const own = layers(nodes, node);
  return lines.filter((line) => isAsked(line, own)).flatMap((line) => line.ticks.filter((tick) => own.includes(tick.node)).map((tick) => ({ line, tick })));
}

/**
 * Which way values grow on the stage: against x from right to left.
 * @param {Scene} scene @param {{node: number, axis: string, value: number, position: number}} guide
 */
export function sign(scene, { node, axis, value, position }) {
  if (axis === 'vertical') return 1;
  const [x, , width] = scene.nodes[node].frame;
  return Math.abs(x + value - position) <= Math.abs(x + width - value - position) ? 1 : -1;
}
