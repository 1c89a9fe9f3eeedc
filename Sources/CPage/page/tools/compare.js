// Layouts that are kept: under the stage as ghosts, or beside each other, always in the circumstances of the stage.

import { button, copied, el, fill, fitted, replace, toggle } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';
import { circumstances, laidOut } from './laidout.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {{text: string, name: string, id: string, scene: Scene, about: string}} Pin */

/** Keys that follow each other faster than this are one edit. */
const pause = 1500;

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./dock.js').Panel} */
export function comparePanel({ bench, editor, stage }) {
  const before = beforeTheEdit(bench, editor);
  /** @type {Pin[]} */
  let pins = [];
  /** @type {Pin | null} */
  let under = null;
  let number = 0;
  let isOpen = false;
  const list = el('ul', { class: 'pins' });
  const difference = el('div', {});
  const all = () => [...(before.pin ? [before.pin] : []), ...pins];
  const lay = (/** @type {Pin | null} */ pin) => {
    under = pin;
    stage.below.hidden = !pin;
    draw();
  };
  const pin = () => {
    const { scene } = bench;
    if (!scene) return;
    const kept = { text: editor.text, scene, name: t('compare.name', ++number), id: `pin-${number}`, about: circumstances(bench) };
    pins = [...pins.slice(-5), kept];
    lay(kept);
  };
  const remove = (/** @type {Pin} */ pin) => {
    pins = pins.filter((other) => other !== pin);
    lay(under === pin ? null : under);
  };
  const item = (/** @type {Pin} */ each) => el('li', { 'data-pin': each.id },
    fill(el('div', { class: 'small-picture' }), fitted(each.scene.drawing, each.scene.content)), el('strong', {}, each.name),
    el('div', { class: 'row' }, toggle(t('compare.under'), under === each, (isOn) => lay(isOn ? each : null), { class: 'small' }),
      button(t('compare.back'), () => editor.flash(editor.become(each.text, 'follow')), { class: 'small', 'data-action': 'pin-back' }),
      each === before.pin ? null : button('×', () => remove(each), { class: 'small', 'aria-label': t('compare.remove', each.name) })));
  const draw = () => {
    if (under && !all().includes(under)) lay(null);
    fill(stage.below, under ? copied(under.scene.drawing) : '');
    if (!isOpen) return;
    replace(list, all().map(item));
    replace(difference, under && bench.scene ? table(under, bench.scene) : null);
  };
  const follow = async () => {
    const about = circumstances(bench);
    const late = all().filter((each) => each.about !== about && (isOpen || each === under));
    draw();
    await Promise.all(late.map(async (each) => {
      each.about = about;
      each.scene = await laidOut(bench, each.text, each.id) ?? each.scene;
    }));
    if (late.length) draw();
  };
  bench.drawn.on(() => void follow());
  stage.below.hidden = true;
  return {
    element: el('div', {}, el('p', { class: 'quiet' }, t('compare.words')), button(t('compare.pin'), pin, { class: 'main', 'data-action': 'pin' }), list, difference),
    opened: () => { isOpen = true; void follow(); }, closed: () => { isOpen = false; },
  };
}

/**
 * The layout that the last edit began with.
 * @param {import('../stage/bench.js').Bench} bench @param {import('../editor/editor.js').TextEditor} editor
 */
function beforeTheEdit(bench, editor) {
  /** @type {{pin: Pin | null}} */
  const kept = { pin: null };
  /** @type {Pin | null} */
  let now = null;
  let last = -Infinity;
  bench.drawn.on((scene) => {
    now = { text: editor.text, scene, name: t('compare.before'), id: 'before', about: circumstances(bench) };
  });
  editor.changed.on(() => {
    if (performance.now() - last > pause && now) kept.pin = now;
    last = performance.now();
  });
  return kept;
}

/**
 * What has moved since.
 * @param {Pin} pin @param {Scene} scene
 */
function table(pin, scene) {
  const rows = scene.views.flatMap(({ name, frame }) => {
    const then = pin.scene.views.find((each) => each.name === name)?.frame;
    return then && then.some((each, index) => each !== frame[index]) ? [{ name, then, frame }] : [];
  });
  if (rows.length === 0) return el('p', { class: 'quiet' }, t('compare.same'));
  const words = (/** @type {import('../types').Frame} */ frame) => frame.map(shown).join(', ');
  return el('table', { class: 'numbers' }, el('thead', {}, el('tr', {}, el('th', {}, t('view')), el('th', {}, pin.name), el('th', {}, t('compare.now')))),
    el('tbody', {}, rows.map(({ name, then, frame }) => el('tr', {}, el('th', { scope: 'row' }, viewName(name)), el('td', {}, words(then)), el('td', {}, words(frame))))));
}
