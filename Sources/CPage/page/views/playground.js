// Any file: text, stage and all that comes with a stage.

import { ask, told } from '../base/api.js';
import { button, el, replace } from '../base/dom.js';
import { confirmed, entered } from '../base/dialog.js';
import { follow } from '../base/events.js';
import { forgetPictures } from './thumbnail.js';
import { t } from '../base/words.js';
import { Workspace } from './workspace.js';

/**
 * @param {HTMLElement} place @param {import('../types').LayoutFile} file @param {HTMLElement} crumbs
 * @param {import('../types').Playground | undefined} listed
 */
export function showPlayground(place, file, crumbs, listed) {
  document.title = file.title;
  const workspace = new Workspace({ file: file.id }, file, {});
  replace(crumbs, el('h1', { tabIndex: -1 }, file.title), workspace.saveState());
  const about = file.summary ? el('section', { class: 'goal about' }, el('p', { class: 'goal-words' }, file.summary)) : null;
  replace(place, workspace.element({ top: about, left: [], actions: null, strip: null, hasGoal: false, cover: null, deeds: listed ? deeds({ ...listed, isOwn: true }, async () => { if (!listed.isPacks) location.hash = '#/'; }) : [] }));
  workspace.start();
  // What comes before is told above, or is only needed by it.
  const main = file.text.search(/^struct \w+: View/m);
  if (main > 0) workspace.editor.begin(main);
  workspace.ends.add(follow(async (change) => {
    if (change.changed === 'file' && change.id === file.id) await workspace.saving.follow(() => ask('file', { id: file.id }));
  }));
  return { destroy: () => { workspace.destroy(); forgetPictures(file.id); } };
}

/** @param {any} made what was made, if it was */
export const open = (made) => { if (made) location.hash = `#/play/${encodeURIComponent(made.id)}`; };

/**
 * What can be done to the file of a playground.
 * @param {import('../types').Playground} playground @param {() => Promise<void>} again shows what there is now
 */
export function deeds({ id, title, isOwn, isPacks }, again) {
  if (id === 'opened') return [];
  const [goes, words] = isPacks ? [t('play.reset'), t('play.reset.words')] : [t('play.delete'), t('play.delete.words')];
  return [
    button(t('play.duplicate'), async () => {
      const file = await told(ask('file', { id }));
      if (file) open(await told(ask('new', { name: t('play.copyOf', title), text: file.text })));
    }, { 'data-deed': 'duplicate' }),
    ...(isOwn && !isPacks ? [button(t('play.rename'), async () => {
      const name = await entered(t('play.rename'), t('play.newName'), title, t('play.rename'));
      if (name && await told(ask('rename', { id, name }))) await again();
    }, { 'data-deed': 'rename' })] : []),
    ...(isOwn ? [button(goes, async () => {
      if (await confirmed(goes, words, goes) && (await told(ask('file', { id })))?.isOwn && await told(ask('remove', { id }))) await again();
    }, { 'data-deed': isPacks ? 'reset' : 'delete' })] : []),
  ];
}
