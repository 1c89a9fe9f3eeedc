// Earlier texts, what is different in them, and the way back; and the reference answer.

import { ask } from '../base/api.js';
import { button, el, replace, toast } from '../base/dom.js';
import { dialog } from '../base/dialog.js';
import { t } from '../base/words.js';
import { diffTable } from '../editor/diff.js';
import { colored } from './colored.js';

/** @typedef {{number: number, at: string, event: string}} Entry */

/** @param {import('../views/workspace.js').Workspace} workspace @param {string} exercise */
export async function showHistory(workspace, exercise) {
  await workspace.saving.now();
  const { entries } = /** @type {{entries: Entry[]}} */ (await ask('history', { exercise }));
  const shown = el('div', { class: 'history-text' });
  const choose = async (/** @type {Entry} */ { number }) => {
    const { text } = await ask('history', { exercise, number });
    replace(shown, diffTable(text, workspace.editor.text, t('history.then'), t('history.now')),
      button(t('history.restore'), () => void restore(number), { class: 'main', 'data-action': 'restore' }));
  };
  const restore = async (/** @type {number} */ number) => {
    const now = await ask('history', { exercise, number, restore: true });
    workspace.saving.take(now.text, now.fingerprint);
    opened.close();
    toast(t('history.restored'));
  };
  const list = el('ol', { class: 'entries' }, entries.map((entry) => el('li', {},
    button('', () => void choose(entry), { 'data-entry': entry.number }))));
  entries.forEach((entry, index) => replace(/** @type {Element} */ (list.children[index].firstChild),
    el('strong', {}, entry.event), el('span', { class: 'quiet' }, when(entry.at))));
  const opened = dialog(t('history'), [
    entries.length ? el('div', { class: 'history' }, list, shown) : el('p', {}, t('history.none'))], entries.length ? 'wide' : '');
}

/** @param {string} at */
function when(at) {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : date.toLocaleString(document.documentElement.lang);
}

/** @param {string} exercise */
export async function showSolution(exercise) {
  const answer = await ask('solution', { exercise, reveal: false });
  const place = el('div', {});
  const show = (/** @type {string} */ text) => {
    const code = el('pre', { class: 'cm-s-course', tabIndex: 0 });
    colored(code, text);
    replace(place, code);
  };
  if (answer.asks) {
    replace(place, el('p', {}, answer.words), button(t('solution.reveal'), async () => {
      show((await ask('solution', { exercise, reveal: true })).text);
    }, { class: 'main' }));
  } else show(answer.text);
  dialog(t('solution'), [place], 'wide');
}
