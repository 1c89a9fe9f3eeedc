// What a scenario does to the scene, in steps, and what they are called.

import { t } from '../base/words.js';
import { shown } from '../editor/text.js';

/** @typedef {import('../types').Step} Step */

/**
 * What the scenario does next, while nothing else was done.
 * @param {import('./bench.js').Bench} bench
 */
export function nextOffered({ steps, offered }) {
  const isOwn = steps.every(({ step }, index) => offered[index] && JSON.stringify(plain(offered[index])) === JSON.stringify(step));
  return isOwn ? offered[steps.length] ?? null : null;
}

/**
 * The step without the moments at which a check looks.
 * @param {Step & {times?: unknown}} step
 * @returns {Step}
 */
export function plain({ times, ...step }) {
  return step;
}

/** @param {Step} step */
export function stepWords(step) {
  if (step.wait !== undefined) return t('step.wait', shown(step.wait));
  for (const verb of /** @type {const} */ (['tap', 'longPress', 'drag', 'set', 'scroll'])) {
    if (step[verb] === undefined) continue;
    const value = step.by ? step.by.map((each) => shown(each)).join(', ') : String(step.to ?? '');
    return t(`step.${step.count === 2 ? 'doubleTap' : verb}`, step[verb] ?? '', value);
  }
  return '';
}
