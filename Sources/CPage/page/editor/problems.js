// What is wrong with the text: squiggles in it, sentences under it, fix-its as buttons. One slip often has several errors:
// the first ones are read, the others are folded.

import { button, codeWords, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Problem} Problem */

/** So many are told at once. */
const most = 2;

export class Problems {
  /** @type {import('./editor.js').Mark[]} */
  #marks = [];

  /** @param {import('./editor.js').TextEditor} editor @param {HTMLElement} place */
  constructor(editor, place) {
    this.editor = editor;
    this.place = place;
  }

  /** @param {Problem[]} problems */
  show(problems) {
    this.#marks.forEach((mark) => mark.clear());
    this.#marks = problems.flatMap((problem) => this.#squiggle(problem));
    const said = problems.map((problem) => this.#said(problem));
    replace(this.place, said.slice(0, most), said.length > most
      ? el('details', {}, el('summary', {}, t('problem.more', said.length - most)), said.slice(most)) : null);
    this.place.hidden = problems.length === 0;
  }

  /** @param {Problem} problem */
  #squiggle({ range, severity, message, file }) {
    if (!range || file !== 0) return [];
    const line = this.editor.text.indexOf('\n', range[0] + 1);
    const end = Math.max(Math.min(range[1], line < 0 ? Infinity : line), range[0] + 1);
    // What is missing at the end of a line has no letter of its own.
    const start = /^\n?$/.test(this.editor.text.slice(range[0], end)) ? Math.max(0, range[0] - 1) : range[0];
    return [this.editor.mark([start, end], `squiggle ${severity}`, { title: message })];
  }

  /** @param {Problem} problem */
  #said(problem) {
    const { range, severity, message, notes, fix, file } = problem;
    const place = range && file === 0
      ? button(t('problem.line', this.editor.placeOf(range[0])), () => this.editor.show(range), { class: 'link' })
      : null;
    const repair = fix && fix.edits.length
      ? button(el('span', {}, codeWords(fix.title)), () => { this.editor.apply(fix.edits); this.editor.focus(); }, { class: 'small' })
      : null;
    return el('div', { class: `problem ${severity}` },
      el('p', {}, el('strong', {}, severity === 'error' ? t('problem.error') : t('problem.warning')), ' ', codeWords(message), ' ', place),
      notes.map((note) => el('p', { class: 'quiet' }, codeWords(note))), repair);
  }
}
