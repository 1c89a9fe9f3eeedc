// What was done to the scene, one after another, and the way back to its start.

import { button, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';

/** @param {import('./bench.js').Bench} bench */
export function stepsBar(bench) {
  const list = el('ol', {});
  const back = button(t('steps.back'), () => bench.setSteps(bench.steps.slice(0, -1)), { class: 'small' });
  const start = button(t('steps.start'), () => bench.setSteps([]), { class: 'small', 'data-action': 'start-over' });
  const element = el('section', { class: 'steps', 'aria-label': t('steps'), hidden: true }, el('span', { class: 'quiet' }, t('steps')), list, back, start);
  const draw = () => {
    element.hidden = bench.steps.length === 0;
    // The end is what one looks at.
    const hidden = Math.max(0, bench.steps.length - 8);
    replace(list, hidden ? el('li', {}, `… ${hidden}`) : null,
      bench.steps.slice(hidden).map(({ words }, index) => el('li', { class: failed(bench) === hidden + index ? 'failed' : '' }, words)));
  };
  bench.asked.on(draw);
  bench.drawn.on(draw);
  bench.troubled.on(draw);
  return element;
}

/** @param {import('./bench.js').Bench} bench */
const failed = (bench) => bench.trouble?.failedStep ?? -1;
