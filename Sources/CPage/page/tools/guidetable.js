// All guides of a view as a table: what the lines on the stage say, and how to change them with keys.

import { button, el, toggle } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { GuideTouch } from '../stage/guidetouch.js';

/** @typedef {import('../types').GuideMark} GuideMark */

/** @type {Record<string, [string, string][]>} what is written on the button, and what it means */
const presets = {
  horizontal: [['L', 'leading'], ['C', 'center'], ['T', 'trailing']],
  vertical: [['T', 'top'], ['M', 'middle'], ['B', 'bottom']],
};

/** @param {import('../views/workspace.js').Workspace} workspace @param {import('../types').Scene} scene @param {number} node */
export function guideTable(workspace, scene, node) {
  const guides = scene.guides.filter((guide) => guide.node === node);
  if (guides.length === 0) return null;
  const { overlay, bench } = workspace;
  const isKept = bench.kept.some((each) => each.node === node);
  const line = (/** @type {GuideMark} */ guide) => el('tr', { 'data-guide-row': guide.key, 'data-axis': guide.axis },
    el('th', { scope: 'row' }, visibility(overlay, guide), el('code', {}, guide.key)),
    el('td', {}, valueField(workspace, guide)),
    el('td', {}, el('span', { class: `origin ${guide.isExplicit ? 'explicit' : 'implicit'}` }, t(guide.isExplicit ? 'guide.explicit' : 'guide.implicit'))),
    el('td', { class: 'presets' }, presetButtons(workspace, guide)));
  return el('table', { class: 'guides' },
    el('caption', {}, t('guides'), ' ', toggle(t('guide.keep'), isKept, (isOn) => bench.keepGuides(node, isOn),
      { class: 'small', title: t('guide.keep.words'), 'data-action': 'keep-guides' })),
    el('thead', {}, el('tr', {}, [t('guide.key'), t('guide.value'), t('guide.origin'), t('guide.set')].map((words) => el('th', { scope: 'col' }, words)))),
    el('tbody', {}, guides.map(line)));
}

/** @param {import('../stage/overlay.js').Overlay} overlay @param {GuideMark} guide */
function visibility(overlay, { key }) {
  const box = el('input', { type: 'checkbox', checked: !overlay.hidden.has(key), 'aria-label': t('guide.show', key) });
  box.addEventListener('change', () => {
    if (box.checked) overlay.hidden.delete(key);
    else overlay.hidden.add(key);
    overlay.draw();
  });
  return box;
}

/** @param {import('../views/workspace.js').Workspace} workspace @param {GuideMark} guide */
function valueField({ bench }, guide) {
  const field = el('input', { type: 'number', step: 'any', value: String(Math.round(guide.value * 100) / 100), 'aria-label': t('guide.valueOf', guide.key), title: shown(guide.value) });
  field.addEventListener('change', () => {
    if (!Number.isNaN(field.valueAsNumber)) new GuideTouch(bench, guide).set(field.valueAsNumber);
  });
  return field;
}

/** @param {import('../views/workspace.js').Workspace} workspace @param {GuideMark} guide */
function presetButtons({ bench }, guide) {
  const edit = (/** @type {object} */ wish) => () => new GuideTouch(bench, guide).edit(wish);
  return [
    ...presets[guide.axis].map(([letter, preset]) => button(letter, edit({ preset }),
      { class: 'small', 'aria-label': t('guide.preset', guide.key, preset), title: preset, 'data-preset': preset })),
    guide.isExplicit ? button('×', edit({ remove: true }), { class: 'small', 'aria-label': t('guide.remove', guide.key), title: t('guide.remove', guide.key), 'data-preset': 'remove' }) : null,
  ];
}
