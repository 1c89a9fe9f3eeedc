// What was done to the scene, one after another, and the way back to its start.

import { button, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';

/** @typedef {import('../types').Step} Step */

/** The end is what one looks at. */
const mostShown = 8;

/** @param {import('./bench.js').Bench} bench */
export function stepsBar(bench) {
  const list = el('ol', {});
  const label = el('span', { class: 'quiet' }, t('steps'));
  const next = button('', () => {
    const step = nextOffered(bench);
    if (step) bench.act({ step: plain(step), words: stepWords(step) });
  }, { class: 'small main', 'data-action': 'next-step' });
  const back = button(t('steps.back'), () => bench.setSteps(bench.steps.slice(0, -1)), { class: 'small', 'data-action': 'step-back' });
  const start = button(t('steps.start'), () => bench.setSteps([]), { class: 'small', 'data-action': 'start-over' });
  const element = el('section', { class: 'steps', 'aria-label': t('steps'), hidden: true }, label, list, next, back, start);
  const draw = () => {
    const offered = nextOffered(bench);
    const { steps } = bench;
    element.hidden = steps.length === 0 && !offered;
    for (const each of [label, back, start]) each.hidden = steps.length === 0;
    next.hidden = !offered;
    if (offered) next.textContent = t('steps.next', stepWords(offered));
    const skipped = Math.max(0, steps.length - mostShown);
    replace(list, skipped ? el('li', {}, `… ${skipped}`) : null, steps.slice(skipped).map(({ words }, index) => (
      el('li', { class: bench.trouble?.failedStep === skipped + index ? 'failed' : '' }, words))));
  };
  bench.asked.on(draw);
  bench.drawn.on(draw);
  bench.troubled.on(draw);
  return element;
}

/**
 * What the scenario does next, while nothing else was done.
 * @param {import('./bench.js').Bench} bench
 */
function nextOffered({ steps, offered }) {
  const isOwn = steps.every(({ step }, index) => offered[index] && JSON.stringify(plain(offered[index])) === JSON.stringify(step));
  return isOwn ? offered[steps.length] ?? null : null;
}

/**
 * The step without the moments at which a check looks.
 * @param {Step & {times?: unknown}} step
 * @returns {Step}
 */
function plain({ times, ...step }) {
  return step;
}

/** @param {Step} step */
function stepWords(step) {
  if (step.wait !== undefined) return t('step.wait', shown(step.wait));
  for (const verb of /** @type {const} */ (['tap', 'longPress', 'drag', 'set', 'scroll'])) {
    if (step[verb] === undefined) continue;
    const value = step.by ? step.by.map(shown).join(', ') : String(step.to ?? '');
    return t(`step.${step.count === 2 ? 'doubleTap' : verb}`, step[verb] ?? '', value);
  }
  return '';
}
