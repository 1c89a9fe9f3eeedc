// One number goes through a range: where a view's edges are then, one small plot for each view, and where something
// breaks.

import { ask, Refusal, Unreachable } from '../base/api.js';
import { button, el, labelled, replace, select } from '../base/dom.js';
import { t } from '../base/words.js';
import { newTouch } from '../editor/editor.js';
import { shown, viewName, written } from '../editor/text.js';
import { setSize } from '../stage/resize.js';
import { plot } from './plot.js';

/** @typedef {import('../types').Literal} Literal */

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./dock.js').Panel} */
export function sweepPanel({ bench, editor, stage }) {
  const what = select([], '', () => suggest(), { 'data-field': 'what' });
  const from = el('input', { type: 'number', value: '60', step: 'any', 'data-field': 'from' });
  const to = el('input', { type: 'number', value: '400', step: 'any', 'data-field': 'to' });
  const result = el('div', { class: 'sweep-result', 'aria-live': 'polite' });
  /** @type {Literal[]} */
  let numbers = [];
  const options = () => {
    const kept = what.value || 'width';
    numbers = (bench.scene?.literals ?? []).filter(({ kind }) => kind === 'number');
    const literals = numbers.map(({ label, text, range }, index) => /** @type {[string, string]} */ (
      [String(index), `${label} ${text} (${t('problem.line', editor.placeOf(range[0]))})`]));
    const all = [/** @type {[string, string]} */ (['width', t('stage.width')]), /** @type {[string, string]} */ (['height', t('stage.height')]), ...literals];
    replace(what, all.map(([value, words]) => el('option', { value }, words)));
    what.value = all.some(([value]) => value === kept) ? kept : 'width';
  };
  let isOpen = false;
  bench.drawn.on(() => { if (isOpen && !what.matches(':focus')) options(); });
  const suggest = () => {
    const literal = numbers[Number(what.value)];
    const size = what.value === 'height' ? stage.size[1] : stage.size[0];
    from.value = String(literal ? literal.min ?? 0 : Math.round(size / 4));
    to.value = String(literal ? literal.max ?? Number(literal.text) * 2 : Math.round(size * 1.25));
  };
  const run = async () => {
    const literal = numbers[Number(what.value)];
    const vary = literal ? { literal: literal.range } : { stage: what.value };
    replace(result, el('p', { class: 'quiet' }, t('sweep.runs')));
    try {
      const answer = await ask('sweep', { ...bench.question, vary, from: from.valueAsNumber, to: to.valueAsNumber });
      if (answer.problems) return replace(result, answer.problems.map((/** @type {any} */ each) => el('p', {}, each.message)));
      show(answer, literal);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      replace(result, el('p', {}, error.message));
    }
  };
  const show = (/** @type {import('../types').Sweep} */ answer, /** @type {Literal | undefined} */ literal) => {
    const mark = literal ? editor.mark(literal.range, '', { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false }) : null;
    const isWidth = what.value !== 'height';
    const current = literal ? Number(literal.text.replace(/_/g, '')) : stage.size[isWidth ? 0 : 1];
    const set = (/** @type {number} */ value) => {
      if (!mark || !literal) return setSize(stage, isWidth ? [value, stage.size[1]] : [stage.size[0], value]);
      const range = editor.rangeOf(mark);
      // A number with a fraction stays one, so that its type stays what it is.
      if (range) editor.apply([{ range, text: written(value, literal.step ?? 1, literal.text) }], newTouch());
    };
    const range = { from: from.valueAsNumber, to: to.valueAsNumber, current };
    const plots = answer.curves.flatMap((curve) => {
      const made = plot(curve, answer.breaks, range, set);
      return made ? [el('figure', { class: 'small-plot' }, el('figcaption', {}, viewName(curve.name)), made)] : [];
    });
    replace(result, breaks(answer, set), el('div', { class: 'plots' }, plots), plots.length ? el('p', { class: 'quiet legend' }, t('sweep.legend')) : null);
  };
  return {
    element: el('div', {}, el('div', { class: 'row' },
      labelled(t('sweep.what'), what), labelled(t('sweep.from'), from), labelled(t('sweep.to'), to),
      button(t('sweep.run'), () => void run(), { class: 'main', 'data-action': 'sweep' })), result),
    opened: () => { isOpen = true; options(); }, closed: () => { isOpen = false; },
  };
}

/** @param {import('../types').Sweep} answer @param {(value: number) => void} set */
function breaks({ breaks: all }, set) {
  if (all.length === 0) return el('p', { class: 'quiet' }, t('sweep.smooth'));
  return el('ul', { class: 'breaks', 'aria-label': t('sweep.breaks') }, all.map(({ at, words }) => el('li', {},
    button(t('sweep.at', shown(at)), () => set(at), { class: 'small', 'data-break': at }), ' ', words)));
}
