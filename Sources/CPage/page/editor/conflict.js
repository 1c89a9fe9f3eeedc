// Two texts, side by side, and a decision.

import { button, el } from '../base/dom.js';
import { dialog } from '../base/dialog.js';
import { t } from '../base/words.js';
import { diffTable } from './diff.js';

/** @param {string} mine @param {string} theirs @returns {Promise<'mine' | 'theirs'>} */
export function settle(mine, theirs) {
  return new Promise((resolve) => {
    /** @type {'mine' | 'theirs' | null} */
    let choice = null;
    const opened = dialog(t('conflict.title'), [
      el('p', {}, t('conflict.words')),
      diffTable(mine, theirs, t('conflict.mine'), t('conflict.theirs')),
      el('div', { class: 'row' },
        button(t('conflict.keepMine'), () => { choice = 'mine'; opened.close(); }, { class: 'main', 'data-choice': 'mine' }),
        button(t('conflict.takeTheirs'), () => { choice = 'theirs'; opened.close(); }, { 'data-choice': 'theirs' })),
      el('p', { class: 'quiet' }, t('conflict.safe')),
    ], 'wide');
    // Closed without an answer: the text of the page stays in the editor, and the question comes again with the next change.
    opened.addEventListener('close', () => (choice ? resolve(choice) : settle(mine, theirs).then(resolve)));
  });
}
