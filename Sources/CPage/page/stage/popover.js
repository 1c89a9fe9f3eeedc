// What a view is about, beside it on the stage: its frame, what it was offered, its guides, why it is there.

import { button, el, fill, keepingFocus, labelled, replace, select } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { asking } from '../tools/panel.js';
import { guideTable } from './guidetable.js';
import { setAlignment } from './guidetouch.js';
import { labelOf } from './overlay.js';
import { chain, innermost } from './selection.js';

/** @typedef {import('../types').SceneNode} SceneNode */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Point} Point */

export class Popover {
  #drawn = '';

  /** @param {import('../views/workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    const { bench, stage } = workspace;
    this.facts = el('div', { class: 'facts' });
    const why = el('div', { class: 'prose explain' });
    const explained = el('details', { class: 'why' }, el('summary', {}, t('inspector.why')), why);
    this.element = el('div', { class: 'popover', role: 'dialog', 'aria-label': t('tool.inspector'), tabIndex: -1, hidden: true }, this.facts, explained);
    this.question = asking(workspace, 'explain', () => (bench.selection.node === null || this.element.hidden ? null : { node: bench.selection.node }),
      ({ html }) => { fill(why, html); this.#place(); }, why);
    explained.addEventListener('toggle', () => { if (explained.open) this.question.opened(); else this.question.closed(); });
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
      stage.canvas.focus({ preventScroll: true });
    });
    this.element.addEventListener('focusout', () => setTimeout(() => this.#draw()));
    // What unfolds in it needs room.
    this.element.addEventListener('toggle', () => this.#place(), true);
    bench.drawn.on(() => this.#draw());
    bench.selection.changed.on(() => this.#draw());
    stage.resized.on(() => this.#place());
    stage.element.append(this.element);
  }

  /** @param {number} node @param {boolean} [takesFocus] */
  open(node, takesFocus = false) {
    this.workspace.bench.selection.select(node);
    this.element.hidden = false;
    this.#draw();
    if (takesFocus) this.element.focus({ preventScroll: true });
  }

  close() {
    this.element.hidden = true;
    this.question.closed();
    this.workspace.stage.reserve(0);
  }

  #draw() {
    if (this.element.hidden) return;
    const { bench } = this.workspace;
    const { node } = bench.selection;
    const { scene } = bench;
    if (node === null || !scene?.nodes[node]) return this.close();
    // A field in use stays.
    if (this.element.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement) return;
    const key = JSON.stringify([node, scene.nodes, scene.guides]);
    if (key !== this.#drawn) {
      this.#drawn = key;
      keepingFocus(this.element, () => replace(this.facts, this.#head(scene.nodes, node), crumbs(bench, scene.nodes, node), numbers(scene.nodes[node]),
        alignmentField(bench, scene.nodes, node), guideTable(bench, scene, node)), 'button');
    }
    this.#place();
  }

  /** @param {SceneNode[]} nodes @param {number} node */
  #head(nodes, node) {
    const isContainer = nodes[innermost(nodes, node)].isContainer;
    return el('div', { class: 'popover-head' }, el('strong', {}, labelOf(nodes, node)),
      isContainer ? button(t('film.short'), () => void this.workspace.timeline.film(innermost(nodes, node)), { class: 'small', 'data-action': 'film-of' }) : null,
      button('×', () => this.close(), { class: 'small close', 'aria-label': t('close') }));
  }

  /** Beside its view, where it hides no other one; if there is no such place, the views make room. */
  #place() {
    const { stage, bench } = this.workspace;
    const { scene, selection } = bench;
    const frame = selection.node === null ? null : scene?.nodes[selection.node]?.frame;
    if (this.element.hidden || !scene || !frame) return;
    const area = stage.element.getBoundingClientRect();
    const paper = stage.paper.getBoundingClientRect();
    const inArea = (/** @type {Frame} */ [x, y, width, height]) => /** @type {Frame} */ (
      [paper.left - area.left + x * stage.zoom, paper.top - area.top + y * stage.zoom, width * stage.zoom, height * stage.zoom]);
    const [wide, high] = [this.element.offsetWidth, this.element.offsetHeight];
    const views = leaves(scene).map(inArea);
    const places = around(inArea(frame), views, [wide, high]).map(([x, y]) => /** @type {Point} */ (
      [Math.max(gap, Math.min(x, area.width - wide - gap)), Math.max(gap, Math.min(y, area.height - high - gap))]));
    const isFree = (/** @type {Point} */ [x, y]) => views.every((view) => !overlap([x, y, wide, high], view));
    const free = places.find(isFree);
    // The program's controls are no part of its picture.
    const end = (stage.element.parentElement ?? stage.element).getBoundingClientRect().right - area.left;
    const taken = area.width - end + wide + 2 * gap;
    // Having moved, the stage has asked for the place again.
    if (!free && area.width - taken > least && stage.reserve(taken)) return;
    const [x, y] = free ?? [end - wide - gap, places[0][1]];
    Object.assign(this.element.style, { left: `${x}px`, top: `${y}px` });
  }
}

