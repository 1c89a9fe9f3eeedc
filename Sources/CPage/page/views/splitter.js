// The border between two panes: dragged, or moved with arrow keys; its place is remembered.

import { el } from '../base/dom.js';
import { remember, remembered } from '../base/preferences.js';
import { t } from '../base/words.js';

const least = 28;
const most = 68;

/** @param {HTMLElement} panes */
export function splitter(panes) {
  const made = el('div', { class: 'splitter', role: 'separator', tabIndex: 0, 'aria-orientation': 'vertical', 'aria-label': t('splitter'), 'aria-valuemin': least, 'aria-valuemax': most });
  let share = 0;
  const set = (/** @type {number} */ wanted) => {
    share = Math.min(most, Math.max(least, wanted));
    panes.style.setProperty('--share', `${share}%`);
    made.setAttribute('aria-valuenow', String(Math.round(share)));
  };
  set(Number(remembered('split', '44')) || 44);
  made.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
    if (!by) return;
    event.preventDefault();
    set(share + by);
    remember('split', String(share));
  });
  made.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    made.setPointerCapture(event.pointerId);
    const move = (/** @type {PointerEvent} */ next) => {
      const box = panes.getBoundingClientRect();
      set(((next.clientX - box.left) / box.width) * 100);
    };
    made.addEventListener('pointermove', move);
    made.addEventListener('lostpointercapture', () => {
      made.removeEventListener('pointermove', move);
      remember('split', String(share));
    }, { once: true });
  });
  return made;
}
