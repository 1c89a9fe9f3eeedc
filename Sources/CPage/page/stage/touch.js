// Fingers and mice on the stage become steps: at what reacts they act, elsewhere they select.

import { segmented } from '../base/dom.js';
import { t } from '../base/words.js';
import { nodeAt } from './selection.js';
import { targetOf, touchAt, wheelStep } from './targets.js';

/** @typedef {import('../types').Point} Point */

const longPress = 500;
const doubleTap = 280;
const slop = 6;

export class Toucher {
  isInspecting = false;
  /**
   * Somebody wants to know what a view is about.
   * @type {(node: number) => void}
   */
  inspect = () => {};

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.bench = stage.bench;
    this.toggle = segmented(t('mode'), [['use', t('mode.use'), t('mode.use.title')], ['inspect', t('mode.inspect'), t('mode.inspect.title')]], 'use',
      (value) => this.#is(value === 'inspect'), { 'data-action': 'mode' });
    stage.drawing.addEventListener('pointerdown', (event) => this.#down(event));
    stage.canvas.addEventListener('pointerdown', (event) => {
      if (event.target === stage.canvas || event.target === stage.canvas.firstChild) this.bench.selection.select(null);
    });
    stage.drawing.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    stage.bench.drawn.on((scene) => {
      stage.element.classList.toggle('takes-drags', scene.touches.some(({ takes, scroll }) => takes.includes('drag') || scroll));
    });
  }

  /** @param {boolean} isInspecting */
  #is(isInspecting) {
    this.isInspecting = isInspecting;
    this.stage.element.classList.toggle('inspecting', isInspecting);
    this.stage.resized.send(undefined);
  }

  flip() {
    this.#is(!this.isInspecting);
    this.toggle.set(this.isInspecting ? 'inspect' : 'use');
  }

  /**
   * Whether a finger means the view there, and not what lies over it.
   * @param {Point} point
   */
  isTaken(point) {
    const { scene } = this.bench;
    if (!scene || this.isInspecting) return false;
    return touchAt(scene, point)?.takes.some((each) => each !== 'scroll') ?? false;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { scene } = this.bench;
    if (!scene || event.button !== 0 || this.stage.isCovered) return;
    const point = this.stage.pointOf(event);
    const inspects = this.isInspecting || event.altKey;
    const touch = inspects ? null : touchAt(scene, point);
    // What only scrolls is no reason not to select what a click means.
    if (!touch || event.pointerType === 'mouse' && touch.takes.every((each) => each === 'scroll')) {
      const node = nodeAt(scene.nodes, point);
      if (inspects && node !== null) this.inspect(node);
      else this.bench.selection.select(node);
      return;
    }
    event.preventDefault();
    // The drawing is painted anew under the finger: its place keeps the pointer.
    try { this.stage.drawing.setPointerCapture(event.pointerId); } catch { /* A finger that is gone already. */ }
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
