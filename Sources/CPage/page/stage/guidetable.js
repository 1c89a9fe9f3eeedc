// All guides of a view as a table: what the marks say, and how to change them with keys.

import { button, el } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { GuideTouch } from './guidetouch.js';
import { askedOf } from './lines.js';

/** @typedef {import('../types').GuideMark} GuideMark */

/** @type {Record<string, [string, string][]>} what is written on the button, and what it means */
const presets = {
  horizontal: [['L', 'leading'], ['C', 'center'], ['T', 'trailing']],
  vertical: [['T', 'top'], ['M', 'middle'], ['B', 'bottom']],
};

/** @param {import('./bench.js').Bench} bench @param {import('../types').Scene} scene @param {number} node */
export function guideTable(bench, scene, node) {
  const guides = scene.guides.filter((guide) => guide.node === node);
  if (guides.length === 0) return null;
  const line = (/** @type {GuideMark} */ guide) => el('tr', { 'data-guide-row': guide.key, 'data-axis': guide.axis, class: guide.isExplicit ? 'explicit' : '' },
    el('th', { scope: 'row' }, el('code', {}, guide.key)),
    el('td', {}, valueField(bench, guide)),
    el('td', { class: 'presets' }, presetButtons(bench, guide)));
  const table = (/** @type {GuideMark[]} */ some) => el('table', { class: 'guides' },
    el('thead', { class: 'unseen' }, el('tr', {}, [t('guide.key'), t('guide.value'), t('guide.set')].map((words) => el('th', { scope: 'col' }, words)))),
    el('tbody', {}, some.map(line)));
  // Those that count come first; the others are there when somebody wants them.
  const asked = new Set(askedOf(scene, node).map(({ line: { key, axis } }) => `${key} ${axis}`));
  const counts = (/** @type {GuideMark} */ { key, axis, isExplicit }) => isExplicit || asked.has(`${key} ${axis}`);
  const first = guides.filter(counts);
  const rest = guides.filter((guide) => !counts(guide));
  return el('div', {}, first.length ? table(first) : null, rest.length ? el('details', { open: first.length === 0 }, el('summary', {}, t('guides')), table(rest)) : null);
}

/** @param {import('./bench.js').Bench} bench @param {GuideMark} guide */
function valueField(bench, guide) {
  const field = el('input', { type: 'number', step: 'any', value: String(Math.round(guide.value * 100) / 100), 'aria-label': t('guide.valueOf', guide.key), title: shown(guide.value) });
  field.addEventListener('change', () => {
    if (!Number.isNaN(field.valueAsNumber)) new GuideTouch(bench, guide).set(field.valueAsNumber);
  });
  return field;
}

/** @param {import('./bench.js').Bench} bench @param {GuideMark} guide */
function presetButtons(bench, guide) {
  const edit = (/** @type {object} */ wish) => () => new GuideTouch(bench, guide).edit(wish);
  return [
    ...presets[guide.axis].map(([letter, preset]) => button(letter, edit({ preset }),
      { class: 'small', 'aria-label': t('guide.preset', guide.key, preset), title: preset, 'data-preset': preset })),
    guide.isExplicit ? button('×', edit({ remove: true }), { class: 'small', 'aria-label': t('guide.remove', guide.key), title: t('guide.remove', guide.key), 'data-preset': 'remove' }) : null,
  ];
}
