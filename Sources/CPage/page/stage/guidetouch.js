// Setting a guide: the server says how the text changes, the page changes it. One touch is one undo step.

import { ask, Refusal, Superseded, Unreachable } from '../base/api.js';
import { toast } from '../base/dom.js';
import { applying, written } from '../editor/text.js';
import { newTouch } from '../editor/editor.js';

/** @typedef {{node: number, key: string, axis: import('../types').Axis}} Guide */

export class GuideTouch {
  #origin = newTouch();
  /** @type {any} */
  #wanted = null;
  /** While a hand holds it, more values follow. */
  isHeld = false;
  #isBusy = false;
  /**
   * Once the server has written a number, the next ones of the same touch go to its place, without asking.
   * @type {{mark: import('../editor/editor.js').Mark, by: number} | null}
   */
  #known = null;
  #last = 0;

  /** @param {import('./bench.js').Bench} bench @param {Guide} guide */
  constructor(bench, guide) {
    this.bench = bench;
    this.guide = guide;
    // All values of one drag start from the same text, so that numbers of nodes stay what they were.
    this.question = bench.question;
  }

  /** @param {number} value */
  set(value) {
    this.#last = value;
    if (!this.#known) return this.edit({ value });
    // One drawing after the other: each new number waits for the drawing of the one before.
    if (!this.bench.isBusy) this.#write(value);
    else this.#next ??= this.bench.rested.on(() => { this.#forgetNext(); this.#write(this.#last); });
  }

  /** @type {(() => void) | null} ends the waiting for the drawing before */
  #next = null;

  #forgetNext() {
    this.#next?.();
    this.#next = null;
  }

  /** The touch is over: what waited for a drawing is written now. */
  end() {
    if (this.#next) this.#write(this.#last);
    this.#forgetNext();
    this.#known?.mark.clear();
    this.#known = null;
  }

  /** @param {number} value */
  #write(value) {
    const { editor } = this.bench;
    const range = this.#known && editor.rangeOf(this.#known.mark);
    if (!this.#known || !range || !isNumber(editor.text.slice(...range))) return this.edit({ value });
    editor.become(applying(editor.text, [{ range, text: written(value + this.#known.by, 0.01) }]), this.#origin);
  }

  /** @param {number} value @param {import('../types').Range | null} range where the server wrote it */
  #learn(value, range) {
    const { editor } = this.bench;
    const text = range ? editor.text.slice(...range) : '';
    if (!range || this.#known || !isNumber(text)) return;
    this.#known = { mark: editor.mark(range, 'glow', { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false }), by: Number(text) - value };
  }

  /** @param {object} wish */
  edit(wish) {
    const { node, key, axis } = this.guide;
    // `.center` is a line of both axes; with its type it is one of them.
    const full = key.startsWith('.') ? `${axis === 'horizontal' ? 'HorizontalAlignment' : 'VerticalAlignment'}${key}` : key;
    this.#wanted = { guide: { node, key: full, ...wish } };
    void this.#work();
  }

  async #work() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#wanted) {
      const edit = this.#wanted;
      this.#wanted = null;
      const range = await change(this.bench, this.question, edit, this.#origin);
      if (this.isHeld && edit.guide.value !== undefined) this.#learn(edit.guide.value, range);
    }
    this.#isBusy = false;
  }
}

/**
 * @param {import('./bench.js').Bench} bench @param {{text: string}} question @param {object} edit @param {string} origin
 * @returns {Promise<import('../types').Range | null>} where the changed words are now
 */
async function change(bench, question, edit, origin) {
  try {
    const answer = await ask('edit', { ...question, edit });
    if (answer.refused) {
      toast(answer.refused);
      return null;
    }
    const range = bench.editor.become(applying(question.text, answer.edits), origin);
    bench.editor.flash(answer.select ?? range);
    bench.editor.reveal(answer.select ?? range);
    return answer.select ?? range;
  } catch (error) {
    if (error instanceof Refusal) toast(error.message);
    else if (!(error instanceof Superseded || error instanceof Unreachable)) throw error;
    return null;
  }
}

/** @param {import('./bench.js').Bench} bench @param {number} node @param {string} value */
export function setAlignment(bench, node, value) {
  return change(bench, bench.question, { alignment: { node, value } }, newTouch());
}

/** @param {string} text */
const isNumber = (text) => /^-?\d+(\.\d+)?$/.test(text);
