// What lies over the drawing: the selected view, its guides, the container's line. In pixels, so that lines stay thin.

import { replace, svg } from '../base/dom.js';
import { t } from '../base/words.js';
import { askedGuide, guideLine } from './guides.js';
import { apart, placedLabels } from './labels.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').GuideMark} GuideMark */

export class Overlay {
  /**
   * The guides' own keys that are not to be seen.
   * @type {Set<string>}
   */
  hidden = new Set();

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.lines = svg('g', { class: 'lines' });
    this.element = svg('svg', { class: 'overlay', width: '100%', height: '100%' });
    this.frames = svg('g', { class: 'frames', 'aria-hidden': true });
    this.element.append(this.frames, this.lines);
    stage.paper.append(this.element);
    const draw = () => this.draw();
    stage.resized.on(draw);
    stage.bench.selection.changed.on(draw);
    stage.bench.drawn.on(draw);
  }

  /** @type {Scene | null} the scene whose views are on the paper, which may be the one before the newest */
  shownScene = null;

  /** What is drawn. */
  #drawn = '';

  draw() {
    const scene = this.shownScene ?? this.stage.bench.scene;
    const focused = this.lines.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-guide') : null;
    const { node } = this.stage.bench.selection;
    const nodes = this.stage.bench.guided.filter((each) => scene?.nodes[each]);
    if (!scene || nodes.length === 0) {
      replace(this.frames);
      replace(this.lines);
      this.#drawn = '';
      return;
    }
    const { zoom, paper } = this.stage;
    // What has not changed stays: a hand or the focus may be on it.
    const key = JSON.stringify([node, nodes.map((each) => scene.nodes[each].frame), scene.guides, scene.lines, zoom, paper.offsetLeft, [...this.hidden]]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    if (node !== null && scene.nodes[node]) this.#frame(scene, node);
    else replace(this.frames);
    /** @type {import('./labels.js').Place[]} */
    const taken = [];
    replace(this.lines, nodes.flatMap((each) => this.#lines(scene, each, each === node, taken)));
    if (focused) /** @type {any} */ (this.lines.querySelector(`[data-guide="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {Scene} scene @param {number} node */
  #frame(scene, node) {
    const [x, y, width, height] = scene.nodes[node].frame.map((each) => each * this.stage.zoom);
    replace(this.frames,
      svg('rect', { class: 'selected', x: x - 1, y: y - 1, width: Math.max(0, width + 2), height: Math.max(0, height + 2), rx: 2 }),
      this.#containerLines(scene, node));
  }

  /**
   * The line that a container put its children on, with each child's answer.
   * @param {Scene} scene @param {number} node
   */
  #containerLines(scene, node) {
    const { zoom } = this.stage;
    const [left, top, width, height] = scene.nodes[node].frame;
    return scene.lines.filter(({ container }) => container === node).flatMap(({ axis, position }) => {
      const at = position * zoom;
      const ends = axis === 'horizontal'
        ? { x1: at, x2: at, y1: (top - 8) * zoom, y2: (top + height + 8) * zoom }
        : { y1: at, y2: at, x1: (left - 8) * zoom, x2: (left + width + 8) * zoom };
      return svg('line', { class: 'common', ...ends });
    });
  }

  /**
   * All guides of the selected view; of one that is kept besides, those that count and those that the source sets.
   * @param {Scene} scene @param {number} node @param {boolean} isSelected
   * @param {import('./labels.js').Place[]} taken where labels are already
   */
  #lines(scene, node, isSelected, taken) {
    const asked = askedGuide(scene, node);
    const guides = scene.guides.filter((guide) => guide.node === node && !this.hidden.has(guide.key)
      && (isSelected || guide.isExplicit || guide === asked));
    const { zoom, size, paper } = this.stage;
    const placed = placedLabels(guides, scene.nodes[node].frame, zoom, size[0] * zoom, Math.max(24, paper.offsetLeft - 6));
    const labels = apart(guides, placed, taken);
    taken.push(...labels);
    return guides.map((guide, index) => guideLine(this.stage, scene, guide, labels[index]));
  }
}

/** @param {GuideMark} guide @param {string} label */
export const guideName = (guide, label) => t(guide.isExplicit ? 'guide.explicitOf' : 'guide.implicitOf', guide.key, label);
