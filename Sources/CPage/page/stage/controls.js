// The program's own controls as real ones of the browser, with their labels, beside the stage. On the stage the drawn ones
// can be used by hand; those whose value a drawing does not show are drawn by the browser there, too.

import { button, el, keepingFocus, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { checkbox, picker, slider, stepper, textField, update } from './controlfields.js';
import { isInside } from './geometry.js';
import { arrow } from './resize.js';
import { targetOf } from './targets.js';

/** @typedef {import('../types').Touch} Touch */
/** @typedef {import('../types').Scene} Scene */
/** @typedef {{touch: Touch, inBar: HTMLElement, onStage: HTMLElement | null}} Shown */

export class Controls {
  /** @type {Shown[]} */
  #shown = [];

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.bench = stage.bench;
    this.bar = el('section', { class: 'control-bar', 'aria-label': t('controls'), hidden: true });
    // The bar has the same for keys and for those who listen.
    this.layer = el('div', { class: 'controls', 'aria-hidden': true });
    stage.paper.append(this.layer);
    stage.bench.drawn.on((scene) => this.#show(scene));
    stage.resized.on(() => this.#place());
    stage.painted.on(() => this.#hideDrawn());
  }

  /** @param {Scene} scene */
  #show(scene) {
    const touches = scene.touches.filter(({ control, takes }) => control || takes.some((each) => each !== 'scroll'));
    const isSame = touches.length === this.#shown.length
      && touches.every((touch, index) => kindOf(touch) === kindOf(this.#shown[index].touch));
    // The same fields stay, so that the one in use keeps the focus.
    if (!isSame) {
      this.#shown = touches.map((touch, index) => ({ touch, inBar: this.#row(touch, index, scene), onStage: onStage(touch) ? this.#field(touch, index) : null }));
      const isDeed = (/** @type {Shown} */ { inBar }) => inBar.classList.contains('deeds');
      const deeds = this.#shown.filter(isDeed).map(({ inBar }) => inBar);
      // Hands use the drawing; this is for keys.
      const isOpen = this.bar.querySelector('details')?.open;
      keepingFocus(this.bar, () => replace(this.bar, this.#shown.filter((each) => !isDeed(each)).map(({ inBar }) => inBar),
        deeds.length ? el('details', { class: 'by-keys', open: isOpen }, el('summary', {}, t('controls.byKeys')), deeds) : null), 'summary');
      this.bar.classList.toggle('only-deeds', deeds.length === this.#shown.length);
      replace(this.layer, this.#shown.map(({ onStage: field }) => field));
      for (const field of this.layer.querySelectorAll('input, select, button')) field.setAttribute('tabindex', '-1');
    }
    this.bar.hidden = touches.length === 0 || this.stage.isCovered;
    touches.forEach((touch, index) => {
      const each = this.#shown[index];
      each.touch = touch;
      const label = this.#name(touch, scene);
      const isBehind = this.bench.isBehind;
      update(/** @type {HTMLElement} */ (each.inBar.querySelector('[data-control]') ?? each.inBar), touch, label, isBehind);
      if (each.onStage) update(each.onStage, touch, label, isBehind);
    });
    this.#place();
    this.#hideDrawn();
  }

  /** What the browser draws is not drawn twice. */
  #hideDrawn() {
    const nodes = this.bench.scene?.nodes ?? [];
    const drawn = this.#shown.filter(({ onStage: field, touch }) => field && ['slider', 'stepper', 'picker'].includes(touch.control?.kind ?? ''));
    if (drawn.length === 0) return;
    nodes.forEach(({ frame }, index) => {
      if (!drawn.some(({ touch }) => isInside(frame, touch.frame))) return;
      for (const group of this.stage.drawing.querySelectorAll(`[data-node="${index}"]`)) group.setAttribute('visibility', 'hidden');
    });
  }

  #place() {
    const { zoom } = this.stage;
    for (const { touch, onStage: field } of this.#shown) {
      if (!field) continue;
      const [x, y, width, height] = touch.frame;
      // Native size, then as large as the stage: thumbs and letters grow with it.
      Object.assign(field.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${width}px`, height: `${height}px`, transform: `scale(${zoom})` });
    }
  }

  /** @param {Touch} touch @param {number} index @param {Scene} scene */
  #row(touch, index, scene) {
    const name = this.#name(touch, scene);
    const { control } = touch;
    if (!control || control.kind === 'button') return this.#deeds(touch, index, name);
    const field = this.#field(touch, index, true);
    if (control.kind === 'toggle') return el('label', { class: 'control-row check' }, field, el('span', {}, name));
    if (control.kind === 'stepper') return el('div', { class: 'control-row' }, el('span', {}, name), field);
    if (control.kind === 'picker' && field.classList.contains('segmented')) return el('div', { class: 'control-row stacked' }, el('span', {}, name), field);
    return el('label', { class: 'control-row stacked' }, el('span', {}, name, control.kind === 'slider' ? el('output', {}) : null), field);
  }

  /**
   * What can be done to a view by hand, for keys.
   * @param {Touch} touch @param {number} index @param {string} name
   */
  #deeds({ takes, control }, index, name) {
    const act = (/** @type {'tap'|'longPress'} */ verb, /** @type {object} */ more = {}) => () => this.#act(index, verb, more);
    const drag = takes.includes('drag') ? button(t('control.drag', name), () => {}, { class: 'small', title: t('control.drag.title'), 'data-deed': 'drag' }) : null;
    drag?.addEventListener('keydown', (event) => {
      const by = arrow(event);
      if (!by) return;
      event.preventDefault();
      // A shorter way is no drag yet.
      this.#drag(index, [by[0] * 10, by[1] * 10]);
    });
    return el('div', { class: 'control-row deeds' },
      takes.includes('tap') || control ? button(t('control.tap', name), act('tap'), { class: 'small', 'data-deed': 'tap' }) : null,
      takes.includes('doubleTap') ? button(t('control.doubleTap', name), act('tap', { count: 2 }), { class: 'small', 'data-deed': 'doubleTap' }) : null,
      takes.includes('longPress') ? button(t('control.longPress', name), act('longPress'), { class: 'small', 'data-deed': 'longPress' }) : null, drag);
  }

  /** @param {Touch} touch @param {number} index @param {boolean} [isNarrow] @returns {HTMLElement} */
  #field(touch, index, isNarrow = false) {
    const set = (/** @type {unknown} */ to) => this.#set(index, to);
    const kind = touch.control?.kind;
    const made = kind === 'toggle' ? checkbox(set) : kind === 'slider' ? slider(set) : kind === 'stepper' ? stepper(set, () => this.#shown[index].touch)
      : kind === 'picker' ? picker(touch, set, isNarrow ? 22 : 30) : textField(set);
    made.classList.add('control', kind ?? 'text');
    made.dataset.control = kind;
    return made;
  }

  /**
   * How many of the same kind lie under it, in the same place.
   * @param {Touch} touch @param {Scene} scene
   */
  #which({ frame, takes }, scene) {
    return scene.touches.filter((each) => String(each.frame) === String(frame) && String(each.takes) === String(takes)).findIndex((each) => each.frame === frame);
  }

  /**
   * What its label says, or its name, or the source: `Slider(value: $width …)` is called width.
   * @param {Touch} touch @param {Scene} scene
   */
  #name(touch, scene) {
    const source = touch.range ? this.bench.editor.text.slice(...touch.range) : '';
    const point = center(touch);
    return touch.control?.label ?? touch.label ?? labelIn(source) ?? (targetOf(scene, touch, point, this.#which(touch, scene)).name || null)
      ?? source.match(/\$(?:\w+\.)?(\w+)/)?.[1] ?? textIn(scene, touch) ?? t('control.unnamed', shown(point[0]), shown(point[1]));
  }

  /** @param {number} index @param {unknown} to */
  #set(index, to) {
    const { touch } = this.#shown[index];
    const { scene } = this.bench;
    if (!scene) return;
    const done = targetOf(scene, touch, center(touch)).done('set', { to });
    const last = this.bench.steps.at(-1)?.step;
    const isSame = last?.set !== undefined && last.set === done.step.set && String(last.at) === String(done.step.at);
    this.bench.act({ ...done, words: t('step.set', this.#name(touch, scene), typeof to === 'number' ? shown(to) : String(to)) }, isSame);
  }

  /** @param {number} index @param {'tap'|'longPress'} verb @param {object} more */
  #act(index, verb, more) {
    const { touch } = this.#shown[index];
    const { scene } = this.bench;
    if (scene) this.bench.act(targetOf(scene, touch, center(touch), this.#which(touch, scene)).done(verb, more));
  }

  /** @param {number} index @param {[number, number]} by */
  #drag(index, by) {
    const { touch } = this.#shown[index];
    const { scene } = this.bench;
    if (!scene) return;
    const target = targetOf(scene, touch, center(touch), this.#which(touch, scene));
    const last = this.bench.steps.at(-1)?.step;
    const goesOn = last?.drag !== undefined && last.drag === target.name;
    const all = /** @type {import('../types').Point} */ (goesOn && last.by ? [last.by[0] + by[0], last.by[1] + by[1]] : by);
    const done = target.done('drag', { by: all });
    this.bench.act(goesOn ? { ...done, step: { ...done.step, at: last.at } } : done, goesOn);
  }
}

/** @param {Touch} touch @returns {import('../types').Point} */
const center = ({ frame: [x, y, width, height] }) => [x + width / 2, y + height / 2];

/**
 * The label in a control's source: its first argument, or the text in its braces.
 * @param {string} source
 */
const labelIn = (source) => source.match(/^\w+\("([^"\\]+)"/)?.[1] ?? source.match(/\{\s*Text\("([^"\\]+)"\)\s*\}/)?.[1] ?? null;

/**
 * A text that stands in what is touched.
 * @param {Scene} scene @param {Touch} touch
 */
function textIn({ nodes }, { frame: [x, y, width, height] }) {
  const inside = nodes.find(({ kind, frame, names }) => kind === 'Text' && names.length
    && frame[0] >= x - 1 && frame[1] >= y - 1 && frame[0] + frame[2] <= x + width + 1 && frame[1] + frame[3] <= y + height + 1);
  return inside?.names[0].replace(/^Text:/, '');
}

/**
 * Whether the browser has to lie on the stage: what only listens for fingers is reached through the drawing.
 * @param {Touch} touch
 */
const onStage = ({ control }) => control !== null && control !== undefined && control.kind !== 'button';

/**
 * What makes a field another field.
 * @param {Touch} touch
 */
function kindOf({ control, takes, range }) {
  return `${control?.kind} ${control?.label} ${control?.choices?.map(({ label }) => label)} ${takes} ${control ? '' : range}`;
}
