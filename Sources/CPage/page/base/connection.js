// Whether the program still answers; a banner says so until it does.

import { el, replace } from './dom.js';
import { Signal } from './signal.js';
import { t } from './words.js';

/** @typedef {'on'|'off'|'restarted'} State restarted: the program was started again and does not know this page yet */

class Connection {
  /** @type {Signal<State>} */
  changed = new Signal();
  /** @type {State} */
  state = 'on';

  /** @param {State} state */
  is(state) {
    if (state === this.state) return;
    this.state = state;
    this.#show();
    this.changed.send(state);
  }

  #show() {
    document.body.classList.toggle('is-offline', this.state !== 'on');
    const place = document.getElementById('banner');
    if (!place) return;
    place.hidden = this.state === 'on';
    if (this.state === 'on') return replace(place);
    replace(place, el('strong', {}, t(`connection.${this.state}`)), el('span', {}, t('connection.kept')));
  }
}

export const connection = new Connection();
