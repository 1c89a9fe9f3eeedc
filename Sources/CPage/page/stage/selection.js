// One view is selected, and stays it while the text changes around it.

import { Signal } from '../base/signal.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').SceneNode} SceneNode */

export class Selection {
  /** @type {Signal<number | null>} */
  changed = new Signal();
  /**
   * Somebody chose a view elsewhere than in its text.
   * @type {Signal<number>}
   */
  picked = new Signal();
  /** @type {number | null} */
  node = null;

  /** Where the source of the view is, its name, which of those with this source it is, and whether all around it belongs to it. */
  /** @type {{mark: import('../editor/editor.js').Mark, name: string | undefined, which: number, isWhole: boolean} | null} */
  #anchor = null;

  /** @param {import('./bench.js').Bench} bench */
  constructor(bench) {
    this.bench = bench;
  }

  /** @param {number | null} node @param {boolean} [isInText] whether it is chosen by its text */
  select(node, isInText = false) {
    if (node === this.node) return;
    this.#remember(node);
    this.node = node;
    this.changed.send(node);
    if (node !== null && !isInText) this.picked.send(node);
    this.bench.touched();
  }

  /** @param {number | null} node */
  #remember(node) {
    this.#anchor?.mark.clear();
    this.#anchor = null;
    const scene = this.bench.scene;
    if (node === null || !scene) return;
    const isWhole = outermost(scene.nodes, node) === node;
    const range = scene.nodes[isWhole ? innermost(scene.nodes, node) : node].range;
    if (!range) return;
    const mark = this.bench.editor.mark(range, '', { clearWhenEmpty: true });
    const base = isWhole ? innermost(scene.nodes, node) : node;
    this.#anchor = { mark, isWhole, name: namesOf(scene.nodes, node)[0], which: sameSource(scene.nodes, range[0]).indexOf(base) };
  }

  /**
   * Finds the view again in a new scene.
   * @param {Scene} scene @returns {boolean} whether its number is another one now
   */
  follow(scene) {
    if (this.node === null) return false;
    const found = this.#find(scene);
    if (found === this.node) return false;
    this.node = found;
    this.changed.send(found);
    return found !== null;
  }

  /** @param {Scene} scene @returns {number | null} */
  #find(scene) {
    if (!this.#anchor) return this.node !== null && this.node < scene.nodes.length ? this.node : null;
    const range = this.bench.editor.rangeOf(this.#anchor.mark);
    if (!range) return null;
    const { name, which } = this.#anchor;
    const all = sameSource(scene.nodes, range[0]);
    // Others of the same source may have come before it.
    const node = all.find((each) => name !== undefined && namesOf(scene.nodes, each).includes(name)) ?? all[Math.min(which, all.length - 1)];
    if (node === undefined) return null;
    return this.#anchor.isWhole ? outermost(scene.nodes, node) : node;
  }
}

/**
 * What a view and the modifiers around it are called.
 * @param {SceneNode[]} nodes @param {number} node
 */
function namesOf(nodes, node) {
  const last = outermost(nodes, node);
  const names = [];
  for (let here = innermost(nodes, node); ; here = nodes[here].parent ?? last) {
    names.push(...nodes[here].names);
    if (here === last) return names;
  }
}

/** @param {SceneNode[]} nodes @param {number} start */
function sameSource(nodes, start) {
  return nodes.flatMap((node, index) => (node.range?.[0] === start ? [index] : []));
}

/**
 * The view with all modifiers around it: what its container sees.
 * @param {SceneNode[]} nodes @param {number} node
 */
export function outermost(nodes, node) {
  let result = node;
  for (let parent = nodes[result].parent; parent !== null && nodes[parent].isModifier; parent = nodes[result].parent) {
    result = parent;
  }
  return result;
}

/**
 * The view without the modifiers around it.
 * @param {SceneNode[]} nodes @param {number} node
 */
export function innermost(nodes, node) {
  let result = node;
  while (nodes[result].isModifier) {
    const child = nodes.findIndex(({ parent }) => parent === result);
    if (child < 0) break;
    result = child;
  }
  return result;
}

/**
 * Where a view is in the learner's text; one that given code makes is there by its name.
 * @param {SceneNode[]} nodes @param {number} node @param {string} text @returns {import('../types').Range | null}
 */
export function sourceOf(nodes, node, text) {
  const { range, names } = nodes[node];
  if (range) return range;
  const name = names.map((each) => JSON.stringify(each)).find((each) => text.includes(each));
  return name ? [text.indexOf(name), text.indexOf(name) + name.length] : null;
}

/**
 * From the root to the view.
 * @param {SceneNode[]} nodes @param {number} node
 */
export function chain(nodes, node) {
  const result = [node];
  for (let parent = nodes[node].parent; parent !== null; parent = nodes[parent].parent) result.unshift(parent);
  return result;
}

/**
 * The view at a point: of those without anything inside the last one, which lies on top; else the smallest around it.
 * @param {SceneNode[]} nodes @param {import('../types').Point} point
 */
export function nodeAt(nodes, [x, y]) {
  const inside = nodes.flatMap((node, index) => {
    const [left, top, width, height] = node.frame;
    const isIn = node.isShown && x >= left && y >= top && x <= left + width && y <= top + height;
    return isIn ? [index] : [];
  });
  if (inside.length === 0) return null;
  const parents = new Set(nodes.map(({ parent }) => parent));
  const leaves = inside.filter((index) => !parents.has(index));
  const area = (/** @type {number} */ index) => nodes[index].frame[2] * nodes[index].frame[3];
  const found = leaves.length ? leaves[leaves.length - 1] : inside.reduce((best, each) => (area(each) <= area(best) ? each : best));
  return outermost(nodes, ownView(nodes, found));
}

/**
 * The view as the learner wrote it: what given code made of it is one with it.
 * @param {SceneNode[]} nodes @param {number} node
 */
function ownView(nodes, node) {
  const way = chain(nodes, node);
  const own = way.findLast((each) => nodes[each].range !== null);
  return own === undefined ? node : way[way.indexOf(own) + 1] ?? node;
}

/**
 * The view whose source is around a place, or whose name is there.
 * @param {SceneNode[]} nodes @param {number} offset @param {string} text
 */
export function nodeOfPlace(nodes, offset, text) {
  const naming = [...text.matchAll(/\.accessibilityIdentifier\("([^"\\]+)"\)/g)].find(({ 0: words, index = 0 }) => offset >= index && offset <= index + words.length);
  const named = naming ? nodes.findIndex(({ names }) => names.includes(naming[1])) : -1;
  if (named >= 0) return outermost(nodes, named);
  let best = /** @type {number | null} */ (null);
  let width = Infinity;
  nodes.forEach(({ range }, index) => {
    if (!range || offset < range[0] || offset > range[1] || range[1] - range[0] > width) return;
    best = index;
    width = range[1] - range[0];
  });
  return best;
}
