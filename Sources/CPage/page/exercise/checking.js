// How the answer is judged: quietly after every pause, and aloud when asked.

import { ask, Refusal, Superseded } from '../base/api.js';
import { announce, button, el, fill, replace, toast } from '../base/dom.js';
import { afterPause, Signal } from '../base/signal.js';
import { t } from '../base/words.js';
import { diffTable } from '../editor/diff.js';

/** @typedef {import('../types').Verdict} Verdict */

export class Checking {
  /** @type {Signal<Verdict>} */
  judged = new Signal();
  /** @type {import('../editor/editor.js').Mark[]} */
  #marks = [];
  #wasAsked = false;
  #number = 0;

  /** @param {import('../views/workspace.js').Workspace} workspace @param {import('../types').Exercise} exercise */
  constructor(workspace, exercise) {
    this.workspace = workspace;
    this.exercise = exercise;
    this.button = button(t('check'), () => void this.check(true), { class: 'main', 'data-action': 'check', 'aria-keyshortcuts': 'Control+Enter' });
    this.element = el('section', { class: 'result', 'aria-label': t('result'), tabIndex: -1, hidden: true });
    this.quietly = afterPause(500, () => void this.check(false));
  }

  start() {
    const stop = this.workspace.editor.changed.on(() => this.quietly());
    void this.check(false);
    return () => { stop(); this.quietly.cancel(); };
  }

  /** @param {boolean} counts whether it is an attempt */
  async check(counts) {
    const number = ++this.#number;
    const { editor, saving } = this.workspace;
    if (counts) {
      this.quietly.cancel();
      this.button.disabled = true;
      await saving.now();
    }
    const text = editor.text;
    try {
      const verdict = await ask('check', { exercise: this.exercise.id, text, counts });
      if (number === this.#number && text === editor.text) this.#show(verdict, counts);
    } catch (error) {
      if (error instanceof Refusal && counts) toast([error.message, ...error.advice].join(' '));
      else if (!(error instanceof Superseded || error instanceof Refusal)) throw error;
    } finally {
      this.button.disabled = false;
    }
  }

  /** @param {Verdict} verdict @param {boolean} counts */
  #show(verdict, counts) {
    this.judged.send(verdict);
    this.#underline(verdict);
    // Nobody is told what is wrong before asking; who has asked once sees it follow the typing.
    this.#wasAsked ||= counts;
    if (!this.#wasAsked) return;
    this.element.hidden = false;
    this.element.dataset.verdict = verdict.verdict;
    replace(this.element, el('h2', { class: 'verdict' }, t(`verdict.${verdict.verdict}`), ' ', el('small', {}, verdict.summary)),
      this.#diagnoses(verdict), fill(el('div', { class: 'prose tables' }), verdict.html), this.#passed(verdict));
    if (!counts) return;
    announce(`${t(`verdict.${verdict.verdict}`)} ${verdict.summary}`);
    this.element.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    this.element.focus({ preventScroll: true });
  }

  /** @param {Verdict} verdict */
  #underline(verdict) {
    this.#marks.forEach((mark) => mark.clear());
    this.#marks = !this.#wasAsked ? [] : verdict.diagnoses.flatMap(({ range, title }) => (range
      ? [this.workspace.editor.mark([range[0], Math.max(range[1], range[0] + 1)], 'squiggle diagnosis', { title })] : []));
  }

  /** @param {Verdict} verdict */
  #diagnoses({ diagnoses }) {
    const { editor } = this.workspace;
    return diagnoses.map(({ id, title, reason, step, range, fix }) => el('article', { class: 'diagnosis', 'data-diagnosis': id },
      el('h3', {}, title),
      el('p', {}, reason, ' ', range ? button(t('problem.line', editor.placeOf(range[0])), () => editor.show(range), { class: 'link' }) : null),
      step ? el('p', { class: 'step' }, step) : null,
      fix && fix.edits.length ? button(fix.title, () => { editor.apply(fix.edits); editor.focus(); }, { class: 'small', 'data-fix': id }) : null));
  }

  /** @param {Verdict} verdict */
  #passed({ verdict, why, other, next }) {
    if (verdict !== 'passed') return null;
    return el('div', { class: 'passed' },
      why ? [el('h3', {}, t('why')), fill(el('div', { class: 'prose' }), why)] : null,
      other ? el('details', {}, el('summary', {}, t('other', other.title)),
        diffTable(this.workspace.editor.text, other.text, t('yours'), other.title)) : null,
      next ? el('p', {}, el('a', { class: 'main', href: `#/exercise/${encodeURIComponent(next)}`, 'data-action': 'next' }, t('next'))) : null);
  }
}
