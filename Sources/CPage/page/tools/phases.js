// The two phases of all containers, as the server draws them.

import { el } from '../base/dom.js';
import { t } from '../base/words.js';
import { asking, showAnswer } from './panel.js';

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./tools.js').Panel} */
export function phasesPanel(workspace) {
  const place = el('div', { class: 'prose drawn' });
  const question = asking(workspace, 'phases', () => ({}), (answer) => showAnswer(place, answer), place);
  return { element: el('div', {}, el('p', { class: 'quiet' }, t('phases.words')), place), opened: question.opened, closed: question.closed };
}
