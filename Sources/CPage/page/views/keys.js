// What keys do.

import { el } from '../base/dom.js';
import { dialog } from '../base/dialog.js';
import { keyName, t } from '../base/words.js';

const keys = [
  ['Ctrl Enter', 'keys.check'], ['Ctrl S', 'keys.save'], ['Ctrl Z', 'keys.undo'], ['Alt ↑ ↓', 'keys.turn'], ['Alt Enter', 'keys.literal'],
  ['Esc, Tab', 'keys.leave'], ['G', 'keys.ghost'], ['I', 'keys.inspect'], ['Alt', 'keys.holdInspect'], ['← → ↑ ↓', 'keys.arrows'], ['Shift ← →', 'keys.far'],
  ['L C T / T M B', 'keys.presets'], ['Del', 'keys.remove'], ['Space', 'keys.play'], [', .', 'keys.frame'], ['?', 'keys.help'],
];

export function showKeys() {
  dialog(t('keys.title'), [el('table', { class: 'keys' }, el('tbody', {}, keys.map(([key, words]) => el('tr', {},
    el('th', {}, el('kbd', {}, keyName(key))), el('td', {}, t(words))))))]);
}
