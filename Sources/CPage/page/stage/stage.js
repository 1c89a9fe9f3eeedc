// The drawing on its paper, seen through the canvas: what is on it fills the view, or all of it, or point by point.

import { el, fill } from '../base/dom.js';
import { remember, remembered } from '../base/preferences.js';
import { Ends, Signal } from '../base/signal.js';
import { t } from '../base/words.js';
import { shownBounds, within } from './geometry.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {'fit'|'one'|'device'} Fit */

/** Room around the paper, for handles and marks. */
const margin = 32;

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
  /** While something is dragged, nothing may change its scale. */
  isHeld = false;
  /** Whether a moving picture is shown instead of the last drawing. */
  isPlaying = false;
  /** @type {import('../types').Size | null} the canvas's size, as long as it is known */
  #view = null;
  /** So many pixels at the right end are somebody else's. */
  #reserved = 0;
  /** Whether nothing may be seen yet. */
  isCovered = false;
  /**
   * Somebody may show the new drawing in a way of their own.
   * @type {((scene: Scene) => boolean) | null}
   */
  hold = null;
  /** @type {Frame | null} the part of the stage that fills the canvas */
  #target = null;
  /** Where the canvas was scrolled to, for what. */
  #placed = '';
  #ends = new Ends();

  /** @param {import('./bench.js').Bench} bench @param {number} [mostZoom] */
  constructor(bench, mostZoom = 2.5) {
    this.bench = bench;
    this.mostZoom = mostZoom;
    /** @type {Fit} */
    this.fit = /** @type {Fit} */ (remembered('fit', 'fit'));
    this.drawing = el('div', { class: 'drawing' });
    this.below = el('div', { class: 'below' });
    this.paper = el('div', { class: 'paper is-blank' }, this.below, this.drawing);
    this.canvas = el('div', { class: 'canvas', tabIndex: 0, role: 'group', 'aria-label': t('stage.label') }, el('div', { class: 'room' }, this.paper));
    this.element = el('div', { class: 'stage' }, this.canvas);
    const observer = new ResizeObserver(() => {
      this.#view = null;
      this.layout();
    });
    observer.observe(this.element);
    this.#ends.add(
      bench.drawn.on((scene) => this.#show(scene)), bench.troubled.on(() => this.element.classList.add('is-stale')),
      () => observer.disconnect());
  }

  /** @param {Scene} scene */
  #show(scene) {
    this.element.classList.remove('is-stale');
    if (String(this.size) !== String(scene.stage)) this.#target = null;
    this.size = scene.stage;
    this.paper.classList.toggle('is-dark', this.bench.question.dark === true);
    if (!this.isPlaying && !(this.hold?.(scene) ?? false)) this.paint(scene.drawing);
    this.layout();
    // Nothing jumps into place: what stands beside the stage takes its room first.
    requestAnimationFrame(() => requestAnimationFrame(() => this.paper.classList.remove('is-blank')));
  }

  /** @param {string} drawing */
  paint(drawing) {
    if (this.isCovered) return;
    fill(this.drawing, drawing);
    this.painted.send(undefined);
  }

  uncover() {
    if (!this.isCovered) return;
    this.isCovered = false;
    if (this.bench.scene) this.paint(this.bench.scene.drawing);
    this.layout();
  }

  /** @param {Fit} fit */
  setFit(fit) {
    this.fit = fit;
    this.#target = null;
    remember('fit', fit);
    this.layout();
  }

  /**
   * Leaves room beside the views for what is said about one of them.
   * @param {number} pixels @returns {boolean} whether anything has moved
   */
  reserve(pixels) {
    if (this.#reserved === pixels) return false;
    this.#reserved = pixels;
    this.canvas.style.setProperty('--reserved', `${pixels}px`);
    this.layout();
    return true;
  }

  layout() {
    const [width, height] = this.size;
    // Reading it lays out the whole page, which a new drawing need not wait for.
    this.#view ??= [this.canvas.clientWidth, this.canvas.clientHeight];
    const clientWidth = this.#view[0] - this.#reserved;
    const clientHeight = this.#view[1];
    if (this.#view[0] === 0) this.#view = null;
    if (clientWidth <= 0) return;
    if (!this.isHeld) this.#target = this.#wanted();
    const [left, top, wide, high] = this.#target ?? [0, 0, width, height];
    if (!this.isHeld) {
      const room = [clientWidth - (this.#reserved ? 1 : 2) * margin, clientHeight - 2 * margin].map((each) => Math.max(80, each));
      this.zoom = this.fit === 'one' ? 1 : Math.max(0.1, Math.min(room[0] / Math.max(wide, 1), room[1] / Math.max(high, 1), this.mostZoom));
    }
    this.paper.style.width = `${width * this.zoom}px`;
    this.paper.style.height = `${height * this.zoom}px`;
    this.paper.style.setProperty('--zoom', String(this.zoom));
    const placed = String([left, top, wide, high, this.zoom, clientWidth, clientHeight]);
    if (!this.isHeld && placed !== this.#placed) {
      this.#placed = placed;
      this.canvas.scrollTo(margin + (left + wide / 2) * this.zoom - clientWidth / 2, margin + (top + high / 2) * this.zoom - clientHeight / 2);
    }
    this.resized.send(undefined);
  }

  /** What should fill the canvas; while somebody types, it stays where it is as long as that is good enough. */
  #wanted() {
    /** @type {Frame} */
    const whole = [0, 0, ...this.size];
    const { scene } = this.bench;
    if (this.fit === 'device' || !scene || this.isCovered) return whole;
    const content = shownBounds(scene);
    // The stage of a scenario is part of the question; a whole screen is only where something stands.
    const isSmall = this.size[0] <= 480 && this.size[1] <= 420;
    const wanted = isSmall ? within(content, whole, 0.5) : within(content, null, 0);
    const kept = this.#target;
    const isGoodEnough = kept && wanted[0] >= kept[0] - 1 && wanted[1] >= kept[1] - 1 && wanted[0] + wanted[2] <= kept[0] + kept[2] + 1
      && wanted[1] + wanted[3] <= kept[1] + kept[3] + 1 && wanted[2] * wanted[3] > kept[2] * kept[3] * 0.4;
    return isGoodEnough ? kept : wanted;
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
    this.#ends.end();
  }
}
