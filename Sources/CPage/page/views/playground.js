// Any file: text, stage and all that comes with a stage.

import { ask } from '../base/api.js';
import { el, replace, toast } from '../base/dom.js';
import { follow } from '../base/events.js';
import { t } from '../base/words.js';
import { Workspace } from './workspace.js';

/** @param {HTMLElement} place @param {import('../types').LayoutFile} file */
export function showPlayground(place, file) {
  document.title = file.title;
  const workspace = new Workspace({ file: file.id }, file, {});
  replace(place, el('div', { class: 'page work' },
    el('div', { class: 'text-column' },
      el('header', {}, el('h1', {}, file.title), el('p', { class: 'lead' }, file.summary)),
      el('section', { class: 'code', 'aria-label': t('editor.region') },
        el('div', { class: 'code-head' }, el('h2', {}, t('editor.region')), workspace.saveState()),
        workspace.editorPlace, workspace.problemPlace)),
    workspace.stageColumn(false)));
  workspace.start();
  const stop = follow(async (change) => {
    if (change.changed !== 'file' || change.id !== file.id) return;
    const now = await ask('file', { id: file.id });
    if (workspace.saving.followed(now.text, now.fingerprint)) toast(t('file.followed'));
  });
  return { destroy: () => { stop(); workspace.destroy(); } };
}
