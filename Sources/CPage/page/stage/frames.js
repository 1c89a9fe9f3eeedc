// The drawing as a table: where every named view is, also on its way, and how far off.

import { el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';

/** @typedef {import('../types').MovingView} MovingView */

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('../tools/dock.js').Panel} */
export function framesPanel({ bench, timeline: motion, stage }) {
  const body = el('tbody', {});
  const last = el('th', { scope: 'col' });
  const element = el('div', { class: 'frames' }, el('table', { class: 'numbers' },
    el('caption', { class: 'unseen' }, t('frames')),
    el('thead', {}, el('tr', {}, ['view', 'frames.x', 'frames.y', 'frames.width', 'frames.height'].map((each) => el('th', { scope: 'col' }, t(each))), last)),
    body));
  const draw = () => {
    const { scene } = bench;
    if (!scene || stage.isCovered) return;
    const onTheWay = motion.current?.views;
    const off = new Map(onTheWay ? [] : scene.off.map(({ name, words }) => [name, words]));
    const views = onTheWay ?? scene.views;
    last.textContent = t(off.size ? 'frames.off' : 'frames.also');
    replace(body, views.map((view) => row(view.name, view.frame, off.get(view.name) ?? way(view))));
  };
  bench.drawn.on(draw);
  motion.moved.on(draw);
  return { element, opened: draw };
}

/** @param {string} name @param {import('../types').Frame} frame @param {string} also */
function row(name, frame, also) {
  return el('tr', { 'data-view': name }, el('th', { scope: 'row' }, viewName(name)), frame.map((each) => el('td', {}, shown(each))), el('td', {}, also));
}

/**
 * What is special about a view on its way.
 * @param {Partial<MovingView>} view
 */
function way({ opacity = 1, rotation = 0, scale = [1, 1], passage = null }) {
  return [
    passage ? t(`passage.${passage}`) : '', opacity < 1 ? t('frames.opacity', Math.round(opacity * 100)) : '',
    rotation ? `${shown(rotation)}°` : '', scale[0] !== 1 || scale[1] !== 1 ? `${shown(scale[0])} × ${shown(scale[1])}` : '',
  ].filter(Boolean).join(', ');
}
