// What lies over the drawing, in pixels, so that lines stay thin: the goal, the selected view, marks.

import { replace, svg } from '../base/dom.js';
import { t } from '../base/words.js';
import { viewName } from '../editor/text.js';
import { Goal } from './goal.js';
import { Marks } from './marks.js';
import { chain, innermost } from './selection.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Point} Point */

export class Overlay {
  /**
   * The scene whose views are on the paper, which may be the one before the newest.
   * @type {Scene | null}
   */
  shownScene = null;
  /**
   * Somebody asks what the selected view is about.
   * @type {(node: number) => void}
   */
  inspect = () => {};

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.element = svg('svg', { class: 'overlay', width: '100%', height: '100%' });
    this.goal = new Goal(stage);
    this.frames = svg('g', { class: 'frames' });
    this.marks = new Marks(stage, this.element);
    this.element.append(this.goal.element, this.frames, this.marks.lines, this.marks.bars, this.marks.marks, this.goal.ticks);
    stage.paper.append(this.element);
    const draw = () => this.draw();
    stage.resized.on(draw);
    stage.bench.selection.changed.on(draw);
    stage.painted.on(() => { if (stage.isPlaying) draw(); });
  }

  draw() {
    const { stage } = this;
    const scene = stage.isCovered ? null : this.shownScene ?? stage.bench.scene;
    this.goal.draw(scene);
    this.#frame(scene);
    this.marks.draw(scene, scene && stage.isPlaying ? this.#onTheWay(scene) : still);
  }

  /** @param {Scene | null} scene */
  #frame(scene) {
    const { node } = this.stage.bench.selection;
    if (!scene || node === null || !scene.nodes[node]) return replace(this.frames);
    const { zoom, isPlaying } = this.stage;
    const [x, y, width, height] = isPlaying ? this.#boxOnTheWay(scene, node) : scene.nodes[node].frame.map((each) => each * zoom);
    const words = labelOf(scene.nodes, node);
    const wide = words.length * 6.6 + 34;
    const tag = svg('g', { class: 'tag', transform: `translate(${x} ${y - 24})`, tabindex: 0, role: 'button', 'data-action': 'inspect-view', 'aria-label': t('inspector.of', words) },
      svg('rect', { width: wide, height: 20, rx: 6 }), svg('text', { x: 8, y: 14 }, words), svg('circle', { class: 'info', cx: wide - 12, cy: 10, r: 7 }), svg('text', { class: 'letter', x: wide - 12, y: 14 }, 'i'));
    tag.addEventListener('click', () => this.inspect(node));
    tag.addEventListener('keydown', (event) => {
      if (/** @type {KeyboardEvent} */ (event).key === 'Enter') this.inspect(node);
    });
    const hadFocus = this.frames.contains(document.activeElement);
    replace(this.frames, svg('rect', { class: 'selected', x: x - 1.5, y: y - 1.5, width: Math.max(0, width + 3), height: Math.max(0, height + 3), rx: 3 }), tag);
    if (hadFocus) /** @type {SVGElement} */ (tag).focus({ preventScroll: true });
  }

  /**
   * Where a view is while it moves, in pixels; a container is around what is in it.
   * @param {Scene} scene @param {number} node
   */
  #boxOnTheWay(scene, node) {
    const { nodes } = scene;
    const { drawing, zoom, paper } = this.stage;
    const origin = paper.getBoundingClientRect();
    // A drawing of before may have views that are gone.
    const isInside = (/** @type {Element} */ each) => {
      const index = Number(each.getAttribute('data-node'));
      return nodes[index] !== undefined && chain(nodes, index).includes(node);
    };
    const boxes = nodes[innermost(nodes, node)].isContainer
      ? [...drawing.querySelectorAll('[data-node]')].filter(isInside).map((each) => each.getBoundingClientRect()) : [];
    if (boxes.length === 0) {
      const [dx, dy] = this.#onTheWay(scene)(node);
      return nodes[node].frame.map((each, index) => (each + [dx, dy, 0, 0][index]) * zoom);
    }
    const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
    return [left - origin.left, top - origin.top, Math.max(...boxes.map((each) => each.right)) - left, Math.max(...boxes.map((each) => each.bottom)) - top];
  }

  /**
   * How far views are from their places while they move: the drawing knows.
   * @param {Scene} scene @returns {(node: number) => Point}
   */
  #onTheWay(scene) {
    const { drawing, zoom, paper } = this.stage;
    const origin = paper.getBoundingClientRect();
    return (node) => {
      const box = drawing.querySelector(`[data-node="${innermost(scene.nodes, node)}"]`)?.getBoundingClientRect();
      if (!box || box.width === 0) return [0, 0];
      const [x, y, width, height] = scene.nodes[innermost(scene.nodes, node)].frame;
      return [(box.left + box.width / 2 - origin.left) / zoom - x - width / 2, (box.top + box.height / 2 - origin.top) / zoom - y - height / 2];
    };
  }
}

/** @returns {Point} */
const still = () => [0, 0];

/**
 * What a view is called on the stage: its name, or what it is.
 * @param {Scene['nodes']} nodes @param {number} node
 */
export function labelOf(nodes, node) {
  const inner = innermost(nodes, node);
  for (let here = /** @type {number | null} */ (inner); here !== null && here >= 0; here = nodes[here].parent) {
    if (nodes[here].names.length) return viewName(nodes[here].names[0]);
    if (here === node) break;
  }
  return nodes[inner].kind;
}
