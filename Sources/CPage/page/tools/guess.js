// Say first where everything lands, then look.

import { announce, button, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';
import { arrow } from '../stage/resize.js';

/** @typedef {{name: string, x: number, y: number, frame: import('../types').Frame, box: HTMLElement}} Guess */

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./tools.js').Panel} */
export function guessPanel({ bench, stage }) {
  /** @type {Guess[]} */
  let guesses = [];
  const layer = el('div', { class: 'guesses', hidden: true });
  stage.paper.append(layer);
  const result = el('div', {});
  const begin = () => {
    guesses = (bench.scene?.views ?? []).map((view, index) => box(stage, view, index));
    layer.hidden = false;
    stage.element.classList.add('guessing');
    replace(layer, guesses.map((each) => each.box));
    replace(result, el('p', {}, t('guess.drag')));
    guesses.forEach((each) => place(stage, each));
    guesses[0]?.box.focus();
  };
  const reveal = () => {
    stage.element.classList.remove('guessing');
    layer.classList.add('revealed');
    replace(result, guesses.length ? verdict(guesses) : el('p', { class: 'quiet' }, t('guess.nothing')));
  };
  const end = () => {
    stage.element.classList.remove('guessing');
    layer.classList.remove('revealed');
    layer.hidden = true;
    guesses = [];
    replace(layer);
    replace(result);
  };
  stage.resized.on(() => guesses.forEach((each) => place(stage, each)));
  return {
    element: el('div', {}, el('p', { class: 'quiet' }, t('guess.words')), el('div', { class: 'row' },
      button(t('guess.begin'), begin, { class: 'main', 'data-action': 'guess' }), button(t('guess.reveal'), reveal, { 'data-action': 'reveal' }),
      button(t('guess.end'), end)), result),
    opened: () => {}, closed: end,
  };
}

/**
 * All boxes begin in the corner, a little apart.
 * @param {import('../stage/stage.js').Stage} stage @param {{name: string, frame: import('../types').Frame}} view @param {number} index @returns {Guess}
 */
function box(stage, { name, frame }, index) {
  const made = el('div', { class: 'guess-box', tabIndex: 0, role: 'button', 'aria-roledescription': t('guess.box') }, viewName(name));
  const guess = { name, frame, x: 4 + index * 8, y: 4 + index * 8, box: made };
  const moved = () => { place(stage, guess); };
  made.addEventListener('keydown', (event) => {
    const by = arrow(event);
    if (!by) return;
    event.preventDefault();
    guess.x += by[0];
    guess.y += by[1];
    moved();
    announce(made.getAttribute('aria-label') ?? '');
  });
  made.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    made.focus();
    made.setPointerCapture(event.pointerId);
    const [x, y] = stage.pointOf(event);
    const [left, top] = [guess.x, guess.y];
    made.onpointermove = (next) => {
      const now = stage.pointOf(next);
      guess.x = Math.round(left + now[0] - x);
      guess.y = Math.round(top + now[1] - y);
      moved();
    };
    made.onlostpointercapture = () => { made.onpointermove = null; };
  });
  return guess;
}

/** @param {import('../stage/stage.js').Stage} stage @param {Guess} guess */
function place({ zoom }, { name, x, y, frame, box: made }) {
  Object.assign(made.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${frame[2] * zoom}px`, height: `${frame[3] * zoom}px` });
  made.setAttribute('aria-label', t('guess.at', viewName(name), shown(x), shown(y)));
}

/** @param {Guess[]} guesses */
function verdict(guesses) {
  const rows = guesses.map(({ name, x, y, frame }) => ({ name, dx: x - frame[0], dy: y - frame[1] }));
  const near = rows.filter(({ dx, dy }) => Math.hypot(dx, dy) <= 8).length;
  announce(t('guess.result', near, rows.length));
  return [el('p', {}, el('strong', {}, t('guess.result', near, rows.length))), el('table', { class: 'numbers' },
    el('thead', {}, el('tr', {}, el('th', {}, t('view')), el('th', {}, t('guess.across')), el('th', {}, t('guess.down')))),
    el('tbody', {}, rows.map(({ name, dx, dy }) => el('tr', {}, el('th', { scope: 'row' }, viewName(name)), el('td', {}, off(dx)), el('td', {}, off(dy))))))];
}

/** @param {number} distance */
const off = (distance) => (Math.abs(distance) < 0.5 ? t('guess.exact') : `${distance > 0 ? '+' : ''}${shown(distance)}`);
