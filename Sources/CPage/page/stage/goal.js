// Where views belong: a faint ghost always, an arrow with its points from where a view is, a tick as it comes home.

import { replace, svg } from '../base/dom.js';
import { motionIsReduced } from '../base/preferences.js';
import { shown } from '../editor/text.js';
import { isInside, middle } from './geometry.js';
import { chain } from './selection.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {{length: number, wide: number, words: string, unit: number[], places: import('../types').Point[], element: SVGElement}} Arrow */

/** As near as this counts as in place. */
const near = 0.5;
/** More arrows than these are no help. */
const most = 6;

export class Goal {
  isOn = true;
  /** @type {Set<string>} the views that were off a moment ago */
  #off = new Set();
  /** @type {Map<string, Frame>} where they were */
  #from = new Map();

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.element = svg('g', { class: 'goal-layer', 'aria-hidden': true });
    this.ticks = svg('g', { class: 'ticks', 'aria-hidden': true });
  }

  /** @param {Scene | null} scene */
  draw(scene) {
    const { zoom } = this.stage;
    if (!scene || !this.isOn || this.stage.isPlaying) return replace(this.element);
    const all = scene.expected.map(({ name, frame }) => ({ name, frame, mine: yours(scene, name)?.frame ?? null }));
    const off = all.filter(({ frame, mine }) => !mine || frame.some((each, index) => Math.abs(each - mine[index]) > near));
    const far = off.flatMap(({ frame, mine }) => (mine ? [arrowBetween(mine, frame, zoom, all.flatMap((each) => (each.mine && each.mine !== mine ? [each.mine] : [])))] : [])).sort((a, b) => b.length - a.length).slice(0, most);
    replace(this.element, all.map((each) => ghost(each.frame, zoom, !off.includes(each))), arrowsApart(far, [...all.flatMap(({ mine }) => (mine ? [mine.map((each) => each * zoom)] : [])), ...this.#tag(scene)]));
    if (off.length) this.#from = new Map(off.flatMap(({ name, mine }) => (mine ? [[name, mine]] : [])));
    const names = new Set(off.map(({ name }) => name));
    for (const { name, frame } of all) if (this.#off.has(name) && !names.has(name)) this.#tick(frame);
    this.#off = names;
  }

  /** @param {Scene} scene @param {string} name @param {Frame} from */
  #glide({ nodes, views }, name, from) {
    const mine = yours({ views }, name);
    const node = nodes.findIndex(({ names, frame }) => mine && names.includes(mine.name) && String(frame) === String(mine.frame));
    if (node < 0) return;
    const [dx, dy] = [0, 1].map((axis) => from[axis] - nodes[node].frame[axis]);
    for (const part of this.stage.drawing.querySelectorAll('[data-node]')) {
      const index = Number(part.getAttribute('data-node'));
      if (!nodes[index] || !chain(nodes, index).includes(node)) continue;
      part.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], { duration: 700, easing: 'cubic-bezier(.3, 1.3, .5, 1)', id: 'home' });
    }
  }

  /**
   * Where the name of the selected view stands, in pixels.
   * @param {Scene} scene
   */
  #tag({ nodes }) {
    const { node } = this.stage.bench.selection;
    if (node === null || !nodes[node]) return [];
    const [x, y] = nodes[node].frame.map((each) => each * this.stage.zoom);
    return [[x - 14, y - 34, 110, 34]];
  }

  /** @param {Frame} frame */
  #tick(frame) {
    const [x, y] = middle(frame).map((each) => each * this.stage.zoom);
    const made = svg('g', { class: 'home', transform: `translate(${x} ${y})` }, svg('circle', { r: 13 }), svg('path', { d: 'M-5 0L-1.5 4L6 -4' }));
    this.ticks.append(made);
    setTimeout(() => made.remove(), 1100);
  }

  /** The views glide home from where they were last off, and all ghosts light up, one after another. */
  celebrate() {
    const { scene } = this.stage.bench;
    if (scene && !motionIsReduced()) for (const [name, from] of this.#from) this.#glide(scene, name, from);
    [...this.element.querySelectorAll('.ghost')].forEach((each, index) => {
      each.classList.add('lit');
      /** @type {SVGElement} */ (each).style.animationDelay = `${Math.min(index, 12) * 60}ms`;
    });
  }
}

/**
 * The view that a check calls so: of several of one name, `parcel#1` is the second.
 * @param {Pick<Scene, 'views'>} scene @param {string} name @returns {Scene['views'][number] | null}
 */
export function yours({ views }, name) {
  const [, plain, number] = /^(.*)#(\d+)$/s.exec(name) ?? [name, name, '0'];
  return (views.find((each) => each.name === name) ?? views.filter((each) => each.name === plain)[Number(number)]) ?? null;
}

/** @param {Frame} frame @param {number} zoom @param {boolean} isHome */
function ghost(frame, zoom, isHome) {
  const [x, y, width, height] = frame.map((each) => each * zoom);
  return svg('rect', { class: `ghost ${isHome ? 'home-frame' : 'off'}`, x, y, width: Math.max(0, width), height: Math.max(0, height), rx: 3 });
}

