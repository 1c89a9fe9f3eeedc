// Say first where views land, then look: a tray of views, a covered stage, the film of the layout over the guess, and the
// distance between both.

import { announce, button, el, replace, svg, toggle } from '../base/dom.js';
import { motionIsReduced } from '../base/preferences.js';
import { t } from '../base/words.js';
import { shown, viewName } from '../editor/text.js';
import { arrowBetween, arrowsApart } from '../stage/goal.js';
import { isInside } from '../stage/geometry.js';
import { arrow } from '../stage/resize.js';

/** @typedef {{name: string, x: number, y: number, frame: import('../types').Frame, box: HTMLElement}} Guess */

/** As near as this is as good as exact for a hand. */
const near = 8;

export class Prediction {
  /** @type {Guess[]} */
  #guesses = [];
  #isRevealed = false;

  /** @param {import('../views/workspace.js').Workspace} workspace */
  constructor({ bench, stage, timeline }) {
    this.bench = bench;
    this.timeline = timeline;
    this.stage = stage;
    this.layer = el('div', { class: 'guesses', hidden: true });
    this.arrows = svg('svg', { class: 'overlay guess-arrows', width: '100%', height: '100%' });
    stage.paper.append(this.layer, this.arrows);
    this.toggle = toggle(t('guess'), false, (isOn) => (isOn ? this.#begin() : this.#end()), { class: 'small', title: t('guess.words'), 'data-action': 'guess' });
    this.tray = el('div', { class: 'tray', role: 'group', 'aria-label': t('guess.tray') });
    this.result = el('p', { class: 'guess-result', role: 'status' });
    this.revealButton = button(t('guess.reveal'), () => this.#reveal(), { class: 'small main', 'data-action': 'reveal' });
    this.element = el('section', { class: 'prediction', 'aria-label': t('guess'), hidden: true }, el('span', { class: 'quiet' }, t('guess.drag')), this.tray, this.revealButton, this.result);
    stage.resized.on(() => this.#guesses.forEach((each) => this.#place(each)));
  }

  #begin() {
    this.timeline.stop();
    this.#isRevealed = false;
    this.element.hidden = false;
    this.layer.hidden = false;
    this.layer.classList.remove('revealed');
    this.stage.element.classList.add('guessing', 'is-predicting');
    this.revealButton.disabled = true;
    const views = worthGuessing(this.bench.scene);
    this.result.textContent = views.length ? '' : t('guess.nothing');
    replace(this.tray, views.map((view) => button(viewName(view.name), (event) => this.#take(view, /** @type {HTMLButtonElement} */ (event.currentTarget)), { class: 'small', 'data-guess': view.name })));
  }

  /** @param {{name: string, frame: import('../types').Frame}} view @param {HTMLButtonElement} chip */
  #take({ name, frame }, chip) {
    if (this.#isRevealed) return;
    chip.disabled = true;
    const [left, top, width, height] = this.bench.scene?.content ?? [0, 0, ...this.stage.size];
    const at = 12 * (this.#guesses.length % 6);
    const made = el('div', { class: 'guess-box', tabIndex: 0, role: 'button', 'aria-roledescription': t('guess.box') }, viewName(name));
    const guess = { name, frame, x: Math.round(left + (width - frame[2]) / 2) + at, y: Math.round(top + (height - frame[3]) / 2) + at, box: made };
    made.addEventListener('keydown', (event) => {
      const by = arrow(event);
      if (!by || this.#isRevealed) return;
      event.preventDefault();
      guess.x += by[0];
      guess.y += by[1];
      this.#place(guess);
      announce(made.getAttribute('aria-label') ?? '');
    });
    made.addEventListener('pointerdown', (event) => this.#drag(guess, event));
    this.#guesses.push(guess);
    this.layer.append(made);
    this.#place(guess);
    this.revealButton.disabled = false;
    made.focus({ preventScroll: true });
  }

  /** @param {Guess} guess @param {PointerEvent} event */
  #drag(guess, event) {
    if (this.#isRevealed) return;
    const { box } = guess;
    event.preventDefault();
    box.focus({ preventScroll: true });
    try { box.setPointerCapture(event.pointerId); } catch { /* A finger that is gone already. */ }
    const [x, y] = this.stage.pointOf(event);
    const [left, top] = [guess.x, guess.y];
    box.onpointermove = (next) => {
      const now = this.stage.pointOf(next);
      guess.x = Math.round(left + now[0] - x);
      guess.y = Math.round(top + now[1] - y);
      this.#place(guess);
    };
    box.onlostpointercapture = () => { box.onpointermove = null; };
  }

  /** @param {Guess} guess */
  #place({ name, x, y, frame, box }) {
    const { zoom } = this.stage;
    Object.assign(box.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${frame[2] * zoom}px`, height: `${frame[3] * zoom}px` });
    box.setAttribute('aria-label', t('guess.at', viewName(name), shown(x), shown(y)));
    if (this.#isRevealed) this.#drawArrows();
  }

  #reveal() {
    this.#isRevealed = true;
    this.stage.element.classList.remove('guessing');
    this.layer.classList.add('revealed');
    const off = this.#guesses.map(({ x, y, frame }) => Math.hypot(x - frame[0], y - frame[1]));
    const words = t('guess.result', off.filter((each) => each <= near).length, off.length);
    this.result.textContent = `${words} ${this.#guesses.map(({ name }, index) => `${viewName(name)}: ${off[index] < 0.5 ? t('guess.exact') : shown(Math.round(off[index]))}`).join(', ')}.`;
    announce(this.result.textContent);
    this.#drawArrows();
    if (!motionIsReduced()) void this.timeline.film();
  }

  #drawArrows() {
    const far = this.#guesses.filter(({ x, y, frame }) => Math.hypot(x - frame[0], y - frame[1]) >= 0.5);
    replace(this.arrows, arrowsApart(far.map(({ x, y, frame }) => arrowBetween([x, y, frame[2], frame[3]], frame, this.stage.zoom))));
  }

  #end() {
    this.stage.element.classList.remove('guessing', 'is-predicting');
    this.element.hidden = true;
    this.layer.hidden = true;
    this.#guesses = [];
    replace(this.layer);
    replace(this.arrows);
  }
}

/**
 * The views that the source names, without the program's own controls; or else all that have a name.
 * @param {import('../types').Scene | null} scene
 */
function worthGuessing(scene) {
  if (!scene) return [];
  const named = scene.views.filter(({ name, frame }) => !name.includes(':') && isInside(frame, scene.content));
  return named.length ? named : scene.views;
}
