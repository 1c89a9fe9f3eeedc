// Numbers, colours, truths and choices in the text can be touched: with a slider, a switch, a menu.

import { el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { newTouch } from './editor.js';
import { literalField } from './literalfield.js';
import { written } from './text.js';

/** @typedef {import('../types').Literal} Literal */

export class LiteralMarks {
  /** @type {import('./editor.js').Mark[]} */
  #marks = [];
  #kinds = '';
  /** @type {Literal[]} */
  literals = [];
  #popover = el('div', { class: 'literal-popover', role: 'dialog', 'aria-label': t('literal.title'), hidden: true });
  /** @type {import('./editor.js').Mark | null} */
  #open = null;

  /** @param {import('../stage/bench.js').Bench} bench @param {import('./editor.js').TextEditor} editor */
  constructor(bench, editor) {
    this.bench = bench;
    this.editor = editor;
    document.body.append(this.#popover);
    bench.drawn.on((scene) => this.#show(scene.literals));
    bench.troubled.on(() => { if (!this.#popover.contains(document.activeElement)) this.close(false); });
    const wrapper = this.editor.cm.getWrapperElement();
    wrapper.addEventListener('click', (/** @type {MouseEvent} */ event) => {
      if (event.target instanceof Element && event.target.closest('.literal')) this.openAtCaret(false);
      else this.close(false);
    });
    this.#popover.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.close(); });
    this.outside = (/** @type {PointerEvent} */ event) => {
      if (event.target instanceof Node && !this.#popover.contains(event.target) && !wrapper.contains(event.target)) this.close(false);
    };
    document.addEventListener('pointerdown', this.outside);
    wrapper.addEventListener('mousedown', (/** @type {MouseEvent} */ event) => this.#press(event), true);
  }

  /**
   * A number is dragged to another value; pressed only, it opens its field.
   * @param {MouseEvent} event
   */
  #press(event) {
    const isNumber = event.target instanceof Element && event.target.closest('.literal.number');
    if (!isNumber || event.button !== 0 || event.shiftKey || event.detail > 1) return;
    const { cm } = this.editor;
    const offset = cm.indexFromPos(cm.coordsChar({ left: event.clientX, top: event.clientY }, 'window'));
    const scrub = this.#scrubber(offset);
    if (!scrub) return;
    event.preventDefault();
    event.stopPropagation();
    let isDragging = false;
    const move = (/** @type {MouseEvent} */ next) => {
      const by = next.clientX - event.clientX;
      if (!isDragging && Math.abs(by) < 4) return;
      isDragging = true;
      document.documentElement.classList.add('is-scrubbing');
      scrub(Math.trunc(by / 3));
    };
    const up = () => {
      window.removeEventListener('mousemove', move);
      window.removeEventListener('mouseup', up);
      document.documentElement.classList.remove('is-scrubbing');
      if (isDragging) return;
      cm.focus();
      cm.setCursor(cm.posFromIndex(offset));
      this.openAtCaret(false);
    };
    window.addEventListener('mousemove', move);
    window.addEventListener('mouseup', up);
  }

  /**
   * The number at the caret goes up or down, by keys.
   * @param {number} steps
   */
  turn(steps) {
    this.#scrubber(this.editor.caret)?.(steps);
  }

  /** @type {import('./editor.js').Mark | null} the number that was turned last */
  #scrubbed = null;

  /**
   * @param {number} offset @returns {((steps: number) => void) | null} writes the number, so many steps from what it was
   */
  #scrubber(offset) {
    const literal = this.literals.find(({ kind, range }) => kind === 'number' && offset >= range[0] && offset <= range[1]);
    if (!literal || !this.bench.isCurrent) return null;
    this.#scrubbed?.clear();
    const mark = this.editor.mark(literal.range, '', { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false });
    this.#scrubbed = mark;
    const first = Number(literal.text.replace(/_/g, ''));
    const size = literal.step ?? 1;
    const touch = newTouch();
    return (steps) => {
      const range = this.editor.rangeOf(mark);
      if (range) this.editor.apply([{ range, text: written(first + steps * size, size, literal.text) }], touch);
    };
  }

  /** @param {Literal[]} literals */
  #show(literals) {
    const kinds = literals.map(({ kind }) => kind).join();
    const isSame = kinds === this.#kinds && this.#marks.every((mark, index) => String(this.editor.rangeOf(mark)) === String(literals[index].range));
    this.literals = literals;
    // Marks move along with the text: most of the time they are where they should be.
    if (isSame) return;
    this.#kinds = kinds;
    this.editor.cm.operation(() => {
      this.#marks.forEach((mark) => mark.clear());
      // A number that is dragged keeps its mark, so that nothing is marked anew for each of its values.
      this.#marks = literals.map(({ range, kind }) => this.editor.mark(range, `literal ${kind}`, { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false }));
    });
  }

  /** @param {boolean} [takesFocus] */
  openAtCaret(takesFocus = true) {
    const { caret } = this.editor;
    const index = this.literals.findIndex(({ range }) => caret >= range[0] && caret <= range[1]);
    if (index < 0) return;
    const literal = this.literals[index];
    this.#open?.clear();
    const mark = this.editor.mark(literal.range, 'literal-open', { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false });
    this.#open = mark;
    const field = literalField(this.editor, literal, mark);
    replace(this.#popover, el('span', { class: 'quiet' }, literal.label), field);
    this.#popover.hidden = false;
    this.#place(literal.range[0]);
    if (takesFocus) /** @type {HTMLElement | null} */ (this.#popover.querySelector('input, select, button'))?.focus();
  }

  /** @param {number} offset */
  #place(offset) {
    const { left, bottom } = this.editor.cm.charCoords(this.editor.cm.posFromIndex(offset), 'page');
    const room = document.documentElement.clientWidth - this.#popover.offsetWidth - 12;
    this.#popover.style.left = `${Math.max(8, Math.min(left, room))}px`;
    this.#popover.style.top = `${bottom + 6}px`;
  }

  close(givesBack = true) {
    if (this.#popover.hidden) return;
    this.#popover.hidden = true;
    this.#open?.clear();
    this.#open = null;
    if (givesBack) this.editor.focus();
  }

  destroy() {
    this.close(false);
    this.#popover.remove();
    document.removeEventListener('pointerdown', this.outside);
  }
}
