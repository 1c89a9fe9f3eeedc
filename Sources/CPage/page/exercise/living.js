// The lesson's picture, alive: what its code lets one tap, drag and set works, and what moves can be scrubbed.

import { el } from '../base/dom.js';
import { t } from '../base/words.js';
import { Bench } from '../stage/bench.js';
import { Controls } from '../stage/controls.js';
import { fixedText } from '../stage/fixedtext.js';
import { MotionPlayer } from '../stage/motion.js';
import { Stage } from '../stage/stage.js';
import { stepsBar } from '../stage/steps.js';
import { Toucher } from '../stage/touch.js';

/**
 * Takes the place of the still picture as soon as it is drawn.
 * @param {import('../types').Exercise} exercise @param {string} text @param {HTMLElement} still
 */
export function livingPicture(exercise, text, still) {
  const bench = new Bench(fixedText(text), { lesson: exercise.id }, false);
  const stage = new Stage(bench);
  stage.wish = 0;
  stage.mostZoom = 1;
  const motion = new MotionPlayer(stage);
  new Controls(stage);
  new Toucher(stage);
  stage.canvas.setAttribute('aria-label', t('lesson.living'));
  const living = el('div', { class: 'living' }, stage.element, motion.element, stepsBar(bench),
    el('p', { class: 'quiet' }, t('lesson.touch')));
  const stop = bench.drawn.on(() => {
    stop();
    still.replaceWith(living);
  });
  bench.touched();
  return () => {
    motion.stop();
    bench.destroy();
    stage.destroy();
  };
}
