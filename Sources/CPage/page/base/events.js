// What happens elsewhere: in the terminal, in another tab, in another editor.

import { toast } from './dom.js';
import { t } from './words.js';

/** @typedef {{changed: 'progress'|'exercise'|'file'|'helper'|'pack', id?: string, words?: string}} Change */

/** @type {Set<(change: Change) => void>} */
const listeners = new Set();

/** @param {(change: Change) => void} listener @returns {() => void} ends it */
export function follow(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function startFollowing() {
  const source = new EventSource('/events');
  source.onmessage = (event) => {
    const change = JSON.parse(event.data);
    // Everything on the page belongs to the pack; what is typed is saved on every pause.
    if (change.changed === 'pack') {
      location.hash = '#/';
      location.reload();
      return;
    }
    tell(change);
  };
  source.onopen = () => {
    if (document.body.classList.contains('is-offline')) lookAgain();
    document.body.classList.remove('is-offline');
  };
  // The browser tries again by itself.
  source.onerror = () => {
    if (!document.body.classList.contains('is-offline')) toast(t('offline'));
    document.body.classList.add('is-offline');
  };
  document.addEventListener('visibilitychange', () => { if (!document.hidden) lookAgain(); });
  window.addEventListener('pagehide', () => source.close());
}

/** @param {Change} change */
function tell(change) {
  for (const listener of listeners) listener(change);
}

// Whoever comes back may have gone on elsewhere: on another machine, whose files nobody here watches, or while this
// page was asleep.
function lookAgain() {
  tell({ changed: 'progress' });
}
