// The lesson's picture, alive: what its code lets one tap, drag and set works, and what moves can be scrubbed.

import { el } from '../base/dom.js';
import { Signal } from '../base/signal.js';
import { t } from '../base/words.js';
import { Bench } from '../stage/bench.js';
import { Controls } from '../stage/controls.js';
import { Stage } from '../stage/stage.js';
import { Timeline } from '../stage/timeline.js';
import { Toucher } from '../stage/touch.js';

/**
 * A text that nobody edits.
 * @param {string} text @returns {import('../stage/bench.js').Text}
 */
const fixedText = (text) => ({
  text, changed: new Signal(), mark: () => ({ clear() {}, find: () => null }), rangeOf: () => null,
  become: () => [0, 0], flash() {}, reveal() {},
});

/**
 * Takes the place of the still picture as soon as it is drawn.
 * @param {import('../types').Exercise} exercise @param {string} text @param {HTMLElement} still
 */
export function livingPicture(exercise, text, still) {
  const bench = new Bench(fixedText(text), { lesson: exercise.id }, false);
  const stage = new Stage(bench, 1.5);
  const timeline = new Timeline(stage);
  const controls = new Controls(stage);
  new Toucher(stage);
  stage.fit = 'device';
  stage.canvas.setAttribute('aria-label', t('lesson.living'));
  const living = el('div', { class: 'living' }, stage.element, controls.bar, timeline.element);
  const stop = bench.drawn.on(() => {
    stop();
    still.replaceWith(living);
  });
  bench.touched();
  return () => {
    timeline.pause();
    bench.destroy();
    stage.destroy();
  };
}
