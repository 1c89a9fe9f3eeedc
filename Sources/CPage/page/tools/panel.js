// A panel that asks the server something about the scene, and again when the scene changed, while it is open.

import { ask, Refusal, Superseded, Unreachable } from '../base/api.js';
import { copied, el, fill, fillProse, replace } from '../base/dom.js';
import { t } from '../base/words.js';

/**
 * @param {import('../views/workspace.js').Workspace} workspace @param {string} route
 * @param {() => object | null} more what else is asked; null: nothing can be asked now
 * @param {(answer: any) => void} show @param {HTMLElement} place where a refusal is said
 */
export function asking(workspace, route, more, show, place) {
  const { bench } = workspace;
  let isOpen = false;
  let number = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const now = async () => {
    const extra = more();
    const mine = ++number;
    if (!isOpen || !extra || !bench.isCurrent) return;
    try {
      const answer = await ask(route, { ...bench.question, ...extra, editor: `${bench.name}/${route}`, serial: mine });
      if (mine !== number || !isOpen) return;
      if (answer.problems) return;
      show(answer);
    } catch (error) {
      if (error instanceof Refusal) replace(place, el('p', { class: 'quiet' }, error.message));
      else if (!(error instanceof Superseded || error instanceof Unreachable)) throw error;
    }
  };
  const soon = () => { clearTimeout(timer); timer = setTimeout(() => void now(), 120); };
  bench.drawn.on(() => { if (isOpen) soon(); });
  bench.selection.changed.on(() => { if (isOpen) soon(); });
  return { opened: () => { isOpen = true; soon(); }, closed: () => { isOpen = false; }, soon };
}

/**
 * Html or a drawing.
 * @param {HTMLElement} place @param {{html?: string, drawing?: string}} answer
 */
export function showAnswer(place, { html, drawing }) {
  if (html) fillProse(place, html);
  else fill(place, drawing ? copied(drawing) : '');
  if (!html && !drawing) replace(place, el('p', { class: 'quiet' }, t('nothing')));
}
