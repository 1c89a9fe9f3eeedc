// The browser's own fields for a program's controls, and how each shows its value.

import { button, el } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';

/** @typedef {import('../types').Touch} Touch */

/** @param {(to: unknown) => void} set */
export function checkbox(set) {
  const made = el('input', { type: 'checkbox', role: 'switch' });
  made.addEventListener('change', () => set(made.checked));
  return made;
}

/** @param {(to: unknown) => void} set */
export function slider(set) {
  const made = el('input', { type: 'range' });
  made.addEventListener('input', () => set(made.valueAsNumber));
  return made;
}

/** @param {(to: unknown) => void} set @param {() => Touch} current */
export function stepper(set, current) {
  const by = (/** @type {number} */ sign) => () => {
    const { control } = current();
    const value = Number(made.dataset.value ?? control?.value ?? 0) + sign * (control?.step ?? 1);
    const kept = Math.min(control?.max ?? Infinity, Math.max(control?.min ?? -Infinity, value));
    made.dataset.value = String(kept);
    set(kept);
  };
  const made = el('div', { role: 'group' }, button('−', by(-1), { 'aria-label': t('less') }), el('output', {}), button('+', by(1), { 'aria-label': t('more') }));
  return made;
}

/** @param {Touch} touch @param {(to: unknown) => void} set @param {number} most so many letters stand beside each other */
export function picker({ control }, set, most) {
  const choices = control?.choices ?? [];
  const isShort = choices.length <= 5 && choices.reduce((sum, { label }) => sum + label.length, 0) <= most;
  if (isShort) {
    return el('div', { class: 'segmented', role: 'radiogroup' }, choices.map(({ value, label }) => (
      el('button', { type: 'button', role: 'radio', 'data-value': String(value), onclick: () => set(value) }, label))));
  }
  const made = el('select', {}, choices.map(({ value, label }) => el('option', { value: String(value) }, label)));
  made.addEventListener('change', () => set(choices[made.selectedIndex].value));
  return made;
}

/** @param {(to: unknown) => void} set */
export function textField(set) {
  const made = el('input', { type: 'text' });
  made.addEventListener('input', () => set(made.value));
  return made;
}

/** @param {HTMLElement} field @param {Touch} touch @param {string} label @param {boolean} [isBehind] a newer scene is on its way */
export function update(field, { control, isDisabled }, label, isBehind = false) {
  if (!control || control.kind === 'button') return;
  field.setAttribute('aria-label', label);
  field.toggleAttribute('disabled', isDisabled);
  // Six quick arrows are six, however slow the answers: the hand's own value stays until its scene is there.
  if (isBehind && field.contains(document.activeElement)) return;
  if (control.kind === 'stepper') field.dataset.value = String(control.value ?? 0);
  const value = String(control.value ?? '');
  if (control.kind === 'slider' || control.kind === 'stepper') {
    for (const output of [field.querySelector('output'), field.parentElement?.querySelector('output')]) if (output) output.textContent = shown(Number(control.value));
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = control.value === true;
  else if (field instanceof HTMLInputElement && field.type === 'range') updateRange(field, control);
  else if (field instanceof HTMLSelectElement) field.value = value;
  else if (field instanceof HTMLInputElement && document.activeElement !== field) field.value = value;
  for (const each of field.querySelectorAll('[role=radio]')) each.setAttribute('aria-checked', String(each.getAttribute('data-value') === value));
}

/** @param {HTMLInputElement} field @param {import('../types').Control} control */
function updateRange(field, { min, max, step, value }) {
  field.min = String(min ?? 0);
  field.max = String(max ?? 1);
  field.step = step ? String(step) : 'any';
  field.value = String(value ?? 0);
}
