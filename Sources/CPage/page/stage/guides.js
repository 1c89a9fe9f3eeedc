// A guide's line: filled where the source sets it, hollow where it is implied. Dragged, it changes the source.

import { svg } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { GuideTouch } from './guidetouch.js';
import { guideWords } from './labels.js';
import { guideName } from './overlay.js';
import { arrow } from './resize.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').GuideMark} GuideMark */

/** How far a line stands out of its view, in pixels. */
const overhang = 18;

/**
 * @param {import('./stage.js').Stage} stage @param {Scene} scene @param {GuideMark} guide @param {import('./labels.js').Place} label
 */
export function guideLine(stage, scene, guide, label) {
  const { zoom } = stage;
  const [left, top, width, height] = scene.nodes[guide.node].frame.map((each) => each * zoom);
  const at = guide.position * zoom;
  const isUpright = guide.axis === 'horizontal';
  const line = isUpright
    ? { x1: at, x2: at, y1: top - overhang, y2: top + height + overhang / 2 }
    : { y1: at, y2: at, x1: left - overhang / 2, x2: left + width + overhang };
  const toLabel = isUpright
    ? `M${at} ${top - overhang}L${label.x + label.width / 2} ${label.y + 18}`
    : label.x < left ? `M${left - overhang / 2} ${at}L${label.x + label.width} ${label.y + 9}`
      : `M${left + width + overhang} ${at}L${label.x} ${label.y + 9}`;
  const made = svg('g', {
    class: `guide ${guide.axis} ${guide.isExplicit ? 'explicit' : 'implicit'}`, tabindex: 0, role: 'slider',
    'data-guide': guide.key, 'data-axis': guide.axis, 'aria-label': guideName(guide, scene.nodes[guide.node].label),
    'aria-valuenow': guide.value, 'aria-valuetext': shown(guide.value),
    'aria-orientation': isUpright ? 'horizontal' : 'vertical', 'aria-roledescription': t('guide.role'),
  },
  svg('path', { class: 'leader', d: toLabel }), svg('line', { class: 'hit', ...line }), svg('line', { class: 'stroke', ...line }),
  knob(isUpright ? at : left - overhang / 2, isUpright ? top + height + overhang / 2 : at),
  svg('rect', { class: 'pill', x: label.x, y: label.y, width: label.width, height: 18, rx: 9 }),
  svg('text', { x: label.x + label.width / 2, y: label.y + 13, 'text-anchor': 'middle' }, guideWords(guide)));
  made.addEventListener('pointerdown', (event) => drag(stage, guide, made, event));
  made.addEventListener('keydown', (event) => key(stage, scene, guide, event));
  return made;
}

/** @param {number} x @param {number} y */
const knob = (x, y) => svg('circle', { class: 'knob', cx: x, cy: y, r: 4.5 });

/**
 * Which way values grow on the stage: against x from right to left.
 * @param {Scene} scene @param {GuideMark} guide
 */
function sign(scene, guide) {
  const other = scene.guides.find((each) => each.node === guide.node && each.axis === guide.axis && each.value !== guide.value);
  return other && (other.value - guide.value) * (other.position - guide.position) < 0 ? -1 : 1;
}

/**
 * The guide of the chosen view that its container asks for, put through a point, also beyond the view's ends.
 * @param {import('./stage.js').Stage} stage @param {import('../types').Point} point
 * @returns {boolean} whether there is one
 */
export function putGuideThrough(stage, point) {
  const { scene, selection } = stage.bench;
  const guide = scene && selection.node !== null ? askedGuide(scene, selection.node) : undefined;
  if (!scene || !guide) return false;
  const way = sign(scene, guide) * (point[guide.axis === 'horizontal' ? 0 : 1] - guide.position);
  new GuideTouch(stage.bench, guide).set(Math.round(guide.value + way));
  return true;
}

/**
 * The guide of a view that its container asks for.
 * @param {Scene} scene @param {number} node
 */
export function askedGuide(scene, node) {
  // What a container asks is answered by the outermost modifier.
  const chain = [node];
  for (let here = scene.nodes[node].parent; here !== null && scene.nodes[here].isModifier; here = scene.nodes[here].parent) chain.push(here);
  const line = scene.lines.find(({ ticks }) => ticks.some((tick) => chain.includes(tick.node)));
  return line && scene.guides.find((each) => each.node === node && each.axis === line.axis && each.key === line.key);
}

/** @param {import('./stage.js').Stage} stage @param {GuideMark} guide @param {Element} made @param {PointerEvent} start */
function drag(stage, guide, made, start) {
  const { scene } = stage.bench;
  if (!scene || start.button !== 0) return;
  start.preventDefault();
  start.stopPropagation();
  const touch = new GuideTouch(stage.bench, guide);
  const way = sign(scene, guide);
  const axis = guide.axis === 'horizontal' ? 0 : 1;
  const from = stage.pointOf(start)[axis];
  stage.isHeld = true;
  const move = (/** @type {PointerEvent} */ event) => {
    const value = Math.round(guide.value + way * (stage.pointOf(event)[axis] - from));
    if (event.buttons === 0) return end();
    touch.set(value);
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    stage.isHeld = false;
    stage.layout();
  };
  // The line is drawn anew while it moves: the window keeps the pointer.
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  /** @type {any} */ (made).focus({ preventScroll: true });
}

/**
 * Presets by their first letters.
 * @type {Record<'horizontal'|'vertical', Record<string, string>>}
 */
const letters = {
  horizontal: { l: 'leading', c: 'center', t: 'trailing' }, vertical: { t: 'top', m: 'middle', c: 'middle', b: 'bottom' },
};

/** @param {import('./stage.js').Stage} stage @param {Scene} scene @param {GuideMark} guide @param {KeyboardEvent} event */
function key(stage, scene, guide, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = arrow(event);
  const preset = letters[guide.axis][event.key.toLowerCase()];
  const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
  if (!by && !preset && !isRemoval) return;
  event.preventDefault();
  event.stopPropagation();
  const touch = new GuideTouch(stage.bench, guide);
  if (by) {
    const far = guide.axis === 'horizontal' ? by[0] * sign(scene, guide) || -by[1] : by[1] || by[0];
    touch.set(Math.round(guide.value) + far);
  } else if (preset) touch.edit({ preset });
  else touch.edit({ remove: true });
}
