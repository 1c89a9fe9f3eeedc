// Any file: text, stage and all that comes with a stage.

import { ask } from '../base/api.js';
import { el, replace } from '../base/dom.js';
import { follow } from '../base/events.js';
import { forgetPictures } from './thumbnail.js';
import { Workspace } from './workspace.js';

/** @param {HTMLElement} place @param {import('../types').LayoutFile} file @param {HTMLElement} crumbs */
export function showPlayground(place, file, crumbs) {
  document.title = file.title;
  const workspace = new Workspace({ file: file.id }, file, {});
  replace(crumbs, el('h1', { tabIndex: -1 }, file.title), workspace.saveState());
  const about = file.summary ? el('section', { class: 'goal about' }, el('p', { class: 'goal-words' }, file.summary)) : null;
  replace(place, workspace.element({ top: about, left: [], actions: null, strip: null, hasGoal: false, cover: null }));
  workspace.start();
  // What comes before is told above, or is only needed by it.
  const main = file.text.search(/^struct \w+: View/m);
  if (main > 0) workspace.editor.begin(main);
  workspace.ends.add(follow(async (change) => {
    if (change.changed === 'file' && change.id === file.id) await workspace.saving.follow(() => ask('file', { id: file.id }));
  }));
  return { destroy: () => { workspace.destroy(); forgetPictures(file.id); } };
}
