// What keys do.

import { el } from '../base/dom.js';
import { dialog } from '../base/dialog.js';
import { t } from '../base/words.js';

const keys = [
  ['Ctrl Enter', 'keys.check'], ['Ctrl S', 'keys.save'], ['Ctrl Z', 'keys.undo'], ['Alt Enter', 'keys.literal'],
  ['Esc, Tab', 'keys.leave'], ['G', 'keys.ghost'], ['← → ↑ ↓', 'keys.arrows'], ['Shift ← →', 'keys.far'],
  ['Shift + click', 'keys.point'],
  ['Space', 'keys.play'], [', .', 'keys.frame'], ['?', 'keys.help'],
];

export function showKeys() {
  dialog(t('keys.title'), [el('table', { class: 'keys' }, el('tbody', {}, keys.map(([key, words]) => el('tr', {},
    el('th', {}, el('kbd', {}, key)), el('td', {}, t(words))))))]);
}
