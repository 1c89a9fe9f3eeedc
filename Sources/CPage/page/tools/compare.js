// Layouts that are kept: under the stage as ghosts, or beside each other.

import { button, copied, el, fill, replace, toggle } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';

/** @typedef {{text: string, drawing: string, size: import('../types').Size, views: import('../types').Scene['views'], name: string}} Pin */

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./tools.js').Panel} */
export function comparePanel({ bench, editor, stage }) {
  /** @type {Pin[]} */
  let pins = [];
  /** @type {Pin | null} */
  let under = null;
  let number = 0;
  const list = el('ul', { class: 'pins' });
  const difference = el('div', {});
  const lay = (/** @type {Pin | null} */ pin) => {
    under = pin;
    stage.below.hidden = !pin;
    fill(stage.below, pin ? copied(pin.drawing) : '');
    draw();
  };
  const pin = () => {
    const { scene } = bench;
    if (!scene) return;
    const kept = { text: editor.text, drawing: copied(scene.drawing), size: scene.stage, views: scene.views, name: t('compare.name', ++number) };
    pins = [...pins.slice(-5), kept];
    lay(kept);
  };
  const draw = () => {
    replace(list, pins.map((each) => el('li', {},
      fill(el('div', { class: 'small-picture' }), each.drawing), el('strong', {}, each.name),
      toggle(t('compare.under'), under === each, (isOn) => lay(isOn ? each : null), { class: 'small' }),
      button(t('compare.back'), () => editor.flash(editor.become(each.text, 'follow')), { class: 'small', 'data-action': 'pin-back' }),
      button('×', () => { pins = pins.filter((other) => other !== each); if (under === each) lay(null); else draw(); },
        { class: 'small', 'aria-label': t('compare.remove', each.name) }))));
    replace(difference, under && bench.scene ? table(under, bench.scene) : null);
  };
  bench.drawn.on(draw);
  stage.below.hidden = true;
  return {
    element: el('div', {}, el('p', { class: 'quiet' }, t('compare.words')), button(t('compare.pin'), pin, { class: 'main', 'data-action': 'pin' }), list, difference),
    opened: draw,
  };
}

/**
 * What has moved since.
 * @param {Pin} pin @param {import('../types').Scene} scene
 */
function table(pin, scene) {
  const rows = scene.views.flatMap(({ name, frame }) => {
    const then = pin.views.find((each) => each.name === name)?.frame;
    return then && then.some((each, index) => each !== frame[index]) ? [{ name, then, frame }] : [];
  });
  if (rows.length === 0) return el('p', { class: 'quiet' }, t('compare.same'));
  const words = (/** @type {import('../types').Frame} */ frame) => frame.map(shown).join(', ');
  return el('table', { class: 'numbers' }, el('thead', {}, el('tr', {}, el('th', {}, t('view')), el('th', {}, pin.name), el('th', {}, t('compare.now')))),
    el('tbody', {}, rows.map(({ name, then, frame }) => el('tr', {}, el('th', { scope: 'row' }, viewName(name)), el('td', {}, words(then)), el('td', {}, words(frame))))));
}
