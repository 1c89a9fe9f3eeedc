// A text that nobody edits, for a stage without an editor.

import { Signal } from '../base/signal.js';

/** @typedef {Pick<import('../editor/editor.js').TextEditor, 'text'|'changed'|'mark'|'rangeOf'|'become'|'flash'|'reveal'>} Text */

/** @param {string} text @returns {Text} */
export const fixedText = (text) => ({
  text, changed: new Signal(), mark: () => ({ clear() {}, find: () => null }), rangeOf: () => null,
  become: () => [0, 0], flash() {}, reveal() {},
});
