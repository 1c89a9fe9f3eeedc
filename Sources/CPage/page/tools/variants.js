// One word of the text, in all the ways it could be: each a small picture in the circumstances of the stage.

import { button, el, fill, fitted, labelled, replace, select } from '../base/dom.js';
import { afterPause } from '../base/signal.js';
import { t } from '../base/words.js';
import { applying } from '../editor/text.js';
import { laidOut } from './laidout.js';

/** @typedef {import('../types').Literal} Literal */

/** More pictures than these are no help. */
const most = 12;

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./dock.js').Panel} */
export function variantsPanel({ bench, editor }) {
  const chooser = el('div', {});
  const grid = el('ul', { class: 'pins variants' });
  let isOpen = false;
  let chosen = 0;
  let round = 0;
  const draw = async () => {
    if (!isOpen || !bench.scene || !bench.isCurrent) return;
    const mine = ++round;
    const words = bench.scene.literals.filter(({ kind }) => kind === 'choice' || kind === 'flag');
    if (!chooser.contains(document.activeElement)) chosen = Math.max(0, atCaret(words, editor.caret) ?? Math.min(chosen, words.length - 1));
    replace(chooser, words.length === 0 ? el('p', { class: 'quiet' }, t('variants.none'))
      : labelled(t('variants.of'), select(words.map((each, index) => [String(index), named(each)]), String(chosen),
        (value) => { chosen = Number(value); void draw(); }, { 'data-action': 'variants-of' })));
    if (words.length === 0) return replace(grid);
    const made = await Promise.all(choicesOf(words[chosen]).map((choice, index) => variant(words[chosen], choice, index)));
    if (mine === round) replace(grid, made);
  };
  const named = (/** @type {Literal} */ { text, label, range }) => [t('problem.line', editor.placeOf(range[0])), label, text].filter(Boolean).join(' · ');
  const variant = async (/** @type {Literal} */ { text, range }, /** @type {string} */ choice, /** @type {number} */ index) => {
    const scene = await laidOut(bench, applying(editor.text, [{ range, text: choice }]), `variant-${index}`);
    const picture = el('div', { class: 'small-picture' });
    if (scene) fill(picture, fitted(scene.drawing, scene.content));
    else replace(picture, el('p', { class: 'quiet' }, t('variants.not')));
    return el('li', { 'data-variant': choice }, picture, el('code', { 'aria-current': choice === text }, choice),
      choice === text || !scene ? null : button(t('variants.take', choice), () => {
        if (bench.isCurrent) editor.apply([{ range, text: choice }]);
      }, { class: 'small' }));
  };
  const soon = afterPause(150, () => void draw());
  bench.drawn.on(soon);
  editor.caretMoved.on(soon);
  return {
    element: el('div', {}, el('p', { class: 'quiet' }, t('variants.words')), chooser, grid),
    opened: () => { isOpen = true; void draw(); }, closed: () => { isOpen = false; },
  };
}

/** @param {Literal} literal */
function choicesOf({ kind, text, choices }) {
  const all = kind === 'flag' ? ['true', 'false'] : choices ?? [];
  return (all.includes(text) ? all : [text, ...all]).slice(0, most);
}

/** @param {Literal[]} literals @param {number} caret */
function atCaret(literals, caret) {
  const found = literals.findIndex(({ range }) => caret >= range[0] && caret <= range[1]);
  return found < 0 ? null : found;
}
