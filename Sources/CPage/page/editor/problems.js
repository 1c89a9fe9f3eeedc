// What is wrong with the text: squiggles in it, sentences under it, fix-its as buttons.

import { button, codeWords, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Problem} Problem */

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
    replace(this.place, problems.map((problem) => this.#said(problem)));
    this.place.hidden = problems.length === 0;
  }

  /** @param {Problem} problem */
  #squiggle({ range, severity, message, file }) {
    if (!range || file !== 0) return [];
    const end = Math.max(range[1], range[0] + 1);
    return [this.editor.mark([range[0], end], `squiggle ${severity}`, { title: message })];
  }

  /** @param {Problem} problem */
  #said(problem) {
    const { range, severity, message, notes, fix, file } = problem;
    const place = range && file === 0
      ? button(t('problem.line', this.editor.placeOf(range[0])), () => this.editor.show(range), { class: 'link' })
      : null;
    const repair = fix && fix.edits.length
      ? button(fix.title, () => { this.editor.apply(fix.edits); this.editor.focus(); }, { class: 'small' })
      : null;
    return el('div', { class: `problem ${severity}` },
      el('p', {}, el('strong', {}, severity === 'error' ? t('problem.error') : t('problem.warning')), ' ', codeWords(message), ' ', place),
      notes.map((note) => el('p', { class: 'note' }, codeWords(note))), repair);
  }
}
