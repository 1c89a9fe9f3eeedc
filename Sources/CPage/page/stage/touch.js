// Fingers and mice on the stage become steps: at what reacts they act, elsewhere they select.

import { toggle } from '../base/dom.js';
import { t } from '../base/words.js';
import { putGuideThrough } from './guides.js';
import { nodeAt } from './selection.js';
import { targetOf, touchAt, wheelStep } from './targets.js';

/** @typedef {import('../types').Point} Point */

const longPress = 500;
const doubleTap = 280;
const slop = 6;

export class Toucher {
  isInspecting = false;

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.bench = stage.bench;
    this.toggle = toggle(t('inspect'), false, (isOn) => {
      this.isInspecting = isOn;
      stage.element.classList.toggle('inspecting', isOn);
    }, { title: t('inspect.title'), 'data-action': 'inspect' });
    stage.drawing.addEventListener('pointerdown', (event) => this.#down(event));
    stage.canvas.addEventListener('pointerdown', (event) => {
      if (event.target === stage.canvas) this.bench.selection.select(null);
    });
    stage.drawing.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { scene } = this.bench;
    if (!scene || event.button !== 0) return;
    const point = this.stage.pointOf(event);
    if (event.shiftKey && putGuideThrough(this.stage, point)) return;
    const touch = this.isInspecting || event.altKey ? null : touchAt(scene, point);
    // What only scrolls is no reason not to select what a click means.
    if (!touch || event.pointerType === 'mouse' && touch.takes.every((each) => each === 'scroll')) {
      this.bench.selection.select(nodeAt(scene.nodes, point));
      return;
    }
    event.preventDefault();
    new Gesture(this, scene, touch, point, event);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const { scene } = this.bench;
    if (!scene || this.isInspecting || event.ctrlKey) return;
    const made = wheelStep(scene, this.stage.pointOf(event), [event.deltaX / this.stage.zoom, event.deltaY / this.stage.zoom], this.pendingScroll);
    if (!made) return;
    event.preventDefault();
    this.scrollTo(made);
  }

  /**
   * Where the last scrolling has got to, before the server said so.
   * @type {{key: string, to: Point} | null}
   */
  pendingScroll = null;

  /** @param {{key: string, to: Point, step: import('../types').Step, words: string}} made */
  scrollTo({ key, to, step, words }) {
    const isSame = this.pendingScroll?.key === key && this.bench.steps.at(-1)?.step.scroll !== undefined;
    this.pendingScroll = { key, to };
    this.bench.act({ step, words }, isSame);
  }
}

/** One finger from down to up. */
class Gesture {
  /** @param {Toucher} toucher @param {import('../types').Scene} scene @param {import('../types').Touch} touch @param {Point} point @param {PointerEvent} start */
  constructor(toucher, scene, touch, point, start) {
    this.toucher = toucher;
    this.scene = scene;
    this.touch = touch;
    this.start = point;
    this.target = targetOf(scene, touch, point);
    this.isDragging = false;
    this.isOver = false;
    this.timer = setTimeout(() => this.#held(), longPress);
    this.move = (/** @type {PointerEvent} */ event) => this.#moved(event);
    this.up = (/** @type {PointerEvent} */ event) => this.#ended(event);
    this.offset = touch.scroll?.offset ?? [0, 0];
    window.addEventListener('pointermove', this.move);
    window.addEventListener('pointerup', this.up);
    window.addEventListener('pointercancel', this.up);
    this.first = [start.clientX, start.clientY];
  }

  #stop() {
    this.isOver = true;
    clearTimeout(this.timer);
    window.removeEventListener('pointermove', this.move);
    window.removeEventListener('pointerup', this.up);
    window.removeEventListener('pointercancel', this.up);
  }

  #held() {
    if (this.isOver || this.isDragging || !this.touch.takes.includes('longPress')) return;
    this.#stop();
    this.toucher.bench.act(this.target.done('longPress'));
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const { stage } = this.toucher;
    const far = Math.hypot(event.clientX - this.first[0], event.clientY - this.first[1]);
    if (!this.isDragging && far < slop) return;
    clearTimeout(this.timer);
    const [x, y] = stage.pointOf(event);
    const by = /** @type {Point} */ ([Math.round(x - this.start[0]), Math.round(y - this.start[1])]);
    if (this.touch.takes.includes('drag')) this.#drag(by, false);
    else if (this.touch.scroll) this.#scroll(by);
  }

  /** @param {Point} by @param {boolean} released */
  #drag(by, released) {
    const { bench } = this.toucher;
    bench.act(this.target.done('drag', released ? { by } : { by, released: false }), this.isDragging);
    this.isDragging = true;
    this.by = by;
  }

  /** @param {Point} by */
  #scroll(by) {
    this.isDragging = true;
    const made = wheelStep(this.scene, this.start, [-by[0], -by[1]], null, this.offset);
    if (made) this.toucher.scrollTo(made);
  }

  /** @param {PointerEvent} event */
  #ended(event) {
    if (this.isOver) return;
    this.#stop();
    if (this.isDragging) {
      if (this.by) this.#drag(this.by, true);
      return;
    }
    if (event.type === 'pointercancel') return;
    this.#tap();
  }

  #tap() {
    const { bench } = this.toucher;
    const { takes } = this.touch;
    if (!takes.includes('doubleTap')) return takes.includes('tap') ? bench.act(this.target.done('tap')) : undefined;
    const waiting = pendingTap;
    clearTimeout(waiting?.timer);
    pendingTap = null;
    if (waiting && waiting.place === String(this.touch.frame)) return bench.act(this.target.done('tap', { count: 2 }));
    const single = () => { pendingTap = null; if (takes.includes('tap')) bench.act(this.target.done('tap')); };
    pendingTap = { place: String(this.touch.frame), timer: setTimeout(single, doubleTap) };
  }
}

/**
 * A first tap that may become a double one.
 * @type {{place: string, timer: ReturnType<typeof setTimeout>} | null}
 */
let pendingTap = null;
