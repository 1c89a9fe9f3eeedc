// A panel that asks the server something about the scene, and again when the scene changed, while it is open.

import { ask, Refusal, Superseded, Unreachable } from '../base/api.js';
import { el, replace } from '../base/dom.js';
import { afterPause } from '../base/signal.js';

/**
 * @param {import('../views/workspace.js').Workspace} workspace @param {string} route
 * @param {() => object | null} more what else is asked; null: nothing can be asked now
 * @param {(answer: any) => void} show @param {HTMLElement} place where a refusal is said
 */
export function asking(workspace, route, more, show, place) {
  const { bench } = workspace;
  let isOpen = false;
  let number = 0;
  const now = async () => {
    const extra = more();
    const mine = ++number;
    if (!isOpen || !extra || !bench.isCurrent) return;
    try {
      const answer = await ask(route, { ...bench.question, ...extra, editor: `${bench.name}/${route}`, serial: mine });
      if (mine === number && isOpen && !answer.problems) show(answer);
    } catch (error) {
      if (error instanceof Refusal) replace(place, el('p', { class: 'quiet' }, error.message));
      else if (!(error instanceof Superseded || error instanceof Unreachable)) throw error;
    }
  };
  const soon = afterPause(120, () => void now());
  bench.drawn.on(() => { if (isOpen) soon(); });
  bench.selection.changed.on(() => { if (isOpen) soon(); });
  return { opened: () => { isOpen = true; soon(); }, closed: () => { isOpen = false; } };
}
