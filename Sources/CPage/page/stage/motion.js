// From one state to the next: played, stopped, stepped, slowed down, scrubbed.

import { announce, button, el, select } from '../base/dom.js';
import { isTyping } from '../base/dom.js';
import { motionIsReduced, remember, remembered } from '../base/preferences.js';
import { Signal } from '../base/signal.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Instant} Instant */

export class MotionPlayer {
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
  speed = Number(remembered('speed', '1'));
  #frame = 0;
  #rest = '';
  /** What the way belongs to: the text, what was done, and where. */
  #about = '';

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.playButton = button('', () => (this.isRunning ? this.pause() : this.play()), { 'data-action': 'play', class: 'round' });
    this.scrubber = el('input', { type: 'range', min: '0', max: '1', step: 'any', value: '0', 'aria-label': t('motion.time'), 'data-action': 'scrub' });
    this.scrubber.addEventListener('input', () => { this.pause(); this.show(this.scrubber.valueAsNumber * this.duration); });
    this.clock = el('output', { class: 'clock' });
    this.words = el('p', { class: 'changes', role: 'status' });
    this.bar = el('div', { class: 'transport' },
      button('‹', () => this.step(-1), { 'aria-label': t('motion.back'), class: 'round' }), this.playButton,
      button('›', () => this.step(1), { 'aria-label': t('motion.on'), class: 'round' }), this.scrubber, this.clock,
      select([['1', '1×'], ['0.5', '½×'], ['0.25', '¼×'], ['0.1', '⅒×']], String(this.speed), (value) => {
        this.speed = Number(value);
        remember('speed', value);
      }, { 'aria-label': t('motion.speed') }));
    this.element = el('section', { class: 'motion', 'aria-label': t('motion'), hidden: true }, this.words, this.bar);
    this.element.addEventListener('keydown', (event) => this.#key(event));
    stage.bench.drawn.on((scene) => this.#receive(scene));
    stage.bench.troubled.on(() => this.stop());
  }

  get isRunning() { return this.#frame !== 0; }

  /** @param {import('../types').Scene} scene */
  #receive({ motion, changes, drawing }) {
    this.#rest = drawing;
    const about = JSON.stringify(this.stage.bench.question);
    // Something was selected, or drawn in addition: the way is still the same.
    if (!motion && about === this.#about && this.instants.length) return this.show(this.time);
    this.#about = about;
    if (changes && motion) this.words.textContent = changes.words;
    if (!motion || motion.instants.length === 0) {
      // What is shown now is another layout; an old way leads nowhere.
      if (this.instants.length) this.stop();
      this.element.hidden = !motion || !changes?.words;
      this.bar.hidden = true;
      return;
    }
    this.instants = motion.instants;
    this.duration = motion.duration;
    this.element.hidden = false;
    this.bar.hidden = motion.duration <= 0;
    if (motion.duration > 0 && !motionIsReduced()) this.play(0);
    else this.show(this.duration);
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
    this.#drawButton();
  }

  pause() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#drawButton();
  }

  /** Forgets the way; the stage shows the rest. */
  stop() {
    this.pause();
    this.instants = [];
    this.current = null;
    this.stage.isPlaying = false;
    this.element.hidden = true;
    if (this.#rest) this.stage.paint(this.#rest);
  }

  /** @param {number} time */
  show(time) {
    this.time = Math.max(0, Math.min(this.duration, time));
    const isOver = this.time >= this.duration;
    const instant = this.instants.findLast(({ seconds }) => seconds <= this.time + 1e-6) ?? this.instants[0];
    this.stage.isPlaying = !isOver;
    this.stage.paint(isOver || !instant ? this.#rest : instant.drawing);
    this.current = isOver ? null : instant;
    this.moved.send(undefined);
    this.scrubber.value = String(this.duration ? this.time / this.duration : 1);
    this.scrubber.setAttribute('aria-valuetext', t('seconds', this.time.toFixed(2)));
    this.clock.textContent = `${this.time.toFixed(2)} s`;
  }

  /** @param {1|-1} way */
  step(way) {
    this.pause();
    const times = [...this.instants.map(({ seconds }) => seconds), this.duration];
    const next = way > 0 ? times.find((each) => each > this.time + 1e-6) : times.findLast((each) => each < this.time - 1e-6);
    this.show(next ?? (way > 0 ? this.duration : 0));
    announce(t('seconds', this.time.toFixed(2)));
  }

  #drawButton() {
    this.playButton.textContent = this.isRunning ? '❚❚' : '▶';
    this.playButton.setAttribute('aria-label', this.isRunning ? t('motion.pause') : t('motion.play'));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (isTyping(event.target)) return;
    if (event.key === ',') this.step(-1);
    else if (event.key === '.') this.step(1);
    else if (event.key === ' ' && event.target === this.scrubber) {
      event.preventDefault();
      if (this.isRunning) this.pause(); else this.play();
    }
  }
}
