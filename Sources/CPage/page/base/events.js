// What happens elsewhere: in the terminal, in another tab, in another editor.

import { ask, quietly } from './api.js';
import { connection } from './connection.js';
import { forget, remember, remembered } from './preferences.js';
import { Signal } from './signal.js';

/** @typedef {{changed: 'progress'|'exercise'|'file'|'pack', id?: string}} Change */

/** @type {Signal<Change>} */
const changes = new Signal();

/** @param {(change: Change) => void} listener @returns {() => void} ends it */
export const follow = (listener) => changes.on(listener);

export function startFollowing() {
  connect();
  document.addEventListener('visibilitychange', () => { if (!document.hidden) lookAgain(); });
}

/** So many milliseconds until the next try. */
const pause = 2000;

function connect() {
  const source = new EventSource('/events');
  const leave = () => source.close();
  window.addEventListener('pagehide', leave);
  source.onmessage = (event) => {
    const change = JSON.parse(event.data);
    // Everything on the page belongs to the pack; what is typed is saved on every pause.
    if (change.changed === 'pack') {
      remember('pack', 'changed');
      location.hash = '#/';
      location.reload();
      return;
    }
    changes.send(change);
  };
  source.onopen = () => {
    // While this page was loaded for another pack, that may have changed once more.
    const isUnsure = connection.state !== 'on' || remembered('pack', '') !== '';
    forget('pack');
    connection.is('on');
    if (isUnsure) lookAgain();
  };
  // The browser gives up on a program that does not know its key; the page does not: the next opened address brings it.
  source.onerror = () => {
    source.close();
    window.removeEventListener('pagehide', leave);
    void quietly(ask('course')).then((answer) => { if (answer) connection.is('on'); });
    setTimeout(connect, pause);
  };
}

// Whoever comes back may have gone on elsewhere: on another machine, whose files nobody here watches, or while this
// page was asleep.
function lookAgain() {
  changes.send({ changed: 'progress' });
}
