// The browser's own dialog: it keeps the focus inside and gives it back.

import { button, codeWords, el } from './dom.js';
import { t } from './words.js';

/** @param {string} title @param {(Node | string)[]} content @param {string} [kind] */
export function dialog(title, content, kind = '') {
  /** @type {HTMLDialogElement} */
  const made = el('dialog', { class: kind, 'aria-label': title },
    el('div', { class: 'dialog-head' }, el('h2', {}, title), button('×', () => made.close(), { class: 'close', 'aria-label': t('close') })),
    ...content);
  made.addEventListener('close', () => made.remove());
  document.body.append(made);
  made.showModal();
  return made;
}

/**
 * Yes or no.
 * @param {string} title @param {string} words @param {string} yes @returns {Promise<boolean>}
 */
export function confirmed(title, words, yes) {
  return new Promise((resolve) => {
    let answer = false;
    const opened = dialog(title, [
      el('p', {}, codeWords(words)),
      el('div', { class: 'row' },
        button(yes, () => { answer = true; opened.close(); }, { class: 'main' }),
        button(t('cancel'), () => opened.close())),
    ]);
    opened.addEventListener('close', () => resolve(answer));
  });
}

/**
 * A line of text; null if none was given.
 * @param {string} title @param {string} label @param {string} value @param {string} yes @returns {Promise<string | null>}
 */
export function entered(title, label, value, yes) {
  return new Promise((resolve) => {
    /** @type {string | null} */
    let answer = null;
    const field = el('input', { value, maxLength: 60, 'aria-label': label });
    const form = el('form', { class: 'row' }, field, el('button', { type: 'submit', class: 'main' }, yes));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer = field.value.trim() || null;
      opened.close();
    });
    const opened = dialog(title, [form]);
    field.select();
    opened.addEventListener('close', () => resolve(answer));
  });
}
