// How a container lays itself out, one step after another.

import { announce, button, copied, el, fill, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { asking } from './panel.js';

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./tools.js').Panel} */
export function stepperPanel(workspace) {
  const { bench } = workspace;
  /** @type {{words: string, drawing: string}[]} */
  let steps = [];
  let at = 0;
  const place = el('div', {});
  const picture = el('div', { class: 'drawn' });
  const words = el('p', { class: 'step-words' });
  const counter = el('span', { class: 'quiet' });
  const slider = el('input', { type: 'range', min: '0', value: '0', 'aria-label': t('stepper.step') });
  const show = (/** @type {number} */ index) => {
    at = Math.max(0, Math.min(steps.length - 1, index));
    if (!steps[at]) return;
    fill(picture, copied(steps[at].drawing));
    words.textContent = steps[at].words;
    counter.textContent = `${at + 1}/${steps.length}`;
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', steps[at].words);
  };
  slider.addEventListener('input', () => show(slider.valueAsNumber));
  const go = (/** @type {number} */ way) => () => { show(at + way); announce(steps[at]?.words ?? ''); };
  const bar = el('div', { class: 'row' }, button('‹', go(-1), { 'aria-label': t('stepper.back'), class: 'round' }), slider,
    button('›', go(1), { 'aria-label': t('stepper.on'), class: 'round', 'data-action': 'step-on' }), counter);
  const ready = el('div', {}, bar, words, picture);
  const question = asking(workspace, 'steps', () => (container(bench) === null ? null : { node: container(bench) }), (answer) => {
    steps = answer.steps;
    slider.max = String(Math.max(0, steps.length - 1));
    replace(place, steps.length ? ready : el('p', { class: 'quiet' }, t('nothing')));
    show(Math.min(at, steps.length - 1));
  }, place);
  return { element: el('div', {}, el('p', { class: 'quiet' }, t('stepper.words')), place), opened: question.opened, closed: question.closed };
}

/**
 * The selected container, the one around the selected view, or else the outermost.
 * @param {import('../stage/bench.js').Bench} bench
 */
function container({ scene, selection }) {
  if (!scene) return null;
  let node = selection.node;
  while (node !== null && scene.nodes[node] && !scene.nodes[node].isContainer) node = scene.nodes[node].parent;
  if (node !== null) return node;
  const first = scene.nodes.findIndex(({ isContainer }) => isContainer);
  return first < 0 ? null : first;
}
