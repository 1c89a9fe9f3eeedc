// The drawing on its paper: as large as fits, or as wished. Other modules lay theirs over it.

import { el, fill } from '../base/dom.js';
import { remember, remembered } from '../base/preferences.js';
import { Signal } from '../base/signal.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Scene} Scene */

export class Stage {
  /**
   * The paper has another size in pixels.
   * @type {Signal<void>}
   */
  resized = new Signal();
  /**
   * A drawing is on the paper.
   * @type {Signal<void>}
   */
  painted = new Signal();
  /** @type {import('../types').Size} */
  size = [393, 852];
  zoom = 1;
  mostZoom = 2;
  /** While something is dragged, nothing may change its scale. */
  isHeld = false;

  /** @param {import('./bench.js').Bench} bench */
  constructor(bench) {
    this.bench = bench;
    this.drawing = el('div', { class: 'drawing' });
    this.below = el('div', { class: 'below' });
    this.paper = el('div', { class: 'paper' }, this.below, this.drawing);
    this.canvas = el('div', { class: 'canvas', tabIndex: 0, role: 'group', 'aria-label': t('stage.label') }, this.paper);
    this.element = el('div', { class: 'stage' }, this.canvas);
    this.wish = Number(remembered('zoom', '0'));
    this.stops = [
      bench.drawn.on((scene) => this.#show(scene)),
      bench.troubled.on(() => this.element.classList.add('is-stale')),
    ];
    this.observer = new ResizeObserver(() => this.layout());
    this.observer.observe(this.element);
  }

  /** Whether a moving picture is shown instead of the last drawing. */
  isPlaying = false;

  /** @param {Scene} scene */
  #show(scene) {
    this.element.classList.remove('is-stale');
    this.size = scene.stage;
    this.paper.classList.toggle('is-dark', this.bench.question.dark === true);
    if (!this.isPlaying && !(this.hold?.(scene) ?? false)) this.paint(scene.drawing);
    this.layout();
  }

  /**
   * Somebody may show the new drawing in a way of their own.
   * @type {((scene: Scene) => boolean) | null}
   */
  hold = null;

  /** @param {string} drawing */
  paint(drawing) {
    fill(this.drawing, drawing);
    this.painted.send(undefined);
  }

  /** @param {number} wish 0: as large as fits */
  setZoom(wish) {
    this.wish = wish;
    remember('zoom', String(wish));
    this.layout();
  }

  layout() {
    const [width, height] = this.size;
    if (!this.isHeld) this.zoom = this.wish || this.#fitting(width, height);
    this.paper.style.width = `${width * this.zoom}px`;
    this.paper.style.height = `${height * this.zoom}px`;
    this.paper.style.setProperty('--zoom', String(this.zoom));
    this.resized.send(undefined);
  }

  /** @param {number} width @param {number} height */
  #fitting(width, height) {
    const room = Math.max(120, this.canvas.clientWidth - 2 * margin);
    const tall = Math.max(220, Math.min(window.innerHeight * 0.46, 900));
    return Math.max(0.1, Math.min(room / Math.max(width, 1), tall / Math.max(height, 1), this.mostZoom));
  }

  /**
   * Where on the stage a pointer is, in points.
   * @param {{clientX: number, clientY: number}} event @returns {import('../types').Point}
   */
  pointOf({ clientX, clientY }) {
    const box = this.paper.getBoundingClientRect();
    return [(clientX - box.left) / this.zoom, (clientY - box.top) / this.zoom];
  }

  destroy() {
    this.stops.forEach((stop) => stop());
    this.observer.disconnect();
  }
}

/** Room around the paper, for handles and labels. */
const margin = 40;