/**
 * From where a view is to where it belongs. If only its size differs, the arrow is between the edges. Where it would cross
 * another view, it runs along the goal's upper or left edge.
 * @param {Frame} mine @param {Frame} goal @param {number} zoom @param {Frame[]} [others] @returns {Arrow}
 */
export function arrowBetween(mine, goal, zoom, others = []) {
  const [from, to] = ends(mine, goal);
  const along = [0, 1].filter((axis) => from[axis] === to[axis]);
  if (along.length === 1 && others.some((other) => !isInside(mine, other) && crosses(from, to, other))) for (const point of [from, to]) point[along[0]] = goal[along[0]];
  const way = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(way[0], way[1]);
  const words = way.map((each) => Math.round(Math.abs(each) * 10) / 10).filter((each) => each > near).map((each) => shown(each)).join(' · ');
  const [x1, y1, x2, y2] = [...from, ...to].map((each) => each * zoom);
  const unit = length ? way.map((each) => each / length) : [0, 0];
  const head = `M${x2} ${y2}L${x2 - 8 * unit[0] + 4 * unit[1]} ${y2 - 8 * unit[1] - 4 * unit[0]}L${x2 - 8 * unit[0] - 4 * unit[1]} ${y2 - 8 * unit[1] + 4 * unit[0]}Z`;
  const wide = words.length * 7 + 12;
  const [left, top, width, height] = goal.map((each) => each * zoom);
  const middleX = left + width / 2;
  // Before the head, where nothing of yours is; else at an edge of the goal.
  /** @type {import('../types').Point[]} */
  const places = [[x2 + unit[0] * (wide / 2 + 5), y2 + unit[1] * 14], [middleX, top - 12], [middleX, top + height + 12],
    [middleX, top - 34], [middleX, top + height + 34]];
  return {
    length, wide, places: words ? places : [], words, unit,
    element: svg('g', { class: 'arrow' }, svg('line', { x1, y1, x2: x2 - 6 * unit[0], y2: y2 - 6 * unit[1] }), svg('path', { d: head })),
  };
}

/**
 * Arrows with their numbers, of which none hides another one or a view. Views that move together, or to one place, have one
 * number and one shaft.
 * @param {Arrow[]} arrows @param {number[][]} [views] in pixels
 */
export function arrowsApart(arrows, views = []) {
  /** @type {{at: import('../types').Point, arrow: Arrow}[]} */
  const taken = [];
  for (const arrow of arrows) {
    const { element, places, wide, words, unit } = arrow;
    const isFree = (/** @type {import('../types').Point} */ [x, y]) => taken.every(({ at, arrow: other }) => Math.abs(at[0] - x) > (wide + other.wide) / 2 + 2 || Math.abs(at[1] - y) > 20);
    const isBeside = (/** @type {import('../types').Point} */ [x, y]) => views.every(([left, top, width, height]) => x < left || x > left + width || y < top || y > top + height);
    const at = places.find((each) => isFree(each) && isBeside(each)) ?? places.find(isFree) ?? places[0];
    const isAlike = (/** @type {Arrow} */ other) => unit.every((each, axis) => Math.abs(each - other.unit[axis]) < 0.1);
    const said = at && taken.filter(({ arrow: other }) => other.words === words && (String(places[1]) === String(other.places[1]) || isAlike(other)));
    const twin = said?.find(({ arrow: other }) => isAlike(other))?.arrow;
    if (twin) element.querySelector('line')?.remove();
    if (twin && String(twin.places[1]) === String(places[1])) replace(element);
    if (!at || said?.length) continue;
    taken.push({ at, arrow });
    element.append(svg('g', { class: 'points', transform: `translate(${at[0]} ${at[1]})` },
      svg('rect', { x: -wide / 2, y: -9, width: wide, height: 18, rx: 9 }), svg('text', { y: 4 }, words)));
  }
  return arrows.map(({ element }) => element);
}

/** @param {import('../types').Point} from @param {import('../types').Point} to @param {Frame} view */
const crosses = (from, to, view) => [0, 1].every((axis) => Math.max(from[axis], to[axis]) > view[axis] && Math.min(from[axis], to[axis]) < view[axis] + view[axis + 2]);

/**
 * From your edge to the goal's, on the side to which it goes.
 * @param {Frame} mine @param {Frame} goal @returns {import('../types').Point[]}
 */
function ends(mine, goal) {
  const sides = [0, 1].map((axis) => {
    const start = goal[axis] - mine[axis];
    const end = start + goal[axis + 2] - mine[axis + 2];
    // Of two edges that are off, the one that goes outwards, or else further.
    const isFar = end > near || Math.abs(end) > Math.abs(start) ? Math.abs(end) > near : Math.abs(start) <= near;
    return { by: isFar ? end : start, from: isFar ? mine[axis] + mine[axis + 2] : mine[axis] };
  });
  return [0, 1].map((which) => /** @type {import('../types').Point} */ (sides.map(({ by, from }, axis) => (
    Math.abs(by) > near ? from + (which ? by : 0) : goal[axis] + goal[axis + 2] / 2))));
}
