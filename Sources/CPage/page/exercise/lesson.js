// What there is to read.

import { el, fill } from '../base/dom.js';
import { t } from '../base/words.js';
import { livingPicture } from './living.js';

/** @typedef {{element: HTMLElement | null, destroy: () => void}} Lesson */

/** @param {import('../types').Exercise} exercise @returns {Lesson} */
export function lesson(exercise) {
  if (!exercise.lesson) return { element: null, destroy() {} };
  const open = exercise.state !== 'done';
  const text = fill(el('div', { class: 'prose' }), exercise.lesson);
  const place = text.querySelector('.picture');
  const drawing = picture(exercise.lessonDrawing, place?.textContent ?? '');
  if (drawing && place) place.replaceWith(drawing);
  else if (drawing) text.append(drawing);
  const element = el('details', { class: 'lesson', open }, el('summary', {}, t('lesson')), text);
  let destroy = () => {};
  const source = exercise.lessonDrawing?.touchable;
  const still = /** @type {HTMLElement | null} */ (text.querySelector('.stills'));
  if (source && still) {
    const enliven = () => { if (element.open) destroy = livingPicture(exercise, source, still); };
    if (open) enliven();
    else element.addEventListener('toggle', enliven, { once: true });
  }
  return { element, destroy: () => destroy() };
}

/** @param {import('../types').Exercise['lessonDrawing']} drawings @param {string} words */
function picture(drawings, words) {
  if (!drawings) return null;
  const stills = el('div', { class: 'stills' }, fill(el('div', { class: 'in-light' }), drawings.light),
    fill(el('div', { class: 'in-dark' }), drawings.dark));
  return el('figure', { class: 'lesson-drawing' }, stills, words ? el('figcaption', {}, words) : null);
}

/** @param {import('../types').Exercise} exercise @param {boolean} isOpen */
export function givenCode(exercise, isOpen) {
  if (!exercise.given) return null;
  const code = el('pre', { class: 'cm-s-course', tabIndex: 0, role: 'region', 'aria-label': t('given') });
  colored(code, exercise.given);
  return el('details', { class: 'given', open: isOpen }, el('summary', {}, t('given')), el('p', { class: 'quiet' }, t('given.words')), code);
}

/**
 * Code in the colours of the editor, which only knows how to colour.
 * @param {HTMLElement} place @param {string} code
 */
export function colored(place, code) {
  const mode = CodeMirror.getMode({ indentUnit: 2 }, 'swift');
  const state = CodeMirror.startState(mode);
  code.split('\n').forEach((text, index) => {
    if (index) place.append('\n');
    const stream = new CodeMirror.StringStream(text, 2);
    while (!stream.eol()) {
      const style = mode.token(stream, state);
      const piece = stream.current();
      place.append(style ? el('span', { class: style.split(' ').map((/** @type {string} */ each) => `cm-${each}`).join(' ') }, piece) : piece);
      stream.start = stream.pos;
    }
  });
}