/** Between the popover and what is beside it. */
const gap = 8;
/** In less room, views are too small. */
const least = 200;

/**
 * What one sees of a scene: views without others in them. What fills the stage is its ground.
 * @param {import('../types').Scene} scene @returns {Frame[]}
 */
function leaves({ nodes, stage }) {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.flatMap(({ isShown, frame }, index) => (isShown && !parents.has(index) && frame[2] * frame[3] < stage[0] * stage[1] * 0.9 ? [frame] : []));
}

/**
 * Beside a view, as near as its bars let it, and beside all views.
 * @param {Frame} own @param {Frame[]} views @param {import('../types').Size} size @returns {Point[]}
 */
function around([x, y, width, height], views, [wide, high]) {
  const all = [[x, y, width, height], ...views];
  const [left, top] = [Math.min(...all.map((each) => each[0])), Math.min(...all.map((each) => each[1]))];
  const [right, bottom] = [Math.max(...all.map((each) => each[0] + each[2])), Math.max(...all.map((each) => each[1] + each[3]))];
  return [[x + width + 44, y - 30], [x - wide - 24, y - 30], [x, y + height + 40], [x, y - high - 34],
    [right + 44, y - 30], [left - wide - 24, y - 30], [x, bottom + 40], [x, top - high - 34]];
}

/** @param {Frame} one @param {Frame} other */
const overlap = (one, other) => one[0] < other[0] + other[2] && other[0] < one[0] + one[2] && one[1] < other[1] + other[3] && other[1] < one[1] + one[3];

/** @param {import('./bench.js').Bench} bench @param {SceneNode[]} nodes @param {number} node */
function crumbs(bench, nodes, node) {
  const here = chain(nodes, node);
  return el('nav', { class: 'chain', 'aria-label': t('inspector.chain') },
    here.slice(-5).flatMap((each, index) => [index ? ' › ' : here.length > 5 ? '… › ' : '', button(nodes[each].kind, () => bench.selection.select(each),
      { class: 'link', 'aria-current': each === node ? 'true' : null })]),
    nodes.flatMap(({ parent, kind }, index) => (parent === node ? [' › ', button(kind, () => bench.selection.select(index), { class: 'link inner' })] : [])).slice(0, 8));
}

/** @param {SceneNode} node */
function numbers({ frame, proposal, parameters }) {
  const size = (/** @type {number | string | null} */ each) => (each === null ? t('unspecified') : typeof each === 'number' ? shown(each) : '∞');
  const rows = [
    [t('inspector.frame'), t('inspector.frame.words', ...frame.map((each) => shown(each)))],
    [t('inspector.proposal'), proposal ? proposal.map(size).join(' × ') : null],
    ...Object.entries(parameters).filter(([name]) => name !== 'key').slice(0, 4).map(([name, value]) => [name, valueWords(value)]),
  ];
  return el('table', { class: 'numbers' }, el('tbody', {}, rows.flatMap(([name, value]) => (value === null ? []
    : [el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, value))]))));
}

/** @param {unknown} value @returns {string} */
function valueWords(value) {
  if (typeof value === 'number') return shown(value);
  if (Array.isArray(value)) return value.map(valueWords).join(', ');
  return value === null ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** @param {import('./bench.js').Bench} bench @param {SceneNode[]} nodes @param {number} node */
function alignmentField(bench, nodes, node) {
  const inner = innermost(nodes, node);
  const index = nodes[node].alignment ? node : inner;
  const { alignment, range } = nodes[index];
  if (!alignment || !range) return null;
  const current = alignment.current ?? '';
  const choices = current && !alignment.choices.includes(current) ? [current, ...alignment.choices] : alignment.choices;
  return labelled(t('inspector.alignment'), select(
    [...(current ? [] : [/** @type {[string, string]} */ (['', '–'])]), ...choices.map((each) => /** @type {[string, string]} */ ([each, each]))],
    current, (value) => { if (value) void setAlignment(bench, index, value); }, { 'data-field': 'alignment' }));
}
