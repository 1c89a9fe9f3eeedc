// The selected view: where it is and why, its guides, its alignment.

import { button, el, keepingFocus, labelled, replace, select } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { setAlignment } from '../stage/guidetouch.js';
import { chain, outermost } from '../stage/selection.js';
import { asking, showAnswer } from './panel.js';
import { guideTable } from './guidetable.js';

/** @typedef {import('../types').SceneNode} SceneNode */

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./tools.js').Panel} */
export function inspectorPanel(workspace) {
  const { bench } = workspace;
  const facts = el('div', { class: 'facts' });
  const why = el('div', { class: 'prose explain' });
  const explained = el('details', { class: 'why', open: true }, el('summary', {}, t('inspector.why')), why);
  const element = el('div', {}, facts, explained);
  const question = asking(workspace, 'explain', () => (bench.selection.node === null ? null : { node: bench.selection.node }),
    (answer) => showAnswer(why, answer), why);
  const draw = () => keepingFocus(element, drawNow, '[aria-current], button');
  let drawn = '';
  const drawNow = () => {
    const { node } = bench.selection;
    const scene = bench.scene;
    explained.hidden = node === null;
    if (element.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement) return;
    // What says the same stays: somebody may just be pressing it.
    const key = JSON.stringify([node, scene?.nodes, scene?.guides, scene?.lines]);
    if (key === drawn) return;
    drawn = key;
    if (node === null || !scene?.nodes[node]) {
      replace(facts, el('p', { class: 'quiet' }, t('inspector.none')), outline(bench));
      replace(why);
      return;
    }
    replace(facts, crumbs(bench, scene.nodes, node), numbers(scene.nodes[node]), alignmentField(bench, scene.nodes[node], node),
      guideTable(workspace, scene, node), lineTable(scene, node));
  };
  bench.drawn.on(draw);
  bench.selection.changed.on(draw);
  element.addEventListener('focusout', () => setTimeout(draw));
  return { element, opened: () => { draw(); question.opened(); }, closed: question.closed };
}

/**
 * Every view as a button: the way to select for keyboards.
 * @param {import('../stage/bench.js').Bench} bench
 */
function outline(bench) {
  const scene = bench.scene;
  if (!scene) return null;
  return el('ul', { class: 'outline', 'aria-label': t('inspector.views') }, scene.nodes.map(({ isModifier, isShown }, index) => (
    isModifier || !isShown ? null : el('li', {}, button(named(scene.nodes, index),
      () => bench.selection.select(outermost(scene.nodes, index)), { class: 'link', 'data-node-button': index }))
  )));
}

/**
 * A view with the name that a modifier around it may have given.
 * @param {SceneNode[]} nodes @param {number} node
 */
function named(nodes, node) {
  const { label } = nodes[node];
  const own = chain(nodes, node).filter((each) => each >= outermost(nodes, node));
  const name = own.flatMap((each) => nodes[each].names).at(-1);
  return name && !label.includes('“') ? `${label} “${name}”` : label;
}

/** @param {import('../stage/bench.js').Bench} bench @param {SceneNode[]} nodes @param {number} node */
function crumbs(bench, nodes, node) {
  return el('nav', { class: 'chain', 'aria-label': t('inspector.chain') },
    button(t('inspector.all'), () => bench.selection.select(null), { class: 'link' }),
    chain(nodes, node).flatMap((each) => [' › ', button(nodes[each].label, () => bench.selection.select(each),
      { class: 'link', 'aria-current': each === node ? 'true' : null })]),
    nodes.flatMap(({ parent, label }, index) => (parent === node
      ? [' › ', button(label, () => bench.selection.select(index), { class: 'link inner' })] : [])));
}

/** @param {SceneNode} node */
function numbers({ frame, proposal, parameters }) {
  const size = (/** @type {number | string | null} */ each) => (each === null ? t('unspecified') : typeof each === 'number' ? shown(each) : '∞');
  const rows = [
    [t('inspector.frame'), t('inspector.frame.words', ...frame.map(shown))],
    [t('inspector.proposal'), proposal ? proposal.map(size).join(' × ') : null],
    [t('inspector.answer'), `${shown(frame[2])} × ${shown(frame[3])}`],
    ...Object.entries(parameters).map(([name, value]) => [name, valueWords(value)]),
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

/** @param {import('../stage/bench.js').Bench} bench @param {SceneNode} node @param {number} index */
function alignmentField(bench, { alignment }, index) {
  if (!alignment) return null;
  const current = alignment.current ?? '';
  const choices = current && !alignment.choices.includes(current) ? [current, ...alignment.choices] : alignment.choices;
  return labelled(t('inspector.alignment'), select(
    [...(current ? [] : [/** @type {[string, string]} */ (['', '–'])]), ...choices.map((each) => /** @type {[string, string]} */ ([each, each]))],
    current, (value) => { if (value) void setAlignment(bench, index, value); }, { 'data-field': 'alignment' }));
}

/**
 * A container's line with each child's answer.
 * @param {import('../types').Scene} scene @param {number} node
 */
function lineTable(scene, node) {
  const lines = scene.lines.filter(({ container }) => container === node);
  return lines.map(({ key, position, ticks }) => el('table', { class: 'ticks' },
    el('caption', {}, t('inspector.line', key, shown(position))),
    el('thead', {}, el('tr', {}, el('th', {}, t('view')), el('th', {}, t('inspector.tick')), el('th', {}, t('guide.origin')))),
    el('tbody', {}, ticks.map((tick) => el('tr', {}, el('th', { scope: 'row' }, scene.nodes[tick.node]?.label ?? ''),
      el('td', {}, shown(tick.value)), el('td', {}, t(tick.isExplicit ? 'guide.explicit' : 'guide.implicit')))))));
}

