// Guides as marks: every child's answer on the common line, filled where the source sets it; under the selected view a
// bar on which its own guides are ticks. Dragged, clicked or moved with keys, they change the source.

import { svg } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';
import { GuideTouch } from './guidetouch.js';
import { askedOf, linesFor, sign } from './lines.js';
import { arrow } from './resize.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {{node: number, key: string, axis: import('../types').Axis, value: number, position: number, isExplicit: boolean}} Guide */
/** @typedef {{guide: Guide, at: import('../types').Point, kind: 'mark'|'tick'|'handle', element: SVGElement}} Mark */

/** How far the bar goes beyond its view, and how far it stands from it, in pixels. */
const beyond = 72;
const away = 16;

/**
 * Presets by their first letters.
 * @type {Record<'horizontal'|'vertical', Record<string, string>>}
 */
const letters = {
  horizontal: { l: 'leading', c: 'center', t: 'trailing' }, vertical: { t: 'top', m: 'middle', c: 'middle', b: 'bottom' },
};

export class Marks {
  /** @type {Map<string, Mark>} those that stay keep their element: a hand or the focus may be on it */
  #marks = new Map();
  /** @type {Scene | null} */
  #scene = null;

  /** @param {import('./stage.js').Stage} stage @param {SVGElement} root what keeps the pointer while marks move */
  constructor(stage, root) {
    this.stage = stage;
    this.root = root;
    this.lines = svg('g', { class: 'common-lines', 'aria-hidden': true });
    this.bars = svg('g', { class: 'bars' });
    this.marks = svg('g', { class: 'marks' });
    /** @type {(frame: import('../types').Point) => boolean} whether a finger at a point of the stage means the view there */
    this.isTaken = () => false;
  }

