// How large the stage is, and what kind of machine it belongs to.

import { button, el, labelled, menu, replace, segmented, select } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { shareButtons } from '../tools/share.js';
import { labelOf } from './overlay.js';
import { setSize } from './resize.js';
import { chain, outermost } from './selection.js';

/**
 * Sizes of screens in points.
 * @type {[string, [number, number]][]}
 */
const devices = [
  ['Watch 46 mm', [208, 248]], ['iPhone SE', [375, 667]], ['iPhone 16', [393, 852]], ['iPhone 16 Pro Max', [440, 956]],
  ['iPhone 16, on its side', [852, 393]], ['iPad mini', [744, 1133]], ['iPad Pro 11″', [834, 1210]],
];

const textSizes = [
  'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge',
  'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5',
];

/** @param {import('./stage.js').Stage} stage */
export function stageSettings(stage) {
  const { bench } = stage;
  const { settings } = bench;
  const width = numberField(t('stage.width'), (value) => setSize(stage, [value, stage.size[1]]));
  const height = numberField(t('stage.height'), (value) => setSize(stage, [stage.size[0], value]));
  const device = select(
    [['', t('stage.device.usual')], ...devices.map(([name], index) => /** @type {[string, string]} */ ([String(index), name]))], '',
    (value) => {
      settings.stage = value === '' ? null : [...devices[Number(value)][1]];
      bench.touched();
    });
  const zoom = segmented(t('stage.zoom'), [['fit', t('stage.fit'), t('stage.fit.title')], ['one', '1:1', t('stage.one.title')], ['device', t('stage.whole'), t('stage.whole.title')]], stage.fit, (value) => {
    stage.setFit(/** @type {any} */ (value));
    made.open = false;
    summary.focus();
  }, { 'data-action': 'fit' });
  const made = menu(t('stage.settings'), [
    zoom, el('div', { class: 'size' }, labelled(t('stage.width'), width), '×', labelled(t('stage.height'), height)),
    labelled(t('stage.device'), device),
    setting(bench, 'textSize', t('stage.textSize'), textSizes.map((each) => [each, each])),
    setting(bench, 'direction', t('stage.direction'), [
      ['leftToRight', t('stage.leftToRight')], ['rightToLeft', t('stage.rightToLeft')]]),
    setting(bench, 'scale', t('stage.scale'), [['1', '1×'], ['2', '2×'], ['3', '3×']], Number),
    setting(bench, 'dark', t('stage.appearance'), [['light', t('light')], ['dark', t('dark')]], (value) => value === 'dark'),
    layerFields(bench)], { class: 'menu settings' });
  const summary = /** @type {HTMLElement} */ (made.querySelector('summary'));
  stage.resized.on(() => {
    summary.textContent = stage.size.map((each) => shown(each)).join(' × ');
    summary.setAttribute('aria-label', `${t('stage.settings')}: ${summary.textContent}`);
    for (const [field, value] of /** @type {[HTMLInputElement, number][]} */ ([[width, stage.size[0]], [height, stage.size[1]]])) {
      if (document.activeElement !== field || stage.isHeld) field.value = String(value);
    }
  });
  return made;
}

/** @param {string} label @param {(value: number) => void} changed */
function numberField(label, changed) {
  const field = el('input', { type: 'number', min: '1', max: '5000', 'aria-label': label });
  field.addEventListener('change', () => { if (field.valueAsNumber > 0) changed(field.valueAsNumber); });
  return field;
}

/**
 * @param {import('./bench.js').Bench} bench @param {'textSize'|'direction'|'scale'|'dark'} key @param {string} label
 * @param {[string, string][]} options @param {(value: string) => any} [value]
 */
function setting(bench, key, label, options, value = (text) => text) {
  const field = select([['', t('stage.usual')], ...options], '', (chosen) => {
    /** @type {Record<string, any>} */ (bench.settings)[key] = chosen === '' ? null : value(chosen);
    bench.touched();
  }, { 'data-setting': key });
  return labelled(label, field);
}

/** @param {import('./bench.js').Bench} bench */
function layerFields(bench) {
  const all = ['names', 'guides', 'containers', 'rulers', 'pixels'];
  return el('fieldset', {}, el('legend', {}, t('stage.layers')), all.map((layer) => {
    const box = el('input', { type: 'checkbox', checked: bench.layers.has(layer), 'data-layer': layer });
    box.addEventListener('change', () => {
      if (box.checked) bench.layers.add(layer);
      else bench.layers.delete(layer);
      bench.touched();
    });
    return el('label', { class: 'check' }, box, t(`stage.layer.${layer}`));
  }));
}

/**
 * What is needed now and then, and all views as buttons: the way to them for keys.
 * @param {import('../views/workspace.js').Workspace} workspace @param {Node[]} deeds what can be done to the file
 */
export function moreMenu(workspace, deeds) {
  const { bench, glide, popover } = workspace;
  const list = el('ul', { class: 'outline' });
  const made = menu('⋯', [glide.toggle, ...deeds, el('h2', {}, t('export')), ...shareButtons(workspace), el('h2', {}, t('inspector.views')), list], { class: 'menu views' });
  made.querySelector('summary')?.setAttribute('aria-label', t('more'));
  const draw = () => {
    const nodes = bench.scene?.nodes ?? [];
    const depth = (/** @type {number} */ node) => chain(nodes, node).filter((each) => !nodes[each].isModifier).length - 1;
    replace(list, nodes.map(({ isModifier, isShown, range }, index) => (isModifier || !isShown || !range ? null
      : el('li', { style: `--depth: ${Math.min(5, depth(index))}` }, button(named(nodes, index), () => {
        made.open = false;
        popover.open(outermost(nodes, index), true);
      }, { class: 'link', 'data-node-button': index })))));
  };
  bench.drawn.on(() => { if (!made.open) replace(list); });
  // Before it opens: the next key may be a Tab into it.
  made.querySelector('summary')?.addEventListener('click', draw);
  made.addEventListener('toggle', () => { if (!list.firstChild) draw(); });
  return made;
}

/**
 * What it is, and its name if it has one.
 * @param {import('../types').SceneNode[]} nodes @param {number} node
 */
export function named(nodes, node) {
  const name = labelOf(nodes, outermost(nodes, node));
  return name === nodes[node].kind ? name : `${nodes[node].kind} ${name}`;
}
