// On the first visit, once: what can be done with a mark.

import { button, el } from '../base/dom.js';
import { remember, remembered } from '../base/preferences.js';
import { t } from '../base/words.js';

/** @param {import('../views/workspace.js').Workspace} workspace @returns {() => void} ends it */
export function coach({ stage, bench, timeline }) {
  if (remembered('coached', '')) return () => {};
  const done = () => {
    remember('coached', 'yes');
    note.remove();
    stop();
  };
  const note = el('p', { class: 'coach', role: 'note' }, t('coach'), button('×', done, { class: 'small round', 'aria-label': t('coach.done') }));
  const stop = bench.drawn.on(() => {
    if (stage.isCovered || note.isConnected || !stage.paper.querySelector('.guide.mark')) return;
    timeline.element.append(note);
    stage.paper.addEventListener('pointerdown', done, { once: true, capture: true });
  });
  return stop;
}
