// Code that is only read, in the editor's colors.

import { el } from '../base/dom.js';
import { t } from '../base/words.js';

/**
 * What belongs to an exercise and is not the learner's.
 * @param {string} code
 */
export function givenCode(code) {
  const made = el('pre', { class: 'given-code cm-s-course', tabIndex: 0, role: 'region', 'aria-label': t('given') });
  colored(made, code);
  return made;
}

/**
 * The editor itself only knows how to color.
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
