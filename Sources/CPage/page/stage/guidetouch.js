// Setting a guide: the server says how the text changes, the page changes it. One touch is one undo step.

import { ask, Refusal, Superseded, Unreachable } from '../base/api.js';
import { toast } from '../base/dom.js';
import { applying } from '../editor/text.js';
import { newTouch } from '../editor/editor.js';

/** @typedef {{node: number, key: string, axis: import('../types').Axis}} Guide */

export class GuideTouch {
  #origin = newTouch();
  /** @type {object | null} */
  #wanted = null;
  #isBusy = false;

  /** @param {import('./bench.js').Bench} bench @param {Guide} guide */
  constructor(bench, guide) {
    this.bench = bench;
    this.guide = guide;
    // All values of one drag start from the same text, so that numbers of nodes stay what they were.
    this.question = bench.question;
  }

  /** @param {number} value */
  set(value) {
    this.edit({ value });
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
      await change(this.bench, this.question, edit, this.#origin);
    }
    this.#isBusy = false;
  }
}

/**
 * @param {import('./bench.js').Bench} bench @param {{text: string}} question @param {object} edit @param {string} origin
 */
async function change(bench, question, edit, origin) {
  try {
    const answer = await ask('edit', { ...question, edit });
    if (answer.refused) return toast(answer.refused);
    const range = bench.editor.become(applying(question.text, answer.edits), origin);
    bench.editor.flash(answer.select ?? range);
    bench.editor.reveal(answer.select ?? range);
  } catch (error) {
    if (error instanceof Refusal) toast(error.message);
    else if (!(error instanceof Superseded || error instanceof Unreachable)) throw error;
  }
}

/** @param {import('./bench.js').Bench} bench @param {number} node @param {string} value */
export function setAlignment(bench, node, value) {
  return change(bench, bench.question, { alignment: { node, value } }, newTouch());
}
