// One timeline for everything that happens: how a container lays out its children, and what taps, drags and animations
// do. Both play on the stage itself.

import { ask, quietly } from '../base/api.js';
import { announce, button, el, isTyping, replace, select } from '../base/dom.js';
import { motionIsReduced, remember, remembered } from '../base/preferences.js';
import { Signal } from '../base/signal.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';
import { nextOffered, plain, stepWords } from './steps.js';

/** @typedef {{seconds: number, drawing: string, words?: string, views?: import('../types').MovingView[]}} Instant */

/** So many seconds a sentence is read. */
const reading = 1.2;
/** The end is what one looks at. */
const mostShown = 6;

export class Timeline {
  /**
   * Another instant is shown.
   * @type {Signal<void>}
   */
  moved = new Signal();
  /**
   * What is shown on the way; null at rest.
   * @type {Instant | null}
   */
  current = null;
  /** @type {Instant[]} */
  instants = [];
  duration = 0;
  time = 0;
  /** @type {'layout'|'motion'} */
  kind = 'motion';
  speed = Number(remembered('speed', '1'));
  #frame = 0;
  #rest = '';
  #words = '';
  /** What the way belongs to: the text, what was done, and where. */
  #about = '';

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    const { bench } = stage;
    this.playButton = button('▶', () => this.#toggle(), { 'data-action': 'play', class: 'round', 'aria-label': t('motion.play') });
    this.scrubber = el('input', { type: 'range', min: '0', max: '1', step: 'any', value: '0', 'aria-label': t('motion.time'), 'data-action': 'scrub' });
    this.scrubber.addEventListener('input', () => {
      const time = this.scrubber.valueAsNumber * this.duration;
      this.pause();
      this.show(this.#nearest(time));
    });
    this.clock = el('output', { class: 'clock' });
    this.words = el('p', { class: 'changes', role: 'status' });
    this.layoutButton = button(t('film'), () => void this.film(), { class: 'small', 'data-action': 'film', 'aria-pressed': false, title: t('film.words') });
    this.bar = el('div', { class: 'transport' },
      button('‹', () => this.step(-1), { 'aria-label': t('motion.back'), class: 'round' }), this.playButton,
      button('›', () => this.step(1), { 'aria-label': t('motion.on'), class: 'round', 'data-action': 'step-on' }), this.scrubber, this.clock,
      select([['1', '1×'], ['0.5', '½×'], ['0.25', '¼×'], ['0.1', '⅒×']], String(this.speed), (value) => {
        this.speed = Number(value);
        remember('speed', value);
      }, { 'aria-label': t('motion.speed') }));
    this.steps = el('div', { class: 'steps', role: 'group', 'aria-label': t('steps'), hidden: true });
    this.element = el('section', { class: 'timeline', 'aria-label': t('motion') }, this.steps, this.words, this.bar);
    this.element.addEventListener('keydown', (event) => this.#key(event));
    bench.drawn.on((scene) => this.#receive(scene));
    bench.troubled.on(() => this.stop());
    bench.asked.on(() => this.#drawSteps());
    this.#draw();
  }

  get isRunning() { return this.#frame !== 0; }

  /** @param {import('../types').Scene} scene */
  #receive({ motion, changes, drawing }) {
    this.#rest = drawing;
    this.#drawSteps();
    const about = JSON.stringify(this.stage.bench.question);
    // Something was selected, or drawn in addition: the way is still the same.
    if (!motion && about === this.#about && this.instants.length) return this.show(this.time);
    this.#about = about;
    this.#words = changes?.words ?? '';
    if (!motion || motion.instants.length === 0) {
      // What is shown now is another layout; an old way leads nowhere.
      if (this.instants.length) this.stop();
      this.#draw();
      return;
    }
    this.#load('motion', motion.instants, motion.duration);
    if (motion.duration > 0 && !motionIsReduced()) this.play(0);
    else this.show(this.duration);
  }

  /** @param {'layout'|'motion'} kind @param {Instant[]} instants @param {number} duration */
  #load(kind, instants, duration) {
    this.kind = kind;
    this.instants = instants;
    this.duration = duration;
    this.stage.element.classList.toggle('in-film', false);
  }

  /**
   * How a container lays out its children, played from the start.
   * @param {number | null} [node]
   */
  async film(node = container(this.stage.bench)) {
    const { bench } = this.stage;
    if (this.kind === 'layout' && this.instants.length) return this.stop();
    if (node === null || !bench.isCurrent) return;
    const about = JSON.stringify(bench.question);
    const answer = await quietly(ask('steps', { ...bench.question, node }));
    if (!answer?.steps?.length || about !== JSON.stringify(bench.question)) return announce(t('nothing'));
    this.#about = about;
    this.#load('layout', answer.steps.map((/** @type {Instant} */ step, /** @type {number} */ index) => ({ ...step, seconds: index * reading })), answer.steps.length * reading);
    this.play(0);
    // On a phone it is below the stage.
    this.element.scrollIntoView({ block: 'nearest' });
  }

  #toggle() {
    if (this.isRunning) this.pause();
    else if (this.instants.length) this.play();
    else void this.film();
  }

  /** @param {number} [from] */
  play(from = this.time >= this.duration ? 0 : this.time) {
    this.pause();
    this.stage.isPlaying = true;
    this.show(from);
    let before = performance.now();
    const tick = (/** @type {number} */ now) => {
      this.show(this.time + ((now - before) / 1000) * this.speed);
      before = now;
      if (this.time >= this.duration) this.pause();
      else this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
    this.#draw();
  }

  pause() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#draw();
  }

  /** Forgets the way; the stage shows the rest. */
  stop() {
    this.pause();
    this.instants = [];
    this.kind = 'motion';
    this.#words = '';
    this.current = null;
    this.stage.isPlaying = false;
    this.stage.element.classList.remove('in-film');
    if (this.#rest) this.stage.paint(this.#rest);
    this.stage.layout();
    this.#draw();
    this.moved.send(undefined);
  }

  /** @param {number} time */
  show(time) {
    this.time = Math.max(0, Math.min(this.duration, time));
    const isOver = this.time >= this.duration;
    const instant = this.instants.findLast(({ seconds }) => seconds <= this.time + 1e-6) ?? this.instants[0];
    const isNew = isOver ? this.current !== null || !this.stage.isPlaying : instant !== this.current;
    this.stage.isPlaying = !isOver;
    this.stage.element.classList.toggle('in-film', this.kind === 'layout' && !isOver);
    this.current = isOver ? null : instant;
    if (isNew) this.stage.paint(isOver || !instant ? this.#rest : instant.drawing);
    if (isOver) this.stage.resized.send(undefined);
    if (isNew) this.moved.send(undefined);
    this.#draw();
  }

  /** @param {1|-1} way */
  step(way) {
    if (this.instants.length === 0) return void this.film().then(() => this.pause());
    this.pause();
    const times = [...this.instants.map(({ seconds }) => seconds), this.duration];
    const next = way > 0 ? times.find((each) => each > this.time + 1e-6) : times.findLast((each) => each < this.time - 1e-6);
    this.show(next ?? (way > 0 ? this.duration : 0));
    announce(this.words.textContent || t('seconds', this.time.toFixed(2)));
  }

  /**
   * Where a hand stops, a picture was made.
   * @param {number} time
   */
  #nearest(time) {
    const times = [...this.instants.map(({ seconds }) => seconds), this.duration];
    return times.reduce((best, each) => (Math.abs(each - time) < Math.abs(best - time) ? each : best), this.duration);
  }

  #draw() {
    const isEmpty = this.instants.length === 0;
    const isLayout = this.kind === 'layout' && !isEmpty;
    this.playButton.textContent = this.isRunning ? '❚❚' : '▶';
    this.playButton.setAttribute('aria-label', t(this.isRunning ? 'motion.pause' : 'motion.play'));
    this.layoutButton.setAttribute('aria-pressed', String(isLayout));
    this.scrubber.disabled = isEmpty;
    this.scrubber.value = String(isEmpty || !this.duration ? 0 : this.time / this.duration);
    this.scrubber.style.setProperty('--pieces', String(isLayout ? this.instants.length : 1));
    const at = Math.min(this.instants.length, Math.round(this.time / reading) + 1);
    this.clock.textContent = isEmpty ? '' : isLayout ? `${at}/${this.instants.length}` : `${shown(this.time, 2)} s`;
    this.words.textContent = isLayout ? this.current?.words ?? '' : this.#words;
    // The stage keeps its size while sentences follow each other.
    this.words.classList.toggle('of-film', isLayout);
    this.words.hidden = !isLayout && !this.words.textContent;
    this.bar.classList.toggle('is-empty', isEmpty);
    this.scrubber.setAttribute('aria-valuetext', isLayout ? this.words.textContent ?? '' : t('seconds', shown(this.time, 2)));
  }

  /** What was done, and the way back. */
  #drawSteps() {
    const { bench } = this.stage;
    const offered = nextOffered(bench);
    const { steps } = bench;
    this.steps.hidden = steps.length === 0 && !offered;
    const skipped = Math.max(0, steps.length - mostShown);
    replace(this.steps,
      el('ol', {}, skipped ? el('li', {}, `… ${skipped}`) : null, steps.slice(skipped).map(({ words }) => el('li', {}, words))),
      offered ? button(t('steps.next', stepWords(offered)), () => bench.act({ step: plain(offered), words: stepWords(offered) }), { class: 'small main', 'data-action': 'next-step' }) : null,
      steps.length ? [button(t('steps.back'), () => bench.setSteps(bench.steps.slice(0, -1)), { class: 'small', 'data-action': 'step-back' }),
        button(t('steps.start'), () => bench.setSteps([]), { class: 'small', 'data-action': 'start-over' })] : []);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (isTyping(event.target)) return;
    if (event.key === ',') this.step(-1);
    else if (event.key === '.') this.step(1);
    else if (event.key === 'Escape' && this.kind === 'layout') {
      this.stop();
      // At rest there is nothing to scrub.
      this.layoutButton.focus();
    }
    else if (event.key === ' ' && event.target === this.scrubber) {
      event.preventDefault();
      this.#toggle();
    }
  }
}

/**
 * The selected container, the one around the selected view, or else the outermost.
 * @param {import('./bench.js').Bench} bench
 */
function container({ scene, selection }) {
  if (!scene) return null;
  let node = selection.node;
  while (node !== null && scene.nodes[node] && !scene.nodes[node].isContainer) node = scene.nodes[node].parent;
  if (node !== null) return node;
  const first = scene.nodes.findIndex(({ isContainer }) => isContainer);
  return first < 0 ? null : first;
}
