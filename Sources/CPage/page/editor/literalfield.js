// The field with which a literal is changed; the same beside the text and in the list of all values.

import { el, select } from '../base/dom.js';
import { t } from '../base/words.js';
import { newTouch } from './editor.js';
import { written } from './text.js';

/** @typedef {import('../types').Literal} Literal */

/**
 * SwiftUI's colours as they look on a light page; only for the swatch.
 * @type {Record<string, string>}
 */
const colors = {
  red: '#ff3b30', orange: '#ff9500', yellow: '#ffcc00', green: '#34c759', mint: '#00c7be', teal: '#30b0c7', cyan: '#32ade6',
  blue: '#007aff', indigo: '#5856d6', purple: '#af52de', pink: '#ff2d55', brown: '#a2845e', gray: '#8e8e93', black: '#000', white: '#fff', primary: 'var(--ink)', secondary: 'var(--quiet)',
};

/** @param {import('./editor.js').TextEditor} editor @param {Literal} literal @param {import('./editor.js').Mark} mark */
export function literalField(editor, literal, mark) {
  let touch = newTouch();
  const write = (/** @type {string} */ text) => {
    const range = editor.rangeOf(mark);
    if (range && editor.text.slice(...range) !== text) editor.apply([{ range, text }], touch);
  };
  // The next time a hand or the focus comes is another step of undo.
  const begin = () => { touch = newTouch(); };
  const made = field({ ...literal, label: literal.label || literal.text }, write);
  made.addEventListener('pointerdown', begin);
  made.addEventListener('focusin', begin);
  return made;
}

/** @param {Literal} literal @param {(text: string) => void} write */
function field(literal, write) {
  if (literal.kind === 'number') return slider(literal, write);
  if (literal.kind === 'flag') return flag(literal, write);
  if (literal.kind === 'color') return swatches(literal, write);
  return menu(literal, write);
}

/** @param {Literal} literal @param {(text: string) => void} write */
function slider({ text, min, max, step, label }, write) {
  const value = Number(text.replace(/_/g, ''));
  const low = min ?? Math.min(0, value * 2);
  const high = max ?? Math.max(1, value * 2);
  const size = step ?? 1;
  const range = el('input', { type: 'range', min: String(low), max: String(high), step: String(size), value: String(value), 'aria-label': label });
  const number = el('input', { type: 'number', step: String(size), value: String(value), 'aria-label': t('literal.exact', label) });
  range.addEventListener('input', () => { number.value = range.value; write(written(range.valueAsNumber, size, text)); });
  number.addEventListener('input', () => {
    if (Number.isNaN(number.valueAsNumber)) return;
    range.value = number.value;
    write(written(number.valueAsNumber, 1e-6, text));
  });
  return el('span', { class: 'literal-field' }, range, number);
}

/** @param {Literal} literal @param {(text: string) => void} write */
function flag({ text, label }, write) {
  const box = el('input', { type: 'checkbox', role: 'switch', checked: text === 'true', 'aria-label': label });
  box.addEventListener('change', () => write(String(box.checked)));
  return box;
}

/** @param {Literal} literal @param {(text: string) => void} write */
function menu({ text, choices, label }, write) {
  const all = choices?.includes(text) ? choices : [text, ...(choices ?? [])];
  return select(all.map((each) => [each, each]), text, write, { 'aria-label': label });
}

/** @param {Literal} literal @param {(text: string) => void} write */
function swatches({ text, choices, label }, write) {
  const all = choices ?? Object.keys(colors).map((name) => `.${name}`);
  const group = el('span', { class: 'swatches', role: 'radiogroup', 'aria-label': label });
  const buttons = all.map((each) => {
    const name = each.replace(/^.*\./, '');
    const made = el('button', { type: 'button', role: 'radio', 'aria-checked': each === text, 'aria-label': name, title: name });
    made.style.background = colors[name] ?? 'transparent';
    made.addEventListener('click', () => {
      buttons.forEach((other) => other.setAttribute('aria-checked', String(other === made)));
      write(each);
    });
    return made;
  });
  group.append(...buttons);
  return group;
}