  /** @param {Scene | null} scene @param {(node: number) => import('../types').Point} shift how far a view still is from its place */
  draw(scene, shift) {
    this.#scene = scene;
    const { selection } = this.stage.bench;
    const node = scene && selection.node !== null && scene.nodes[selection.node] ? selection.node : null;
    const lines = scene ? linesFor(scene, node) : [];
    this.root.classList.toggle('is-quiet', node === null);
    /** @type {Map<string, Omit<Mark, 'element'>>} */
    const wanted = new Map();
    for (const line of lines) {
      for (const tick of line.ticks) {
        if (!scene?.nodes[tick.node]) continue;
        const guide = { ...tick, key: line.key, axis: line.axis, position: line.position };
        wanted.set(`mark ${tick.node} ${line.key} ${line.axis}`, { guide, at: onLine(scene, guide, shift), kind: 'mark' });
      }
    }
    this.lines.replaceChildren(...lines.flatMap((line) => (scene ? [this.#common(scene, line)] : [])));
    this.bars.replaceChildren();
    if (scene && node !== null) this.#bar(scene, node, shift, wanted);
    this.#show(wanted);
  }

  /** @param {Map<string, Omit<Mark, 'element'>>} wanted */
  #show(wanted) {
    for (const [key, { element }] of this.#marks) {
      if (wanted.has(key)) continue;
      element.remove();
      this.#marks.delete(key);
    }
    for (const [key, each] of wanted) {
      const known = this.#marks.get(key) ?? this.#made(key, each);
      Object.assign(known, each);
      this.#update(known);
    }
  }

  /** @param {string} key @param {Omit<Mark, 'element'>} each @returns {Mark} */
  #made(key, each) {
    const element = svg('g', { class: `guide ${each.kind}`, tabindex: each.kind === 'tick' ? -1 : 0, role: 'slider', 'aria-roledescription': t('guide.role') },
      svg('circle', { class: 'hit', r: 13 }),
      each.kind === 'mark' ? svg('circle', { class: 'dot', r: 5 }) : svg('path', { class: 'dot', d: '' }),
      svg('g', { class: 'number' }, svg('rect', { rx: 6, height: 20, y: -10 }), svg('text', { y: 4 })));
    const made = { ...each, element };
    element.addEventListener('pointerdown', (event) => this.#drag(made, event));
    element.addEventListener('keydown', (event) => this.#key(made, event));
    this.#marks.set(key, made);
    this.marks.append(element);
    return made;
  }

  /** @param {Mark} mark */
  #update({ guide, at, kind, element }) {
    const { zoom } = this.stage;
    const scene = this.#scene;
    if (!scene) return;
    const isAcross = guide.axis === 'horizontal';
    element.setAttribute('transform', `translate(${at[0] * zoom} ${at[1] * zoom})`);
    element.setAttribute('class', `guide ${kind} ${guide.axis} ${guide.isExplicit ? 'explicit' : 'implicit'}`);
    element.classList.toggle('is-under', kind === 'mark' && this.isTaken(at));
    if (kind === 'tick') element.querySelector('.dot')?.setAttribute('d', isAcross ? 'M0 -5V5' : 'M-5 0H5');
    if (kind === 'handle') element.querySelector('.dot')?.setAttribute('d', isAcross ? 'M0 -7L6 3V9H-6V3Z' : 'M-7 0L3 -6H9V6H3Z');
    const label = t(guide.isExplicit ? 'guide.explicitOf' : 'guide.implicitOf', guide.key, viewName(nameOf(scene, guide.node)));
    for (const [name, value] of Object.entries({
      'data-guide': guide.key, 'data-axis': guide.axis, 'aria-label': label, 'aria-valuenow': guide.value, 'aria-valuetext': shown(guide.value),
      'aria-orientation': isAcross ? 'horizontal' : 'vertical',
    })) element.setAttribute(name, String(value));
    number(element, kind === 'tick' ? `${guide.key.replace(/^\./, '')} ${shown(guide.value)}` : shown(guide.value), isAcross);
  }

  /** @param {Scene} scene @param {import('../types').Line} line */
  #common(scene, { container, axis, position, ticks, key }) {
    const { zoom } = this.stage;
    const frames = [...(container !== null ? [container] : []), ...ticks.map((tick) => tick.node)].flatMap((each) => (scene.nodes[each] ? [scene.nodes[each].frame] : []));
    const side = axis === 'horizontal' ? 1 : 0;
    const from = Math.min(...frames.map((frame) => frame[side])) * zoom - 14;
    const to = Math.max(...frames.map((frame) => frame[side] + frame[side + 2])) * zoom + 14;
    const at = position * zoom;
    const ends = axis === 'horizontal' ? { x1: at, x2: at, y1: from, y2: to } : { y1: at, y2: at, x1: from, x2: to };
    return svg('line', { class: 'common', 'data-line': key, ...ends });
  }

  /**
   * The bar of the selected view: a click at any of its points sets the guide that its container asks for.
   * @param {Scene} scene @param {number} node @param {(node: number) => import('../types').Point} shift
   * @param {Map<string, Omit<Mark, 'element'>>} wanted
   */
  #bar(scene, node, shift, wanted) {
    const { zoom } = this.stage;
    for (const axis of /** @type {const} */ (['horizontal', 'vertical'])) {
      const asked = askedOf(scene, node).find(({ line }) => line.axis === axis);
      if (!asked) continue;
      const guide = { ...asked.tick, key: asked.line.key, axis, position: asked.line.position };
      const [x, y, width, height] = scene.nodes[guide.node].frame;
      const [dx, dy] = shift(guide.node);
      const isAcross = axis === 'horizontal';
      const cross = isAcross ? y + dy + height + away / zoom : x + dx + width + away / zoom;
      const place = (/** @type {number} */ along) => /** @type {import('../types').Point} */ (isAcross ? [along, cross] : [cross, along]);
      const start = ((isAcross ? x + dx : y + dy) * zoom) - beyond;
      const length = (isAcross ? width : height) * zoom + 2 * beyond;
      const box = isAcross ? { x: start, y: cross * zoom - 12, width: length, height: 24 } : { x: cross * zoom - 12, y: start, width: 24, height: length };
      const rail = isAcross ? { x: start, y: cross * zoom - 2, width: length, height: 4 } : { x: cross * zoom - 2, y: start, width: 4, height: length };
      const inner = isAcross ? { x: start + beyond, y: cross * zoom - 3, width: length - 2 * beyond, height: 6 } : { x: cross * zoom - 3, y: start + beyond, width: 6, height: length - 2 * beyond };
      const bar = svg('g', { class: `bar ${axis}`, 'data-bar': axis }, svg('rect', { class: 'rail', rx: 2, ...rail }), svg('rect', { class: 'inner', rx: 3, ...inner }), svg('rect', { class: 'hit', ...box }));
      bar.addEventListener('pointerdown', (event) => this.#drag({ guide }, event, true));
      this.bars.append(bar);
      const along = isAcross ? 0 : 1;
      const key = `${node} ${guide.key} ${axis}`;
      wanted.set(`handle ${key}`, { guide, at: place(guide.position + shift(guide.node)[along]), kind: 'handle' });
      for (const other of scene.guides.filter((each) => each.node === node && each.axis === axis && each.key !== guide.key)) {
        wanted.set(`tick ${node} ${other.key} ${axis}`, { guide: other, at: place(other.position + shift(node)[along]), kind: 'tick' });
      }
    }
  }

  /** @param {{guide: Guide}} mark @param {PointerEvent} start @param {boolean} [isAtPoint] whether the guide goes to the point at once */
  #drag({ guide }, start, isAtPoint = false) {
    const scene = this.#scene;
    const { stage, root } = this;
    if (!scene || start.button !== 0) return;
    start.preventDefault();
    start.stopPropagation();
    const touch = new GuideTouch(stage.bench, guide);
    const way = sign(scene, guide);
    const axis = guide.axis === 'horizontal' ? 0 : 1;
    const from = stage.pointOf(start)[axis];
    const set = (/** @type {PointerEvent} */ event) => touch.set(Math.round(guide.value + way * (stage.pointOf(event)[axis] - (isAtPoint ? guide.position : from))));
    stage.isHeld = true;
    touch.isHeld = true;
    root.classList.add('is-dragging');
    // What is under the finger may be drawn anew: the whole overlay keeps the pointer.
    try { root.setPointerCapture(start.pointerId); } catch { /* A finger that is gone already. */ }
    const move = (/** @type {any} */ event) => set(event);
    const end = () => {
      root.removeEventListener('pointermove', move);
      for (const each of ['pointerup', 'pointercancel', 'lostpointercapture']) root.removeEventListener(each, end);
      stage.isHeld = false;
      touch.isHeld = false;
      touch.end();
      root.classList.remove('is-dragging');
      stage.layout();
    };
    root.addEventListener('pointermove', move);
    for (const each of ['pointerup', 'pointercancel', 'lostpointercapture']) root.addEventListener(each, end);
    if (isAtPoint) set(start);
    else if (start.currentTarget instanceof SVGElement) start.currentTarget.focus({ preventScroll: true });
  }

  /** @param {Mark} mark @param {KeyboardEvent} event */
  #key({ guide }, event) {
    const scene = this.#scene;
    if (!scene || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrow(event);
    const preset = letters[guide.axis][event.key.toLowerCase()];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!by && !preset && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    const touch = new GuideTouch(this.stage.bench, guide);
    if (by) touch.set(Math.round(guide.value) + (guide.axis === 'horizontal' ? by[0] * sign(scene, guide) || -by[1] : by[1] || by[0]));
    else touch.edit(preset ? { preset } : { remove: true });
  }
}

/**
 * Where a child's mark is: on the line, in the middle of the child.
 * @param {Scene} scene @param {Guide} guide @param {(node: number) => import('../types').Point} shift @returns {import('../types').Point}
 */
function onLine(scene, { node, axis, position }, shift) {
  const [x, y, width, height] = scene.nodes[node].frame;
  const [dx, dy] = shift(node);
  return axis === 'horizontal' ? [position + dx, y + dy + height / 2] : [x + dx + width / 2, position + dy];
}

/** @param {SVGElement} element @param {string} words @param {boolean} isAcross */
function number(element, words, isAcross) {
  const place = element.querySelector('.number');
  const text = place?.querySelector('text');
  const plate = place?.querySelector('rect');
  if (!place || !text || !plate || text.textContent === words) return;
  text.textContent = words;
  const width = words.length * 7 + 14;
  place.setAttribute('transform', isAcross ? 'translate(0 -22)' : `translate(${width / 2 + 14} 0)`);
  plate.setAttribute('width', String(width));
  plate.setAttribute('x', String(-width / 2));
}

/** @param {Scene} scene @param {number} node */
function nameOf({ nodes }, node) {
  let here = node;
  while (nodes[here].names.length === 0) {
    const child = nodes[here].isModifier ? nodes.findIndex(({ parent }) => parent === here) : -1;
    if (child < 0) return nodes[here].label;
    here = child;
  }
  return nodes[here].names[0];
}
