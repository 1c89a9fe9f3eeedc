// How large the stage is, and what kind of machine it belongs to.

import { button, el, labelled, select } from '../base/dom.js';
import { t } from '../base/words.js';
import { setSize } from './resize.js';

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
  stage.resized.on(() => {
    for (const [field, value] of /** @type {[HTMLInputElement, number][]} */ ([[width, stage.size[0]], [height, stage.size[1]]])) {
      if (document.activeElement !== field || stage.isHeld) field.value = String(value);
    }
  });
  const device = select(
    [['', t('stage.device.usual')], ...devices.map(([name], index) => /** @type {[string, string]} */ ([String(index), name]))], '',
    (value) => {
      settings.stage = value === '' ? null : [...devices[Number(value)][1]];
      bench.touched();
    });
  return el('div', { class: 'settings' },
    el('span', { class: 'size' }, labelled(t('stage.width'), width, 'field bare'), '×', labelled(t('stage.height'), height, 'field bare')),
    el('details', { class: 'popover' }, el('summary', {}, t('stage.settings')),
      el('div', { class: 'sheet' },
        labelled(t('stage.device'), device),
        setting(bench, 'textSize', t('stage.textSize'), textSizes.map((each) => [each, each])),
        setting(bench, 'direction', t('stage.direction'), [
          ['leftToRight', t('stage.leftToRight')], ['rightToLeft', t('stage.rightToLeft')]]),
        setting(bench, 'scale', t('stage.scale'), [['1', '1×'], ['2', '2×'], ['3', '3×']], Number),
        setting(bench, 'dark', t('stage.appearance'), [['light', t('light')], ['dark', t('dark')]], (value) => value === 'dark'),
        zoomField(stage), layerFields(bench))));
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

/** @param {import('./stage.js').Stage} stage */
function zoomField(stage) {
  const options = /** @type {[string, string][]} */ ([['0', t('stage.fits')], ...[0.5, 0.75, 1, 1.5, 2, 3, 4]
    .map((each) => /** @type {[string, string]} */ ([String(each), `${each * 100} %`]))]);
  return labelled(t('stage.zoom'), select(options, String(stage.wish), (value) => stage.setZoom(Number(value))));
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

/** @param {import('./bench.js').Bench} bench */
export function ghostToggle(bench) {
  const set = (/** @type {boolean} */ isOn) => {
    bench.ghost = isOn;
    made.setAttribute('aria-pressed', String(isOn));
    bench.touched();
  };
  const made = button(t('stage.ghost'), () => set(!bench.ghost), { 'aria-pressed': bench.ghost, 'aria-keyshortcuts': 'g', title: t('stage.ghost.title') });
  return { element: made, set };
}
