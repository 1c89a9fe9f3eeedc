// The text and its marks. Everything that changes the text from outside is one undo step for each touch.

import { el } from '../base/dom.js';
import { Signal } from '../base/signal.js';
import { t } from '../base/words.js';
import { applying, difference, unified } from './text.js';

/** @typedef {import('../types').Range} Range */
/** @typedef {{clear: () => void, find: () => any}} Mark */

let touches = 0;

/** A name under which changes are undone together. */
export const newTouch = () => `*touch${++touches}`;

export class TextEditor {
  /**
   * After every change, typed or not.
   * @type {Signal<{isTyped: boolean}>}
   */
  changed = new Signal();
  /**
   * The learner moved the caret.
   * @type {Signal<number>}
   */
  caretMoved = new Signal();

  /** @param {HTMLElement} place @param {string} text @param {string} label @param {Record<string, () => void>} keys */
  constructor(place, text, label, keys) {
    this.place = place;
    this.cm = CodeMirror(place, {
      value: unified(text), mode: 'swift', theme: 'course', lineNumbers: true, indentUnit: 2, tabSize: 2,
      matchBrackets: true, autoCloseBrackets: { pairs: '()[]{}""', closeBefore: ')]}\'":;> \n', triples: '', explode: '' },
      smartIndent: false, electricChars: false, lineWrapping: true, screenReaderLabel: label,
    });
    this.#bind(keys);
    this.cm.on('renderLine', (/** @type {any} */ _, /** @type {any} */ line, /** @type {HTMLElement} */ element) => this.#hang(line.text, element));
    place.append(el('p', { class: 'unseen' }, t('editor.leave')));
    this.cm.on('change', (/** @type {any} */ _, /** @type {any} */ change) => {
      const origin = change.origin ?? '';
      this.changed.send({ isTyped: !origin.startsWith('*') && origin !== 'follow' });
    });
    this.cm.on('cursorActivity', () => {
      if (!this.#isWriting) this.caretMoved.send(this.caret);
    });
  }

  #isWriting = false;

  /**
   * A line that does not fit goes on below, two further in than it begins.
   * @param {string} text @param {HTMLElement} element
   */
  #hang(text, element) {
    const indent = text.length - text.trimStart().length + 2;
    element.style.paddingInlineStart = `calc(12px + ${indent}ch)`;
    element.style.textIndent = `-${indent}ch`;
    // A long word breaks where the line ends, not before it. Where the browser edits the line itself, it has to stay as it is.
    const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (first?.nodeValue && this.cm.getOption('inputStyle') === 'textarea') first.nodeValue = first.nodeValue.replace(/^[ \u00a0]+/, (spaces) => '\u00a0'.repeat(spaces.length));
  }

  /**
   * Tab indents; after Escape it goes on to the next field, so that nobody is caught.
   * @param {Record<string, () => void>} keys
   */
  #bind(keys) {
    const own = {
      Enter: () => this.#newLine(),
      ...Object.fromEntries(Object.entries(keys).map(([key, action]) => [key, () => action()])),
      'Ctrl-/': 'toggleComment', 'Cmd-/': 'toggleComment',
    };
    const leaving = { ...own, Tab: false, 'Shift-Tab': false };
    const staying = {
      ...own,
      Esc: () => this.cm.setOption('extraKeys', leaving),
      Tab: () => (this.cm.somethingSelected() ? this.cm.indentSelection('add') : this.cm.execCommand('insertSoftTab')),
      'Shift-Tab': () => this.cm.indentSelection('subtract'),
    };
    const stay = () => this.cm.setOption('extraKeys', staying);
    stay();
    this.cm.on('focus', stay);
    this.cm.on('change', stay);
  }

  /**
   * A new line stands where the one before begins, two further in after an opening brace; the modifiers of a chain stand
   * below each other.
   */
  #newLine() {
    const cm = this.cm;
    cm.operation(() => {
      if (cm.somethingSelected()) cm.replaceSelection('');
      const at = cm.getCursor();
      const line = cm.getLine(at.line);
      const own = /^ */.exec(line)?.[0] ?? '';
      const before = line.slice(0, at.ch).trimEnd();
      const opens = /[{([]$/.test(before) || /\bin$/.test(before) && before.includes('{');
      const closes = /^\s*[})\]]/.test(line.slice(at.ch));
      const inner = own + (opens ? '  ' : '');
      cm.replaceSelection(`\n${inner}${opens && closes ? `\n${own}` : ''}`, 'end', '+input');
      if (opens && closes) cm.setCursor({ line: at.line + 1, ch: inner.length });
    });
  }

  get text() { return this.cm.getValue('\n'); }
  get caret() { return this.cm.indexFromPos(this.cm.getCursor()); }
  focus() { this.cm.focus(); }
  refresh() { this.cm.refresh(); }

  /**
   * @param {string} text @param {string} origin changes of one origin are undone together
   * @returns {Range} what is new
   */
  become(text, origin) {
    const { from, to, piece } = difference(this.text, text);
    if (from === to && piece === '') return [from, from];
    this.#isWriting = true;
    this.cm.replaceRange(piece, this.cm.posFromIndex(from), this.cm.posFromIndex(to), origin);
    this.#isWriting = false;
    return [from, from + piece.length];
  }

  /** @param {import('../types').Edit[]} edits @param {string} [origin] */
  apply(edits, origin = newTouch()) {
    this.flash(this.become(applying(this.text, edits), origin));
  }

  /**
   * Shows for a moment what was changed.
   * @param {Range} range
   */
  flash(range) {
    const wider = range[0] === range[1] ? /** @type {Range} */ ([Math.max(0, range[0] - 1), range[1]]) : range;
    const mark = this.mark(wider, 'flash');
    setTimeout(() => mark.clear(), 1200);
  }

  /** @param {Range} range @param {string} className @param {Record<string, any>} [more] @returns {Mark} */
  mark(range, className, more = {}) {
    return this.cm.markText(this.cm.posFromIndex(range[0]), this.cm.posFromIndex(range[1]), { className, ...more });
  }

  /**
   * Where a mark has come to.
   * @param {Mark} mark @returns {Range | null}
   */
  rangeOf(mark) {
    const found = mark.find();
    return found ? [this.cm.indexFromPos(found.from), this.cm.indexFromPos(found.to)] : null;
  }

  /**
   * Scrolls to a place, whoever has the focus.
   * @param {Range} range
   */
  reveal(range) {
    this.cm.scrollIntoView({ from: this.cm.posFromIndex(range[0]), to: this.cm.posFromIndex(range[1]) }, 40);
  }

  /**
   * Puts a place at the upper edge.
   * @param {number} offset
   */
  begin(offset) {
    this.cm.scrollTo(0, this.cm.heightAtLine(this.cm.posFromIndex(offset).line, 'local') - 6);
  }

  /** @param {Range} range @param {boolean} [takesFocus] */
  show(range, takesFocus = true) {
    const from = this.cm.posFromIndex(range[0]);
    this.#isWriting = true;
    if (takesFocus) this.cm.setSelection(from, this.cm.posFromIndex(range[1]));
    this.#isWriting = false;
    this.cm.scrollIntoView(from, 60);
    if (takesFocus) this.focus();
  }

  /** Takes the editor off the page with all that it holds. */
  destroy() {
    this.cm.getDoc().clearHistory();
    this.cm.setOption('extraKeys', null);
    this.place.remove();
  }

  /**
   * Line and column for people, both from 1.
   * @param {number} offset
   */
  placeOf(offset) {
    const { line, ch } = this.cm.posFromIndex(offset);
    return `${line + 1}:${ch + 1}`;
  }
}
