// Controls of the scene as real ones of the browser, invisible over their drawing: keyboards and screen readers find them.

import { el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { targetOf } from './targets.js';

/** @typedef {import('../types').Touch} Touch */
/** @typedef {import('../types').Scene} Scene */

export class Controls {
  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.bench = stage.bench;
    this.element = el('div', { class: 'controls' });
    stage.paper.append(this.element);
    stage.bench.drawn.on((scene) => this.#show(scene));
    stage.resized.on(() => this.#place());
  }

  /** @type {{touch: Touch, field: HTMLElement}[]} */
  #shown = [];

  /** @param {Scene} scene */
  #show(scene) {
    const touches = scene.touches.filter(({ control, takes }) => control || takes.includes('tap'));
    const isSame = touches.length === this.#shown.length
      && touches.every((touch, index) => kindOf(touch) === kindOf(this.#shown[index].touch));
    // The same fields stay, so that the one in use keeps the focus.
    if (!isSame) {
      this.#shown = touches.map((touch, index) => ({ touch, field: this.#made(touch, index) }));
      replace(this.element, this.#shown.map(({ field }) => field));
    }
    touches.forEach((touch, index) => {
      this.#shown[index].touch = touch;
      update(this.#shown[index].field, touch);
    });
    this.#place();
  }

  #place() {
    const { zoom } = this.stage;
    for (const { touch, field } of this.#shown) {
      const [x, y, width, height] = touch.frame.map((each) => each * zoom);
      Object.assign(field.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    }
  }

  /** @param {Touch} touch @param {number} index */
  #made(touch, index) {
    const set = (/** @type {unknown} */ to) => this.#set(index, to);
    const kind = touch.control?.kind ?? 'button';
    if (kind === 'toggle') return checkbox(set);
    if (kind === 'slider') return slider(set);
    if (kind === 'stepper') return stepper(set, () => this.#shown[index].touch);
    if (kind === 'picker') return picker(touch, set);
    if (kind === 'text') return textField(set);
    // A pointer's tap goes to the drawing, for its point; this is for keys.
    return el('button', { type: 'button', class: 'control button', onclick: () => this.#tap(index) });
  }

  /** @param {number} index @param {unknown} to */
  #set(index, to) {
    const { touch } = this.#shown[index];
    const { scene } = this.bench;
    if (!scene) return;
    const [x, y, width, height] = touch.frame;
    const done = targetOf(scene, touch, [x + width / 2, y + height / 2]).done('set', { to });
    const last = this.bench.steps.at(-1)?.step;
    const isSame = last?.set !== undefined && last.set === done.step.set && String(last.at) === String(done.step.at);
    this.bench.act(done, isSame);
  }

  /** @param {number} index */
  #tap(index) {
    const { touch } = this.#shown[index];
    const { scene } = this.bench;
    if (!scene) return;
    const [x, y, width, height] = touch.frame;
    this.bench.act(targetOf(scene, touch, [x + width / 2, y + height / 2]).done('tap'));
  }
}

/**
 * What makes a field another field.
 * @param {Touch} touch
 */
function kindOf({ control }) {
  return `${control?.kind} ${control?.label} ${control?.choices?.map(({ label }) => label)}`;
}

/** @param {(to: unknown) => void} set */
function checkbox(set) {
  const made = el('input', { type: 'checkbox', role: 'switch', class: 'control' });
  made.addEventListener('change', () => set(made.checked));
  return made;
}

/** @param {(to: unknown) => void} set */
function slider(set) {
  const made = el('input', { type: 'range', class: 'control' });
  made.addEventListener('input', () => set(made.valueAsNumber));
  return made;
}

/** @param {(to: unknown) => void} set @param {() => Touch} current */
function stepper(set, current) {
  const by = (/** @type {number} */ sign) => () => {
    const { control } = current();
    const value = Number(control?.value ?? 0) + sign * (control?.step ?? 1);
    set(Math.min(control?.max ?? Infinity, Math.max(control?.min ?? -Infinity, value)));
  };
  return el('div', { class: 'control stepper', role: 'group' },
    el('button', { type: 'button', onclick: by(-1), 'aria-label': t('less') }, '−'),
    el('button', { type: 'button', onclick: by(1), 'aria-label': t('more') }, '+'));
}

/** @param {Touch} touch @param {(to: unknown) => void} set */
function picker({ control }, set) {
  const choices = control?.choices ?? [];
  const made = el('select', { class: 'control picker' }, choices.map(({ value, label }) => el('option', { value: String(value) }, label)));
  made.addEventListener('change', () => set(choices[made.selectedIndex].value));
  return made;
}

/** @param {(to: unknown) => void} set */
function textField(set) {
  const made = el('input', { type: 'text', class: 'control text' });
  made.addEventListener('input', () => set(made.value));
  return made;
}

/** @param {HTMLElement} field @param {Touch} touch */
function update(field, { control, isDisabled, frame }) {
  const label = control?.label || t('control.unnamed', Math.round(frame[0]), Math.round(frame[1]));
  field.setAttribute('aria-label', label);
  field.toggleAttribute('disabled', isDisabled);
  if (!control) return;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = control.value === true;
  else if (field instanceof HTMLInputElement && field.type === 'range') updateRange(field, control);
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    if (document.activeElement !== field || field instanceof HTMLSelectElement) field.value = String(control.value ?? '');
  } else if (field.classList.contains('stepper')) field.setAttribute('aria-label', `${label}: ${control.value}`);
}

/** @param {HTMLInputElement} field @param {import('../types').Control} control */
function updateRange(field, { min, max, step, value }) {
  field.min = String(min ?? 0);
  field.max = String(max ?? 1);
  field.step = step ? String(step) : 'any';
  field.value = String(value ?? 0);
}
