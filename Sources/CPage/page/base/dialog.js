// The browser's own dialog: it keeps the focus inside and gives it back.

import { button, el } from './dom.js';
import { t } from './words.js';

/** @param {string} title @param {(Node | string)[]} content @param {string} [kind] */
export function dialog(title, content, kind = '') {
  /** @type {HTMLDialogElement} */
  const made = el('dialog', { class: kind, 'aria-label': title },
    el('header', {}, el('h2', {}, title), button('×', () => made.close(), { class: 'close', 'aria-label': t('close') })),
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
      el('p', {}, words),
      el('div', { class: 'row' },
        button(yes, () => { answer = true; opened.close(); }, { class: 'main' }),
        button(t('cancel'), () => opened.close())),
    ]);
    opened.addEventListener('close', () => resolve(answer));
  });
}
